"""The names of variables in the source, where the compiler has given them other names.

The rule: a name that the compiler did not make is returned as it is.
"""

from __future__ import annotations

import re


def source_name(symbol: str) -> str:
    """Return the name of a variable in the source.

    Example:
        >>> source_name("_ZZ15transpose_tiledE4tile")
        'tile'

    Source: Itanium C++ ABI, 5.1.6, local names: `_ZZ` encoding `E` name.
    """
    match = re.fullmatch(r"_ZZ.*E(\d+)([\w$]+)", symbol)
    return symbol if match is None else match.group(2)[: int(match.group(1))]
