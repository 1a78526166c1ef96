"""The number of tags in the text of a profile, judged before the text is decoded.

The rule: a profile has at most `MAX_TAGS` tags, which people write; decoded, millions of them would take gigabytes.
"""

from __future__ import annotations

import re

MAX_TAGS = 1000

_MORE_TAGS = rb'\s*+:\s*+\[(?:\s*+"(?:[^"\\]++|\\.)*+"\s*+,?+){%d}' % (MAX_TAGS + 1)
_TOO_MANY_TAGS = re.compile(rb'"tags"' + _MORE_TAGS, re.DOTALL)
"""This is the start of a list of too many tags."""
_ESCAPED_LETTERS = (rb"\u0074", rb"\u0061", rb"\u0067", rb"\u0073")
_TOO_MANY_ESCAPED_TAGS = re.compile(
    b'"%b"' % b"".join(b"(?:%c|%b)" % pair for pair in zip(b"tags", map(re.escape, _ESCAPED_LETTERS), strict=True))
    + _MORE_TAGS,
    re.DOTALL,
)
"""The same where the name is written with escapes, as no program writes it; to look for it takes ten times as long."""


def has_too_many_tags(text: bytes) -> bool:
    """Return whether a profile's text, in JSON, holds a list of more than `MAX_TAGS` tags."""
    is_escaped = b"\\u00" in text and any(letter in text for letter in _ESCAPED_LETTERS)
    return (_TOO_MANY_ESCAPED_TAGS if is_escaped else _TOO_MANY_TAGS).search(text) is not None
