"""Targets of one architecture alone: `sm_90a` beside `sm_90`, for instructions such as `wgmma` that no other GPU has.

The rule: a kernel is compiled for its device's ordinary target unless it needs the other. It does where its options say
so, where its source asks for a macro that only the other defines, or where the assembler refuses an instruction.

Source: CUDA C++ programming guide 12.9, 5.1 (architecture-specific features); PTX ISA 8.8, 11.1.2 (`.target`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

OLDEST_WITH_OWN = 90
"""From this target on there is one for the architecture alone."""
_TARGET = re.compile(r"(?:sm|compute)_(\d+)([af]?)")
_REFUSED = re.compile(r"not supported on \.target '(sm_\d+[af]?)'")
"""ptxas says so of an instruction, and names the target."""
_FEATURES = re.compile(r"\b__CUDA_ARCH_(?:FEAT_SM(\d+)_ALL|(?:FAMILY_)?SPECIFIC__|HAS_FEATURE__)\b")
"""These macros have a value only where code is compiled for one architecture, or family, alone."""


def own_target(target: str) -> str:
    """Return the target of the architecture alone, "" where there is none.

    Example:
        >>> own_target("sm_90"), own_target("sm_90a"), own_target("sm_89")
        ('sm_90a', '', '')
    """
    match = _TARGET.fullmatch(target)
    return f"sm_{match[1]}a" if match and not match[2] and int(match[1]) >= OLDEST_WITH_OWN else ""


def shared_target(target: str) -> str:
    """Return the ordinary target that belongs to a target.

    Example:
        >>> shared_target("sm_90a"), shared_target("sm_80")
        ('sm_90', 'sm_80')
    """
    match = _TARGET.fullmatch(target)
    return f"sm_{match[1]}" if match else target


def target_of_option(value: str, target: str) -> str:
    """Return the target that a value of `-arch` asks for, "" where it is of another GPU than `target`.

    Example:
        >>> target_of_option("sm_90a", "sm_90"), target_of_option("compute_90a", "sm_90")
        ('sm_90a', 'sm_90a')
        >>> target_of_option("sm_90a", "sm_80"), target_of_option("sm_90", "sm_90")
        ('', 'sm_90')
    """
    match = _TARGET.fullmatch(value.strip())
    asked = f"sm_{match[1]}{match[2]}" if match else ""
    return asked if asked and asked in {target, own_target(target)} else ""


def asks_for_own(texts: Iterable[str], target: str) -> bool:
    """Return whether a source asks for the macro that only the target of the architecture alone defines.

    Example:
        >>> asks_for_own(["#ifdef __CUDA_ARCH_FEAT_SM90_ALL"], "sm_90")
        True
        >>> asks_for_own(["#ifdef __CUDA_ARCH_FEAT_SM90_ALL"], "sm_100")
        False
    """
    number = shared_target(target).removeprefix("sm_")
    return bool(own_target(target)) and any(
        match[1] in {None, number} for text in texts for match in _FEATURES.finditer(text)
    )


def lacks_instruction(log: str, target: str) -> bool:
    """Return whether the assembler refused an instruction that the target does not have.

    Example:
        >>> log = "error   : Instruction 'wgmma.fence' not supported on .target 'sm_90'"
        >>> lacks_instruction(log, "sm_90"), lacks_instruction(log, "sm_90a")
        (True, False)
    """
    return any(match[1] == target for match in _REFUSED.finditer(log))
