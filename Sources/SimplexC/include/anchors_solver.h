/* The solver of Anchors as a C library: linear constraints with strict priorities.
 *
 * A solver minimizes the violations of its constraints priority by priority: no number of constraints of a lower
 * priority outweighs one of a higher priority. Constraints of priority 1000 are required. The numbers have no unit; a
 * layout states points.
 *
 *   anchors_solver *solver = anchors_solver_create();
 *   anchors_variable width;
 *   anchors_solver_add_variable(solver, &width);
 *   double one = 1;
 *   anchors_solver_add(solver, &width, &one, 1, ANCHORS_AT_MOST, 300, 1000, 1, NULL);
 *   anchors_solver_add(solver, &width, &one, 1, ANCHORS_EQUAL, 400, 250, 1, NULL);
 *   double value;
 *   anchors_solver_value(solver, width, &value);   (300)
 *   anchors_solver_destroy(solver);
 *
 * Errors: every call that can fail returns a status. A call that fails changes nothing: all values, constraints and
 * variables are as before it, and outputs are not written. anchors_solver_message gives the reason as a sentence.
 *
 * Ownership: the caller frees a solver by anchors_solver_destroy. Nothing else that is allocated is handed out; texts
 * and lists are copied into buffers of the caller. A function that fills a buffer returns the number of entries that
 * there are; if that is more than the capacity, nothing is written, and the call can be repeated with a larger buffer.
 * Texts are as those of snprintf: terminated by a zero if the capacity is above 0, and cut if that is too small.
 *
 * Threads: one thread at a time for a solver. Solvers are independent of each other, copies included.
 *
 * Determinism: the same calls give the same bits, in every process and on every processor
 * with IEEE doubles.
 *
 * C99 and C++. No call prints, exits or raises a signal, whatever its arguments; pointers must be null or valid. Where
 * the system has no memory left, the process ends by abort.
 */
#ifndef ANCHORS_SOLVER_H
#define ANCHORS_SOLVER_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface: functions may be added to it, and none changes its meaning. */
#define ANCHORS_SOLVER_ABI 1

/* A solver with its variables and constraints. */
typedef struct anchors_solver anchors_solver;

/* Handles of variables and constraints, at least 0. Their bits mean nothing to a program: use the handle that a call
 * wrote, in the solver of that call and in copies of it. One that was removed, or is of another solver, is unknown. */
typedef int64_t anchors_variable;
typedef int64_t anchors_constraint;

/* The relation of the sum of terms to the constant. */
typedef int32_t anchors_relation;
enum { ANCHORS_AT_MOST = -1, ANCHORS_EQUAL = 0, ANCHORS_AT_LEAST = 1 };

/* The result of a call. */
typedef int32_t anchors_status;
enum {
  ANCHORS_OK = 0,
  /* Required constraints cannot all be satisfied; anchors_solver_conflict tells which. */
  ANCHORS_UNSATISFIABLE = 1,
  /* The variable was removed, or is not of this solver. */
  ANCHORS_UNKNOWN_VARIABLE = 2,
  /* The constraint was removed, or is not of this solver. */
  ANCHORS_UNKNOWN_CONSTRAINT = 3,
  /* The variable cannot be removed while constraints mention it. */
  ANCHORS_VARIABLE_IN_USE = 4,
  /* The variable is not an edit variable. */
  ANCHORS_UNKNOWN_EDIT = 5,
  /* The variable is an edit variable already. */
  ANCHORS_DUPLICATE_EDIT = 6,
  /* An edit cannot be required. */
  ANCHORS_REQUIRED_EDIT = 7,
  /* A number is NaN, infinite or out of range: inputs within 1e9, computed values within 1e15. */
  ANCHORS_INVALID_NUMBER = 8,
  /* The priority is not above 0 and at most 1000. */
  ANCHORS_INVALID_PRIORITY = 9,
  /* No solution was found within the pivot budget. */
  ANCHORS_PIVOT_LIMIT = 10,
  /* Coefficients differ so much that rounding makes independent constraints look dependent. */
  ANCHORS_ILL_CONDITIONED = 11,
  /* A pointer is null, a count is negative, or a relation is none of the three. */
  ANCHORS_INVALID_ARGUMENT = 12,
  /* There is no update to commit or roll back, or one has begun already. */
  ANCHORS_INVALID_UPDATE = 13,
  /* The weight is not from 1e-9 to 1e9. */
  ANCHORS_INVALID_WEIGHT = 14
};

