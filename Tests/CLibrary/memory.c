/* Lets the allocation with the number of the first argument fail: the library ends the process by abort, as its
   header says, and never goes on with a null pointer. Prints whether the failing allocation was reached. */
#define _GNU_SOURCE
#include "anchors_solver.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static long allocations, failing;

static int fails(void) { return failing > 0 && ++allocations == failing; }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  int (*next)(void **, size_t, size_t) = (int (*)(void **, size_t, size_t))dlsym(RTLD_NEXT, "posix_memalign");
  return fails() ? ENOMEM : next(memory, alignment, size);
}

int main(int count, char **arguments) {
  double one = 1;
  anchors_constraint last;
  anchors_variable width;
  failing = count > 1 ? atol(arguments[1]) : 0;
  anchors_solver *solver = anchors_solver_create();
  if (anchors_solver_add_variable(solver, &width) != 0) return 2;
  for (int index = 0; index < 300; index++)
    if (anchors_solver_add(solver, &width, &one, 1, ANCHORS_AT_LEAST, index, index % 2 ? 1000 : 500, 1, &last) != 0) return 2;
  anchors_solver *copy = anchors_solver_copy(solver);
  if (anchors_solver_set_constant(copy, last, 5) != 0) return 2;
  anchors_solver_destroy(copy);
  anchors_solver_destroy(solver);
  printf("%ld allocations\n", allocations);
  return 0;
}
