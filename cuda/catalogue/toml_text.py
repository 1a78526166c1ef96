"""What `front_matter` leaves out of TOML's text: strings with escapes or several lines, and the errors of `tomllib`.

The rule: every character of a string has its position in the file, and every error points there. A string is read from
text that is known to be valid, so nothing is judged.
"""

import re

from warplens.cuda.catalogue.syntax import SourceFile
from warplens.cuda.ground.errors import KernelFileError

_DIGITS = {"u": 4, "U": 8}  # how many hexadecimal digits follow
_SPACE = re.compile(r"\s*")
_POSITION = re.compile(r" \(at line (\d+), column (\d+)\)$")
_END = re.compile(r" \(at end of document\)$")


def string(text: str, start: int) -> tuple[str, tuple[int, ...]]:
    """Return the string that begins at `start`, and the offset of each character and of the end.

    Source: the TOML 1.0.0 specification (toml.io).

    Example:
        >>> string("x = 'ab'", 4)
        ('ab', (5, 6, 7))
    """
    quote = text[start]
    delimiter = 3 * quote if text.startswith(3 * quote, start) else quote
    position = start + len(delimiter)
    if len(delimiter) == 3 and text.startswith("\n", position):
        position += 1
    characters: list[str] = []
    offsets: list[int] = []
    while not _closes(text, position, delimiter):
        character, end = text[position], position + 1
        if quote == '"' and character == "\\":
            character, end = _escape(text, position + 1, delimiter)
        if character:
            characters.append(character)
            offsets.append(position)
        position = end
    return "".join(characters), (*offsets, position)


def _closes(text: str, position: int, delimiter: str) -> bool:
    """Return whether the string ends here; one or two more quotes before the closing three belong to it."""
    is_followed = len(delimiter) == 3 and text.startswith(delimiter + delimiter[0], position)
    return text.startswith(delimiter, position) and not is_followed


def _escape(text: str, start: int, delimiter: str) -> tuple[str, int]:
    r"""``escape := '\' character``: what it stands for and its end; an escaped end of line stands for nothing."""
    letter = text[start]
    if len(delimiter) == 3 and letter.isspace():
        blank = _SPACE.match(text, start)
        assert blank is not None, "the pattern matches the empty string"
        return "", blank.end()
    digits = _DIGITS.get(letter, 0)
    end = start + 1 + digits
    if digits:
        return chr(int(text[start + 1 : end], 16)), end
    return {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}.get(letter, letter), end


def error(source: SourceFile, start: int, end: int, sentence: str, problem: str) -> KernelFileError:
    """Return the error about the TOML from `start` to `end`: `sentence`, then `problem`, which `tomllib` says."""
    offset = end
    if match := _POSITION.search(problem):
        line, column = int(match[1]), int(match[2])
        lines = source.text[start:end].split("\n")
        offset = start + sum(len(earlier) + 1 for earlier in lines[: line - 1]) + column - 1
    elif _END.search(problem):
        offset = start + len(source.text[start:end].rstrip())
    message = _END.sub("", _POSITION.sub("", problem))
    return KernelFileError(f"{sentence}: {message[:1].lower()}{message[1:]}", source.span(offset, offset + 1))
