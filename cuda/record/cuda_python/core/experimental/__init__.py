"""`cuda.core.experimental`: the names that `cuda.core` had before its version 1."""

from __future__ import annotations

from typing import Any

from warplens.cuda.record.cuda_python import core
from warplens.cuda.record.cuda_python.core import *  # noqa: F403
from warplens.cuda.record.cuda_python.core import __all__ as __all__


def __getattr__(name: str) -> Any:
    return getattr(core, name)
