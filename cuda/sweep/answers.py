"""What a confined worker answers its pool: plain values, arrays and errors by msgspec, read as what was asked for.

The rule: an answer is the text of a stranger, since its worker may have executed code that escaped its checks. Nothing
in it names code or a size that is taken on trust: the call that is answered settles which type it is read as, and what
does not fit is an `UnreadableAnswerError` with one sentence, after which the pool ends the worker.
"""

import builtins
import math
import os
import typing
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing import connection, reduction
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.queues import SimpleQueue
from types import UnionType
from typing import Any, Literal

import msgspec

from warplens.cuda.ground import errors, files

MAX_ANSWER_BYTES = 1 << 30  # of the longest answer: entries of the caches, or the requests of a block
MAX_WORDS = 200  # letters of what is said against an answer, which may quote it


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a call of an executor, with the fields that `concurrent.futures` reads.

    The result is that of the call, and what its worker, which may not write, wants to keep on disk.
    """

    work_id: int
    result: tuple[Any, tuple[files.KeptEntry, ...]] | None = None
    exception: Exception | None = None
    exit_pid: None = None


class UnreadableAnswerError(Exception):
    """An answer that is none: its worker is not what it was."""


class _Frame(msgspec.Struct, array_like=True, frozen=True):
    """An answer as it travels: a value, or an error where its bytes are empty."""

    work_id: int
    named: str  # the class of the value, by which one of several is chosen, or that of the error
    value: bytes = b""
    kept: tuple[files.KeptEntry, ...] = ()
    sentence: str = ""  # of the error, and what a point fails by
    kind: errors.FailureKind | None = None


_ARRAY = tuple[Literal["int64", "float64"], tuple[int, ...], bytes]  # an array: its dtype, its shape and its contents
_frames = msgspec.msgpack.Decoder(_Frame)


def type_of(call: Callable[..., object]) -> Any:
    """Return the type that the answer to a call is read as: what its function says that it returns, else plain values.

    Example:
        >>> def half(number: int) -> float: ...
        >>> type_of(partial(half, 3)), type_of(partial(max, 3))
        (<class 'float'>, typing.Any)
    """
    function = call.func if isinstance(call, partial) else call
    names = {}
    if "records." in str(getattr(function, "__annotations__", {}).get("return", "")):
        from warplens.cuda.execute.inspection import records

        names["records"] = records
    try:
        return typing.get_type_hints(function, localns=names).get("return", Any)
    except (TypeError, NameError, AttributeError):  # a function in C, or one whose types are not imported here
        return Any


def packed_answer(work_id: int, value: object, kept: tuple[files.KeptEntry, ...] = ()) -> bytes:
    """Return the bytes of an answer; a `TypeError` where it is no plain value, a `ValueError` where it is too long."""
    try:
        data = msgspec.msgpack.encode(value, enc_hook=_plain)
    except UnicodeEncodeError:  # the name of a file need not be UTF-8
        data = msgspec.msgpack.encode(_in_utf_8(msgspec.to_builtins(value, enc_hook=_plain, builtin_types=(bytes,))))
    packed = msgspec.msgpack.encode(_Frame(work_id, type(value).__name__, data, kept))
    if len(packed) > MAX_ANSWER_BYTES:
        raise ValueError(f"an answer of {len(packed):,} bytes is longer than a worker's may be ({MAX_ANSWER_BYTES:,})")
    return packed


def packed_error(work_id: int, error: BaseException) -> bytes:
    """Return the bytes of an error in place of an answer: the nearest class of Python's or the program's own."""
    name = next(kind.__name__ for kind in type(error).__mro__ if _error_named(kind.__name__) is kind)
    kind = error.kind if isinstance(error, errors.WarplensError) else None
    return msgspec.msgpack.encode(_Frame(work_id, name, sentence=_in_utf_8(str(error)), kind=kind))


def read_answer(data: bytes, expected: object = Any) -> Answered:
    """Return the answer that its worker has packed, its value as the `expected` type."""
    try:
        frame = _frames.decode(data)
        if not frame.value:
            return Answered(frame.work_id, exception=_error_of(frame))
        kinds = typing.get_args(expected) if isinstance(expected, UnionType) else (expected,)
        kind = next((kind for kind in kinds if getattr(kind, "__name__", "") == frame.named), kinds[0])
        value = msgspec.msgpack.decode(frame.value, type=kind, dec_hook=_array)
    except Exception as error:  # whatever a value of the program's own, or the reader, has against it
        words = " ".join(str(error)[:MAX_WORDS].split())
        raise UnreadableAnswerError(f"the worker process gave an answer that cannot be read ({words})") from error
    return Answered(frame.work_id, (value, frame.kept))


def _error_named(name: str) -> type[Exception]:
    found: object = getattr(errors, name, getattr(builtins, name, None))
    if isinstance(found, type) and issubclass(found, Exception) and not issubclass(found, UnicodeError):
        return found
    return Exception  # the errors of encodings do not take a sentence


def _error_of(frame: _Frame) -> Exception:
    kind = _error_named(frame.named)
    error = kind.__new__(kind, frame.sentence)  # the constructors of some take what they make a sentence of
    if isinstance(error, errors.WarplensError):
        error.kind = frame.kind or error.kind
    return error


def _in_utf_8(value: Any) -> Any:
    match value:
        case str():
            return value.encode(errors="replace").decode()
        case dict():
            return {_in_utf_8(key): _in_utf_8(item) for key, item in value.items()}
        case list() | tuple():
            return [_in_utf_8(item) for item in value]
    return value


def _plain(value: object) -> object:
    """Return an array or a number of NumPy as what crosses processes."""
    import numpy as np

    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, np.ndarray) and value.dtype.name in ("int64", "float64"):
        return value.dtype.name, value.shape, value.tobytes()
    raise TypeError(f"a worker answered with {type(value).__qualname__}, which is no plain value")


def _array(kind: Any, value: object) -> object:
    """Return an array that cannot be written to; `kind` is a class of `records` with the name of its dtype."""
    import numpy as np

    name, shape, data = msgspec.convert(value, _ARRAY)
    if name != kind.dtype or min(shape, default=0) < 0 or 8 * math.prod(shape) != len(data):
        raise ValueError(f"{len(data):,} bytes are no array {shape} of {kind.dtype}")
    kind.register(np.ndarray)
    return np.frombuffer(data, name).reshape(shape)


class _AnswerConnection(Connection):
    expected: object = Any  # the type of the next answer
    complaint = ""  # what is wrong with the last one

    def recv(self) -> Answered:
        try:
            return read_answer(self.recv_bytes(MAX_ANSWER_BYTES), self.expected)
        except UnreadableAnswerError as error:
            self.complaint = str(error)
            raise
        except OSError as error:
            if str(error) == "bad message length":  # of the connection, without a number
                self.complaint = "the worker process gave an answer that is longer than any"
            raise


# The worker gets a plain connection, as of any queue.
reduction.register(_AnswerConnection, connection.reduce_connection)  # type: ignore[attr-defined]


class AnswerQueue(SimpleQueue[Any]):
    """The queue on which a confined worker answers its pool, which has settled what it expects."""

    def __init__(self, *, ctx: BaseContext) -> None:
        super().__init__(ctx=ctx)
        plain: Connection = self._reader  # type: ignore[has-type]
        self._reader = self.reader = _AnswerConnection(os.dup(plain.fileno()), writable=False)
        plain.close()

    def get(self) -> Answered:
        """Return the next answer."""
        return self.reader.recv()

    def put(self, obj: Any) -> None:
        """Send what `concurrent.futures` has of a call; the farewell of a worker, a number, goes to nobody."""
        if isinstance(obj, int):
            return
        if obj.exception is None:
            data = packed_answer(obj.work_id, *obj.result)
        else:
            data = packed_error(obj.work_id, getattr(obj.exception, "exc", obj.exception))
        with self._wlock:  # type: ignore[attr-defined]
            self._writer.send_bytes(data)  # type: ignore[attr-defined]
