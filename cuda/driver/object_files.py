"""An ELF file of a program: its functions, and the lines of its code.

The rule: without debug information a function has a name and no line; a table that the reader does not know is none.

Source: DWARF Debugging Information Format 5, 6.2; System V ABI, symbol tables.
"""

import bisect
import ctypes
import re
import weakref
from functools import cache, cached_property, lru_cache
from pathlib import Path, PurePath
from typing import Any

import numpy as np
from elftools.common.exceptions import DWARFError, ELFError
from elftools.elf.elffile import ELFFile

_SYSTEM = ("/usr/include/", "/usr/lib/", "/targets/x86_64-linux/", "/nvidia/cu13/include/")
_HEADERS = (*_SYSTEM, "/cuda_runtime.h", "/crt/", "/cub/", "/thrust/", "/cuda/std/", "tmpxft_")
_SYMBOL = np.dtype(
    [("name", "<u4"), ("info", "u1"), ("other", "u1"), ("section", "<u2"), ("value", "<u8"), ("size", "<u8")]
)
_FUNCTION = 2
"""An `Elf64_Sym`, and the type of the symbol of a function."""
_TAG = re.compile(r"\[abi:\w+\]")  # of Numba: its version and the flags of the compilation
_OF_LIBRARIES = re.compile(r"_ZN?K?(St|9__gnu_cxx|3cub|6thrust|4cuda)")
"""Symbols of the headers of C++ and CUDA, whose templates a program has among its own functions."""


@cache
def demangled(symbol: str) -> str:
    """Return a symbol as C++ writes it, without the return type and the parameters; itself where it is no C++ name. A
    plain `f` is none, although it is the mangled name of `float`.
    """
    if not symbol.startswith("_Z"):
        return symbol
    try:
        library = ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return symbol
    demangle = library["__cxa_demangle"]
    demangle.restype = ctypes.c_void_p
    status = ctypes.c_int()
    address = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if status.value or not address:
        return symbol
    text = ctypes.string_at(address).decode(errors="replace")
    ctypes.CDLL(None).free(ctypes.c_void_p(address))
    text = _TAG.sub("", text)
    depth = 0
    for position in range(len(text) - 1, -1, -1):  # the last parenthesis that is balanced opens the parameters
        depth += {")": 1, "(": -1}.get(text[position], 0)
        if not depth and text[position] == "(":
            return text[:position].removeprefix("void ")
    return text


def function_name(symbol: str) -> str:
    """Return the name of a function of the host: without the return type, and what a compiler appends to its clones.

    Example:
        >>> function_name("_Z6squarePfi.constprop.0")
        'square'
    """
    text = demangled(symbol.split(".", maxsplit=1)[0])
    depth = 0
    for position in range(len(text) - 1, -1, -1):  # the last space outside brackets ends the return type
        depth += {")": 1, ">": 1, "(": -1, "<": -1}.get(text[position], 0)
        if not depth and text[position] == " " and "operator" not in text:
            return text[position + 1 :]
    return text


def is_of_library(symbol: str) -> bool:
    """Return whether a function is one of the headers of C++ or CUDA, which a program has among its own.

    Example:
        >>> is_of_library("_ZNSt6vectorIfSaIfEE9push_backERKf"), is_of_library("_Z6squarePfi")
        (True, False)
    """
    return _OF_LIBRARIES.match(symbol) is not None


@lru_cache(maxsize=32)
def object_file(path: str) -> "ObjectFile | None":
    """Return the ELF file of a path, None where it is none or cannot be read."""
    try:
        return ObjectFile(path)
    except (OSError, ELFError):
        return None


