"""How variables are called in the source, where the compiler has given them other names.

The rule: a name that is not the compiler's work stays as it is.
"""

from __future__ import annotations

import re


def source_name(symbol: str) -> str:
    """Return how a variable is called in the source: `tile` for `_ZZ15transpose_tiledE4tile`.

    Source: Itanium C++ ABI, 5.1.6, local names: `_ZZ` encoding `E` name.
    """
    match = re.fullmatch(r"_ZZ.*E(\d+)([\w$]+)", symbol)
    return symbol if match is None else match.group(2)[: int(match.group(1))]
