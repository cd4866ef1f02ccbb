"""A point that proves required rows satisfiable without solving."""

from array import array

# The distance that a row may be off, far below the tolerance of the solver, and the limits of numbers
# with which rounding stays within it.
_TOLERANCE = 1e-11
_LEAST_FACTOR, _GREATEST_FACTOR, _GREATEST_VALUE = 1e-3, 1e3, 1e4
_GREATEST_MOVES = 16


class Witness:
    """A value for each variable with which all required rows hold.

    A row is a tuple of the variables' indices, their factors, the relation and the constant.
    """

    __slots__ = ("values", "_rows", "_mentions")

    def __init__(self):
        self.values = array("d")
        self._rows = {}
        # For each variable, the rows that mention it, by their owners.
        self._mentions = []

    def introduce(self):
        """Adds a variable."""
        self.values.append(0.0)
        self._mentions.append({})

    def append(self, owner, row):
        """Adds the row of an owner, which the witness admits or the solver has accepted."""
        self._rows[owner] = row
        for index in row[0]:
            self._mentions[index][owner] = row

    def remove(self, owner):
        """Removes the row of an owner, if it has a required one."""
        row = self._rows.pop(owner, None)
        if row is not None:
            for index in row[0]:
                del self._mentions[index][owner]

    def admits(self, row):
        """Returns whether the row and all others are known to be satisfiable together.

        The witness moves to a point where they hold: variables are moved one after the other,
        none twice, each to where a row that does not hold comes to hold. It is a guess, so that
        False means nothing, and leaves the witness as it was.
        """
        values, mentions = self.values, self._mentions
        former = {}
        waiting = [row]
        while waiting:
            indices, factors, relation, constant = waiting.pop()
            difference = -constant
            for index, factor in zip(indices, factors):
                difference += factor * values[index]
            if -_TOLERANCE <= difference <= _TOLERANCE or difference * relation > 0:
                continue
            candidates = [
                (len(mentions[index]), index, factor)
                for index, factor in zip(indices, factors)
                if index not in former and _LEAST_FACTOR <= abs(factor) <= _GREATEST_FACTOR
            ]
            if not candidates or len(former) == _GREATEST_MOVES:
                break
            _, moved, factor = min(candidates)
            former[moved] = values[moved]
            values[moved] -= difference / factor
            if not abs(values[moved]) <= _GREATEST_VALUE:
                break
            waiting.extend(mentions[moved].values())
            waiting.append(row)
        else:
            return True
        for index, value in former.items():
            values[index] = value
        return False
