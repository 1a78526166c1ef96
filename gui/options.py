"""Reads the values of options of the command line that are more than one word or one number.

The rule: what is not allowed is an `InputError` that names the option, what was given and what is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warplens.cuda.errors import InputError

if TYPE_CHECKING:
    from warplens.cuda.runners.result import CheckLevel


def level_of(text: str | None) -> CheckLevel:
    """Return how much is to be checked.

    Raises:
        InputError: there is no such level.
    """
    from warplens.cuda.runners.result import CheckLevel

    if text is None:
        return CheckLevel.AUTO
    if text not in set(CheckLevel):
        raise InputError(f"--check takes fast, full or auto, not {text!r}")
    return CheckLevel(text)


def whole_number(text: str, option: str) -> int:
    """Return a count that may be written with an exponent.

    Raises:
        InputError: it is no whole number from 1 on.
    """
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not (value >= 1 and value.is_integer()):
        raise InputError(f"{option} takes a whole number from 1 on, such as 5e9, not {text!r}")
    return int(value)
