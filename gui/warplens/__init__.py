"""Warplens for Python code: run kernel variants, compare profiles, explain a kernel.

    import warplens

    profile = warplens.run("transpose", problem={"N": [256, 512]}, tune={"TILE": [16, 32]})
    profile.to_pandas()

The rule: names are loaded when they are first used, so that importing the package costs nothing and needs no Qt.

The folders of the repository are parts of this package: an ordinary installation copies them beside this file. In a
checkout (an editable installation) they stand at its top level, which is why that becomes part of `__path__` here:
setuptools' own import hook cannot find `cuda/`, a folder without `__init__.py`, below a package that has one.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

_CHECKOUT = Path(__file__).parents[2]
if (_CHECKOUT / "cuda" / "kernels").is_dir() and (_CHECKOUT / "pyproject.toml").is_file():
    __path__.append(str(_CHECKOUT))

if TYPE_CHECKING:
    from warplens.api import ab, check, compare, devices, explain, load, run
    from warplens.cuda.catalogue import KernelFile, read_kernel_file
    from warplens.cuda.ground.errors import InputError, MissingPartError, ProfileError, StorageError, WarplensError
    from warplens.cuda.sweep.places import register as register_place
    from warplens.profiles.judging import Verdict, judge
    from warplens.profiles.run_events import PointDone, Resumed, SweepInterruptedError
    from warplens.results import CheckResult, Comparison, Explanation, Plots, Profile
    from warplens.tracing import Trace, TracedKernel, trace

    __version__: str

__all__ = [
    "CheckResult", "Comparison", "Explanation", "InputError", "KernelFile", "MissingPartError", "Plots",
    "PointDone", "Profile", "ProfileError", "Resumed", "StorageError", "SweepInterruptedError", "Trace",
    "TracedKernel", "Verdict", "WarplensError", "__version__", "ab", "check", "compare", "devices", "explain",
    "judge", "load", "read_kernel_file", "register_place", "run", "trace",
]  # fmt: skip

_MODULES = {
    "warplens.api": ("ab", "check", "compare", "devices", "explain", "load", "run"),
    "warplens.cuda.catalogue": ("KernelFile", "read_kernel_file"),
    "warplens.cuda.ground.errors": ("InputError", "MissingPartError", "ProfileError", "StorageError", "WarplensError"),
    "warplens.profiles.judging": ("Verdict", "judge"),
    "warplens.profiles.run_events": ("PointDone", "Resumed", "SweepInterruptedError"),
    "warplens.results": ("CheckResult", "Comparison", "Explanation", "Plots", "Profile"),
    "warplens.tracing": ("Trace", "TracedKernel", "trace"),
}
"""The modules whose names stand here too."""
_HOMES = {name: (module, name) for module, names in _MODULES.items() for name in names}
_HOMES["register_place"] = ("warplens.cuda.sweep.places", "register")


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("warplens")
    elif name in _HOMES:
        module, attribute = _HOMES[name]
        value = getattr(import_module(module), attribute)
    else:
        raise AttributeError(f"module 'warplens' has no attribute {name!r}")
    globals()[name] = value
    return value


def load_ipython_extension(shell: Any) -> None:
    """Register `%warplens` and `%%warplens`: what `%load_ext warplens` calls in a notebook."""
    from warplens.notebook import register

    register(shell)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
