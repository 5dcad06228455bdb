#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
// For `houdini_unescape_html`, the one public way to the table of character references.
#include <cmark-gfm/houdini.h>
