"""The packages whose kernels are traced, and how each is taken over when a program imports it.

The rule: nothing is imported before the program imports it. A package that is not here is left alone.
"""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import FrameType, ModuleType


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn:
    """A package of which modules of ours take the place: `pycuda.driver` is `driver` in the package `modules`.

    It takes the place of the real package, which would need a GPU. The packages in `not_for` get the real one; they use
    its types, and have their own adapter. A dotted name is a part of a namespace package, whose other parts stay.
    """

    package: str
    modules: str
    not_for: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Patch:
    """A package that is imported as it is, and then changed. `install` may return a function that undoes it; else the
    change holds until the process ends.
    """

    package: str
    patch: str  # the module that has a function `install(module)`


Adapter = StandIn | Patch
_WITH_REAL_CUDA = ("cuda", "numba", "numba_cuda", "torch", "triton")
"""These use NVIDIA's packages themselves, without a GPU, too."""
_OF_CUDA_PYTHON = {
    "bindings": "bindings", "core": "core", "core.experimental": "core", "cuda": "bindings.driver",
    "cudart": "bindings.runtime", "nvrtc": "bindings.nvrtc",
}  # fmt: skip
ADAPTERS: tuple[Adapter, ...] = (  # the packages that are known
    StandIn(package="pycuda", modules="warplens.cuda.record.pycuda"),
    StandIn(package="cupy", modules="warplens.cuda.record.cupy"),
    StandIn(package="cupyx", modules="warplens.cuda.record.cupy.cupyx"),
    *(
        StandIn(package=f"cuda.{part}", modules=f"warplens.cuda.record.cuda_python.{ours}", not_for=_WITH_REAL_CUDA)
        for part, ours in _OF_CUDA_PYTHON.items()
    ),
    *(Patch(package=name, patch=f"warplens.cuda.record.{name}.adapter") for name in ("triton", "numba", "torch")),
)

_changed: set[str] = set()  # the packages that are changed now
_undo: dict[str, Callable[[], None]] = {}  # what undoes the changes, as far as they can be undone

_set_aside: dict[str, ModuleType] = {}  # those of packages that get the real ones, while the program gets ours


@contextmanager
def installed(adapters: Sequence[Adapter] = ADAPTERS) -> Iterator[None]:
    """Take packages over that the program imports, or has imported, until the end of the block.

    A package that is changed may have been imported before. One of which modules of ours take the place may not: where
    it has been, it stays as it is, unless packages that need the real one may have imported it, as Numba does with
    `cuda.core`: then the program gets ours until the end of the block. Modules of ours that were imported meanwhile are
    forgotten at the end, so that another program imports them anew.
    """
    finder = _Finder(adapters)
    before = set(sys.modules)
    for adapter in adapters:
        if isinstance(adapter, Patch) and (module := sys.modules.get(adapter.package)) is not None:
            _change(module, adapter.patch)
    for_others = _modules_of([stand_in for stand_in in finder.stand_ins if stand_in.not_for])
    _set_aside.update({name: _forget(name) for name in for_others})
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in _modules_of(finder.stand_ins):
            if name not in before:
                _forget(name)
        for name in finder.namespaces & sys.modules.keys():
            is_empty = name not in before and not any(other.startswith(f"{name}.") for other in sys.modules)
            if is_empty or getattr(sys.modules[name].__loader__, "is_namespace", False):
                _forget(name)
        for name, module in _set_aside.items():
            _remember(name, module)
        _set_aside.clear()
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


def _modules_of(stand_ins: Sequence[StandIn]) -> list[str]:
    packages = tuple(adapter.package for adapter in stand_ins)
    return [
        name
        for name in sys.modules
        if name in packages or name.startswith(tuple(f"{package}." for package in packages))
    ]


def _forget(name: str) -> ModuleType:
    """Take a module out of the imported ones, and out of its package."""
    parent, _, last = name.rpartition(".")
    if parent in sys.modules:
        vars(sys.modules[parent]).pop(last, None)
    return sys.modules.pop(name)


