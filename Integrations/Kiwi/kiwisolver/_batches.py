"""The rows of a solver, passed to the library many at once."""

from array import array

from . import _library
from ._library import Refusal, Rows
from ._numbers import text
from ._strength import level
from ._witness import Witness

_LIMIT = 1e9


class Batches:
    """The rows of a solver by their owners: constraints, and edits of variables.

    Changes are collected until `flush`. A required row needs an answer at once, though: whether
    the required rows can hold with it. If a witness shows that they can, the row waits with the
    others; else it is passed on and solved in its call.
    """

    __slots__ = (
        "variables", "rows", "_handle", "_columns", "_indices", "_witness", "_added", "_owners",
        "_removed", "_constants", "__weakref__",
    )

    def __init__(self):
        self._handle = _library.create()
        self._clear()

    def __del__(self):
        handle = getattr(self, "_handle", None)
        if handle:
            self._handle = None
            _library.destroy(handle)

    def _clear(self):
        # Variables in the order of their appearance, with their indices by identity, as variables
        # have no hash, and their numbers in the library.
        self.variables = []
        self._indices = {}
        self._columns = array("q")
        self._witness = Witness()
        # The number of an owner's row in the library, or -1 - the index among `_added`.
        self.rows = {}
        self._added, self._owners, self._removed, self._constants = Rows(), [], [], {}

    def reset(self):
        """Removes all rows and variables."""
        _library.reset(self._handle)
        self._clear()

    def add(self, owner, pairs, relation, constant, strength):
        """Adds the row of an owner, or raises a Refusal that names the rows in conflict.

        Raises ValueError for a number out of range.
        """
        if not -_LIMIT <= constant <= _LIMIT:
            raise _out_of_range(constant)
        for _, coefficient in pairs:
            if not -_LIMIT <= coefficient <= _LIMIT:
                raise _out_of_range(coefficient)
        indices = self._indices
        places = []
        for variable, _ in pairs:
            index = indices.get(id(variable))
            places.append(self._introduce(variable) if index is None else index)
        priority, weight, is_required = level(strength)
        factors = [coefficient for _, coefficient in pairs]
        row = places, factors, relation, constant
        waits = not is_required or self._witness.admits(row)
        if not waits:
            self.flush()
        added, columns = self._added, self._columns
        added.counts.append(len(places))
        added.columns.extend([columns[index] for index in places])
        added.coefficients.extend(factors)
        added.relations.append(relation)
        added.constants.append(constant)
        added.priorities.append(priority)
        added.weights.append(weight)
        if waits:
            self._owners.append(owner)
            self.rows[owner] = -len(self._owners)
        else:
            self._added = Rows()
            self.rows[owner] = _library.add(self._handle, added)[0]
            self.values()
        if is_required:
            self._witness.append(owner, row)

    def remove(self, owner):
        """Removes the row of an owner."""
        if self.rows[owner] < 0:
            self.flush()
        self._removed.append(self.rows.pop(owner))
        self._witness.remove(owner)
        self._constants.pop(owner, None)

    def set_constant(self, owner, constant):
        """Changes the constant of an owner's row, which is not required."""
        row = self.rows[owner]
        if row < 0:
            self._added.constants[-1 - row] = constant
        else:
            self._constants[owner] = constant

    def flush(self):
        """Solves for the changes since the last time.

        Raises the error for the first change that the library refuses; all others are made.
        """
        changes = (self._removed, self._added, self._owners, self._constants)
        if not any(changes):
            return
        self._added, self._owners, self._removed, self._constants = Rows(), [], [], {}
        try:
            numbers = _library.update(self._handle, lambda: self._pass_on(*changes))
            self.rows.update(zip(changes[2], numbers))
        except Refusal:
            self._pass_on_singly(*changes)

    def _pass_on(self, removed, added, _, constants):
        handle, rows = self._handle, self.rows
        for row in removed:
            _library.remove(handle, row)
        numbers = _library.add(handle, added)
        for owner, constant in constants.items():
            _library.set_constant(handle, rows[owner], constant)
        return numbers

    def _pass_on_singly(self, removed, added, owners, constants):
        refusals = []

        def attempt(function, *arguments):
            try:
                return function(self._handle, *arguments)
            except Refusal as refusal:
                refusals.append(refusal)
                return None

        for row in removed:
            attempt(_library.remove, row)
        for owner, single in zip(owners, added.singles()):
            numbers = attempt(_library.add, single)
            if numbers:
                self.rows[owner] = numbers[0]
            else:
                del self.rows[owner]
                self._witness.remove(owner)
        for edit, constant in constants.items():
            count = len(refusals)
            attempt(_library.set_constant, self.rows[edit], constant)
            if len(refusals) > count:
                # No suggestion equals it, so that the same one is not taken for made.
                edit.value = float("nan")
        if refusals:
            raise refusals[0].error()

    def values(self):
        """Returns the values of `variables` as of the last `flush`; the witness moves there."""
        _library.values(self._handle, self._columns, self._witness.values)
        return self._witness.values

    def conflict(self, refused):
        """Returns owners with multipliers, after a Refusal of the row of `refused`."""
        owners = {row: owner for owner, row in self.rows.items()}
        members = _library.conflict(self._handle)
        return [(owners.get(row, refused), factor) for row, factor in members]

    def dump(self):
        """Returns the state of the library as text."""
        return _library.dump(self._handle)

    def _introduce(self, variable):
        """Adds a variable. Returns its index."""
        _library.variable(self._handle, self._columns)
        index = len(self.variables)
        self._indices[id(variable)] = index
        self.variables.append(variable)
        self._witness.introduce()
        return index


def _out_of_range(value):
    return ValueError(f"{text(value)} is out of range; numbers must be within -1e9 and 1e9")
