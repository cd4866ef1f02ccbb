/* Ends the process where the system has no memory left. Swift uses what it allocates without looking at it, so
   Scripts/targets.sh clib lets the objects of the library call these functions in place of the C library's. */
#include <stdlib.h>

#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN void *anchors_solver_malloc(size_t size) {
  void *memory = malloc(size);
  if (memory == NULL && size > 0) abort();
  return memory;
}

HIDDEN int anchors_solver_posix_memalign(void **memory, size_t alignment, size_t size) {
  if (posix_memalign(memory, alignment, size) != 0) abort();
  return 0;
}
