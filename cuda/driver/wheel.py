"""Commands of setuptools that build the stand-in into a wheel: `pyproject.toml` names them.

The rule: where there is a C compiler for Linux on x86-64 or aarch64, the wheel holds the stand-in built and is for that
machine and for the oldest glibc that its libraries ask for; elsewhere it is for any machine, without them. An
editable installation builds nothing.
Source: PEP 600, tags of platforms.
"""

import sys
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "warplens/cuda/driver/standin/built"
_FOLDERS = {"warplens": "gui/warplens", "warplens.cuda": "cuda"}


@cache
def _building() -> Any:
    """Return `warplens.cuda.driver.building` of this tree, which is not installed yet."""
    for name, folder in _FOLDERS.items():
        package = sys.modules[name] = ModuleType(name)
        package.__path__ = [str(ROOT / folder)]
    from warplens.cuda.driver import building

    return building


class BuildWithStandin(build_py):  # type: ignore[misc]  # its types are those of a build
    """Copies the modules as ever, and builds the stand-in beside its sources."""

    def run(self) -> None:
        """Build."""
        super().run()
        if self.editable_mode or not _building().machine():
            return
        with tempfile.TemporaryDirectory() as scratch:
            try:
                _building().build(Path(scratch) / "built")
            except Exception as error:  # noqa: BLE001 - whatever it is, all else of the program needs no compiler
                self.warn(f"the stand-in for the CUDA runtime is left out: {error}")
            else:
                self.copy_tree(str(Path(scratch) / "built"), str(Path(self.build_lib) / FOLDER))


class PlatformWheel(bdist_wheel):  # type: ignore[misc]  # as above
    """A wheel for one machine where it holds the stand-in, for any Python 3."""

    def finalize_options(self) -> None:
        """Say that there is code for one machine in it, where there is."""
        if _building().machine() and "editable_wheel" not in self.distribution.commands:
            self.distribution.has_ext_modules = lambda: True
        super().finalize_options()

    def get_tag(self) -> tuple[str, str, str]:
        """Return the tag: of Python, of its interface for C, of the machine and its system."""
        folder = Path(self.bdist_dir) / FOLDER
        if not folder.is_dir():
            return "py3", "none", "any"
        building = _building()
        version = max(building.OLDEST_GLIBC, building.needed_glibc(folder))
        return "py3", "none", f"manylinux_2_{version}_{building.machine()}"
