"""The files that a source may include: where they are looked for and how they are read, and what stands in for headers
that NVRTC lacks.

The rule: regular files alone are read, from

- the folder of the kernel file and the folders below it,
- the repository or the unpacked archive that the kernel file lies in (`warplens.cuda.ground.files`): files that are
  named like headers, and
- the folders of its `-I` options; of one outside the kernel's folder, files that are named like headers.

A header that adds nothing for NVRTC is empty, so that a `.cu` written for nvcc compiles unchanged. All others come from
NVIDIA's wheels, which are installed with Warplens; one that is in none of them is missing, and a sentence says so.
"""

import os
import posixpath
import re
import stat
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from warplens.cuda.compiler.process.client import beginning_in, header_folders
from warplens.cuda.ground import files, toml_beside

# Declares the names that NVRTC lacks: those of nvcc (`uint`, `FLT_MAX`), of `std` and of PyTorch.
# The rule: a header that is included before the source declares only names that its device code uses and does not
# define. So a source that needs none compiles as before, and a user's own name is never in the way. A name brings in
# as little as possible: `<cuda/std/type_traits>` alone takes a second to compile, so traits come from the small
# internal headers of CUDA's C++ library where these exist; `min`, `max` and the functions of C need no header.
# PyTorch's names are declared only for a source that includes headers of PyTorch which are missing; the layout of an
# accessor is PyTorch's, since host code that is built with PyTorch fills it. The tables, with their sources, are in
# `headers.toml`.

_TABLES: dict[str, Any] = toml_beside(__file__)
STDINT_TYPES: dict[str, str] = _TABLES["stdint_types"]
TYPES: dict[str, str] = _TABLES["types_before"] | STDINT_TYPES | _TABLES["types_behind"]
UNARY, BINARY = frozenset[str](_TABLES["unary"]), frozenset[str](_TABLES["binary"])
_C_FUNCTIONS = (
    UNARY | BINARY | {f"{name}f" for name in UNARY | BINARY | {*_TABLES["in_float"]}} | {*_TABLES["c_functions"]}
)
_C_TYPES = frozenset[str](_TABLES["c_types"])
_TRAITS = frozenset[str](_TABLES["traits"])
_IN_INTEGRAL_CONSTANT = frozenset[str](_TABLES["in_integral_constant"])
_HEADER_OF = {
    folder: {name: header for header, names in _TABLES[folder].items() for name in names}
    for folder in ("in_utility", "in_library")
}
_COMMON = _C_FUNCTIONS | _C_TYPES | {name for name in TYPES if name.endswith("_t")} | {*_TABLES["common"]}
_QUALIFIED = re.compile(r"\bstd\s*::\s*(\w+)")
_USING = re.compile(r"\busing\s+namespace\s+std\b")
INTEGER_LIMITS: dict[str, str] = _TABLES["integer_limits"]
FLOAT_LIMITS: dict[str, str] = _TABLES["float_limits"]
_FORMATS = {  # the formats of `<inttypes.h>`
    f"PRI{letter}{bits}": f'"{length}{letter}"'
    for bits, length in {"8": "", "16": "", "32": "", "64": "l", "MAX": "l", "PTR": "l"}.items()
    for letter in "diouxX"
}
_MACROS = INTEGER_LIMITS | FLOAT_LIMITS | _TABLES["macros"] | _FORMATS | _TABLES["macros_of_constants"]
_HEADERS = {header: re.compile(names) for header, names in _TABLES["names_in_headers"].items()}

NAME = "warplens_given_names.h"  # the compiler includes the header under this name

# The functions of a warp that CUDA had before Volta: `__shfl`, `__shfl_xor`, `__any`, `__ballot`. No compiler has them
# for compute capability 7.0 and later, where a kernel names the lanes that take part. Here these are the lanes that
# are active at the call, and a note says so, since nvcc refuses the source for such a GPU.
_BEFORE_VOLTA = {
    name: _TABLES[kind]["text"].replace("NAME", name).replace("TYPE", type_)
    for kind in ("shuffles", "votes")
    for name, type_ in _TABLES[kind]["types"].items()
}
_NOTE = re.compile(r'was declared deprecated \("(?P<note>the lanes that take part [^"]*)"\)')

