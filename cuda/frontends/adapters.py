"""The packages whose kernels are traced, and how each is taken over when a program imports it.

The rule: nothing is imported before the program imports it. A package that is not here is left alone.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn:
    """A package of which modules of ours take the place: `pycuda.driver` is `driver` in the package `modules`.

    It takes the place of the real package, which would need a GPU.
    """

    package: str
    modules: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Patch:
    """A package that is imported as it is, and then changed: the module `patch` has a function `install(module)`.

    The function may return another one that undoes it; else the change holds until the process ends.
    """

    package: str
    patch: str


Adapter = StandIn | Patch
ADAPTERS: tuple[Adapter, ...] = (
    StandIn(package="pycuda", modules="warplens.cuda.frontends.pycuda"),
    StandIn(package="cupy", modules="warplens.cuda.frontends.cupy"),
    StandIn(package="cupyx", modules="warplens.cuda.frontends.cupy.cupyx"),
    Patch(package="triton", patch="warplens.cuda.frontends.triton.adapter"),
    Patch(package="numba", patch="warplens.cuda.frontends.numba.adapter"),
    Patch(package="torch", patch="warplens.cuda.frontends.torch.adapter"),
)
"""The packages that are known."""


_changed: set[str] = set()
"""The packages that are changed now."""
_undo: dict[str, Callable[[], None]] = {}
"""What undoes the changes, as far as they can be undone."""


@contextmanager
def installed(adapters: Sequence[Adapter] = ADAPTERS) -> Iterator[None]:
    """Take packages over that the program imports, or has imported, until the end of the block.

    A package that is changed may have been imported before. One of which modules of ours take the place may not: where
    it has been, it stays as it is. Modules of ours that were imported meanwhile are forgotten at the end, so that
    another program imports them anew.
    """
    finder = _Finder(adapters)
    before = set(sys.modules)
    for adapter in adapters:
        if isinstance(adapter, Patch) and (module := sys.modules.get(adapter.package)) is not None:
            _change(module, adapter.patch)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        stand_ins = tuple(adapter.package for adapter in adapters if isinstance(adapter, StandIn))
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in stand_ins:
                del sys.modules[name]
        for package in list(_undo):
            _undo.pop(package)()
            _changed.discard(package)


def _change(module: ModuleType, patch: str) -> None:
    """Install an adapter in a package, once."""
    package = module.__name__
    if package in _changed:
        return
    _changed.add(package)
    undo = importlib.import_module(patch).install(module)
    if undo is not None:
        _undo[package] = undo


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of the adapters before Python's own finders do."""

    def __init__(self, adapters: Sequence[Adapter]) -> None:
        self._adapters = {adapter.package: adapter for adapter in adapters}
        self._patching: set[str] = set()

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        package, _, rest = fullname.partition(".")
        match self._adapters.get(package):
            case StandIn(modules=modules):
                ours = f"{modules}.{rest}" if rest else modules
                if importlib.util.find_spec(ours) is None:
                    return None
                is_package = not rest
                return importlib.machinery.ModuleSpec(fullname, _Ours(ours), is_package=is_package)
            case Patch(patch=patch) if not rest and fullname not in self._patching:
                self._patching.add(fullname)  # Python's own finders answer meanwhile
                try:
                    spec = importlib.util.find_spec(fullname)
                finally:
                    self._patching.discard(fullname)
                if spec is not None and spec.loader is not None:
                    spec.loader = _Patching(spec.loader, patch)
                return spec
        return None


class _Ours(importlib.abc.Loader):
    """Loads a module of ours under the name of a package's."""

    def __init__(self, ours: str) -> None:
        self._ours = ours

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        ours = importlib.import_module(self._ours)
        module = ModuleType(spec.name, ours.__doc__)
        names = vars(ours).items()
        module.__dict__.update({name: value for name, value in names if name not in vars(module)})
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the module has its names already."""


class _Patching(importlib.abc.Loader):
    """Loads a package as its own loader does, and then installs an adapter in it."""

    def __init__(self, loader: importlib.abc.Loader, patch: str) -> None:
        self._loader = loader
        self._patch = patch

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._loader.exec_module(module)
        _change(module, self._patch)
