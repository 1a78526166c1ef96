"""What everything else stands on: errors, metrics, points, quantities, files of the user and confinement.

The rule: nothing here knows a kernel, a device or a window.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

_PART = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_BEYOND = {  # what takes a reader of TOML time or memory without bound, or Python refuses
    "a key has more than 32 parts": re.compile(rf"{_PART}(?:[ \t]*\.[ \t]*{_PART}){{32}}"),
    "a number has more than 1,000 digits": re.compile(r"[0-9_]{1001}"),
}


def toml_values(text: str) -> dict[str, Any]:
    """Return the values of a text in TOML; `tomllib.TOMLDecodeError` where it is none, or none that a person writes.

    Example:
        >>> toml_values("N = [32, 64]")
        {'N': [32, 64]}
        >>> toml_values(f"N = {'9' * 5000}")
        Traceback (most recent call last):
        tomllib.TOMLDecodeError: a number has more than 1,000 digits (at line 1, column 5)
    """
    for sentence, pattern in _BEYOND.items():
        if match := pattern.search(text):
            start = match.start()
            line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
            raise tomllib.TOMLDecodeError(f"{sentence} (at line {line}, column {column})")
    return tomllib.loads(text)


def toml_beside(module: str, name: str = "") -> dict[str, Any]:
    """Return the facts of a TOML file beside a module, given as its `__file__`; by default the file of its own name."""
    path = Path(module)
    return tomllib.loads((path.with_name(name) if name else path.with_suffix(".toml")).read_text(encoding="utf-8"))
