"""The errors of `pycuda.driver`.

The rule: their names and bases are PyCUDA's, and their text is the sentence of Warplens.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from warplens.cuda.ground.errors import CompileError as RefusedSourceError
from warplens.cuda.ground.errors import LaunchError as FailedLaunchError
from warplens.cuda.ground.errors import WarplensError


class Error(Exception):
    """The base of all errors of the driver."""


class LogicError(Error):
    """A call that the state or the arguments do not allow."""


class LaunchError(Error):
    """A kernel failed."""


class MemoryError(Error):
    """There is no memory left."""


class RuntimeError(Error):
    """Anything else that went wrong."""


class CompileError(Error):
    """The compiler refused a source; `stderr` is its log."""

    def __init__(self, msg: str, command_line: str = "", stdout: str | None = None, stderr: str | None = None) -> None:
        super().__init__(msg)
        self.msg = msg
        self.command_line = command_line
        self.stdout = stdout
        self.stderr = stderr


@contextmanager
def as_pycuda() -> Iterator[None]:
    """Raise errors of Warplens as those of PyCUDA."""
    try:
        yield
    except RefusedSourceError as error:
        raise CompileError(str(error), stderr=str(error)) from None
    except FailedLaunchError as error:
        raise LaunchError(str(error)) from None
    except WarplensError as error:
        raise LogicError(str(error)) from None
