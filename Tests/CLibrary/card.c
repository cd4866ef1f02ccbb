/* The example of Docs/C.md: a photo and a title beside each other in a card of 320. */
#include <anchors_solver.h>
#include <stdio.h>

int main(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable photo, title, width;
  anchors_solver_add_variable(solver, &photo); /* right edge of the photo */
  anchors_solver_add_variable(solver, &title); /* left edge of the title */
  anchors_solver_add_variable(solver, &width); /* width of the title */
  const anchors_variable gap[] = {title, photo}, text[] = {title, width};
  const double one[] = {1}, difference[] = {1, -1}, sum[] = {1, 1};
  anchors_solver_add(solver, &photo, one, 1, ANCHORS_EQUAL, 12 + 80, 1000, 1, NULL);
  anchors_solver_add(solver, gap, difference, 2, ANCHORS_EQUAL, 8, 1000, 1, NULL);
  anchors_solver_add(solver, text, sum, 2, ANCHORS_AT_MOST, 320 - 12, 1000, 1, NULL);
  anchors_solver_add(solver, &width, one, 1, ANCHORS_EQUAL, 400, 750, 1, NULL);
  double values[2];
  anchors_solver_values(solver, text, 2, values);
  printf("title %g wide at %g\n", values[1], values[0]);
  anchors_solver_destroy(solver);
  return 0;
}