LACKED = frozenset({"std"}).union(
    TYPES, _TABLES["structures"], (name.partition("(")[0] for name in _MACROS), UNARY, BINARY, _BEFORE_VOLTA
)
"""A source whose device code has none of these words, and none that `OF_HEADERS` matches, lacks no name."""
OF_HEADERS = re.compile("|".join(f"(?:{names.pattern})" for names in _HEADERS.values()))


def legacy_notes(log: str) -> tuple[str, ...]:
    """Return the notes on these functions in the warnings of the compiler, each once."""
    notes = (" ".join(match["note"].split()) for match in _NOTE.finditer(log))
    return tuple(dict.fromkeys(notes))


def missing_names(
    words: AbstractSet[str],
    defined: AbstractSet[str],
    standard: AbstractSet[str] = frozenset(),
    included: AbstractSet[str] = frozenset(),
) -> str:
    """Return the text of the header with the names that a source lacks, empty where it lacks none."""
    lacking = words - defined
    before_volta = [text for name, text in _BEFORE_VOLTA.items() if name in lacking]
    lines = [
        *(f"typedef {meaning} {name};" for name, meaning in TYPES.items() if name in lacking),
        *(text for name, text in _TABLES["structures"].items() if name in lacking),
        *(
            f"#include <{header}>"
            for header, names in _HEADERS.items()
            if header not in included and any(map(names.fullmatch, lacking))
        ),
        *_macros(lacking),
        *_overloads(lacking),
        *(("#if __CUDA_ARCH__ >= 700", *before_volta, "#endif") if before_volta else ()),
        *(standard_namespace(standard) if "std" in words else ()),
    ]
    return _header(lines) if lines else ""


def _header(lines: Iterable[str]) -> str:
    return "\n".join(["#pragma once", *lines, ""])


def _macros(lacking: AbstractSet[str]) -> Iterator[str]:
    """Yield the macros that are lacking, and those that they stand for."""
    needed = lacking | ({"SCHAR_MIN", "SCHAR_MAX"} if lacking & {"CHAR_MIN", "CHAR_MAX"} else set())
    for name, value in _MACROS.items():
        if name.partition("(")[0] in needed:
            yield f"#define {name} {value}"


def _overloads(lacking: AbstractSet[str]) -> Iterator[str]:
    """Yield the mathematical functions for whole numbers, and for `float` with `double`: C++ computes in `double`."""
    unary, binary, texts = sorted(lacking & UNARY), sorted(lacking & BINARY), _TABLES["overloads"]
    if unary or binary:
        yield texts["numbers"]
    if binary:
        yield texts["double"]
    yield from (texts["unary"].replace("NAME", name) for name in unary)
    yield from (texts["binary"].replace("NAME", name) for name in binary)


def standard_names(texts: Iterable[str], words: AbstractSet[str]) -> frozenset[str]:
    """Return the names that texts take from `std`; the most common ones behind a `using namespace std`."""
    names: set[str] = set()
    for text in texts:
        names.update(_QUALIFIED.findall(text))
        if _USING.search(text):
            names |= words & _COMMON
    return frozenset(names)


def standard_namespace(words: AbstractSet[str]) -> Iterator[str]:
    """Yield the lines that declare in `std` those of the words that are known here."""
    headers: dict[str, None] = {}
    names: list[str] = []
    for name in sorted(words):
        base = name.removesuffix("_v").removesuffix("_t")
        if base in _TRAITS or name in _IN_INTEGRAL_CONSTANT or name == "void_t":
            small = "integral_constant" if name in _IN_INTEGRAL_CONSTANT else name if name == "void_t" else base
            headers[_first_of(f"__type_traits/{small}.h", "type_traits")] = None
        elif name in _HEADER_OF["in_utility"]:
            headers[_first_of(f"__utility/{_HEADER_OF['in_utility'][name]}.h", "utility")] = None
        elif name in _HEADER_OF["in_library"]:
            headers[f"#include <cuda/std/{_HEADER_OF['in_library'][name]}>"] = None
        else:
            continue
        names.append(f"using cuda::std::{name};")
    yield from headers
    yield "namespace std {"
    yield from names
    yield from (f"using ::{name};" for name in sorted(words & (_C_FUNCTIONS | _C_TYPES)))
    yield from (f"typedef {meaning} {name};" for name, meaning in TYPES.items() if name in words)
    for name, value in _TABLES["order"]["values"].items():
        if name in words:
            kinds = ("two", "list") if "initializer_list" in words else ("two",)
            yield from (_TABLES["order"][kind].replace("NAME", name).replace("VALUE", value) for kind in kinds)
    yield "}"


