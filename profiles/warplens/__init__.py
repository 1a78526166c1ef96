"""Warplens for Python code: `import warplens`.

The rule: names are loaded when they are first used, so that importing the package costs nothing and needs no Qt.

The folders of the repository are parts of this package: an ordinary installation copies them beside this file. In a
checkout (an editable installation) they stand at its top level, which is why that becomes part of `__path__` here:
setuptools' own import hook cannot find `cuda/`, a folder without `__init__.py`, below a package that has one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

__all__ = ["__version__"]

_CHECKOUT = Path(__file__).parents[2]
if (_CHECKOUT / "cuda" / "kernels").is_dir() and (_CHECKOUT / "pyproject.toml").is_file():
    __path__.append(str(_CHECKOUT))


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("warplens")
    raise AttributeError(f"module 'warplens' has no attribute {name!r}")
