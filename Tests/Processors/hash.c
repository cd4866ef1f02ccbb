/* Random sequences of calls, with one hash of all values, statuses, messages, conflicts and counters: one line, which
 * every processor with IEEE doubles prints alike. */
#include <anchors_solver.h>
#include <stdio.h>
#include <stdlib.h>

enum { VARIABLES = 10, CONSTRAINTS = 48, CALLS = 160, SEQUENCES = 300 };

/* FNV-1a over bytes in the order of a little-endian processor. */
static uint64_t hash = 0xCBF29CE484222325;
static void mix(uint64_t bits) {
  for (int shift = 0; shift < 64; shift += 8) hash = (hash ^ (bits >> shift & 0xFF)) * 0x100000001B3;
}
static void mix_number(double number) {
  union { double number; uint64_t bits; } both = {number};
  mix(both.bits);
}

static uint64_t seed = 1;
static uint32_t chance(uint32_t count) {
  seed = seed * 6364136223846793005 + 1442695040888963407;
  return (uint32_t)(seed >> 33) % count;
}

static anchors_solver *solver;
static anchors_variable variables[VARIABLES];
static anchors_constraint constraints[CONSTRAINTS];
static uint32_t count;

static anchors_status add(void) {
  static const double coefficients[] = {1, -1, 2, 0.5, -1.0 / 3, 1.1}, priorities[] = {1000, 1000, 750, 749.5, 250};
  anchors_variable terms[3];
  double factors[3];
  int32_t length = 1 + (int32_t)chance(3);
  for (int32_t i = 0; i < length; i++) {
    terms[i] = variables[chance(VARIABLES)];
    factors[i] = coefficients[chance(6)];
  }
  anchors_relation relation = (anchors_relation)chance(3) - 1;
  double constant = chance(20000) / 8.0 - 1000, priority = priorities[chance(5)], weight = 1 + chance(3) / 7.0;
  anchors_status status =
    anchors_solver_add(solver, terms, factors, length, relation, constant, priority, weight, &constraints[count]);
  if (status == ANCHORS_OK) count++;
  return status;
}

static anchors_status call(void) {
  /* One after the other: C leaves the order of arguments to the compiler. */
  uint32_t kind = chance(9), place = count ? chance(count) : 0;
  anchors_variable variable = variables[chance(VARIABLES)];
  double number = chance(20000) / 16.0 - 600;
  if (count == 0 || (kind < 4 && count < CONSTRAINTS)) return add();
  switch (kind) {
  case 4: return anchors_solver_set_constant(solver, constraints[place], number);
  case 5: return anchors_solver_set_priority(solver, constraints[place], chance(2) ? 1000 : 500);
  case 6: return anchors_solver_add_edit(solver, variable, 600);
  case 7: return anchors_solver_suggest(solver, variable, number);
  default: break;
  }
  anchors_status status = anchors_solver_remove(solver, constraints[place]);
  if (status == ANCHORS_OK) constraints[place] = constraints[--count];
  return status;
}

static void mix_state(anchors_status status) {
  double values[VARIABLES], least = 0, greatest = 0, multipliers[CONSTRAINTS];
  anchors_constraint members[CONSTRAINTS];
  mix((uint64_t)status);
  if (anchors_solver_values(solver, variables, VARIABLES, values) != ANCHORS_OK) abort();
  for (int i = 0; i < VARIABLES; i++) mix_number(values[i]);
  if (chance(8) == 0 && anchors_solver_range(solver, variables[0], &least, &greatest) == ANCHORS_OK) {
    mix_number(least);
    mix_number(greatest);
  }
  int32_t found = anchors_solver_conflict(solver, members, multipliers, CONSTRAINTS);
  for (int32_t i = 0; i < found && found <= CONSTRAINTS; i++) mix_number(multipliers[i]);
  static char text[4096];
  int32_t length = anchors_solver_message(solver, text, sizeof text);
  for (int32_t i = 0; i < length && i < (int32_t)sizeof text - 1; i++) mix((unsigned char)text[i]);
}

int main(void) {
  unsigned refused = 0;
  for (int sequence = 0; sequence < SEQUENCES; sequence++) {
    anchors_statistics work;
    solver = anchors_solver_create();
    count = 0;
    for (int i = 0; i < VARIABLES; i++) anchors_solver_add_variable(solver, &variables[i]);
    for (int i = 0; i < CALLS; i++) {
      anchors_status status = call();
      refused += status != ANCHORS_OK;
      mix_state(status);
    }
    anchors_solver_statistics(solver, &work);
    mix((uint64_t)work.pivots);
    mix((uint64_t)work.cells);
    anchors_solver_destroy(solver);
  }
  printf("%d sequences of %d calls, %u refused: %08lx%08lx\n", SEQUENCES, CALLS, refused, (unsigned long)(hash >> 32),
         (unsigned long)(hash & 0xFFFFFFFF));
  return 0;
}