def _first_of(small: str, public: str) -> str:
    """Return the lines that include a small header of CUDA's library, or a public one where that is not there."""
    small, public = f"<cuda/std/{small}>", f"<cuda/std/{public}>"
    return f"#if __has_include({small})\n#include {small}\n#else\n#include {public}\n#endif"


def torch_names(words: AbstractSet[str], defined: AbstractSet[str], dropped: Iterable[str]) -> str:
    """Return the text of a header with what a source takes from PyTorch, empty where it takes nothing."""
    if not any(name.startswith(("torch/", "ATen/", "c10/", "THC/")) for name in dropped):
        return ""
    lacking, written = words - defined, _TABLES["torch_macros"].items()
    lines = [f"#define {name} {text}" for name, text in written if name.partition("(")[0] in lacking]
    if words & {"at", "c10", "torch"}:
        torch = _TABLES["torch"]
        accessors = torch["accessors"] if any("TensorAccessor" in word for word in words) else ""
        tensor = torch["tensor"] if "Tensor" in lacking else ""
        lines.append(_torch_types() + accessors + tensor + torch["end"])
    lines += [text for name, text in _TABLES["torch_functions"].items() if name in lacking]
    return "\n".join(lines)


def _torch_types() -> str:
    """Return PyTorch's 16-bit numbers with their operators, and the type that it computes with for each type."""
    torch = _TABLES["torch"]
    numbers = (
        ("Half", "__half", "__float2half_rn", "__half2float"),
        ("BFloat16", "__nv_bfloat16", "__float2bfloat16_rn", "__bfloat162float"),
    )
    text = torch["before_narrow"]
    for name, native, from_float, to_float in numbers:
        narrow = torch["narrow"].replace("NAME", name).replace("NATIVE", native)
        text += narrow.replace("FROM", from_float).replace("TO", to_float)
        text += "".join(torch["arithmetic"].replace("NAME", name).replace("SIGN", sign) for sign in "+-*/")
    text += torch["behind_narrow"]
    text += "".join(torch["comparison"].replace("SIGN", sign) for sign in ("<", "<=", ">", ">=", "==", "!="))
    return f"{text}{torch['behind_comparisons']}"


BUILT_IN: dict[str, str] = {  # these headers are built in, by the name in `#include`
    **dict.fromkeys(_TABLES["empty"], "#pragma once\n"),
    "stdint.h": _header(f"typedef {meaning} {name};" for name, meaning in STDINT_TYPES.items()),
    "limits.h": _header(f"#define {name} {value}" for name, value in INTEGER_LIMITS.items()),
    "float.h": _header(f"#define {name} {value}" for name, value in FLOAT_LIMITS.items()),
    **{f"c{name}": f"#include <{name}.h>\n" for name in _TABLES["of_c"]},
}
_BROUGHT_BY_EXTRA = re.compile(r"curand|(?:cute|cutlass)/")  # the headers of these wheels begin like this
HOST_PARTS: dict[str, str] = _TABLES["host_parts"]
_FOR_HOSTS = re.compile("|".join(_TABLES["for_hosts"]))

_PART = re.compile(r"(cuda_(?:fp16|bf16|fp8|fp6|fp4))\.hpp")
_OF_LIBRARY = re.compile(r"(?:ATen|c10|torch|THC|boost|opencv2?|nccl|nvtx3)/")
_MISSING = re.compile(r'catastrophic error: (?:could not|cannot) open source file "([^"]+)"')


