"""The arguments of the Python API, checked by their type.

The rule: what has the wrong type is an `InputError` that names the argument, what it takes and what was passed. Which
names and values exist is checked where they are used, in the same way as for the command line.
"""

import math
import os
from collections.abc import Iterable, Mapping
from numbers import Real
from pathlib import Path

from warplens.cuda.ground.errors import InputError


def text(value: object, option: str, takes: str) -> str:
    """Return a text; `takes` says in the message what it is.

    Example:
        >>> text("h200", "device", "the key of a GPU")
        'h200'
    """
    if not isinstance(value, str):
        raise refusal(option, takes, value)
    return value


def texts(values: object, option: str, takes: str) -> list[str]:
    """Return the texts of a list, or the only one; bytes and mappings are no list.

    Example:
        >>> texts("h200", "device", "keys of GPUs"), texts(("h200", "b200"), "device", "keys of GPUs")
        (['h200'], ['h200', 'b200'])
    """
    entries = [values] if isinstance(values, str) else items(values, option, takes)
    return [text(entry, option, takes) for entry in entries]


def items(values: object, option: str, takes: str) -> list[object]:
    """Return the items of a list, a tuple or another collection in their order.

    A text, bytes or a mapping is one value, not a list.

    Example:
        >>> items(range(3), "workers", "numbers")
        [0, 1, 2]
    """
    if isinstance(values, str | bytes | bytearray | Mapping) or not isinstance(values, Iterable):
        raise refusal(option, takes, values)
    return list(values)


def path(value: object, option: str) -> Path:
    """Return the path of a file or folder.

    Example:
        >>> path("t.warplens.json", "save").name
        't.warplens.json'
    """
    if not isinstance(value, str | os.PathLike):
        raise refusal(option, "a path", value)
    return Path(value)


def kept_path(value: object, option: str) -> Path:
    """Return a path that stays the same file when the program changes its folder meanwhile.

    Example:
        >>> kept_path("t.warplens.json", "save").is_absolute()
        True
    """
    relative = path(value, option)
    try:
        return relative.absolute()
    except OSError:  # the current folder was removed; writing reports it
        return relative


def paths(values: object, option: str) -> list[Path]:
    """Return the paths of a list, or the only one.

    Example:
        >>> [folder.name for folder in paths(["mine", "yours"], "kernel_folders")]
        ['mine', 'yours']
    """
    entries = [values] if isinstance(values, str | os.PathLike) else items(values, option, "paths of folders")
    if wrong := [entry for entry in entries if not isinstance(entry, str | os.PathLike)]:
        raise refusal(option, "paths of folders", wrong[0])
    return [path(entry, option) for entry in entries]


def seconds(value: object, option: str) -> float:
    """Return a number of seconds above 0, which may be infinite.

    Example:
        >>> seconds(2, "budget_s")
        2.0
    """
    real = _real(value)
    if not real > 0:
        raise refusal(option, "seconds above 0, or math.inf for no limit", value)
    return real


def number(value: object, option: str, takes: str) -> float:
    """Return a finite number.

    Example:
        >>> number(0.03, "threshold", "a relative change")
        0.03
    """
    real = _real(value)
    if not math.isfinite(real):
        raise refusal(option, takes, value)
    return real


def whole_number(value: object, option: str, *, least: int = 1, most: int | None = None) -> int:
    """Return a whole number within its range; 5e9 is one.

    Example:
        >>> whole_number(4, "workers", most=1024)
        4
    """
    real = _real(value)
    if not (real >= least and real.is_integer() and (most is None or real <= most)):
        reach = f"from {least} on" if most is None else f"from {least} to {most:,}"
        raise refusal(option, f"a whole number {reach}", value)
    return int(real)


def function(value: object, option: str) -> None:
    """Check that a value can be called.

    Example:
        >>> function(print, "on_event")
    """
    if not callable(value):
        raise refusal(option, "a function of one event", value)


def refusal(option: str, takes: str, value: object) -> InputError:
    """Return the error of an argument with a value of the wrong kind; a long value is cut.

    Example:
        >>> print(refusal("workers", "a whole number from 1 to 1,024", 0))
        workers takes a whole number from 1 to 1,024, not 0
    """
    shown = repr(value)
    return InputError(f"{option} takes {takes}, not {shown if len(shown) <= 80 else shown[:79] + '…'}")


def _real(value: object) -> float:
    """Return a real number, NaN for everything else."""
    if isinstance(value, bool) or not isinstance(value, Real):
        return math.nan
    try:
        return float(value)
    except OverflowError:
        return math.inf
