"""The picture of the lens: positions, what is red, and a self-contained SVG."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from warplens.cuda.device.spec import memory_rules
from warplens.cuda.simt.explain.patterns import MemoryOperation
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.picture import Box, Ink, Line, Picture, TextAnchor, TextLabel, svg, wrapped
from warplens.gui.figures.request import Lens, LensRequest, lens_of
from warplens.gui.figures.request_picture import Row, address_text, heading, lens_picture, lens_sheet, pitch_text

TODAY, OLDEST = memory_rules((9, 0)), memory_rules((1, 0))


def request(element, *, space="shared", width=4, rules=TODAY, **more) -> LensRequest:
    addresses = tuple(width * element(lane) for lane in range(32))
    return LensRequest(addresses=addresses, space=space, array="tile", width_bytes=width, rules=rules, **more)


COLUMN = request(lambda k: 32 * k + 3, row_words=32, file="a.cu", line=45, text="ld.shared.u32", block=(2, 5, 0))
STRIDE = request(lambda k: 2 * k, space="global")
REQUESTS = [
    COLUMN,
    STRIDE,
    request(lambda k: k),
    request(lambda k: k, width=16),
    request(lambda k: k * k * 7 % 101, mask=0xFFFF),
    request(lambda k: k, mask=0),
    request(lambda k: k, space="global", mask=1),
    request(lambda k: 1024 * k, space="global", operation=MemoryOperation.STORE),
    request(lambda k: 31 - k, space="global", rules=OLDEST),
    request(lambda k: 2 * k, rules=OLDEST),
    request(lambda _: 4, space="local"),
]


def of(picture: Picture, kind, ink=None):
    return [item for item in picture.items if isinstance(item, kind) and ink in (None, item.ink)]


def test_each_lane_of_a_column_has_a_red_line_to_the_one_bank():
    picture = lens_picture(lens_of(COLUMN), 1000, 300)
    lines = of(picture, Line)
    assert {line.ink for line in lines} == {Ink.BAD}
    assert len(lines) == 32
    assert len({(line.x2, line.y2) for line in lines}) == 1
    assert [label.text for label in of(picture, TextLabel, Ink.BAD)] == ["32 wavefronts · ideal 1"]


def test_padded_column_has_green_lines_to_all_banks():
    picture = lens_picture(lens_of(COLUMN, 33), 1000, 300)
    assert {line.ink for line in of(picture, Line)} == {Ink.GOOD}
    assert len({line.x2 for line in of(picture, Line)}) == 32
    assert of(picture, Box, Ink.BAD) == []


def test_bytes_that_no_lane_requested_are_red():
    picture = lens_picture(lens_of(STRIDE), 1000, 300)
    red, green = of(picture, Box, Ink.BAD), of(picture, Box, Ink.GOOD)
    assert (len(red), len(green)) == (8, 32)  # a sector each, and the requested bytes under it
    assert sum(box.width for box in green) / sum(box.width for box in red) == pytest.approx(0.5)


def test_coalesced_request_has_no_red():
    picture = lens_picture(lens_of(request(lambda k: k, space="global")), 1000, 300)
    assert not [item for item in picture.items if item.ink is Ink.BAD]


def test_passes_are_stacked_under_their_bank():
    picture = lens_picture(lens_of(request(lambda k: 2 * k)), 1000, 300)
    bricks = [box for box in of(picture, Box, Ink.BAD) if box.height < 10]
    assert len(bricks) == 16 * 2
    assert len({box.x for box in bricks}) == 16


def test_lane_under_the_pointer_stands_out_and_is_described():
    picture = lens_picture(lens_of(COLUMN), 1000, 300, lane=5)
    strong = [line for line in of(picture, Line) if line.strength == 1.0]
    assert len(strong) == 1
    assert "lane 5: word 163, bank 3, pass 6 of 32" in [label.text for label in of(picture, TextLabel)]


@pytest.mark.parametrize(
    ("cell", "asked", "numbers"),
    [(18, (), range(8)), (12, (), range(0, 8, 2)), (12, (3,), (0, 3, 6)), (12, (0, 3, 4), (0, 3, 4, 6)), (3, (), (0,))],
)
def test_cells_are_numbered_where_there_is_room_and_those_that_are_asked_for_always(cell, asked, numbers):
    row = Row(0, 0, cell)
    assert [int(label.text) for label in row.numbers([Ink.MUTED] * 8, asked)] == list(numbers)


@pytest.mark.parametrize("width", [230, 380, 1000])
@pytest.mark.parametrize("asked", REQUESTS)
def test_everything_lies_in_the_picture_and_no_text_on_another(asked, width):
    picture = lens_picture(lens_of(asked), width, 260)
    extents = []
    for item in picture.items:
        match item:
            case Box():
                assert item.x >= -0.5
                assert item.x + item.width <= width + 0.5
                assert item.y >= 0
                assert item.y + item.height <= 260
            case Line():
                assert max(item.y1, item.y2) <= 260
            case TextLabel():
                length = 0.56 * item.size * len(item.text)
                left = {TextAnchor.START: 0, TextAnchor.MIDDLE: length / 2, TextAnchor.END: length}[item.anchor]
                extents.append((item.y, item.x - left, item.x - left + length, item.text))
    for y, left, right, text in extents:
        assert left >= -1, text
        assert right <= width + 1, text
        for other_y, other_left, other_right, other in extents:
            if (other, other_left) != (text, left) and abs(y - other_y) < 5:
                assert other_left >= right or left >= other_right, (text, other)


@pytest.mark.parametrize("theme", [DARK, LIGHT])
@pytest.mark.parametrize("asked", REQUESTS)
def test_svg_is_complete_in_itself(asked, theme):
    text = svg(lens_sheet(lens_of(asked)), theme)
    tree = ET.fromstring(text)
    assert {element.tag.rpartition("}")[2] for element in tree.iter()} <= {
        "svg",
        "desc",
        "rect",
        "line",
        "text",
        "title",
    }
    assert not re.search(r"href|url\(|@import", text)
    assert theme.panel in text


def test_sheet_tells_place_sentence_and_what_padding_does():
    texts = [label.text for label in of(lens_sheet(lens_of(COLUMN)), TextLabel)]
    assert "a.cu:45 · load tile · warp 0, block (2, 5), occurrence 1" in texts
    assert "Lane k reads word 32·k + 3 of tile: stride 32 words, every lane on bank 3." in texts
    assert "pitch 33 · 1 wavefront" in texts
    assert "row pitch 32 words (128 B)" in texts


def test_sheet_of_a_tried_pitch_suggests_no_other():
    texts = [label.text for label in of(lens_sheet(lens_of(COLUMN, 34)), TextLabel)]
    assert not [text for text in texts if text.startswith("with a row pitch")]


def test_texts_are_escaped():
    label = TextLabel(x=0, y=0, text="a < b & c", ink=Ink.TEXT)
    assert "a &lt; b &amp; c" in svg(Picture(width=10, height=10, items=(label,)), DARK)


@pytest.mark.parametrize(
    ("address", "text"),
    [(0, "byte 0"), (96, "byte 96"), (4096, "byte 4 Ki"), (4128, "byte 4,128"), (2**21, "byte 2 Mi")],
)
def test_addresses_are_shown_short(address, text):
    assert address_text(address) == text


def test_block_of_a_grid_of_three_dimensions_is_shown_whole():
    assert "block (1, 2, 3)" in heading(request(lambda k: k, block=(1, 2, 3)))


def test_words_are_kept_whole_where_a_text_is_wrapped():
    assert list(wrapped("one two three", 60, 10)) == ["one two", "three"]


def test_pitch_text_returns_the_row_pitch_as_text():
    column = LensRequest(addresses=tuple(range(0, 4096, 128)), row_words=32, rules=memory_rules((9, 0)))
    assert pitch_text(Lens(column, 33)) == "row pitch 33 words (132 B)"
    assert pitch_text(Lens(column)) == ""
