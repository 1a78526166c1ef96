"""The door to NVRTC: its functions through ctypes, as methods of one class.

The rule: this module needs the standard library alone and loads one file, which the caller names. It returns Python
values and the library's own log, and makes no temporary file.

Source: NVIDIA, "NVRTC", version 12.9 (functions, options), and `nvrtc.h` of CUDA 12.9 (types).
"""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Sequence
from ctypes import POINTER, c_char, c_char_p, c_int, c_size_t, c_void_p
from dataclasses import dataclass, field
from pathlib import Path

_TEXTS = POINTER(c_char_p)
_SIGNATURES = {
    "nvrtcVersion": (POINTER(c_int), POINTER(c_int)),
    "nvrtcGetNumSupportedArchs": (POINTER(c_int),),
    "nvrtcGetSupportedArchs": (POINTER(c_int),),
    "nvrtcCreateProgram": (POINTER(c_void_p), c_char_p, c_char_p, c_int, _TEXTS, _TEXTS),
    "nvrtcAddNameExpression": (c_void_p, c_char_p),
    "nvrtcCompileProgram": (c_void_p, c_int, _TEXTS),
    "nvrtcGetLoweredName": (c_void_p, c_char_p, POINTER(c_char_p)),
    "nvrtcGetProgramLogSize": (c_void_p, POINTER(c_size_t)),
    "nvrtcGetProgramLog": (c_void_p, POINTER(c_char)),
    "nvrtcGetPTXSize": (c_void_p, POINTER(c_size_t)),
    "nvrtcGetPTX": (c_void_p, POINTER(c_char)),
    "nvrtcGetCUBINSize": (c_void_p, POINTER(c_size_t)),
    "nvrtcGetCUBIN": (c_void_p, POINTER(c_char)),
    "nvrtcDestroyProgram": (POINTER(c_void_p),),
}
"""The arguments of each function that is called; each returns a result code, 0 after a success."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerInput:
    """One run of the compiler, every text encoded as UTF-8.

    `name` is the name of the source in the log and the line tables. `entry` is the kernel as the source would name it
    (`product<16>`); it gets a symbol although nothing calls it, and an empty one requests no name. `headers` are pairs
    of a name for `#include` and its text.
    """

    source: bytes = field(repr=False)
    name: bytes
    entry: bytes
    options: tuple[bytes, ...]
    headers: tuple[tuple[bytes, bytes], ...] = field(default=(), repr=False)


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


class Nvrtc:
    """NVRTC, loaded from one file.

    Args:
        path: the library. Its companion `libnvrtc-builtins` is loaded from the same folder, whatever else the search
            path of this process has.

    Raises:
        OSError: the library does not load.
        AttributeError: the library lacks a function.
    """

    def __init__(self, path: str) -> None:
        for companion in sorted(Path(path).parent.glob("libnvrtc-builtins.so.*")):
            with contextlib.suppress(OSError):  # NVRTC itself reports a companion that does not load
                ctypes.CDLL(str(companion))
        self._library = ctypes.CDLL(path)
        for name, arguments in _SIGNATURES.items():
            getattr(self._library, name).argtypes = arguments
        self._name_of_result = self._library.nvrtcGetErrorString
        self._name_of_result.argtypes = (c_int,)
        self._name_of_result.restype = c_char_p

    def version(self) -> tuple[int, int]:
        """Return the version of CUDA that the library belongs to, such as (12, 9)."""
        major, minor = c_int(), c_int()
        self._library.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
        return major.value, minor.value

    def capabilities(self) -> tuple[int, ...]:
        """Return the compute capabilities that the compiler knows, as in 90, ascending."""
        count = c_int()
        self._library.nvrtcGetNumSupportedArchs(ctypes.byref(count))
        numbers = (c_int * count.value)()
        self._library.nvrtcGetSupportedArchs(numbers)
        return tuple(sorted(numbers))

    def compile(self, request: CompilerInput) -> CompilerOutput:
        """Compile a source in one pass to PTX and cubin."""
        library, program = self._library, c_void_p()
        result = library.nvrtcCreateProgram(
            ctypes.byref(program),
            request.source,
            request.name,
            len(request.headers),
            _texts([text for _, text in request.headers]),
            _texts([name for name, _ in request.headers]),
        )
        if result:
            return CompilerOutput(log="", failure=self._name(result))
        try:
            if request.entry:
                library.nvrtcAddNameExpression(program, request.entry)
            result = library.nvrtcCompileProgram(program, len(request.options), _texts(request.options))
            log = _text(self._read(program, "ProgramLog"))
            if result:
                return CompilerOutput(log=log, failure=self._name(result))
            symbol = c_char_p()
            if request.entry:
                library.nvrtcGetLoweredName(program, request.entry, ctypes.byref(symbol))
            return CompilerOutput(
                log=log,
                symbol=(symbol.value or b"").decode(errors="replace"),
                ptx=_text(self._read(program, "PTX")),
                cubin=self._read(program, "CUBIN"),
            )
        finally:
            library.nvrtcDestroyProgram(ctypes.byref(program))

    def _name(self, result: int) -> str:
        name: bytes = self._name_of_result(result)
        return name.decode()

    def _read(self, program: c_void_p, what: str) -> bytes:
        """Return one of the results of a program; empty where it has none."""
        size = c_size_t()
        getattr(self._library, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
        if not size.value:
            return b""
        buffer = ctypes.create_string_buffer(size.value)
        getattr(self._library, f"nvrtcGet{what}")(program, buffer)
        return buffer.raw


def _texts(texts: Sequence[bytes]) -> ctypes.Array[c_char_p]:
    return (c_char_p * len(texts))(*texts)


def _text(raw: bytes) -> str:
    # A log may hold a NUL between its parts as well as at its end.
    return raw.replace(b"\0", b"").decode(errors="replace")
