/* Calls of the C library, in order and out of it: results by arithmetic, refusals that leave everything as it was. */
#include <anchors_solver.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks = 0;
#define CHECK(condition)                                                          \
  do {                                                                            \
    checks++;                                                                     \
    if (!(condition)) {                                                           \
      fprintf(stderr, "FAIL  calls.c:%d: %s\n", __LINE__, #condition);             \
      exit(1);                                                                    \
    }                                                                             \
  } while (0)

static const double one[] = {1}, difference[] = {1, -1};

static double value(const anchors_solver *solver, anchors_variable variable) {
  double found = NAN;
  CHECK(anchors_solver_value(solver, variable, &found) == ANCHORS_OK);
  return found;
}

static void says(const anchors_solver *solver, const char *part) {
  char text[2000];
  int32_t count = anchors_solver_message(solver, text, sizeof text);
  CHECK(count > 0 && count < (int32_t)sizeof text && strlen(text) == (size_t)count);
  CHECK(strstr(text, part) != NULL);
}

static void solving(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable left, right;
  CHECK(anchors_solver_add_variable(solver, &left) == ANCHORS_OK && left >= 0);
  CHECK(anchors_solver_add_variable(solver, &right) == ANCHORS_OK && right != left);
  anchors_constraint first, gap, wish;
  CHECK(anchors_solver_add(solver, &left, one, 1, ANCHORS_AT_LEAST, 10, 1000, 1, &first) == ANCHORS_OK);
  const anchors_variable both[] = {right, left};
  CHECK(anchors_solver_add(solver, both, difference, 2, ANCHORS_EQUAL, 90, 1000, 1, &gap) == ANCHORS_OK);
  CHECK(anchors_solver_add(solver, &right, one, 1, ANCHORS_EQUAL, 50, 250, 2, &wish) == ANCHORS_OK);
  CHECK(value(solver, left) == 10 && value(solver, right) == 100);
  double off = -1;
  CHECK(anchors_solver_violation(solver, wish, &off) == ANCHORS_OK && off == 50);
  CHECK(anchors_solver_set_constant(solver, gap, 30) == ANCHORS_OK && value(solver, right) == 50);
  CHECK(value(solver, left) == 20);
  CHECK(anchors_solver_set_priority(solver, wish, 1000) == ANCHORS_OK);
  CHECK(anchors_solver_remove(solver, first) == ANCHORS_OK);
  CHECK(anchors_solver_remove(solver, first) == ANCHORS_UNKNOWN_CONSTRAINT);
  anchors_constraint again;
  CHECK(anchors_solver_add(solver, &left, one, 1, ANCHORS_AT_MOST, 400, 1000, 1, &again) == ANCHORS_OK);
  CHECK(again != first && anchors_solver_remove(solver, first) == ANCHORS_UNKNOWN_CONSTRAINT);
  anchors_constraint listed[3];
  CHECK(anchors_solver_constraints(solver, listed, 2) == 3);
  CHECK(anchors_solver_constraints(solver, listed, 3) == 3 && listed[0] == gap && listed[2] == again);
  bool determined = false;
  CHECK(anchors_solver_is_determined(solver, left, &determined) == ANCHORS_OK && determined);
  double least, greatest;
  CHECK(anchors_solver_range(solver, left, &least, &greatest) == ANCHORS_OK && least == 20 && greatest == 20);
  anchors_variable changed[2];
  CHECK(anchors_solver_changes(solver, changed, 0) == 2);
  CHECK(anchors_solver_changes(solver, changed, 2) == 2 && changed[0] == left && changed[1] == right);
  CHECK(anchors_solver_changes(solver, changed, 2) == 0);
  anchors_solver *copy = anchors_solver_copy(solver);
  CHECK(anchors_solver_set_constant(copy, gap, 31) == ANCHORS_OK);
  CHECK(value(copy, left) == 19 && value(solver, left) == 20);
  anchors_solver_destroy(copy);
  CHECK(anchors_solver_reset(solver) == ANCHORS_OK && anchors_solver_constraints(solver, NULL, 0) == 0);
  CHECK(anchors_solver_value(solver, left, &off) == ANCHORS_UNKNOWN_VARIABLE);
  anchors_solver_destroy(solver);
}

static void conflicts(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable width;
  anchors_constraint least;
  anchors_solver_add_variable(solver, &width);
  CHECK(anchors_solver_add(solver, &width, one, 1, ANCHORS_AT_LEAST, 10, 1000, 4, &least) == ANCHORS_OK);
  anchors_constraint untouched = 77;
  CHECK(anchors_solver_add(solver, &width, one, 1, ANCHORS_AT_MOST, 4, 1000, 1, &untouched) == ANCHORS_UNSATISFIABLE);
  CHECK(untouched == 77 && value(solver, width) == 10);
  says(solver, "cannot all be satisfied");
  CHECK(anchors_solver_add(solver, &width, one, 1, ANCHORS_AT_MOST, 4, 1000, 1, NULL) == ANCHORS_UNSATISFIABLE);
  anchors_constraint members[2];
  double multipliers[2];
  CHECK(anchors_solver_conflict(solver, NULL, NULL, 0) == 2);
  CHECK(anchors_solver_conflict(solver, members, multipliers, 2) == 2 && members[0] == least && members[1] == -1);
  /* The sum is 0 >= positive: 10 of the one and 4 of the other. */
  CHECK(multipliers[0] > 0 && multipliers[1] < 0);
  CHECK(fabs(multipliers[0] + multipliers[1]) < 1e-12 && multipliers[0] * 10 + multipliers[1] * 4 > 0);
  CHECK(anchors_solver_remove_variable(solver, width) == ANCHORS_VARIABLE_IN_USE);
  CHECK(anchors_solver_conflict(solver, members, multipliers, 2) == 0);
  CHECK(anchors_solver_remove(solver, least) == ANCHORS_OK && anchors_solver_message(solver, NULL, 0) == 0);
  CHECK(anchors_solver_remove_variable(solver, width) == ANCHORS_OK);
  CHECK(anchors_solver_add(solver, &width, one, 1, ANCHORS_AT_MOST, 4, 1000, 1, NULL) == ANCHORS_UNKNOWN_VARIABLE);
  anchors_variable next = 9;
  CHECK(anchors_solver_add_variable(solver, &next) == ANCHORS_OK && next != width);
  anchors_solver_destroy(solver);
}

static void weights(void) {
  anchors_solver *solver = anchors_solver_create(), *other = anchors_solver_create();
  anchors_variable x, foreign;
  anchors_constraint light, heavy;
  anchors_solver_add_variable(solver, &x);
  CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 0, 250, 1, &light) == ANCHORS_OK);
  CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 8, 250, 3, &heavy) == ANCHORS_OK);
  CHECK(value(solver, x) == 8);
  CHECK(anchors_solver_set_constant(solver, heavy, 9) == ANCHORS_OK && value(solver, x) == 9);
  double off;
  CHECK(anchors_solver_violation(solver, light, &off) == ANCHORS_OK && off == 9);
  CHECK(anchors_solver_set_weight(solver, light, 4) == ANCHORS_OK && value(solver, x) == 0);
  CHECK(anchors_solver_violation(solver, heavy, &off) == ANCHORS_OK && off == 9);
  CHECK(anchors_solver_set_weight(solver, light, NAN) == ANCHORS_INVALID_WEIGHT && value(solver, x) == 0);
  says(solver, "not a valid weight");
  /* Handles of another solver, and of another kind, are unknown. */
  anchors_solver_add_variable(other, &foreign);
  CHECK(anchors_solver_value(solver, foreign, &off) == ANCHORS_UNKNOWN_VARIABLE);
  CHECK(anchors_solver_value(solver, light, &off) == ANCHORS_UNKNOWN_VARIABLE);
  CHECK(anchors_solver_remove(solver, x) == ANCHORS_UNKNOWN_CONSTRAINT);
  CHECK(anchors_solver_add(solver, &foreign, one, 1, ANCHORS_EQUAL, 0, 250, 1, NULL) == ANCHORS_UNKNOWN_VARIABLE);
  const anchors_variable both[] = {x, foreign};
  double two[] = {-7, -7};
  CHECK(anchors_solver_values(solver, both, 2, two) == ANCHORS_UNKNOWN_VARIABLE && two[0] == -7);
  CHECK(anchors_solver_values(solver, both, -1, two) == ANCHORS_INVALID_ARGUMENT);
  anchors_solver_destroy(other);
  anchors_solver_destroy(solver);
}

