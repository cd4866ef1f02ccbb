"""Variables, terms, expressions and constraints, with the operators of kiwi."""

from ._numbers import mismatch, number, text
from ._strength import clipped, number_of

_RELATIONS = {"<=": -1, "==": 0, ">=": 1}
# The distance from zero within which a constraint holds, as in kiwi.
_TOLERANCE = 1e-8


class _Unpicklable:
    """Refuses to be pickled or copied, as the objects of kiwi do."""

    __slots__ = ()

    def __reduce_ex__(self, protocol):
        raise TypeError(f"cannot pickle 'kiwisolver.{type(self).__name__}' object")


class _Symbolic(_Unpicklable):
    """The operators that variables, terms and expressions share.

    `_pairs` is a tuple of (variable, coefficient) in the order of writing, `_offset` the constant.
    """

    __slots__ = ()
    __hash__ = None

    def __add__(self, other):
        parts = _parts(other)
        if parts is None:
            return NotImplemented
        return _expression(self._joined(other, parts[0]), self._offset + parts[1])

    def __radd__(self, other):
        parts = _parts(other)
        if parts is None:
            return NotImplemented
        return _expression(parts[0] + self._pairs, parts[1] + self._offset)

    def __sub__(self, other):
        parts = _parts(other)
        if parts is None:
            return NotImplemented
        pairs = self._joined(other, _scaled(parts[0], -1.0))
        return _expression(pairs, self._offset - parts[1])

    def __rsub__(self, other):
        parts = _parts(other)
        if parts is None:
            return NotImplemented
        return _expression(parts[0] + _scaled(self._pairs, -1.0), parts[1] - self._offset)

    def _joined(self, other, pairs):
        """Returns own pairs and those of the other operand; an expression's are first."""
        if isinstance(other, Expression) and not isinstance(self, Expression):
            return pairs + self._pairs
        return self._pairs + pairs

    def __mul__(self, other):
        if not isinstance(other, (float, int)):
            return NotImplemented
        return self._times(float(other))

    __rmul__ = __mul__

    def __truediv__(self, other):
        if not isinstance(other, (float, int)):
            return NotImplemented
        if other == 0:
            raise ZeroDivisionError("float division by zero")
        return self._times(1.0 / other)

    def __neg__(self):
        return self._times(-1.0)

    def __eq__(self, other):
        return self._related(other, "==")

    def __le__(self, other):
        return self._related(other, "<=")

    def __ge__(self, other):
        return self._related(other, ">=")

    def __ne__(self, other):
        raise _unsupported("!=", self, other)

    def __lt__(self, other):
        raise _unsupported("<", self, other)

    def __gt__(self, other):
        raise _unsupported(">", self, other)

    def _related(self, other, op):
        parts = _parts(other)
        if parts is None:
            return NotImplemented
        pairs = self._pairs + _scaled(parts[0], -1.0)
        return _constraint(pairs, self._offset - parts[1], op, 1001001000.0)


def _unsupported(op, first, second):
    return TypeError(
        f"unsupported operand type(s) for {op}: '{_kind(first)}' and '{_kind(second)}'"
    )


def _kind(value):
    """Returns the name of the type, that of this module with the module, as kiwi's are."""
    name = type(value).__name__
    return f"kiwisolver.{name}" if isinstance(value, _Unpicklable) else name


def _parts(value):
    """Returns the pairs and the constant of an operand, or None if it is none."""
    if isinstance(value, _Symbolic):
        return value._pairs, value._offset
    if isinstance(value, (float, int)):
        return (), float(value)
    return None


def _scaled(pairs, factor):
    return tuple([(variable, coefficient * factor) for variable, coefficient in pairs])


class Variable(_Symbolic):
    """A variable of a solver: a name, a context for the program, and a value."""

    __slots__ = ("_name", "_context", "_value", "__weakref__")
    _offset = 0.0

    def __init__(self, name="", context=None):
        if not isinstance(name, str):
            raise mismatch("str", name)
        self._name = name
        self._context = context
        self._value = 0.0

    @property
    def _pairs(self):
        # Made for each reader, since a stored one would be a cycle.
        return ((self, 1.0),)

    def name(self):
        """Returns the name."""
        return self._name

    def setName(self, name, /):
        """Sets the name."""
        if not isinstance(name, str):
            raise mismatch("str", name)
        self._name = name

    def value(self):
        """Returns the value of the last `updateVariables` of a solver."""
        return self._value

    def context(self):
        """Returns the context, any object that the program has set."""
        return self._context

    def setContext(self, context, /):
        """Sets the context."""
        self._context = context

    def _times(self, factor):
        return _term(self, factor)

    def __repr__(self):
        return self._name