/* The ABI that the library was built with; compare it with ANCHORS_SOLVER_ABI. */
int32_t anchors_solver_abi(void);

/* Creates a solver without variables and constraints. The caller frees it. */
anchors_solver *anchors_solver_create(void);

/* Frees a solver; null is allowed. */
void anchors_solver_destroy(anchors_solver *solver);

/* Creates a copy with the same variables, constraints and values, in constant time: memory is shared until one of both
 * changes. The caller frees it. Null for null, and within an update. */
anchors_solver *anchors_solver_copy(anchors_solver *solver);

/* Removes all variables and constraints, and ends an update. */
anchors_status anchors_solver_reset(anchors_solver *solver);

/* Adds a variable, whose value is 0 until constraints say otherwise. */
anchors_status anchors_solver_add_variable(anchors_solver *solver, anchors_variable *variable);

/* Adds a variable with a name in UTF-8, which ends with a zero and is copied. Messages and anchors_solver_dump have it in
 * place of `v` and a number. Names need not be unique; null and an empty name are none. */
anchors_status anchors_solver_add_variable_named(anchors_solver *solver, const char *name, anchors_variable *variable);

/* Removes a variable that no constraint mentions. Fails with UNKNOWN_VARIABLE or VARIABLE_IN_USE. */
anchors_status anchors_solver_remove_variable(anchors_solver *solver, anchors_variable variable);

/* Adds `coefficients[0] * variables[0] + … relation constant` with a priority of at most 1000, which is required.
 * Like terms are collected. The weight, from 1e-9 to 1e9 and 1 for most, multiplies the violation among constraints of
 * the same priority; among required ones it has no effect. It is rounded to 24 binary digits. The handle is written to
 * `constraint` unless that is null. Fails with UNSATISFIABLE, UNKNOWN_VARIABLE, INVALID_NUMBER, INVALID_PRIORITY,
 * INVALID_WEIGHT, PIVOT_LIMIT, ILL_CONDITIONED or INVALID_ARGUMENT. */
anchors_status anchors_solver_add(anchors_solver *solver, const anchors_variable *variables,
                                  const double *coefficients, int32_t count, anchors_relation relation,
                                  double constant, double priority, double weight, anchors_constraint *constraint);

/* Adds several constraints in one call, all of them or none. The terms of all stand one after the other; `counts[i]` of
 * them belong to constraint i. `weights` and `constraints` may be null. Fails as anchors_solver_add. */
anchors_status anchors_solver_add_many(anchors_solver *solver, int32_t constraint_count, const int32_t *counts,
                                       const anchors_variable *variables, const double *coefficients,
                                       const anchors_relation *relations, const double *constants,
                                       const double *priorities, const double *weights,
                                       anchors_constraint *constraints);

/* Removes a constraint. Fails with UNKNOWN_CONSTRAINT or PIVOT_LIMIT. */
anchors_status anchors_solver_remove(anchors_solver *solver, anchors_constraint constraint);

/* Changes the constant on the right. Fails with UNKNOWN_CONSTRAINT, INVALID_NUMBER, UNSATISFIABLE or PIVOT_LIMIT. */
anchors_status anchors_solver_set_constant(anchors_solver *solver, anchors_constraint constraint, double constant);

/* Changes the priority. Fails with UNKNOWN_CONSTRAINT, INVALID_PRIORITY, UNSATISFIABLE or PIVOT_LIMIT. */
anchors_status anchors_solver_set_priority(anchors_solver *solver, anchors_constraint constraint, double priority);

/* Changes the weight. Fails with UNKNOWN_CONSTRAINT, INVALID_WEIGHT or PIVOT_LIMIT. */
anchors_status anchors_solver_set_weight(anchors_solver *solver, anchors_constraint constraint, double weight);

/* Makes a variable an edit variable; its present value is suggested. Fails with UNKNOWN_VARIABLE, DUPLICATE_EDIT,
 * REQUIRED_EDIT, INVALID_PRIORITY, INVALID_NUMBER or PIVOT_LIMIT. */
anchors_status anchors_solver_add_edit(anchors_solver *solver, anchors_variable variable, double priority);

/* Suggests a value for an edit variable. Fails with UNKNOWN_VARIABLE, UNKNOWN_EDIT, INVALID_NUMBER or PIVOT_LIMIT. */
anchors_status anchors_solver_suggest(anchors_solver *solver, anchors_variable variable, double value);

