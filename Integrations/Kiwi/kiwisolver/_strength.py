"""Strengths as kiwi has them, and their meaning here: a level and a weight."""

from ._numbers import number


def _clip(value):
    return max(0.0, min(1000.0, value))


class Strength:
    """The named strengths; `strength` is the only instance."""

    __slots__ = ()

    weak = property(lambda self: 1.0, doc="The predefined weak strength.")
    medium = property(lambda self: 1e3, doc="The predefined medium strength.")
    strong = property(lambda self: 1e6, doc="The predefined strong strength.")
    required = property(lambda self: 1001001000.0, doc="The predefined required strength.")

    def create(self, a, b, c, weight=1.0, /):
        """Returns the strength of `a` strong, `b` medium and `c` weak, each times `weight`.

        Each product is clipped to 0...1000.
        """
        a, b, c, weight = number(a), number(b), number(c), number(weight)
        return _clip(a * weight) * 1e6 + _clip(b * weight) * 1e3 + _clip(c * weight)


strength = Strength()

_named = {name: getattr(strength, name) for name in ("required", "strong", "medium", "weak")}

# Priorities of the solver, in which a level is infinitely more important than all levels below.
# A strength of 0 has no class; it decides only what nothing else decides.
_REQUIRED, _STRONG, _MEDIUM, _WEAK, _NONE = 1000.0, 750.0, 500.0, 250.0, 1.0
# The least weight that the library takes.
_LEAST = 1e-9


def number_of(value):
    """Returns the strength of a number or of a name.

    Raises ValueError for another name and TypeError for another type.
    """
    if isinstance(value, str):
        if value not in _named:
            raise ValueError(
                "string strength must be 'required', 'strong', 'medium', or 'weak', "
                f"not '{value}'"
            )
        return _named[value]
    return number(value)


def clipped(value):
    """Returns the strength within the limits: 0 and required."""
    return max(0.0, min(_named["required"], value))


def level(value):
    """Returns the priority of a strength, its weight, and whether it is required.

    The class is the level, and the rest the weight among the constraints of the level.
    """
    if value >= 1001001000.0:
        return _REQUIRED, 1.0, True
    if value >= 1e6:
        return _STRONG, value * 1e-6, False
    if value >= 1e3:
        return _MEDIUM, value * 1e-3, False
    if value > 0:
        return _WEAK, max(value, _LEAST), False
    return _NONE, 1.0, False
