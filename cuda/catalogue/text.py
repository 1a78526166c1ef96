"""Text with its position in a file, so that every error can point at the text that caused it.

The rule: a piece of text never loses its position. A part of a `SourceText`, even one taken out of a TOML string with
escapes, still knows the file offset of each of its characters.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from warplens.cuda.errors import SourceSpan


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    r"""A file as text, its lines ended by `\n`; `path` is the user's name for it."""

    path: str
    text: str = field(repr=False)

    def span(self, start: int, end: int) -> SourceSpan:
        """Return the span of the characters `start` to `end`, cut off at the end of the first line."""
        begin = self.text.rfind("\n", 0, start) + 1
        stop = self.text.find("\n", start)
        stop = len(self.text) if stop < 0 else stop
        return SourceSpan(
            path=self.path,
            line=self.text.count("\n", 0, start) + 1,
            column=start - begin + 1,
            length=max(1, min(end, stop) - start),
            text=self.text[begin:stop].replace("\t", " "),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceText:
    """A string from a file. `offsets[i]` is the file offset of `value[i]`; one more entry marks the end."""

    value: str
    source: SourceFile = field(repr=False)
    offsets: tuple[int, ...] = field(repr=False)

    @classmethod
    def plain(cls, value: str, path: str = "<expression>") -> SourceText:
        """Return `value` as a text that is the whole of its file."""
        return cls(value=value, source=SourceFile(path=path, text=value), offsets=tuple(range(len(value) + 1)))

    def part(self, start: int, end: int) -> SourceText:
        """Return the characters `start` to `end` without the spaces around them."""
        piece = self.value[start:end]
        start += len(piece) - len(piece.lstrip())
        end = max(start, end - (len(piece) - len(piece.rstrip())))
        return SourceText(value=self.value[start:end], source=self.source, offsets=self.offsets[start : end + 1])

    def span(self, start: int = 0, end: int | None = None) -> SourceSpan:
        """Return the span of the characters `start` to `end`, by default to the end of the text."""
        stop = len(self.value) if end is None else end
        return self.source.span(self.offsets[start], self.offsets[stop])

    def __str__(self) -> str:
        return self.value
