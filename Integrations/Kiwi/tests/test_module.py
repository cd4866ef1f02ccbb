"""Tests of the module that need no other package: run `python3 -m unittest discover Integrations/Kiwi/tests`."""

import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import kiwisolver as kiwi


def has_negative_cycle(edges, count):
    """Returns whether differences `second - first <= most` contradict, by Bellman and Ford."""
    distances = [0] * count
    for _ in range(count):
        for first, second, most in edges:
            distances[second] = min(distances[second], distances[first] + most)
    return any(distances[first] + most < distances[second] for first, second, most in edges)


class SolverTests(unittest.TestCase):
    def setUp(self):
        self.solver = kiwi.Solver()
        self.x, self.y = kiwi.Variable("x"), kiwi.Variable("y")

    def add(self, *constraints):
        for constraint in constraints:
            self.solver.addConstraint(constraint)
        self.solver.updateVariables()

    def test_required_bounds_limit_a_wish(self):
        self.add(self.x >= 3, self.x <= 7, (self.x == 10) | "weak")
        self.assertEqual(self.x.value(), 7)

    def test_many_weak_constraints_do_not_outweigh_a_strong_one(self):
        self.add((self.x == 0) | "strong", *[(self.x == 100) | "weak" for _ in range(2000)])
        self.assertEqual(self.x.value(), 0)

    def test_weights_decide_within_a_class(self):
        # The weighted median, which is not the middle value: 5 outweighs 2 + 2.
        create = kiwi.strength.create
        strengths = [lambda w: create(w, 0, 0), lambda w: create(0, w, 0), lambda w: create(0, 0, w)]
        for values, median in [([(1, 2), (1, 2), (9, 5)], 9), ([(1, 5), (9, 2), (20, 2)], 1)]:
            for strength in strengths:
                solver, x = kiwi.Solver(), kiwi.Variable("x")
                for value, weight in values:
                    solver.addConstraint((x == value) | strength(weight))
                solver.updateVariables()
                self.assertEqual(x.value(), median)

    def test_a_large_weight_of_a_numeric_strength_is_accepted(self):
        self.add((self.x == 1) | 16_777_215.0, (self.x == 2) | "strong")
        self.assertEqual(self.x.value(), 1)

    def test_a_conflict_names_its_members_and_changes_nothing(self):
        first, second = self.x + 10 <= self.y, self.y <= 50
        self.add(first, second, self.x == 20)
        with self.assertRaises(kiwi.UnsatisfiableConstraint) as caught:
            self.solver.addConstraint(self.x >= 45)
        members = [member for member, _ in caught.exception.conflict]
        self.assertIn(caught.exception.constraint, members)
        self.solver.updateVariables()
        self.assertEqual(self.x.value(), 20)
        self.assertFalse(self.solver.hasConstraint(caught.exception.constraint))

    def test_the_multipliers_of_a_conflict_add_up_to_a_contradiction(self):
        self.add(self.x + 10 <= self.y, self.y <= 50)
        with self.assertRaises(kiwi.UnsatisfiableConstraint) as caught:
            self.solver.addConstraint(self.x >= 45)
        totals = {}
        constant = 0.0
        for member, factor in caught.exception.conflict:
            expression = member.expression()
            constant += factor * expression.constant()
            for term in expression.terms():
                name = term.variable().name()
                totals[name] = totals.get(name, 0.0) + factor * term.coefficient()
        self.assertEqual(set(totals.values()), {0.0})
        # 45 + 10 = 55 exceeds 50 by 5.
        self.assertEqual(abs(constant), 5)

    def test_an_edit_moves_and_returns(self):
        self.solver.addEditVariable(self.x, "strong")
        self.solver.addConstraint(self.y == 2 * self.x + 1)
        for value in [4.0, -3.5, 4.0]:
            self.solver.suggestValue(self.x, value)
            self.solver.updateVariables()
            self.assertEqual((self.x.value(), self.y.value()), (value, 2 * value + 1))
        self.solver.removeEditVariable(self.x)
        self.assertFalse(self.solver.hasEditVariable(self.x))

    def test_an_edit_moves_on_after_a_refused_constraint(self):
        self.solver.addEditVariable(self.x, "strong")
        self.solver.addConstraint(self.x >= 1)
        with self.assertRaises(kiwi.UnsatisfiableConstraint):
            self.solver.addConstraint(self.x == -15)
        self.solver.updateVariables()
        self.assertEqual(self.x.value(), 1)
        self.solver.suggestValue(self.x, 120)
        self.solver.updateVariables()
        self.assertEqual(self.x.value(), 120)

    def test_a_removed_constraint_holds_no_longer(self):
        bound = self.x <= 5
        self.add(bound, (self.x == 9) | "weak")
        self.assertEqual(self.x.value(), 5)
        self.solver.removeConstraint(bound)
        self.solver.updateVariables()
        self.assertEqual(self.x.value(), 9)

    def test_mistakes_raise_the_exceptions_of_kiwi(self):
        bound = self.x <= 5
        self.solver.addConstraint(bound)
        with self.assertRaises(kiwi.DuplicateConstraint):
            self.solver.addConstraint(bound)
        with self.assertRaises(kiwi.UnknownConstraint):
            self.solver.removeConstraint(self.y <= 5)
        with self.assertRaises(kiwi.UnknownEditVariable):
            self.solver.suggestValue(self.x, 1)
        with self.assertRaises(kiwi.BadRequiredStrength):
            self.solver.addEditVariable(self.x, "required")
        with self.assertRaises(TypeError):
            self.x < 3

    def test_numbers_out_of_range_are_refused_and_change_nothing(self):
        self.add(self.x == 4)
        for number in [float("nan"), float("inf"), 1e10]:
            with self.assertRaises(ValueError):
                self.solver.addConstraint(self.y == number)
        self.add(self.y == self.x)
        self.assertEqual(self.y.value(), 4)

    def test_an_empty_expression_is_a_constraint_too(self):
        self.add(kiwi.Constraint(kiwi.Expression([], 5), ">="))
        with self.assertRaises(kiwi.UnsatisfiableConstraint):
            self.solver.addConstraint(kiwi.Constraint(kiwi.Expression([], -5), ">="))

    def test_a_suggestion_returns_after_one_that_the_solver_refused(self):
        self.solver.addEditVariable(self.x, "strong")
        self.solver.addConstraint(self.y * 1e-9 == self.x)
        for value, result in [(2e-9, 2), (1e9, None), (1e9, None), (2e-9, 2)]:
            self.solver.suggestValue(self.x, value)
            if result is None:
                with self.assertRaises(ValueError):
                    self.solver.updateVariables()
                self.assertAlmostEqual(self.y.value(), 2)
            else:
                self.solver.updateVariables()
                self.assertAlmostEqual(self.y.value(), result)

    def test_differences_are_refused_where_they_close_a_negative_cycle(self):
        refused = 0
        for seed in range(60):
            numbers = random.Random(seed)
            solver = kiwi.Solver()
            variables = [kiwi.Variable(str(index)) for index in range(6)]
            bounds = {}
            for _ in range(60):
                choice = numbers.random()
                if choice < 0.2 and bounds:
                    bound = numbers.choice(list(bounds))
                    del bounds[bound]
                    solver.removeConstraint(bound)
                elif choice < 0.4:
                    solver.updateVariables()
                    for first, second, most in bounds.values():
                        difference = variables[second].value() - variables[first].value()
                        self.assertLessEqual(difference, most + 1e-8)
                else:
                    first, second = numbers.sample(range(6), 2)
                    most = numbers.randint(-36, 80) / 4
                    bound = variables[second] - variables[first] <= most
                    edges = [*bounds.values(), (first, second, most)]
                    if has_negative_cycle(edges, count=6):
                        refused += 1
                        with self.assertRaises(kiwi.UnsatisfiableConstraint) as caught:
                            solver.addConstraint(bound)
                        # The members are such a cycle, and nothing else: a sum below zero.
                        members = [each for each, _ in caught.exception.conflict]
                        bounds[bound] = edges[-1]
                        cycle = [bounds[each] for each in members]
                        del bounds[bound]
                        self.assertEqual({each[0] for each in cycle}, {each[1] for each in cycle})
                        self.assertLess(sum(each[2] for each in cycle), 0)
                    else:
                        solver.addConstraint(bound)
                        bounds[bound] = edges[-1]
        self.assertGreater(refused, 100)

    def test_a_reset_solver_begins_anew(self):
        self.add(self.x == 4)
        self.solver.reset()
        self.add((self.x == 6) | "weak")
        self.assertEqual(self.x.value(), 6)


if __name__ == "__main__":
    unittest.main()
