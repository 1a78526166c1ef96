"""Header files that a source may include although NVRTC has none, and the names that NVRTC lacks.

The rule: a header that adds nothing for NVRTC is empty, so that a `.cu` written for nvcc compiles unchanged. All others
come from NVIDIA's wheels, which are installed with Warplens; one that is in none of them is missing, and a sentence
says so.
"""

import os
import posixpath
import re
import tomllib
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import lru_cache
from pathlib import Path
from typing import Any

from warplens.cuda.compiler.process.client import beginning_in, header_folders

# Declares the names that NVRTC lacks: those of nvcc (`uint`, `FLT_MAX`), of `std` and of PyTorch.
# The rule: a header that is included before the source declares only names that its device code uses and does not
# define. So a source that needs none compiles as before, and a user's own name is never in the way. A name brings in
# as little as possible: `<cuda/std/type_traits>` alone takes a second to compile, so traits come from the small
# internal headers of CUDA's C++ library where these exist; `min`, `max` and the functions of C need no header.
# PyTorch's names are declared only for a source that includes headers of PyTorch which are missing; the layout of an
# accessor is PyTorch's, since host code that is built with PyTorch fills it. The tables, with their sources, are in
# `headers.toml`.

_TABLES: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
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
