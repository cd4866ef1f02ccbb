#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>

// The C library's own entry points, which its malloc is an alias of.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static bool counting = false;
static AllocationCounts counts = {0, 0, 0};

void allocationCountingStart(void) {
  counts = (AllocationCounts){0, 0, 0};
  counting = true;
}

AllocationCounts allocationCountingStop(void) {
  counting = false;
  return counts;
}

AllocationCounts allocationCountsNow(void) { return counts; }

void allocationsKeepMemory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
  mallopt(M_TOP_PAD, 1 << 24);
}

static void *handedOut(void *block) {
  if (__builtin_expect(counting, 0) && block) {
    counts.allocations += 1;
    counts.liveBytes += (int64_t)malloc_usable_size(block);
    if (counts.liveBytes > counts.peakBytes) counts.peakBytes = counts.liveBytes;
  }
  return block;
}

static void givenBack(void *block) {
  if (__builtin_expect(counting, 0) && block) {
    counts.liveBytes -= (int64_t)malloc_usable_size(block);
  }
}

// A request rounded up so that every block, with its header of 8 bytes, is a multiple of 32. The C library
// never leaves less than 32 bytes of a block over, and hands them out with it instead: a usable size would
// then depend on the blocks freed before, and Swift's arrays grow into it.
static size_t rounded(size_t size) {
  return size > PTRDIFF_MAX - 64 ? size : ((size + 8 + 31) & ~(size_t)31) - 8;
}

void *malloc(size_t size) { return handedOut(__libc_malloc(rounded(size))); }

void *calloc(size_t count, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(count, size, &whole)) return handedOut(__libc_calloc(count, size));
  return handedOut(__libc_calloc(1, rounded(whole)));
}

void *realloc(void *block, size_t size) {
  givenBack(block);
  return handedOut(__libc_realloc(block, size == 0 ? 0 : rounded(size)));
}

void free(void *block) {
  givenBack(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) {
  return handedOut(__libc_memalign(alignment, rounded(size)));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return handedOut(__libc_memalign(alignment, rounded(size)));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = handedOut(__libc_memalign(alignment, rounded(size)));
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}
