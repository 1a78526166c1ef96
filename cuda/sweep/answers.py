"""Reads what a confined worker answers: a pickle of plain values, never one that calls a function of its choice.

The rule: a worker may have executed code that escaped its checks, so its answer is a file of a stranger. It may consist
of the program's own frozen values, enumerations and errors, of NumPy's arrays and of Python's plain types; an answer
with anything else counts as a dead worker.

Source: Python's documentation of `pickle`, "Restricting Globals".
"""

from __future__ import annotations

import io
import os
import pickle
from dataclasses import is_dataclass
from enum import Enum
from multiprocessing import connection, reduction
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.queues import SimpleQueue
from typing import Any

PLAIN = {
    "builtins": frozenset({"bool", "bytearray", "bytes", "complex", "dict", "float", "frozenset", "int", "list",
                           "range", "set", "slice", "str", "tuple"}),
    "collections": frozenset({"OrderedDict", "deque"}),
    "concurrent.futures.process": frozenset({"_ResultItem", "_rebuild_exc"}),
    "copyreg": frozenset({"_reconstructor"}),
    "numpy": frozenset({"dtype", "ndarray"}),
    "numpy._core.multiarray": frozenset({"_reconstruct", "scalar"}),
    "numpy._core.numeric": frozenset({"_frombuffer"}),
    "numpy.core.multiarray": frozenset({"_reconstruct", "scalar"}),
    "numpy.core.numeric": frozenset({"_frombuffer"}),
    "pathlib": frozenset({"PosixPath", "PurePosixPath"}),
    "pathlib._local": frozenset({"PosixPath", "PurePosixPath"}),
}  # fmt: skip
"""An answer may name these of other modules: they make values and do nothing else."""
OWN = "warplens."
"""An answer may name the values of modules whose names begin with this."""


class _Unpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if module == "builtins" and name == "getattr":
            return _member  # some versions of Python pickle a member of an enumeration as `getattr(Class, name)`
        if name in PLAIN.get(module, ()):
            return super().find_class(module, name)
        if (module == "builtins" or module.startswith(OWN)) and "." not in name:
            named = super().find_class(module, name)
            if _is_value(named, is_own=module != "builtins"):
                return named
        raise pickle.UnpicklingError(f"a worker answered with {module}.{name}, which is no plain value")


def _is_value(named: object, *, is_own: bool) -> bool:
    """Return whether this is a class whose instances hold values and do nothing when they are made."""
    if not isinstance(named, type):
        return False
    return issubclass(named, Exception) or (is_own and (is_dataclass(named) or issubclass(named, Enum)))


def _member(owner: object, name: object) -> Enum:
    if not (isinstance(owner, type) and issubclass(owner, Enum) and isinstance(name, str)):
        raise pickle.UnpicklingError(f"a worker answered with an attribute of {owner!r}")
    return owner[name]


def read_answer(data: bytes) -> Any:
    """Return the value of a worker's answer.

    Raises:
        UnpicklingError: it names something else than plain values.

    Example:
        >>> from warplens.cuda.points import Status
        >>> read_answer(pickle.dumps({"status": Status.OK}))
        {'status': <Status.OK: 'ok'>}
        >>> read_answer(pickle.dumps(os.getcwd))
        Traceback (most recent call last):
        _pickle.UnpicklingError: a worker answered with posix.getcwd, which is no plain value
    """
    return _Unpickler(io.BytesIO(data)).load()


class _AnswerConnection(Connection):
    """The end of a pipe at which answers arrive."""

    def recv(self) -> Any:
        return read_answer(self.recv_bytes())


# The worker gets a plain connection, as of any queue.
reduction.register(_AnswerConnection, connection.reduce_connection)  # type: ignore[attr-defined]


class AnswerQueue(SimpleQueue[Any]):
    """The queue on which a worker answers its pool, which reads it with `read_answer`."""

    def __init__(self, *, ctx: BaseContext) -> None:
        super().__init__(ctx=ctx)
        plain: Connection = self._reader  # type: ignore[has-type]
        self._reader = _AnswerConnection(os.dup(plain.fileno()), writable=False)
        plain.close()
