"""The functions of the C library that the solver calls, by ctypes.

The library is the file that the environment names in ANCHORS_SOLVER, or the one that
`Scripts/targets.sh clib` has built in the checkout that this file is in.
"""

import ctypes
import os
from array import array
from pathlib import Path

_ABI = 1
UNSATISFIABLE = 1
_INVALID_NUMBER, _INVALID_PRIORITY = 8, 9


def _loaded():
    """Returns the library with the types of its functions."""
    checkout = Path(__file__).resolve().parents[3]
    path = os.environ.get("ANCHORS_SOLVER") or checkout / ".build/clib/libanchors_solver.so"
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ImportError(
            f"no library at {path}: run Scripts/targets.sh clib, or set ANCHORS_SOLVER to the path of "
            "libanchors_solver.so"
        ) from error
    status, integer, large = ctypes.c_int32, ctypes.c_int32, ctypes.c_int64
    pointer, real = ctypes.c_void_p, ctypes.c_double
    signatures = {
        "abi": ([], integer),
        "create": ([], pointer),
        "destroy": ([pointer], None),
        "reset": ([pointer], status),
        "add_variable": ([pointer, pointer], status),
        "add": (
            [pointer, pointer, pointer, integer, integer, real, real, real, pointer], status
        ),
        "add_many": ([pointer, integer] + [pointer] * 8, status),
        "remove": ([pointer, large], status),
        "set_constant": ([pointer, large, real], status),
        "begin": ([pointer], status),
        "commit": ([pointer], status),
        "roll_back": ([pointer], status),
        "values": ([pointer, pointer, integer, pointer], status),
        "conflict": ([pointer, pointer, pointer, integer], integer),
        "message": ([pointer, pointer, integer], integer),
        "dump": ([pointer, pointer, integer], integer),
    }
    for name, (arguments, result) in signatures.items():
        function = getattr(library, f"anchors_solver_{name}")
        function.argtypes = arguments
        function.restype = result
    if library.anchors_solver_abi() != _ABI:
        raise ImportError(
            f"{path} has version {library.anchors_solver_abi()} of the interface, and this module "
            f"needs {_ABI}: build the library of the same checkout"
        )
    return library


_library = _loaded()
_add_variable = _library.anchors_solver_add_variable
_set_constant = _library.anchors_solver_set_constant
_values = _library.anchors_solver_values

create = _library.anchors_solver_create
destroy = _library.anchors_solver_destroy


class Refusal(Exception):
    """A call that the library refused, which has changed nothing."""

    def __init__(self, code, handle):
        super().__init__(_text(_library.anchors_solver_message, handle))
        self.code = code

    def error(self):
        """Returns what the module raises where kiwi has no exception of its own."""
        numbers = (_INVALID_NUMBER, _INVALID_PRIORITY)
        return (ValueError if self.code in numbers else RuntimeError)(str(self))


class Rows:
    """Constraints of one call, as the arrays that the library reads."""

    __slots__ = (
        "counts", "columns", "coefficients", "relations", "constants", "priorities", "weights"
    )

    def __init__(self):
        self.counts, self.relations = array("i"), array("i")
        self.columns = array("q")
        self.coefficients, self.constants = array("d"), array("d")
        self.priorities, self.weights = array("d"), array("d")

    def __len__(self):
        return len(self.counts)

    def singles(self):
        """Returns each constraint as rows of its own."""
        start = 0
        for index, count in enumerate(self.counts):
            single = Rows()
            single.counts.append(count)
            single.columns = self.columns[start : start + count]
            single.coefficients = self.coefficients[start : start + count]
            single.relations.append(self.relations[index])
            single.constants.append(self.constants[index])
            single.priorities.append(self.priorities[index])
            single.weights.append(self.weights[index])
            start += count
            yield single


def reset(handle):
    """Removes all variables and constraints."""
    _check(handle, _library.anchors_solver_reset(handle))


def variable(handle, columns):
    """Adds a variable, and appends its number to the array `columns`."""
    columns.append(0)
    address, count = columns.buffer_info()
    _check(handle, _add_variable(handle, address + (count - 1) * columns.itemsize))


def add(handle, rows):
    """Adds constraints, all or none. Returns their numbers."""
    numbers = array("q", bytes(8 * len(rows)))
    code = _library.anchors_solver_add_many(
        handle, len(rows), _address(rows.counts), _address(rows.columns),
        _address(rows.coefficients), _address(rows.relations), _address(rows.constants),
        _address(rows.priorities), _address(rows.weights), _address(numbers),
    )
    _check(handle, code)
    return numbers


def remove(handle, number):
    """Removes a constraint."""
    _check(handle, _library.anchors_solver_remove(handle, number))


def set_constant(handle, number, constant):
    """Changes the constant of a constraint."""
    _check(handle, _set_constant(handle, number, constant))


def update(handle, body):
    """Runs a function whose changes are solved once, all or none. Returns its result."""
    _check(handle, _library.anchors_solver_begin(handle))
    try:
        result = body()
    except BaseException:
        _library.anchors_solver_roll_back(handle)
        raise
    _check(handle, _library.anchors_solver_commit(handle))
    return result


def values(handle, columns, into):
    """Reads the values of variables into an array."""
    _check(handle, _values(handle, _address(columns), len(columns), _address(into)))


def conflict(handle):
    """Returns the last conflict: pairs of a constraint's number and its multiplier.

    A number below 0 stands for a constraint of the refused call.
    """
    count = _library.anchors_solver_conflict(handle, None, None, 0)
    members, factors = array("q", bytes(8 * count)), array("d", bytes(8 * count))
    _library.anchors_solver_conflict(handle, _address(members), _address(factors), count)
    return list(zip(members, factors))


def dump(handle):
    """Returns the state as text."""
    return _text(_library.anchors_solver_dump, handle)


def _address(numbers):
    return numbers.buffer_info()[0]


def _check(handle, code):
    if code:
        raise Refusal(code, handle)


def _text(function, handle):
    count = function(handle, None, 0)
    buffer = ctypes.create_string_buffer(count + 1)
    function(handle, buffer, count + 1)
    return buffer.raw[:count].decode()
