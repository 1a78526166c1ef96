"""The source difference of two rungs: code alone, with the lines around each change."""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.catalogue import KernelFile, select
from warplens.profiles.ladders.page import DifferenceLine, LineKind, difference_text, source_difference

[TILED, PADDED] = select(["transpose_tiled", "transpose_tiled_padded"])


def changed(before: KernelFile, after: KernelFile) -> list[tuple[str, str]]:
    return [
        (line.sign, line.text.strip())
        for line in source_difference(before, after)
        if line.kind in (LineKind.ADDED, LineKind.REMOVED)
    ]


def test_padding_is_one_line() -> None:
    assert changed(TILED, PADDED) == [
        ("-", "__shared__ int tile[TILE][TILE];"),
        ("+", "__shared__ int tile[TILE][TILE + 1];"),
    ]


def test_front_matter_comments_and_the_name_are_no_difference() -> None:
    other = replace(TILED, name="mine", source=TILED.source.replace("transpose_tiled", "mine").replace("// A", "// B"))
    assert source_difference(TILED, other) == ()


def test_line_has_its_number_in_the_file_that_holds_it() -> None:
    for line in source_difference(TILED, PADDED):
        if line.kind is not LineKind.GAP:
            holder = TILED if line.kind is LineKind.REMOVED else PADDED
            text = holder.source.split("\n")[line.number - 1].partition("//")[0].rstrip()
            assert text == line.text


def test_difference_text_returns_how_many_lines_came_and_went():
    assert difference_text((DifferenceLine(kind=LineKind.ADDED, text="int i;", number=1),)) == "1 line more, 0 fewer"