/* Ends the edit of a variable. Fails with UNKNOWN_VARIABLE, UNKNOWN_EDIT or PIVOT_LIMIT. */
anchors_status anchors_solver_remove_edit(anchors_solver *solver, anchors_variable variable);

/* Begins an update: the calls until anchors_solver_commit are solved once, and take effect together or not at all. In
 * between, values are those from before. A call within it that fails leaves the earlier ones in force. Updates do not
 * nest: INVALID_UPDATE. */
anchors_status anchors_solver_begin(anchors_solver *solver);

/* Solves for the calls since anchors_solver_begin. If that fails, the solver is as it was before begin. Fails with
 * UNSATISFIABLE, INVALID_NUMBER, PIVOT_LIMIT, ILL_CONDITIONED or INVALID_UPDATE. */
anchors_status anchors_solver_commit(anchors_solver *solver);

/* Undoes the calls since anchors_solver_begin. Fails with INVALID_UPDATE. */
anchors_status anchors_solver_roll_back(anchors_solver *solver);

/* The value of a variable. Fails with UNKNOWN_VARIABLE. */
anchors_status anchors_solver_value(const anchors_solver *solver, anchors_variable variable, double *value);

/* Reads the values of several variables, or of none: values[i] is that of variables[i]. Fails with UNKNOWN_VARIABLE or
 * INVALID_ARGUMENT. */
anchors_status anchors_solver_values(const anchors_solver *solver, const anchors_variable *variables, int32_t count,
                                     double *values);

/* Fills a buffer with the variables whose values changed since the previous call that filled one, in order of creation;
 * the first compares with 0. Returns how many there are. */
int32_t anchors_solver_changes(anchors_solver *solver, anchors_variable *variables, int32_t capacity);

/* By how much a constraint is violated, at least 0, in its own unit. Fails with UNKNOWN_CONSTRAINT. */
anchors_status anchors_solver_violation(const anchors_solver *solver, anchors_constraint constraint, double *violation);

/* Tells whether the constraints determine the value of a variable. Fails with UNKNOWN_VARIABLE or PIVOT_LIMIT. */
anchors_status anchors_solver_is_determined(anchors_solver *solver, anchors_variable variable, bool *determined);

/* The least and the greatest value of a variable in all equally good solutions; infinite without a bound. Fails with
 * UNKNOWN_VARIABLE or PIVOT_LIMIT. */
anchors_status anchors_solver_range(anchors_solver *solver, anchors_variable variable, double *least, double *greatest);

/* The constraints, in the order in which they were added, without those of edits. Returns how many there are. */
int32_t anchors_solver_constraints(const anchors_solver *solver, anchors_constraint *constraints, int32_t capacity);

/* The members of the last conflict, of a call that failed with UNSATISFIABLE: without any one of them the others can be
 * satisfied, and their sum, each times its multiplier, reads `0 >= positive number`. A member that the failed call
 * would have added is -1 - its position in the call, or in the update. Returns how many there are, 0 after a call that
 * changed the solver. */
int32_t anchors_solver_conflict(const anchors_solver *solver, anchors_constraint *members, double *multipliers,
                                int32_t capacity);

/* Counters of work since the solver was created or reset. */
typedef struct {
  int64_t pivots;
  int64_t bound_swaps;
  int64_t refactorizations;
  int64_t cells;
} anchors_statistics;

/* Reads the counters. */
anchors_status anchors_solver_statistics(const anchors_solver *solver, anchors_statistics *statistics);

/* The most pivots that one call may take before it fails with PIVOT_LIMIT. Fails with INVALID_ARGUMENT below 1. */
anchors_status anchors_solver_set_pivot_budget(anchors_solver *solver, int64_t pivots);

/* Copies the reason of the last call that failed as UTF-8, as snprintf does: with a zero at its end, and cut between two
 * characters if the capacity is too small. Returns the number of bytes of the whole reason without the zero; 0 if no call
 * failed since the last one that changed the solver. */
int32_t anchors_solver_message(const anchors_solver *solver, char *bytes, int32_t capacity);

/* Copies the state as text, for reports of faults, and returns the number of bytes, as anchors_solver_message does. Equal
 * calls give equal texts. */
int32_t anchors_solver_dump(const anchors_solver *solver, char *bytes, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
