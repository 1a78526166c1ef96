"""The sentences about launches of programs that stand in the notes of points, and that other code reads there.

The rule: a note that is looked for has one wording, here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

NOT_KEPT = "its lines and requests cannot be looked at"
"""The note on a point whose launch is not kept begins so."""
REPLACED_CODE = re.compile(r"(compiled for sm_\w+ instead of sm_\w+), since ")
"""A note of a point that begins so says that its device would run other code."""
LAUNCHED = "launched "
"""A note of every point that is a launch of a program begins so."""
UNCOMPARED = "the result of a program's own launch is compared with no reference"


def is_variant_of(variant: str, kernel: str) -> bool:
    """Return whether a point's variant is one of a kernel: its name, perhaps with dtypes and options behind it."""
    return variant == kernel or variant.startswith(f"{kernel} ")


def replaced_code(target: str, unexecuted: str, device_target: str) -> str:
    """Return what stands first about code that takes the place of that which the device runs, "" where it does not.

    It begins as `REPLACED_CODE` says.

    Args:
        target: what the code is compiled for.
        unexecuted: what the code of the program's device has that the engine does not execute, "" for nothing.
        device_target: that of the device that it is counted for.
    """
    if not unexecuted or target.rstrip("af") == device_target:
        return ""
    return (
        f"compiled for {target} instead of {device_target}, since the engine does not execute {unexecuted}: the counts "
        "are those of this code, which the device does not run; no modelled time, no occupancy, no advice"
    )


def replaced_code_of(notes: Iterable[str]) -> str:
    """Return in words what the code of a point is compiled for, where its device would run other code; else ""."""
    return next((match[1] for note in notes if (match := REPLACED_CODE.match(note))), "")
