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
from concurrent.futures import Future
from concurrent.futures.process import _ResultItem
from functools import partial
from multiprocessing import connection, context, queues, reduction
from types import UnionType
from typing import Any

import msgspec

from warplens.cuda.ground import errors, files

MAX_ANSWER_BYTES = 1 << 30  # of the longest answer: entries of the caches, or the requests of a block
TOO_LONG = "the worker process gave an answer that is longer than any"
MAX_WORDS = 200  # letters of what is said against an answer, which may quote it

Kept = tuple[files.KeptEntry, ...]  # what a worker, which may not write, wants to keep on disk
_frames = msgspec.msgpack.Decoder(tuple[int, str, bytes, Kept])  # the call, the class of its value, the value
_ERRORS = {  # those that cross; the errors of encodings do not take a sentence
    name: kind
    for name, kind in (vars(builtins) | vars(errors)).items()
    if isinstance(kind, type) and issubclass(kind, Exception) and not issubclass(kind, UnicodeError)
}


class UnreadableAnswerError(Exception):
    """An answer that is none: its worker is not what it was."""


class _Error(msgspec.Struct, frozen=True):
    """An error in place of a value."""

    name: str
    sentence: str
    kind: errors.FailureKind | None  # what a point fails by

    def made(self) -> Exception:
        kind = _ERRORS.get(self.name, Exception)
        error = kind.__new__(kind, self.sentence)  # the constructors of some take what they make a sentence of
        if isinstance(error, errors.WarplensError):
            error.kind = self.kind or error.kind
        return error


def type_of(call: Callable[..., object]) -> Any:
    """Return the type that the answer to a call is read as: what its function says that it returns, else `Any`."""
    function = call.func if isinstance(call, partial) else call
    names = {}
    if "records." in str(getattr(function, "__annotations__", {}).get("return", "")):
        from warplens.cuda.execute.inspection import records

        names["records"] = records
    try:
        return typing.get_type_hints(function, localns=names).get("return", Any)
    except (TypeError, NameError, AttributeError):  # a function in C, or one whose types are not imported here
        return Any


def packed_answer(work_id: int, value: object, kept: Kept = ()) -> bytes:
    """Return the bytes of an answer; a `TypeError` where it is no plain value, a `ValueError` where it is too long."""
    if isinstance(value, BaseException):  # as the nearest class of Python's or the program's own
        name = next(kind.__name__ for kind in type(value).__mro__ if kind in _ERRORS.values())
        value = _Error(name, str(value), value.kind if isinstance(value, errors.WarplensError) else None)
    try:
        data = msgspec.msgpack.encode(value, enc_hook=_plain)
    except UnicodeEncodeError:  # the name of a file need not be UTF-8
        data = msgspec.msgpack.encode(_in_utf_8(msgspec.to_builtins(value, enc_hook=_plain, builtin_types=(bytes,))))
    packed = msgspec.msgpack.encode((work_id, type(value).__name__, data, kept))
    if len(packed) > MAX_ANSWER_BYTES:
        raise ValueError(f"an answer of {len(packed):,} bytes is longer than a worker's may be ({MAX_ANSWER_BYTES:,})")
    return packed


def read_answer(data: bytes, expected: object = Any) -> _ResultItem:
    """Return the answer that its worker has packed: the value as the `expected` type, or an error."""
    try:
        work_id, name, packed, kept = _frames.decode(data)
        kinds = (*(typing.get_args(expected) if isinstance(expected, UnionType) else (expected,)), _Error)
        kind = next((kind for kind in kinds if getattr(kind, "__name__", "") == name), kinds[0])
        value = msgspec.msgpack.decode(packed, type=kind, dec_hook=_array)
        return _ResultItem(work_id, *((value.made(), None) if isinstance(value, _Error) else (None, (value, kept))))
    except Exception as error:  # whatever a value of the program's own, or the reader, has against it
        words = " ".join(str(error)[:MAX_WORDS].split())
        raise UnreadableAnswerError(f"the worker process gave an answer that cannot be read ({words})") from error


def _in_utf_8(value: Any) -> Any:
    if isinstance(value, dict):
        return {_in_utf_8(key): _in_utf_8(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_in_utf_8(item) for item in value]
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


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

    name, shape, data = msgspec.convert(value, tuple[str, tuple[int, ...], bytes])
    if name != kind.dtype or 8 * math.prod(shape) != len(data):
        raise ValueError(f"{len(data):,} bytes are no array {shape} of {kind.dtype}")
    kind.register(np.ndarray)
    return np.frombuffer(data, name).reshape(shape)


def settle(future: Future[Any], result: object, error: BaseException | None) -> None:
    """Give a future what became of its call; without a result and an error it is cancelled."""
    if result is None and error is None:
        future.cancel()
    if not future.running() and not future.set_running_or_notify_cancel():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


class _AnswerConnection(connection.Connection):
    expected: object = Any  # the type of the next answer
    complaint = ""  # what is wrong with the last one

    def recv(self) -> _ResultItem:
        try:
            return read_answer(self.recv_bytes(MAX_ANSWER_BYTES), self.expected)
        except (UnreadableAnswerError, OSError) as error:
            if "end of file" not in str(error):  # of a worker that dies while it answers
                self.complaint = str(error) if isinstance(error, UnreadableAnswerError) else TOO_LONG
            raise


# The worker gets a plain connection, as of any queue.
reduction.register(_AnswerConnection, connection.reduce_connection)  # type: ignore[attr-defined]


class AnswerQueue(queues.SimpleQueue[Any]):
    """The queue on which a confined worker answers its pool, which has settled what it expects."""

    def __init__(self, *, ctx: context.BaseContext) -> None:
        super().__init__(ctx=ctx)
        self._reader = self.reader = _AnswerConnection(os.dup(self._reader.fileno()), writable=False)  # type: ignore[has-type]

    def get(self) -> _ResultItem:
        """Return the next answer."""
        return self.reader.recv()

    def put(self, obj: Any) -> None:
        """Send what `concurrent.futures` has of a call; the farewell of a worker, a number, goes to nobody."""
        if not isinstance(obj, int):
            error = getattr(obj.exception, "exc", obj.exception)
            data = packed_answer(obj.work_id, *(obj.result if error is None else (error,)))
            with self._wlock:  # type: ignore[attr-defined]
                self._writer.send_bytes(data)  # type: ignore[attr-defined]
