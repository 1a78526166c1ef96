"""The functions of CUDA's host libraries that are answered, from their table, and the C that sends their arguments.

The rule: what a function takes stands in `libraries.toml` alone; the C that packs its arguments and the Python that
unpacks them are both read off it.
"""

from __future__ import annotations

import re
import struct
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from warplens.cuda.driver.messages import Reader

if TYPE_CHECKING:  # the C is also written where a wheel is built, without NumPy
    import numpy as np

TABLE = Path(__file__).with_name("libraries.toml")
ELEMENTS = {"S": "float32", "D": "float64", "C": "complex64", "Z": "complex128", "H": "float16"}
"""The types of elements by the letter in a function's name: C and Z before S and D, which then say what is real."""
_C_TYPES = {
    "p": "uint64_t", "l": "int64_t", "i": "int", "n": "int", "wide": "int64_t", "f": "float", "d": "double",
    "c": "signed char",
}  # fmt: skip
_FORMATS = {"p": "<Q", "l": "<q", "i": "<i", "n": "<i", "wide": "<q", "f": "<f", "d": "<d", "c": "<b"}
_POINTERS = {"<": "READ", ">": "WRITTEN", "=": "READ | WRITTEN"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """A function: its library and name, what it does, the type of its elements, and its parameters with their codes.
    The type of the elements is "" where the function has none.
    """

    library: str
    name: str
    stem: str
    element: str
    parameters: tuple[tuple[str, str], ...]

    def thunk(self, status: Mapping[str, int]) -> str:
        """Return the function in C."""
        declared, packed = [], [f'Call call = begin_call("{self.name}", {status["lost"]}, {status["failed"]});']
        for name, code in self.parameters:
            if code[0] in _POINTERS:
                declared.append(f"void *{name}")
                packed.append(f"put_pointer(&call, {name}, {self._size(code[1:])}, {_POINTERS[code[0]]});")
            else:
                declared.append(f"{_C_TYPES[code]} {name}")
                packed.append(f"put_bytes(&call.message, &{name}, sizeof {name});")
        if "SetStream" in self.name:
            packed.append(f"set_stream({self.parameters[0][0]}, (void *)value);")
        owner = self.parameters[0][0] if self.parameters and self.parameters[0][1] in "pi" else "0"
        body = "\n    ".join([*packed, f"return end_call(&call, (uint64_t){owner});"])
        return f"EXPORT int {self.name}({', '.join(declared) or 'void'}) {{\n    {body}\n}}\n"

    def _size(self, text: str) -> str:
        sizes = {"n": "4", "wide": "8"}
        if self.element:
            element_bytes = int(self.element.lstrip("abcdefghijklmnopqrstuvwxyz")) // 8
            sizes |= {"t": str(element_bytes), "r": str(element_bytes // (2 if "complex" in self.element else 1))}
        return re.sub(r"(?<![\w])(n|wide|t|r)(?!\w)", lambda match: sizes.get(match[0], match[0]), text)

    def arguments(self, message: Reader, memory: Any) -> tuple[SimpleNamespace, list[np.ndarray[Any, Any]]]:
        """Return the arguments of a call, and those of the arrays that go back to the host, in order.

        What an address leads to is an array of bytes: device memory itself, or a copy of the host's; None without one.
        """
        import numpy as np

        values: dict[str, Any] = {}
        returned = []
        for name, code in self.parameters:
            if code[0] not in _POINTERS:
                form = _FORMATS[code]
                values[name] = struct.unpack(form, message.data(struct.calcsize(form)))[0]
                continue
            place, size = message.u8(), message.u32()
            if place == 0:
                values[name] = None
            elif place == 1:
                values[name] = memory.view(message.u64(), size)
            else:
                values[name] = np.zeros(size, np.uint8)
                if code[0] != ">":
                    values[name][:] = np.frombuffer(message.data(size), np.uint8)
                if code[0] != "<":
                    returned.append(values[name])
        return SimpleNamespace(**values), returned


@cache
def table() -> dict[str, Any]:
    """Return the table."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


@cache
def signatures() -> dict[str, Signature]:
    """Return all functions by their names."""
    return {signature.name: signature for library in table() for signature in _signatures(library)}


def _signatures(library: str) -> Iterator[Signature]:
    entry = table()[library]
    codes = {name: code for code, names in entry["types"].items() for name in names.split()}
    for group in ("functions", "narrow"):
        for pattern, text in entry.get(group, {}).items():
            plain = [word.partition(":")[::2] for word in text.split()]
            parameters = tuple((name, code or codes[name]) for name, code in plain)
            for word, name in _names(pattern):
                stem = re.sub(r"\{.*?\}|_v2$", "", pattern).lower()
                letter = next((letter for letter in "CZ" if letter in word.upper()), word[:1].upper())
                element = ELEMENTS[letter] if word else ""
                signature = Signature(
                    library=library, name=library + name, stem=stem, element=element, parameters=parameters
                )
                yield signature
                if entry.get("wide") and group == "functions" and any(code.endswith("n") for _, code in parameters):
                    wide = tuple((parameter, re.sub(r"^(>?)n$", r"\1wide", code)) for parameter, code in parameters)
                    yield replace(signature, name=f"{signature.name}_64", parameters=wide)


def _names(pattern: str) -> Iterator[tuple[str, str]]:
    match = re.search(r"\{(.*?)\}", pattern)
    for word in match[1].split(",") if match else [""]:
        yield word, pattern.replace(match[0], word) if match else pattern


def thunks() -> str:
    """Return the C of all functions."""
    return '#include "libraries.h"\n\n' + "\n".join(
        signature.thunk(table()[signature.library]["status"]) for signature in signatures().values()
    )
