"""The number that a literal of C++ writes."""

from __future__ import annotations

import re

from warplens.cuda.catalogue.inference.terms import TermError
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, real, whole


def number_literal(text: str) -> Value:
    """Return the number that a literal writes.

    Example:
        >>> number_literal("1'024u").value, number_literal("0x10").value, number_literal("1.5f").type_name
        (1024, 16, 'float')
    """
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
