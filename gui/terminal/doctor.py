"""The parts that this machine has or lacks for Warplens, with what to do about each; one line for each part.

The rule: an examination changes nothing and never fails. A part counts as there only if it can be loaded now.
"""

import ctypes
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from pathlib import Path

from warplens.cuda.ground import toml_beside

_LIBRARIES = toml_beside(__file__)

INSTALL_WINDOW = 'pip install "warplens[window]"'  # the window is an extra: servers and builds need no Qt
WORKER_START_S = 60.0  # a worker without an answer after so many seconds does not start; usually it takes less than one


class PartState(StrEnum):
    """Whether a part is there."""

    THERE = "ok"
    MISSING = "missing"
    OPTIONAL = "absent"  # the part is missing, and only one feature needs it


@dataclass(frozen=True, slots=True)
class Finding:
    """One part of the machine: what the examination found, and what to do ("" if nothing)."""

    verdict: PartState
    part: str
    found: str
    advice: str = ""

    def line(self) -> str:
        """Return the finding as one line."""
        return f"{self.part}: {self.found}" + (f"; {self.advice}" if self.advice else "")


_there, _optional, _missing = (
    partial(Finding, verdict) for verdict in (PartState.THERE, PartState.OPTIONAL, PartState.MISSING)
)


def has_display(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> bool:
    """Return whether there is a display: the environment names one or a platform of Qt, or it is not Linux."""
    environ = os.environ if environ is None else environ
    if not platform.startswith("linux"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def window_hindrance(
    environ: Mapping[str, str] | None = None, loads: Callable[[str], bool] | None = None, platform: str = sys.platform
) -> str:
    """Return why Qt cannot open a window here, "" if it can. Qt itself gives no reason: it aborts the process.

    `environ` is by default the environment of this process; `loads` returns whether a shared library can be loaded.
    """
    environ = os.environ if environ is None else environ
    if not platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return ""
    libraries = _qt_libraries(environ, loads or _loads)
    if libraries.verdict is PartState.MISSING:
        return libraries.line()
    if not environ.get("WAYLAND_DISPLAY") and not _x11_answers(environ.get("DISPLAY", "")):
        return f"no X server answers at DISPLAY={environ.get('DISPLAY', '')}"
    return ""


def _x11_answers(display: str) -> bool:
    """Return whether an X server accepts this process (xcb_connect of libxcb)."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
        xcb.xcb_connect.restype = ctypes.c_void_p
        xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
        xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
        connection = xcb.xcb_connect(display.encode(), None)
        refused = xcb.xcb_connection_has_error(connection)
        xcb.xcb_disconnect(connection)
    except (OSError, AttributeError):
        return False
    return not refused


def examine(
    environ: Mapping[str, str] | None = None, loads: Callable[[str], bool] | None = None, platform: str = sys.platform
) -> tuple[Finding, ...]:
    """Examine every part; the arguments are as for `window_hindrance`."""
    environ = os.environ if environ is None else environ
    loads = loads or _loads
    findings = [_display(environ, platform)]
    if platform.startswith("linux") and not missing_for_window():
        findings.append(_qt_libraries(environ, loads))
    findings += [_qt(), _compiler(), _engine(), _cache(), _driver(loads, platform), *_gpu(loads, platform)]
    findings += [_confinement(), _processors()]
    return tuple(findings)


def _display(environ: Mapping[str, str], platform: str) -> Finding:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        if platform.startswith("linux") and environ.get(name):
            return _there("Display", f"{name}={environ[name]}")
    if has_display(environ, platform):
        return _there("Display", f"the desktop of {platform}")
    advice = "`warplens` runs a quick sweep without a window; for the window log in with `ssh -X` or at the desktop"
    return (_optional if missing_for_window() else _missing)("Display", "none", advice)


def _qt_libraries(environ: Mapping[str, str], loads: Callable[[str], bool]) -> Finding:
    libraries = list(_LIBRARIES["common"])
    if environ.get("WAYLAND_DISPLAY"):
        libraries += _LIBRARIES["wayland"]
    if environ.get("DISPLAY") or not environ.get("WAYLAND_DISPLAY"):
        libraries += _LIBRARIES["xcb"]
    missing = [library for library in libraries if not loads(library)]
    if not missing:
        return _there("Qt's system libraries", f"all {len(libraries)} load")
    advice = f"`sudo apt install {' '.join(dict.fromkeys(map(debian_package, missing)))}`"
    return _missing("Qt's system libraries", f"{', '.join(missing)} cannot be loaded", advice)


def debian_package(library: str) -> str:
    """Return the package of Debian and Ubuntu that has a library.

    Source: Debian Policy, section 8.1: the name and the version of the library, apart where the name ends in a digit.

    Example:
        >>> debian_package("libEGL.so.1")
        'libegl1'
    """
    if library == "libglib-2.0.so.0":
        return "libglib2.0-0"
    name, _, version = library.lower().partition(".so.")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"


def missing_for_window() -> str:
    """Return the name of a package of the window that is not installed, "" if both are."""
    return next((name for name in ("PyQt6", "pyqtgraph") if importlib.util.find_spec(name) is None), "")


def _qt() -> Finding:
    if name := missing_for_window():
        advice = f"only the window and pictures as PNG need it: `{INSTALL_WINDOW}`"
        return _optional("PyQt6", f"{name} is not installed", advice)
    return _there("PyQt6", _installed("PyQt6"))


def _compiler() -> Finding:
    try:
        from warplens.cuda.compiler.process.client import compiler_library

        library = compiler_library()
        targets = f"{library.targets[0]} to {library.targets[-1]}"
        return _there("Compiler", f"{library.version}, for {targets}, from {library.path}")
    except Exception as error:  # noqa: BLE001 - a broken installation may raise anything, and it is the finding
        problem, _, advice = _first_line(error).rpartition("; ")
        return _missing("Compiler", problem or advice, advice if problem else "")


def _engine() -> Finding:
    if version := _installed("llvmlite"):
        return _there("Engine", f"llvmlite {version}")
    return _missing("Engine", "llvmlite is not installed", "`pip install llvmlite`")


def _cache() -> Finding:
    from platformdirs import user_cache_path

    from warplens.cuda.ground.files import distrust

    folder = user_cache_path("warplens", appauthor=False)
    reasons = (distrust(folder / name) for name in ("", "compiled", "executed"))
    if reason := next(filter(None, reasons), ""):
        mended = "`chmod go-w` on it mends that" if "may write" in reason else "XDG_CACHE_HOME names another folder"
        advice = f"each run compiles anew until it is this user's alone: {mended}"
        return _optional("Cache", f"not used: {reason}", advice)
    return _there("Cache", str(folder))


@cache
def _confinement() -> Finding:
    """Ask a worker what it has given up: only a process that was confined knows what the system grants."""
    from warplens.cuda.sweep.places import confinement
    from warplens.cuda.sweep.pool import make_executor

    try:
        with make_executor(1) as pool:
            given_up = pool.submit(confinement).result(WORKER_START_S)
    except (OSError, RuntimeError, TimeoutError) as error:
        return _missing("Confinement", f"no worker starts ({_first_line(error)})", "no kernel can be executed")
    if not given_up.missing:
        return _there("Confinement", given_up.sentence())
    return _optional("Confinement", given_up.sentence(), "kernels run without it; open only kernels that you trust")


def _driver(loads: Callable[[str], bool], platform: str) -> Finding:
    library = "nvcuda.dll" if platform == "win32" else "libcuda.so.1"
    if not loads(library):
        advice = "nothing to do without a GPU: kernels are executed on the CPU and their times are modelled"
        return _optional("NVIDIA driver", f"none ({library} does not load)", advice)
    version = _driver_version(library)
    return _there("NVIDIA driver", f"for CUDA {version}" if version else "loads")


def _gpu(loads: Callable[[str], bool], platform: str) -> list[Finding]:
    from warplens.cuda.device.gpus import find_gpus

    has_driver = loads("nvcuda.dll" if platform == "win32" else "libcuda.so.1")
    findings = [_pycuda(has_driver, platform)]
    if has_driver:
        machine = find_gpus()
        counts = Counter(gpu.spec.name for gpu in machine.gpus)
        names = ", ".join(name if count == 1 else f"{count} x {name}" for name, count in counts.items())
        finding = _there if names else _optional
        findings.append(finding("GPUs to measure on", names or f"none ({machine.hindrance})"))
        findings += [_clocks(names)] if names else []
        findings.append(_cublas())
    return findings


def _clocks(names: str) -> Finding:
    from warplens.cuda.device.locked_clocks import hindrance

    reason = hindrance()
    if not reason:
        return _there("Clocks", f"--lock-clocks may lock those of the {names}")
    advice = "nothing to do: `ab` measures in turns, and each sample has the clocks it was taken at"
    return _optional("Clocks", f"cannot be locked: {reason}", advice)


def _cublas() -> Finding:
    from warplens.cuda.execute import baselines as cublas

    if path := cublas.find():
        return _there("cuBLAS", path)
    return _optional("cuBLAS", "not found", f"only the baseline of matrix products needs it: `{cublas.INSTALL}`")


def _pycuda(has_driver: bool, platform: str) -> Finding:
    version = _installed("pycuda")
    if version and importlib.util.find_spec("pycuda") is not None:
        return _there("PyCUDA", version)
    missing, line = pycuda_build(platform)
    found = "not installed" + (f", and its build finds no {' and no '.join(missing)}" if missing else "")
    advice = f"measuring on the GPU needs it: `{line}`" if has_driver else "only measuring on a GPU needs it"
    return _optional("PyCUDA", found, advice)


def pycuda_build(platform: str = sys.platform, root: Path = Path("/")) -> tuple[tuple[str, ...], str]:
    """Return what a build of PyCUDA from source lacks here, and the command that installs PyCUDA.

    Source: setup.py and aksetup_helper.py of PyCUDA 2026.1: the toolkit is where the first `nvcc` of the PATH lies.

    Example:
        >>> pycuda_build("win32")
        ((), 'pip install "warplens[gpu]"')
    """
    install = 'pip install "warplens[gpu]"'
    if not platform.startswith("linux"):
        return (), install
    packages: dict[str, str] = {}
    usual = root / "usr/local/cuda/bin"
    if shutil.which("nvcc") is None:
        if (usual / "nvcc").exists():
            install = f'PATH="{usual}:$PATH" {install}'
        else:
            packages["CUDA toolkit (nvcc)"] = "nvidia-cuda-toolkit"
    if shutil.which("g++") is None:
        packages["C++ compiler (g++)"] = "g++"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        packages["Python.h"] = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
    if packages:
        install = f"sudo apt install {' '.join(packages.values())} && {install}"
    return tuple(packages), install


def _processors() -> Finding:
    from warplens.cuda.ground.host import worker_count

    return _there("Processors", f"{worker_count()} to run points on")


def _installed(distribution: str) -> str:
    from importlib.metadata import PackageNotFoundError, version  # slow, and a start asks this module for a display

    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _driver_version(library: str) -> str:
    """Return the newest CUDA version that the driver supports, such as "12.9", or "" if it does not report one."""
    version = ctypes.c_int(0)
    try:
        if ctypes.CDLL(library).cuDriverGetVersion(ctypes.byref(version)) != 0:
            return ""
    except (OSError, AttributeError):
        return ""
    return f"{version.value // 1000}.{version.value % 1000 // 10}"


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).split("\n", 1)[0]
