/* A chain of 1000 variables, built and edited through the C library or, with an argument, by Swift: the instructions of
 * both are compared. */
#include <anchors_solver.h>
#include <stdio.h>

double chain_in_swift(void);

enum { COUNT = 1000, EDITS = 100 };

static double chain(void) {
  static anchors_variable edges[COUNT];
  static double values[COUNT];
  const double one = 1, difference[] = {1, -1};
  double sum = 0;
  anchors_solver *solver = anchors_solver_create();
  for (int i = 0; i < COUNT; i++) anchors_solver_add_variable(solver, &edges[i]);
  for (int i = 1; i < COUNT; i++) {
    const anchors_variable pair[] = {edges[i], edges[i - 1]};
    anchors_solver_add(solver, pair, difference, 2, ANCHORS_AT_LEAST, 3, 1000, 1, NULL);
    anchors_solver_add(solver, pair, difference, 2, ANCHORS_EQUAL, 2, 250, 1, NULL);
  }
  anchors_solver_add(solver, &edges[0], &one, 1, ANCHORS_AT_LEAST, 0, 1000, 1, NULL);
  anchors_solver_add_edit(solver, edges[0], 750);
  for (int i = 0; i < EDITS; i++) {
    anchors_solver_suggest(solver, edges[0], i);
    anchors_solver_values(solver, edges, COUNT, values);
    sum += values[COUNT - 1];
  }
  anchors_solver_destroy(solver);
  return sum;
}

int main(int count, char **arguments) {
  (void)arguments;
  printf("%.17g\n", count > 1 ? chain_in_swift() : chain());
  return 0;
}