def missing_header(log: str) -> str:
    """Return a sentence about the header that the log reports as missing, or an empty string."""
    match = _MISSING.search(log)
    return missing_sentence(match[1], "a header") if match else ""


def missing_sentence(name: str, where: str) -> str:
    """Return a sentence about a header that is in no folder."""
    is_extra = _BROUGHT_BY_EXTRA.match(name)
    remedy = '`pip install "warplens[headers]"` brings it' if is_extra else "name its folder with -I"
    return f"{where} includes {name!r}, which is not there; {remedy}"


def is_for_hosts(name: str) -> bool:
    """Return whether a header has nothing that a kernel could need."""
    return _FOR_HOSTS.fullmatch(name) is not None


def is_optional_library(name: str) -> bool:
    """Return whether a header is one of CUTLASS: a copy of the user's own, named with -I, goes before the wheel."""
    return name.startswith(("cute/", "cutlass/"))


def is_of_library(name: str) -> bool:
    """Return whether a header for hosts belongs to a library that may have device code besides."""
    return _OF_LIBRARY.match(name) is not None


@lru_cache(maxsize=4096)
def known_name(name: str) -> str:
    """Return the name under which the compiler finds a built-in header or one of NVIDIA's; empty if it finds none."""
    plain = posixpath.normpath(name)
    # The header that brings a part of one of CUDA's, which does not compile by itself.
    if part := _PART.fullmatch(plain):
        plain = f"{part[1]}.h"
    elif plain.startswith("cooperative_groups/details/"):
        plain = "cooperative_groups.h"
    if plain in BUILT_IN:
        return plain
    is_there = not plain.startswith(("..", "/")) and any(
        plain.startswith(beginning_in(folder)) and os.path.isfile(f"{folder}/{plain}")  # noqa: PTH113 - a large library asks a thousand times
        for folder in header_folders()
    )
    return plain if is_there else ""


MAX_FILE_BYTES = 16 << 20
MAX_TOTAL_BYTES = 64 << 20
MAX_FILES = 10_000  # no header, and no set of them, is larger; CUTLASS, the largest library for kernels: 900 in 13 MiB
HEADER_SUFFIXES = frozenset(  # files that end like this are named like headers, or like sources that others include
    {".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl", ".inc", ".ipp", ".ixx", ".tpp", ".tcc", ".txx", ".impl", ".def"}
    | {".c", ".cc", ".cpp", ".cxx", ".cu"}
)
_UNNAMEABLE = re.compile(r'["\\\n]|\?\?')


@dataclass(frozen=True, slots=True, kw_only=True)
class IncludeFolders:
    """The folders whose files a source may include; all paths are absolute."""

    home: str | None = None  # that of the kernel file, None for a source without a file
    folders: tuple[str, ...] = ()  # those of `-I` options in the order in which they are searched


class RefusedError(Exception):
    """A file may not be included; the text ends the sentence `line 1 of k.cu includes 'x', ...`."""


@dataclass(frozen=True, slots=True)
class _Folder:
    """A folder whose files may be included: as it is written, and as it is without links."""

    path: str
    real: str
    is_own: bool


