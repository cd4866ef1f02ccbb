"""kiwi's Python interface over the solver of Anchors.

The module has the names, arguments and exceptions of kiwisolver 1.5. Put this folder's parent
before it on the path, and programs that import kiwisolver use this solver unchanged.
"""

from ._solver import Solver
from ._strength import strength
from ._symbolics import Constraint, Expression, Term, Variable
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)

# The version whose interface this is: programs compare it with the least one they need.
__version__ = "1.5.1"
__kiwi_version__ = "1.5.1"

__all__ = [
    "BadRequiredStrength",
    "Constraint",
    "DuplicateConstraint",
    "DuplicateEditVariable",
    "Expression",
    "Solver",
    "Term",
    "UnknownConstraint",
    "UnknownEditVariable",
    "UnsatisfiableConstraint",
    "Variable",
    "__kiwi_version__",
    "__version__",
    "strength",
]
