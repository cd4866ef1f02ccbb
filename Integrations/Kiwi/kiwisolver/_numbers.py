"""Numbers as arguments and as texts."""


def number(value):
    """Returns a float or an integer as a float, and raises TypeError for anything else."""
    if isinstance(value, (float, int)):
        return float(value)
    raise TypeError(
        f"Expected object of type `float, int, or long`. Got object of type "
        f"`{type(value).__name__}` instead."
    )


def text(value):
    """Returns the number with six digits, as streams of C++ print it."""
    return format(value, "g")


def mismatch(expected, value):
    """Returns the error for an argument of another type."""
    return TypeError(
        f"Expected object of type `{expected}`. Got object of type "
        f"`{type(value).__name__}` instead."
    )
