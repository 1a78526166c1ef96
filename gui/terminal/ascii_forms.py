"""Text for a terminal or file whose encoding lacks some characters: `us` for microseconds where there is no `µ`.

The rule: a reader of the ASCII form reads the same thing; `?` stands only for a character that the program itself never
prints, such as one in the name of a file.
"""

from __future__ import annotations

import unicodedata

ASCII_FORMS = {
    "µ": "u",
    "×": "x",
    "÷": "/",
    "·": "*",
    "°": "deg ",
    "²": "^2",
    "³": "^3",
    "−": "-",
    "–": "-",
    "—": "-",
    "→": "->",
    "≤": "<=",
    "≥": ">=",
    "≈": "~",
    "±": "+/-",
    "∞": "inf",
    "…": "...",
    "█": "#",
    "░": ".",
    "└": "`",
    "│": "|",
    "●": "o",
    "†": "+",
    "☰": "=",
    "›": ">",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{THIN SPACE}": " ",
}
"""The ASCII form of every character beyond ASCII that the program prints."""

SEPARATOR, ASCII_SEPARATOR = " · ", " | "
"""Between two facts a middle dot is a separator; within an expression it is a multiplication sign."""


def encodable(text: str, encoding: str) -> str:
    """Return text with what the encoding lacks in its ASCII form."""
    if _fits(text, encoding):
        return text
    if not _fits(SEPARATOR, encoding):
        text = text.replace(SEPARATOR, ASCII_SEPARATOR)
    return "".join(char if _fits(char, encoding) else _ascii_form(char) for char in text)


def _ascii_form(char: str) -> str:
    """Return the ASCII form of a character: the known one, else its letter without the accent, else `?`."""
    if char in ASCII_FORMS:
        return ASCII_FORMS[char]
    letters = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode("ascii")
    return letters or "?"


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
