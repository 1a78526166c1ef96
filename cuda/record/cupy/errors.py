"""The errors of CuPy.

The rule: their names are CuPy's, and their text is the sentence of Warplens.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from warplens.cuda.ground.errors import CompileError, WarplensError


class CUDARuntimeError(RuntimeError):
    """A kernel failed, or a call that the state or the arguments do not allow."""


CUDADriverError = CUDARuntimeError


class CompileException(Exception):  # noqa: N818 - CuPy's name
    """The compiler refused a source; `get_message` returns its log."""

    def get_message(self) -> str:
        """Return the log of the compiler."""
        return str(self)


@contextmanager
def as_cupy() -> Iterator[None]:
    """Raise errors of Warplens as those of CuPy."""
    try:
        yield
    except CompileError as error:
        raise CompileException(str(error)) from None
    except WarplensError as error:
        raise CUDARuntimeError(str(error)) from None
