"""The number or the text that a literal of C++ writes, and the constants of headers that host code names."""

from __future__ import annotations

import re

from warplens.cuda.catalogue.inference.terms import TermError
from warplens.cuda.catalogue.inference.values import UNKNOWN, Text, Value, real, whole
from warplens.cuda.source.parsing import Node

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_PARTS = frozenset({"string_content", "raw_string_content", "character"})

CONSTANTS: dict[str, Value] = {
    "RAND_MAX": real(2.0**31 - 1),
    "INT_MAX": whole(2**31 - 1),
    "FLT_MAX": real(3.4e38),
    "INFINITY": UNKNOWN,
    "cudaSuccess": whole(0),
    "EXIT_SUCCESS": whole(0),
    "EXIT_FAILURE": whole(1),
    "nullptr": whole(0),
    "NULL": whole(0),
    "warpSize": whole(32),
    "cudaMemcpyHostToHost": Text("HostToHost"),
    "cudaMemcpyHostToDevice": Text("HostToDevice"),
    "cudaMemcpyDeviceToHost": Text("DeviceToHost"),
    "cudaMemcpyDeviceToDevice": Text("DeviceToDevice"),
    "CHAR_BIT": whole(8),
}


def number_literal(text: str) -> Value:
    """Return the number that a literal writes."""
    plain = text.replace("'", "").lower()
    try:
        if plain.startswith("0x") and "p" not in plain:
            return whole(int(plain.rstrip("ulz"), 16))
        if plain.startswith("0b"):
            return whole(int(plain.rstrip("ulz"), 2))
        if "." in plain or "e" in plain or plain.endswith("f"):
            return real(float(plain.rstrip("fl")), "float" if plain.endswith("f") else "double")
        digits = plain.rstrip("ulz")
        suffix = plain[len(digits) :]
        value = int(digits, 8) if re.fullmatch(r"0[0-7]+", digits) else int(digits)
        return whole(value, ("unsigned " if "u" in suffix else "") + ("long" if "l" in suffix else "int"))
    except (ValueError, TermError):
        return UNKNOWN


def characters_of(node: Node) -> str:
    """Return the characters that a literal of a string or of a character writes."""
    if node.type in _PARTS:
        return (node.text or b"").decode(errors="replace")
    if node.type == "escape_sequence":
        written = (node.text or b"").decode(errors="replace")[1:]
        if re.fullmatch(r"x[0-9a-fA-F]{1,2}", written):
            return chr(int(written[1:], 16))
        if re.fullmatch(r"[0-7]{1,3}", written):
            return chr(int(written, 8))
        return _ESCAPES.get(written, written)
    return "".join(map(characters_of, node.named_children))
