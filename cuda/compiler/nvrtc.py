"""The door to NVRTC; nothing else in the program imports `cuda.bindings`.

The rule: this module returns Python values and the library's own log. It makes no temporary file, and loads the
library at the first call.

Source: NVIDIA, "NVRTC", version 12.9 (functions, options); a buffer for a log is a fresh object of more than one byte,
as CPython shares the one-byte objects and NVRTC writes into the object that it receives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType

from warplens.cuda.errors import MissingPartError

_WHEEL = "nvidia-cuda-nvrtc-cu12"
_PADDING_BYTES = 16  # more than one byte even for an empty log; see the docstring above
_ADVICE = "reinstall it with `pip install --force-reinstall 'nvidia-cuda-nvrtc-cu12==12.9.*' 'cuda-bindings==12.9.*'`"


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerOutput:
    """The output of one run of the compiler.

    `failure` is empty after a success, else the name of NVRTC's result code. `symbol` is the name of the entry in the
    PTX. `cubin` is empty for a virtual target (`compute_90`).
    """

    log: str
    failure: str = ""
    symbol: str = ""
    ptx: str = field(default="", repr=False)
    cubin: bytes = field(default=b"", repr=False)


@cache
def _library() -> ModuleType:
    """Load NVRTC.

    Raises:
        MissingPartError: the bindings or the library itself do not load.
    """
    try:
        from cuda.bindings import nvrtc

        nvrtc.nvrtcVersion()  # the library proper is loaded by the first call
    except (ImportError, RuntimeError, OSError) as error:
        reason = str(error).strip().split("\n", 1)[0] or type(error).__name__
        raise MissingPartError(f"NVIDIA's compiler NVRTC does not load ({reason}); {_ADVICE}") from error
    library: ModuleType = nvrtc
    return library


@cache
def compiler_version() -> str:
    """Return the compiler's name and version, `NVRTC 12.9.86`.

    Raises:
        MissingPartError: NVRTC does not load.
    """
    _, major, minor = _library().nvrtcVersion()
    release = f"{major}.{minor}"
    try:
        full = version(_WHEEL)  # the library itself does not give the last number
    except PackageNotFoundError:
        full = release
    return f"NVRTC {full if full.startswith(f'{release}.') else release}"


@cache
def supported_targets() -> tuple[str, ...]:
    """Return the targets that the compiler knows, `sm_50` first.

    Raises:
        MissingPartError: NVRTC does not load.
    """
    _, capabilities = _library().nvrtcGetSupportedArchs()
    return tuple(f"sm_{capability}" for capability in sorted(capabilities))


def run_compiler(
    source: str, *, name: str, entry: str, options: Sequence[str], headers: Mapping[str, str] | None = None
) -> CompilerOutput:
    """Compile a source in one pass to PTX and cubin.

    Args:
        name: the name of the source in the log and the line tables.
        entry: the kernel as the source would name it (`product<16>`); it gets a symbol although nothing calls it.
            An empty one requests no name.
        headers: texts for `#include`, by name.

    Raises:
        MissingPartError: NVRTC does not load.
    """
    nvrtc = _library()
    included = headers or {}
    failed, program = nvrtc.nvrtcCreateProgram(
        source.encode(),
        name.encode(),
        len(included),
        [text.encode() for text in included.values()],
        [header.encode() for header in included],
    )
    if failed.value:
        return CompilerOutput(log="", failure=failed.name)
    try:
        if entry:
            nvrtc.nvrtcAddNameExpression(program, entry.encode())
        (failed,) = nvrtc.nvrtcCompileProgram(program, len(options), [option.encode() for option in options])
        log = _text(nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program)
        if failed.value:
            return CompilerOutput(log=log, failure=failed.name)
        symbol = b""
        if entry:
            _, symbol = nvrtc.nvrtcGetLoweredName(program, entry.encode())
        return CompilerOutput(
            log=log,
            symbol=symbol.decode(),
            ptx=_text(nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX, program),
            cubin=_bytes(nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program),
        )
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _bytes(size_of: Callable[..., tuple[object, int]], fill: Callable[..., object], program: object) -> bytes:
    _, size = size_of(program)
    if not size:
        return b""
    buffer = bytes(bytearray(size + _PADDING_BYTES))
    fill(program, buffer)
    return buffer[:size]


def _text(size_of: Callable[..., tuple[object, int]], fill: Callable[..., object], program: object) -> str:
    # A log may hold a NUL between its parts as well as at its end.
    return _bytes(size_of, fill, program).replace(b"\0", b"").decode(errors="replace")
