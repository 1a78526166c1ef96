"""What everything else stands on: errors, metrics, points, quantities, files of the user and confinement.

The rule: nothing here knows a kernel, a device or a window.
"""

import tomllib
from pathlib import Path
from typing import Any


def toml_beside(module: str, name: str = "") -> dict[str, Any]:
    """Return the facts of a TOML file beside a module, given as its `__file__`; by default the file of its own name."""
    path = Path(module)
    return tomllib.loads((path.with_name(name) if name else path.with_suffix(".toml")).read_text(encoding="utf-8"))
