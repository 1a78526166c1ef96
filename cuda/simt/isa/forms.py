"""The notation in which the registry lists the forms of an instruction.

The rule: a pattern is the text after the opcode. `(.a,.b)` is one of its alternatives, `{.a,.b}` for one or
none; there is no nesting. `{.sat}(.u8,.s8).f32` are `.sat.u8.f32`, `.sat.s8.f32`, `.u8.f32` and `.s8.f32`.
"""

from __future__ import annotations

import re
from itertools import product

CHOICE = re.compile(r"\(([^)]*)\)|\{([^}]*)\}")

INTEGERS = "(.u16,.s16,.u32,.s32,.u64,.s64)"
BYTES_AND_INTEGERS = "(.u8,.s8,.u16,.s16,.u32,.s32,.u64,.s64)"
WORDS = "(.u32,.s32,.u64,.s64)"
SIGNED = "(.s16,.s32,.s64)"
PLAIN = "(.b16,.b32,.b64)"
SCALARS = "(.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64,.f32,.f64)"
MOVED = "(.b8,.u8,.s8,.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64,.f32,.f64)"
ROUNDING = "(.rn,.rz,.rm,.rp)"
TO_WHOLE = "(.rni,.rzi,.rmi,.rpi)"
EQUALITY = "(.eq,.ne)"
ORDER = "(.eq,.ne,.lt,.le,.gt,.ge)"
UNSIGNED_ORDER = "(.lo,.ls,.hi,.hs)"
FLOAT_ORDER = "(.eq,.ne,.lt,.le,.gt,.ge,.equ,.neu,.ltu,.leu,.gtu,.geu,.num,.nan)"
COMBINED = "{.and,.or,.xor}"
UPDATED = "{.global,.shared}"
SCOPE = "(.cta,.cluster,.gpu,.sys)"


def alternatives(pattern: str) -> list[tuple[str, ...]]:
    """Split a pattern into its parts in order, each as its possible texts."""
    parts: list[tuple[str, ...]] = []
    end = 0
    for match in CHOICE.finditer(pattern):
        if match.start() > end:
            parts.append((pattern[end : match.start()],))
        one_of, optional = match.groups()
        parts.append(tuple(one_of.split(",")) if one_of is not None else ("", *optional.split(",")))
        end = match.end()
    if end < len(pattern):
        parts.append((pattern[end:],))
    return parts


def expanded(pattern: str) -> list[str]:
    """Return every form that a pattern describes."""
    return ["".join(chosen) for chosen in product(*alternatives(pattern))]