static void refusals(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable x;
  anchors_solver_add_variable(solver, &x);
  const double bad[] = {NAN, INFINITY, -INFINITY, 1e300, 2e9};
  for (int i = 0; i < 5; i++) {
    CHECK(anchors_solver_add(solver, &x, &bad[i], 1, ANCHORS_EQUAL, 1, 1000, 1, NULL) == ANCHORS_INVALID_NUMBER);
    CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, bad[i], 1000, 1, NULL) == ANCHORS_INVALID_NUMBER);
    CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 1, bad[i], 1, NULL) == ANCHORS_INVALID_PRIORITY);
    CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 1, 1, bad[i], NULL) == ANCHORS_INVALID_WEIGHT);
  }
  CHECK(anchors_solver_add(solver, &x, one, -1, ANCHORS_EQUAL, 1, 1000, 1, NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_add(solver, NULL, one, 1, ANCHORS_EQUAL, 1, 1000, 1, NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_add(solver, &x, one, 1, 7, 1, 1000, 1, NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 1, 1000, 0, NULL) == ANCHORS_INVALID_WEIGHT);
  CHECK(anchors_solver_add(NULL, &x, one, 1, ANCHORS_EQUAL, 1, 1000, 1, NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_add_many(solver, -5, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_add_many(solver, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_remove(solver, -1) == ANCHORS_UNKNOWN_CONSTRAINT);
  CHECK(anchors_solver_remove(solver, INT64_MAX) == ANCHORS_UNKNOWN_CONSTRAINT);
  CHECK(anchors_solver_suggest(solver, x, 4) == ANCHORS_UNKNOWN_EDIT);
  CHECK(anchors_solver_add_edit(solver, x, 1000) == ANCHORS_REQUIRED_EDIT);
  CHECK(anchors_solver_add_edit(solver, x, 500) == ANCHORS_OK);
  CHECK(anchors_solver_add_edit(solver, x, 500) == ANCHORS_DUPLICATE_EDIT);
  CHECK(anchors_solver_suggest(solver, x, 4) == ANCHORS_OK && value(solver, x) == 4);
  CHECK(anchors_solver_suggest(solver, x, NAN) == ANCHORS_INVALID_NUMBER && value(solver, x) == 4);
  CHECK(anchors_solver_constraints(solver, NULL, 0) == 0);
  CHECK(anchors_solver_remove_edit(solver, x) == ANCHORS_OK);
  CHECK(anchors_solver_remove_edit(solver, x) == ANCHORS_UNKNOWN_EDIT);
  CHECK(anchors_solver_set_pivot_budget(solver, 0) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_commit(solver) == ANCHORS_INVALID_UPDATE && anchors_solver_roll_back(solver) == ANCHORS_INVALID_UPDATE);
  double unused;
  anchors_solver_destroy(NULL);
  CHECK(anchors_solver_copy(NULL) == NULL && anchors_solver_values(NULL, &x, 1, &unused) == ANCHORS_INVALID_ARGUMENT);
  anchors_solver_destroy(solver);
}

static void updates(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable x, y;
  anchors_constraint old, made;
  anchors_solver_add_variable(solver, &x);
  anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 3, 1000, 1, &old);
  /* Constraints that conflict in between are allowed. */
  CHECK(anchors_solver_begin(solver) == ANCHORS_OK && anchors_solver_begin(solver) == ANCHORS_INVALID_UPDATE);
  CHECK(anchors_solver_copy(solver) == NULL);
  CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 5, 1000, 1, &made) == ANCHORS_OK);
  CHECK(value(solver, x) == 3);
  CHECK(anchors_solver_remove(solver, old) == ANCHORS_OK);
  CHECK(anchors_solver_commit(solver) == ANCHORS_OK && value(solver, x) == 5);
  /* One that cannot be committed leaves nothing, its numbers included. */
  CHECK(anchors_solver_begin(solver) == ANCHORS_OK);
  CHECK(anchors_solver_add_variable(solver, &y) == ANCHORS_OK);
  CHECK(anchors_solver_add(solver, &x, one, 1, ANCHORS_EQUAL, 9, 1000, 1, NULL) == ANCHORS_OK);
  CHECK(anchors_solver_commit(solver) == ANCHORS_UNSATISFIABLE && value(solver, x) == 5);
  double found;
  CHECK(anchors_solver_value(solver, y, &found) == ANCHORS_UNKNOWN_VARIABLE);
  CHECK(anchors_solver_constraints(solver, NULL, 0) == 1);
  CHECK(anchors_solver_begin(solver) == ANCHORS_OK);
  CHECK(anchors_solver_set_constant(solver, made, 70) == ANCHORS_OK);
  CHECK(anchors_solver_roll_back(solver) == ANCHORS_OK && value(solver, x) == 5);
  CHECK(anchors_solver_begin(solver) == ANCHORS_OK && anchors_solver_reset(solver) == ANCHORS_OK);
  CHECK(anchors_solver_commit(solver) == ANCHORS_INVALID_UPDATE);
  anchors_solver_destroy(solver);
}

static void batches(void) {
  anchors_solver *solver = anchors_solver_create();
  enum { COUNT = 1000 };
  anchors_variable variables[2 * COUNT];
  int32_t counts[COUNT], relations[COUNT];
  double coefficients[2 * COUNT], constants[COUNT], priorities[COUNT];
  anchors_constraint made[COUNT];
  anchors_variable edges[COUNT];
  for (int i = 0; i < COUNT; i++) anchors_solver_add_variable(solver, &edges[i]);
  /* Each edge is 3 after the one before it. */
  int place = 0;
  for (int i = 0; i < COUNT; i++) {
    counts[i] = i == 0 ? 1 : 2;
    coefficients[place] = 1, variables[place++] = edges[i];
    if (i > 0) coefficients[place] = -1, variables[place++] = edges[i - 1];
    relations[i] = ANCHORS_EQUAL, constants[i] = 3, priorities[i] = 1000;
  }
  CHECK(anchors_solver_add_many(solver, COUNT, counts, variables, coefficients, relations, constants, priorities, NULL,
                                made) == ANCHORS_OK);
  CHECK(value(solver, edges[COUNT - 1]) == 3 * COUNT && made[COUNT - 1] >= 0);
  priorities[5] = -1;
  CHECK(anchors_solver_add_many(solver, COUNT, counts, variables, coefficients, relations, constants, priorities, NULL,
                                NULL) == ANCHORS_INVALID_PRIORITY);
  CHECK(anchors_solver_constraints(solver, NULL, 0) == COUNT);
  int32_t count = anchors_solver_dump(solver, NULL, 0);
  char *text = malloc((size_t)count + 1);
  CHECK(anchors_solver_dump(solver, text, count + 1) == count && memcmp(text, "Variables\n", 10) == 0);
  CHECK(strlen(text) == (size_t)count && text[count - 1] == '\n');
  free(text);
  anchors_statistics statistics;
  CHECK(anchors_solver_statistics(solver, &statistics) == ANCHORS_OK && statistics.cells >= 0);
  anchors_solver_destroy(solver);
}

/* Names of variables in messages, which are written as snprintf writes. */
static void names(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable start, end, plain;
  char text[400], cut[400];
  memset(text, 'x', sizeof text);
  CHECK(anchors_solver_message(solver, text, sizeof text) == 0 && text[0] == 0 && text[1] == 'x');
  CHECK(anchors_solver_message(NULL, text, sizeof text) == 0 && text[0] == 0);
  CHECK(anchors_solver_add_variable_named(solver, "start", &start) == ANCHORS_OK);
  CHECK(anchors_solver_add_variable_named(solver, "f\xc3\xbcr", &end) == ANCHORS_OK);
  CHECK(anchors_solver_add_variable_named(solver, NULL, &plain) == ANCHORS_OK);
  CHECK(anchors_solver_add_variable_named(solver, "lost", NULL) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_add_variable_named(NULL, "lost", &plain) == ANCHORS_INVALID_ARGUMENT);
  CHECK(anchors_solver_suggest(solver, start, 1) == ANCHORS_UNKNOWN_EDIT);
  says(solver, "start is not an edit variable");
  CHECK(anchors_solver_suggest(solver, plain, 1) == ANCHORS_UNKNOWN_EDIT);
  says(solver, "v2 is not an edit variable");
  const anchors_variable both[] = {end, start};
  CHECK(anchors_solver_add(solver, both, difference, 2, ANCHORS_AT_LEAST, 5, 1000, 1, NULL) == ANCHORS_OK);
  CHECK(anchors_solver_add(solver, &start, one, 1, ANCHORS_AT_LEAST, 3, 1000, 1, NULL) == ANCHORS_OK);
  CHECK(anchors_solver_add(solver, &end, one, 1, ANCHORS_AT_MOST, 7, 1000, 1, NULL) == ANCHORS_UNSATISFIABLE);
  says(solver, "f\xc3\xbcr - start >= 5");
  says(solver, "start >= 3");
  says(solver, "f\xc3\xbcr <= 7");
  int32_t count = anchors_solver_message(solver, text, sizeof text);
  for (int32_t capacity = 0; capacity <= count + 1; capacity++) {
    memset(cut, 'x', sizeof cut);
    CHECK(anchors_solver_message(solver, cut, capacity) == count && cut[capacity] == 'x');
    if (capacity == 0) continue;
    /* A character of two bytes is there whole or not at all. */
    int32_t written = (int32_t)strlen(cut), room = capacity - 1 < count ? capacity - 1 : count;
    CHECK(memcmp(cut, text, (size_t)written) == 0);
    CHECK(written == room || (written == room - 1 && text[room - 1] == '\xc3'));
  }
  CHECK(anchors_solver_message(solver, NULL, 100) == count && anchors_solver_message(solver, cut, -1) == count);
  anchors_solver_destroy(solver);
}

/* Numbers above 2^31 in messages, which an integer of 32 bits does not hold. */
static void large(void) {
  anchors_solver *solver = anchors_solver_create();
  anchors_variable parts[3];
  const double ones[] = {1, 1, 1};
  for (int i = 0; i < 3; i++) {
    anchors_solver_add_variable(solver, &parts[i]);
    CHECK(anchors_solver_add(solver, &parts[i], one, 1, ANCHORS_AT_LEAST, 1e9, 1000, 1, NULL) == ANCHORS_OK);
  }
  CHECK(anchors_solver_add(solver, parts, one, 1, ANCHORS_EQUAL, 3e9, 1000, 1, NULL) == ANCHORS_INVALID_NUMBER);
  says(solver, "3000000000 is out of range");
  CHECK(anchors_solver_add(solver, parts, ones, 3, ANCHORS_AT_MOST, 0, 1000, 1, NULL) == ANCHORS_UNSATISFIABLE);
  says(solver, "0 >= 3000000000.");
  anchors_solver_destroy(solver);
}

int main(void) {
  CHECK(anchors_solver_abi() == ANCHORS_SOLVER_ABI);
  solving();
  conflicts();
  weights();
  refusals();
  updates();
  batches();
  names();
  large();
  printf("ok    %d checks of the C library\n", checks);
  return 0;
}
