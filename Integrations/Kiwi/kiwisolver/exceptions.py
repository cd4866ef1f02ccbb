"""The exceptions of kiwi, with kiwi's names and attributes."""


class BadRequiredStrength(Exception):
    """An edit variable cannot be required."""


class DuplicateConstraint(Exception):
    """The constraint is in the solver already."""

    def __init__(self, constraint):
        super().__init__(constraint)
        self.constraint = constraint


class DuplicateEditVariable(Exception):
    """The variable is an edit variable already."""

    def __init__(self, edit_variable):
        super().__init__(edit_variable)
        self.edit_variable = edit_variable


class UnknownConstraint(Exception):
    """The constraint is not in the solver."""

    def __init__(self, constraint):
        super().__init__(constraint)
        self.constraint = constraint


class UnknownEditVariable(Exception):
    """The variable is not an edit variable."""

    def __init__(self, edit_variable):
        super().__init__(edit_variable)
        self.edit_variable = edit_variable


class UnsatisfiableConstraint(Exception):
    """The required constraints cannot hold together with this one.

    `conflict` is what kiwi does not have: pairs of a constraint and its multiplier, this constraint
    among them. No pair can be spared, and the sum of the constraints, each times its multiplier,
    is a contradiction. The solver is as it was before the call.
    """

    def __init__(self, constraint, conflict=()):
        super().__init__(constraint)
        self.constraint = constraint
        self.conflict = tuple(conflict)
