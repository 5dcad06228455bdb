#pragma once

#include <stdint.h>

/// How often the program has asked for memory so far, moves of what it has included.
///
/// Counted in place of the C library's own functions, so that whatever this is linked into is counted whole,
/// Swift's runtime too.
uint64_t allocations_made(void);
