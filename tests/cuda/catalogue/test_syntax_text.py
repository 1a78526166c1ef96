"""Text with its position in a file, so that every error can point at the text that caused it."""

from __future__ import annotations

from warplens.cuda.catalogue.syntax import SourceText


def test_source_text_part_returns_the_characters_start_to_end_without_the_spaces_around_them():
    assert SourceText.plain("a +  b ").part(3, 7).value == "b"