def _remember(name: str, module: ModuleType) -> None:
    sys.modules[name] = module
    parent, _, last = name.rpartition(".")
    if parent in sys.modules:
        setattr(sys.modules[parent], last, module)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of the adapters before Python's own finders do."""

    def __init__(self, adapters: Sequence[Adapter]) -> None:
        self._adapters = {adapter.package: adapter for adapter in adapters}
        self.stand_ins = [adapter for adapter in adapters if isinstance(adapter, StandIn)]
        self.namespaces = {stand_in.package.partition(".")[0] for stand_in in self.stand_ins if "." in stand_in.package}
        self._asked: set[str] = set()

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname in self._asked:  # Python's own finders answer meanwhile
            return None
        package = fullname
        while package not in self._adapters and "." in package:
            package = package.rpartition(".")[0]
        match self._adapters.get(package):
            case StandIn() as stand_in:
                if stand_in.not_for and _importing_package() in stand_in.not_for:
                    aside = _set_aside.get(fullname)
                    return None if aside is None else importlib.machinery.ModuleSpec(fullname, _Ready(lambda _: aside))
                name = stand_in.modules + fullname.removeprefix(stand_in.package)
                try:
                    own = importlib.util.find_spec(name)
                except ModuleNotFoundError:  # its parent is no package
                    return None
                if own is None:
                    return None
                loader, is_package = (
                    _Ready(partial(_renamed, name), is_ours=True),
                    own.submodule_search_locations is not None,
                )
                return importlib.machinery.ModuleSpec(fullname, loader, is_package=is_package)
            case Patch(patch=patch) if fullname == package:
                spec = self._real(fullname)
                if spec is not None and spec.loader is not None:
                    real_for = [other for other in self.stand_ins if fullname in other.not_for]
                    spec.loader = _Patching(spec.loader, patch, real_for)
                return spec
        if fullname in self.namespaces and self._real(fullname) is None:
            return importlib.machinery.ModuleSpec(fullname, _Ready(lambda _: None, is_namespace=True), is_package=True)
        return None

    def _real(self, fullname: str) -> importlib.machinery.ModuleSpec | None:
        self._asked.add(fullname)
        try:
            return importlib.util.find_spec(fullname)
        finally:
            self._asked.discard(fullname)


def _importing_package() -> str:
    frame: FrameType | None = inspect.currentframe()
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name != __name__ and not name.startswith("importlib"):
            return name.partition(".")[0]
        frame = frame.f_back
    return ""


class _Ready(importlib.abc.Loader):
    """Gives a module that is there already: one of ours, an empty namespace package, or one imported before."""

    def __init__(
        self,
        make: Callable[[importlib.machinery.ModuleSpec], ModuleType | None],
        *,
        is_ours: bool = False,
        is_namespace: bool = False,
    ) -> None:
        self.create_module = make  # type: ignore[assignment, method-assign]
        self.is_ours, self.is_namespace = is_ours, is_namespace

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the module has its names already."""


def _renamed(ours: str, spec: importlib.machinery.ModuleSpec) -> ModuleType:
    """Return a module with the names of one of ours, under the name of a package's."""
    original = importlib.import_module(ours)
    module = ModuleType(spec.name, original.__doc__)
    module.__dict__.update({name: value for name, value in vars(original).items() if name not in vars(module)})
    return module


class _Patching(importlib.abc.Loader):
    """Loads a package as its own loader does, and then installs an adapter in it. Meanwhile the packages in `real_for`
    are the real ones; afterwards the program gets those of ours.
    """

    def __init__(self, loader: importlib.abc.Loader, patch: str, real_for: Sequence[StandIn]) -> None:
        self._loader = loader
        self._patch = patch
        self._real_for = real_for

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        ours = {
            name: _forget(name)
            for name in _modules_of(self._real_for)
            if getattr(getattr(sys.modules[name], "__loader__", None), "is_ours", False)
        }
        before = set(_modules_of(self._real_for))
        try:
            self._loader.exec_module(module)
            _change(module, self._patch)
        finally:
            _set_aside.update({name: _forget(name) for name in _modules_of(self._real_for) if name not in before})
            for name, stand_in in ours.items():
                _remember(name, stand_in)