class IncludableFiles:
    """Files that a source may include; the bytes read so far: `contents` by the compiler's names, `files` by paths."""

    def __init__(self, folders: IncludeFolders) -> None:
        self.contents: dict[str, bytes] = {}
        self.files: dict[str, bytes] = {}
        self._folders = _allowed_folders(folders)
        self._search = folders.folders
        self._total_bytes = 0

    def resolved(self, name: str, folder: str | None) -> str:
        """Return the name by which the compiler gets a file, "" if there is none; raise if it may not be included."""
        if not name.isprintable() or _UNNAMEABLE.search(name):
            raise RefusedError("a name with characters that are not supported")
        is_absolute = os.path.isabs(name)  # noqa: PTH117 - the text of a directive
        near = ("/",) if is_absolute else (folder,) if folder is not None else ()
        far = () if is_absolute else self._search
        for searched in (near, far):
            for start in searched:
                path = os.path.normpath(os.path.join(start, name))  # noqa: PTH118
                if self._is_inside(path) and (included := self._read(path)):
                    return included
            is_due = not is_absolute and (searched is far if is_optional_library(name) else searched is near)
            if is_due and (known := known_name(name)):
                return known
        paths = [os.path.normpath(os.path.join(start, name)) for start in (*near, *far)]  # noqa: PTH118
        if paths and not any(map(self._is_inside, paths)):
            raise RefusedError("which lies outside the kernel's folder, its repository and its -I folders")
        return ""

    def _is_inside(self, path: str) -> bool:
        """Return whether a path, as written, lies in a folder whose files may be included. A header names files beside
        itself; these are looked for at the place of the header after links are resolved.
        """
        return any(contains(folder.path, path) or contains(folder.real, path) for folder in self._folders)

    def _read(self, path: str) -> str:
        """Read a file, unless it was read before; return the name that the compiler gets, "" if there is no file."""
        folder, name = os.path.split(path)
        plain = os.path.join(os.path.realpath(folder), name)  # noqa: PTH118 - one name, however often links lead there
        if plain not in self.contents:
            try:
                real = os.path.realpath(path, strict=True)
                if stat.S_ISDIR(os.lstat(real).st_mode):
                    return ""
            except OSError:
                return ""
            self._check(plain, real)
            try:
                self.contents[plain] = self._bytes_of(real)
            except OSError as error:
                raise RefusedError(f"which cannot be read: {error.strerror}") from error
        self.files[path] = self.contents[plain]
        return plain

    def _check(self, path: str, real: str) -> None:
        if not path.isprintable() or _UNNAMEABLE.search(path):
            raise RefusedError("whose path has characters that are not supported")
        folders = [folder for folder in self._folders if contains(folder.real, real)]
        if not folders:
            raise RefusedError("a link that leads out of the kernel's folder, its repository and its -I folders")
        if all("/." in real[len(folder.real.rstrip("/")) :] for folder in folders):
            raise RefusedError("which is hidden: its name or that of its folder begins with a dot")
        if not any(folder.is_own for folder in folders) and Path(real).suffix.lower() not in HEADER_SUFFIXES:
            raise RefusedError("which is not named like a header (.h, .cuh, .hpp or the like)")

    def _bytes_of(self, path: str) -> bytes:
        """Return the bytes of a file; raise a RefusedError where it is not a regular one, or too large."""
        if not stat.S_ISREG(os.lstat(path).st_mode):  # a device may act when it is opened
            raise RefusedError("which is not a regular file")
        try:
            with files.opened_regular(path) as file:
                data = file.read(MAX_FILE_BYTES + 1)
        except files.NotRegularError:  # it was replaced just now
            raise RefusedError("which is not a regular file") from None
        if len(data) > MAX_FILE_BYTES:
            raise RefusedError(f"which has more than {MAX_FILE_BYTES >> 20} MiB")
        self._total_bytes += len(data)
        if self._total_bytes > MAX_TOTAL_BYTES or len(self.contents) == MAX_FILES:
            raise RefusedError(f"one too many: there are {MAX_FILES} files or {MAX_TOTAL_BYTES >> 20} MiB of them")
        return data


def _allowed_folders(folders: IncludeFolders) -> tuple[_Folder, ...]:
    home = None if folders.home is None else os.path.realpath(folders.home)
    user_home = os.path.realpath(os.path.expanduser("~"))  # noqa: PTH111 - never fails
    is_narrow = home is not None and home != user_home and not contains(home, user_home)
    allowed = [] if home is None else [_Folder(folders.home or "", home, is_narrow)]
    repository = None if home is None else files.project_of(home)
    if repository is not None and repository != home:
        allowed.append(_Folder(path=repository, real=repository, is_own=False))
    for path in folders.folders:
        real = os.path.realpath(path)
        allowed.append(_Folder(path, real, is_narrow and home is not None and contains(home, real)))
    return tuple(allowed)


def contains(folder: str, path: str) -> bool:
    """Return whether a path lies in a folder; both are absolute and normal."""
    return path.startswith(folder if folder.endswith("/") else f"{folder}/")
