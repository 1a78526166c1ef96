"""Errors of `cuda.core`, with the sentence of Warplens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from warplens.cuda.ground.errors import CompileError, WarplensError
from warplens.cuda.record.cuda_python.results import code_of


class CUDAError(Exception):
    """A call failed."""


class NVRTCError(CUDAError):
    """The compiler refused a source."""


@contextmanager
def as_cuda() -> Iterator[None]:
    """Raise errors of Warplens as those of `cuda.core`."""
    try:
        yield
    except CompileError as error:
        raise NVRTCError(f"NVRTC_ERROR_COMPILATION: {error}") from None
    except WarplensError as error:
        raise CUDAError(f"{code_of(error).name}: {error}") from None
