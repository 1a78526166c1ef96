"""The door to NVRTC: its functions through ctypes, as methods of one class.

The rule: this module loads one file, which the caller names, and returns the library's own bytes. It imports little,
since a process that only compiles imports it while a user waits: no `dataclasses`, no `typing`, nothing of Warplens.

Source: NVIDIA, "NVRTC", version 12.9 (functions, options), and `nvrtc.h` of CUDA 12.9 (types).
"""

import ctypes
import os
from ctypes import POINTER, c_char, c_char_p, c_int, c_size_t, c_void_p

_TEXTS = POINTER(c_char_p)
_SIGNATURES = {  # the arguments of each function that is called; each returns a result code, 0 after a success
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


class Nvrtc:
    """NVRTC, loaded from one file; an OSError or AttributeError where it, its companion or a function of it is missing.

    Its companion `libnvrtc-builtins` is loaded from the same folder, whatever else the search path of this process has.
    """

    def __init__(self, path: str) -> None:
        folder = os.path.dirname(path)  # noqa: PTH120 - pathlib is slow to import
        for name in sorted(os.listdir(folder)):  # noqa: PTH208 - as above
            if name.startswith("libnvrtc-builtins.so."):
                ctypes.CDLL(f"{folder}/{name}")
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
        """Return the compute capabilities that the compiler knows, 90 for 9.0, ascending."""
        count = c_int()
        self._library.nvrtcGetNumSupportedArchs(ctypes.byref(count))
        numbers = (c_int * count.value)()
        self._library.nvrtcGetSupportedArchs(numbers)
        return tuple(sorted(numbers))

    def compile(
        self, source: bytes, name: bytes, entry: bytes, options: list[bytes], headers: list[tuple[bytes, bytes]]
    ) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """Compile a source in one pass to PTX and cubin; `name` names it in the log and the line tables.

        `entry` is the kernel whose symbol is wanted, as the source would name it; an empty one requests none. `headers`
        are pairs of a name for `#include` and its text.

        The result is the name of NVRTC's result code, empty after a success; the log, the symbol, the PTX and the
        cubin.
        """
        library, program = self._library, c_void_p()
        result = library.nvrtcCreateProgram(
            ctypes.byref(program),
            source,
            name,
            len(headers),
            _texts([text for _, text in headers]),
            _texts([header for header, _ in headers]),
        )
        if result:
            return self._name(result), b"", b"", b"", b""
        try:
            if entry:
                library.nvrtcAddNameExpression(program, entry)
            result = library.nvrtcCompileProgram(program, len(options), _texts(options))
            log = self._read(program, "ProgramLog").replace(b"\0", b"")  # between its parts as well as at its end
            if result:
                return self._name(result), log, b"", b"", b""
            symbol = c_char_p()
            if entry:
                library.nvrtcGetLoweredName(program, entry, ctypes.byref(symbol))
            ptx = self._read(program, "PTX").replace(b"\0", b"")
            return b"", log, symbol.value or b"", ptx, self._read(program, "CUBIN")
        finally:
            library.nvrtcDestroyProgram(ctypes.byref(program))

    def _name(self, result: int) -> bytes:
        name: bytes = self._name_of_result(result)
        return name

    def _read(self, program: c_void_p, what: str) -> bytes:
        size = c_size_t()
        getattr(self._library, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
        if not size.value:
            return b""
        buffer = ctypes.create_string_buffer(size.value)
        getattr(self._library, f"nvrtcGet{what}")(program, buffer)
        return buffer.raw


def _texts(texts: list[bytes]) -> ctypes.Array[c_char_p]:
    return (c_char_p * len(texts))(*texts)
