#pragma once
#include <zlib.h>

// Both are macros, which Swift can't import; 16 + 15 window bits ask for gzip's frame.
static inline int lectern_gzip_init(z_streamp stream) {
  return deflateInit2(stream, 6, Z_DEFLATED, 16 + 15, 8, Z_DEFAULT_STRATEGY);
}

static inline int lectern_gunzip_init(z_streamp stream) {
  return inflateInit2(stream, 16 + 15);
}