class ObjectFile:
    """An ELF file: its functions and its lines."""

    def __init__(self, path: str) -> None:
        self._file = Path(path).open("rb")  # noqa: SIM115 - it is read as addresses come
        weakref.finalize(self, self._file.close)
        self._elf = ELFFile(self._file)

    def address_of(self, offset: int) -> int:
        """Return the address that the file gives to a byte of it."""
        for segment in self._elf.iter_segments("PT_LOAD"):
            if segment["p_offset"] <= offset < segment["p_offset"] + segment["p_filesz"]:
                return int(offset - segment["p_offset"] + segment["p_vaddr"])
        return offset

    @cached_property
    def _functions(self) -> tuple[list[int], list[str]]:
        """The addresses of the functions in ascending order, and their symbols."""
        pairs: list[tuple[int, str]] = []
        for section in map(self._elf.get_section_by_name, (".symtab", ".dynsym")):
            if section is None:
                continue
            symbols = np.frombuffer(section.data(), _SYMBOL)
            symbols = symbols[(symbols["info"] & 15 == _FUNCTION) & (symbols["value"] > 0)]
            names = self._elf.get_section(section["sh_link"]).data()
            pairs += [
                (value, names[name : names.index(b"\0", name)].decode(errors="replace"))
                for name, value in zip(symbols["name"].tolist(), symbols["value"].tolist(), strict=True)
            ]
        pairs.sort()
        return [address for address, _ in pairs], [name for _, name in pairs]

    def function(self, address: int) -> str:
        """Return the symbol of the function that holds an address, "" where none does."""
        return self._holder(address)[1]

    def _holder(self, address: int) -> tuple[int, str]:
        """Return where the function that holds an address begins, and its symbol."""
        addresses, names = self._functions
        position = bisect.bisect_right(addresses, address) - 1
        return (addresses[position], names[position]) if position >= 0 else (address, "")

    @cached_property
    def _dwarf(self) -> Any:
        return self._elf.get_dwarf_info() if self._elf.has_dwarf_info() else None

    @cached_property
    def _units(self) -> tuple[list[int], list[tuple[int, int]]]:
        """The first addresses of ranges, and the end and the unit of each."""
        ranges = self._dwarf.get_aranges() if self._dwarf is not None else None
        entries = [] if ranges is None else sorted(
            (entry.begin_addr, entry.begin_addr + entry.length, entry.info_offset) for entry in ranges.entries
        )  # fmt: skip
        return [begin for begin, _, _ in entries], [(end, unit) for _, end, unit in entries]

    def line(self, address: int) -> tuple[str, int]:
        """Return the file and the line of an address, ("", 0) where they are not known."""
        begins, rest = self._units
        position = bisect.bisect_right(begins, address) - 1
        if position < 0 or address >= rest[position][0]:
            return "", 0
        try:
            addresses, places = self._rows(rest[position][1])
            row = bisect.bisect_right(addresses, address) - 1
            start = bisect.bisect_left(addresses, self._holder(address)[0])
            # what a header defines is inlined: the line of the program's own before it in the function is the call's
            own = next((places[at] for at in range(row, start - 1, -1) if not is_header(places[at][0])), None)
            return own or (places[row] if row >= 0 else ("", 0))
        except (DWARFError, ELFError, KeyError, IndexError, ValueError):
            return "", 0  # a table that the reader does not know is as if there were none

    @lru_cache(maxsize=64)  # noqa: B019 - an object lives as long as the program
    def _rows(self, unit: int) -> tuple[list[int], list[tuple[str, int]]]:
        compiled = self._dwarf.get_CU_at(unit)
        program = self._dwarf.line_program_for_CU(compiled)
        first_file = 0 if program["version"] >= 5 else 1
        folders = [_text(folder) for folder in program["include_directory"]]
        if program["version"] < 5:
            folders.insert(0, _text(compiled.get_top_DIE().attributes["DW_AT_comp_dir"].value))
        names = []
        for entry in program["file_entry"]:
            folder = folders[entry.dir_index] if entry.dir_index < len(folders) else ""
            names.append(str(PurePath(folders[0] if folders else "", folder, _text(entry.name))))
        rows = []
        for entry in program.get_entries():
            state = entry.state
            if state is not None:
                position = state.file - first_file
                name = names[position] if 0 <= position < len(names) else ""
                rows.append((state.address, (name, 0 if state.end_sequence else state.line)))
        rows.sort(key=lambda row: row[0])
        return [address for address, _ in rows], [place for _, place in rows]


def is_header(path: str) -> bool:
    """Return whether a file is CUDA's, the system's or a stub of nvcc, and not the program's own.

    Example:
        >>> is_header("/usr/include/math.h"), is_header("bench.cu")
        (True, False)
    """
    return any(header in path for header in _HEADERS)


def _text(value: bytes | str) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else value
