"""The solver of kiwi's interface, over the C library."""

import threading

from . import _library
from ._batches import Batches
from ._library import Refusal
from ._numbers import mismatch, number, text
from ._strength import clipped, level, number_of
from ._symbolics import _RELATIONS, Constraint, Variable, _Unpicklable
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)

_REQUIRED = 1001001000.0


class _Edit:
    """An edit variable: the owner of the row `variable == value`."""

    __slots__ = ("variable", "value")

    def __init__(self, variable):
        self.variable = variable
        self.value = 0.0


class Solver(_Unpicklable):
    """A solver for constraints of linear expressions, with kiwi's methods.

    Changes are solved for by `updateVariables`, before which nobody sees values, and earlier where
    it takes that to tell whether a required constraint can be satisfied.

    One thread at a time is admitted to a solver by a lock of its own; solvers are independent.
    """

    __slots__ = ("_lock", "_batches", "_edits", "__weakref__")

    def __init__(self):
        self._lock = threading.RLock()
        self._batches = Batches()
        # Edits by the identity of their variables, as variables have no hash.
        self._edits = {}

    def addConstraint(self, constraint, /):
        """Adds a constraint.

        Raises DuplicateConstraint, or UnsatisfiableConstraint if it contradicts the required ones,
        and ValueError for a number beyond 1e9 or none at all. A refused constraint changes nothing.
        """
        if not isinstance(constraint, Constraint):
            raise mismatch("Constraint", constraint)
        with self._lock:
            batches = self._batches
            if constraint in batches.rows:
                raise DuplicateConstraint(constraint)
            expression = constraint._expression
            try:
                batches.add(
                    constraint,
                    expression._pairs,
                    _RELATIONS[constraint._op],
                    0.0 - expression._offset,
                    constraint._strength,
                )
            except Refusal as refusal:
                if refusal.code != _library.UNSATISFIABLE:
                    raise refusal.error() from None
                raise UnsatisfiableConstraint(constraint, batches.conflict(constraint)) from None

    def removeConstraint(self, constraint, /):
        """Removes a constraint, or raises UnknownConstraint."""
        if not isinstance(constraint, Constraint):
            raise mismatch("Constraint", constraint)
        with self._lock:
            if constraint not in self._batches.rows:
                raise UnknownConstraint(constraint)
            self._batches.remove(constraint)

    def hasConstraint(self, constraint, /):
        """Returns whether the constraint is in the solver."""
        if not isinstance(constraint, Constraint):
            raise mismatch("Constraint", constraint)
        return constraint in self._batches.rows

    def addEditVariable(self, variable, strength, /):
        """Makes a variable an edit variable, with 0 as the first suggestion.

        Raises DuplicateEditVariable, or BadRequiredStrength if the strength is `required`.
        """
        if not isinstance(variable, Variable):
            raise mismatch("Variable", variable)
        strength = clipped(number_of(strength))
        with self._lock:
            if id(variable) in self._edits:
                raise DuplicateEditVariable(variable)
            if strength == _REQUIRED:
                raise BadRequiredStrength("A required strength cannot be used in this context.")
            edit = _Edit(variable)
            self._batches.add(edit, ((variable, 1.0),), 0, 0.0, strength)
            self._edits[id(variable)] = edit

    def removeEditVariable(self, variable, /):
        """Makes an edit variable a usual one, or raises UnknownEditVariable."""
        with self._lock:
            self._batches.remove(self._edit(variable))
            del self._edits[id(variable)]

    def hasEditVariable(self, variable, /):
        """Returns whether the variable is an edit variable."""
        if not isinstance(variable, Variable):
            raise mismatch("Variable", variable)
        return id(variable) in self._edits

    def suggestValue(self, variable, value, /):
        """Suggests a value for an edit variable, or raises UnknownEditVariable.

        Raises ValueError for a number beyond 1e9 or none at all. Of several suggestions before
        `updateVariables`, only the last has an effect.
        """
        edit = self._edits.get(id(variable)) or self._edit(variable)
        if not isinstance(value, float):
            value = number(value)
        if value == edit.value:
            return
        if not -1e9 <= value <= 1e9:
            raise ValueError(
                f"suggestValue was given {text(value)}; pass a number from -1e9 to 1e9"
            )
        with self._lock:
            self._batches.set_constant(edit, value)
            edit.value = value

    def updateVariables(self):
        """Solves, and writes the values into the variables."""
        with self._lock:
            batches = self._batches
            batches.flush()
            for variable, value in zip(batches.variables, batches.values()):
                variable._value = value

    def reset(self):
        """Removes all constraints and variables; the variables retain their values."""
        with self._lock:
            self._batches.reset()
            self._edits = {}

    def dump(self):
        """Prints the text of `dumps`."""
        print(self.dumps())

    def dumps(self):
        """Returns the state as a text for people, under the headings of kiwi."""
        with self._lock:
            batches = self._batches
            batches.flush()
            constraints = [each for each in batches.rows if isinstance(each, Constraint)]
            variables = [
                f"{variable._name} = v{index}" for index, variable in enumerate(batches.variables)
            ]
            sections = (
                ("Objective", _objective(constraints)),
                ("Tableau", batches.dump().splitlines()),
                ("Infeasible", [repr(each) for each in constraints if each.violated()]),
                ("Variables", variables),
                ("Edit Variables", [edit.variable._name for edit in self._edits.values()]),
                ("Constraints", [repr(each) for each in constraints]),
            )
        return "\n".join(
            f"{title}\n{'-' * len(title)}\n" + "".join(f"{line}\n" for line in lines)
            for title, lines in sections
        )

    def _edit(self, variable):
        """Returns the edit of an edit variable."""
        if not isinstance(variable, Variable):
            raise mismatch("Variable", variable)
        edit = self._edits.get(id(variable))
        if edit is None:
            raise UnknownEditVariable(variable)
        return edit


def _objective(constraints):
    """Returns a line for each class: the violations times their weights, added up."""
    totals = {}
    for constraint in constraints:
        if constraint.violated():
            priority, weight, _ = level(constraint._strength)
            value = abs(constraint._expression.value())
            totals[priority] = totals.get(priority, 0.0) + weight * value
    return [f"level {text(each)}: {text(totals[each])}" for each in sorted(totals, reverse=True)]
