"""Tests of the module that need no other package: run `python3 -m unittest discover Integrations/Kiwi/tests`."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import kiwisolver as kiwi


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
        # The weighted median: 2 + 2 outweighs 3, and 3 + 2 outweighs 2.
        for values, median in [([(1, 2), (1, 2), (9, 3)], 1), ([(1, 2), (9, 3), (20, 2)], 9)]:
            solver, x = kiwi.Solver(), kiwi.Variable("x")
            for value, weight in values:
                solver.addConstraint((x == value) | kiwi.strength.create(0, weight, 0))
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

    def test_a_reset_solver_begins_anew(self):
        self.add(self.x == 4)
        self.solver.reset()
        self.add((self.x == 6) | "weak")
        self.assertEqual(self.x.value(), 6)


if __name__ == "__main__":
    unittest.main()