class Term(_Symbolic):
    """A variable times a number."""

    __slots__ = ("_variable", "_coefficient")
    _offset = 0.0

    def __init__(self, variable, coefficient=1.0):
        if not isinstance(variable, Variable):
            raise mismatch("Variable", variable)
        self._variable = variable
        self._coefficient = number(coefficient)

    @property
    def _pairs(self):
        return ((self._variable, self._coefficient),)

    def variable(self):
        """Returns the variable."""
        return self._variable

    def coefficient(self):
        """Returns the number."""
        return self._coefficient

    def value(self):
        """Returns the product at the present value of the variable."""
        return self._coefficient * self._variable._value

    def _times(self, factor):
        return _term(self._variable, self._coefficient * factor)

    def __repr__(self):
        return f"{text(self._coefficient)} * {self._variable._name}"


class Expression(_Symbolic):
    """A sum of terms and a constant."""

    __slots__ = ("_pairs", "_offset")

    def __init__(self, terms, constant=0.0):
        terms = tuple(terms)
        for term in terms:
            if not isinstance(term, Term):
                raise mismatch("Term", term)
        self._pairs = tuple([(term._variable, term._coefficient) for term in terms])
        self._offset = number(constant)

    def terms(self):
        """Returns the terms as a tuple."""
        return tuple([_term(variable, coefficient) for variable, coefficient in self._pairs])

    def constant(self):
        """Returns the constant."""
        return self._offset

    def value(self):
        """Returns the sum at the present values of the variables."""
        total = self._offset
        for variable, coefficient in self._pairs:
            total += coefficient * variable._value
        return total

    def _times(self, factor):
        return _expression(_scaled(self._pairs, factor), self._offset * factor)

    def __repr__(self):
        parts = [f"{text(factor)} * {variable._name}" for variable, factor in self._pairs]
        return " + ".join(parts + [text(self._offset)])


class Constraint(_Unpicklable):
    """An expression in relation to zero, and its strength.

    Terms of one variable are added up, in the order in which the variables are first written.
    """

    __slots__ = ("_expression", "_op", "_strength", "__weakref__")

    def __init__(self, expression, op, strength="required"):
        if not isinstance(expression, Expression):
            raise mismatch("Expression", expression)
        if not isinstance(op, str):
            raise mismatch("str", op)
        if op not in _RELATIONS:
            raise ValueError(f"relational operator must be '==', '<=', or '>=', not '{op}'")
        self._expression = _expression(_collected(expression._pairs), expression._offset)
        self._op = op
        self._strength = clipped(number_of(strength))

    def expression(self):
        """Returns the expression."""
        return self._expression

    def op(self):
        """Returns the relation: `==`, `<=` or `>=`."""
        return self._op

    def strength(self):
        """Returns the strength as a number."""
        return self._strength

    def violated(self):
        """Returns whether the present values of the variables violate the constraint."""
        value = self._expression.value()
        if self._op == "<=":
            return value > _TOLERANCE
        if self._op == ">=":
            return value < -_TOLERANCE
        return abs(value) > _TOLERANCE

    def __or__(self, strength):
        result = Constraint.__new__(Constraint)
        result._expression = self._expression
        result._op = self._op
        result._strength = clipped(number_of(strength))
        return result

    __ror__ = __or__

    def __repr__(self):
        suffix = " (VIOLATED)" if self.violated() else ""
        return (
            f"{self._expression!r} {self._op} 0 | strength = {text(self._strength)}{suffix}"
        )


def _term(variable, coefficient):
    result = Term.__new__(Term)
    result._variable = variable
    result._coefficient = coefficient
    return result


def _expression(pairs, offset):
    result = Expression.__new__(Expression)
    result._pairs = pairs
    result._offset = offset
    return result


def _constraint(pairs, offset, op, strength):
    result = Constraint.__new__(Constraint)
    result._expression = _expression(_collected(pairs), offset)
    result._op = op
    result._strength = strength
    return result


def _collected(pairs):
    """Returns the pairs with one for each variable, in the order of their first appearance."""
    sums = {}
    for variable, coefficient in pairs:
        key = id(variable)
        if key in sums:
            sums[key] = (variable, sums[key][1] + coefficient)
        else:
            sums[key] = (variable, coefficient)
    return pairs if len(sums) == len(pairs) else tuple(sums.values())
