"""Text of strangers: no way out carries what a reader cannot see, a formula, a tag or a mark of Markdown."""

from __future__ import annotations

import csv
import html
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.profiles.formats import MAX_MARKS, MAX_NAME, for_json, for_markdown, for_page, for_sheet, one_line, plain
from warplens.profiles.table import csv_text

SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}"
UNSEEN = st.characters(categories=["Cc", "Cf", "Zl", "Zp", "Cs", "Co"])
HIDDEN = (
    "\x00\x07\x08\t\r\x1b\x7f\x80\x9b\xad\u061c\u200b\u200e\u202a\u202e\u2028\u2029\u2066\u2069\ufeff\u3164\u2800\ufe0f"
    "\U000e0041"
)
PIECES = st.sampled_from(
    [
        *HIDDEN,
        *(
            "\x1b[31m",
            "\x9b31m",
            "\n",
            "=1+1",
            "@",
            "-",
            "+",
            "<img src=x>",
            "&lt;",
            "|",
            "`",
            "[a](javascript:x)",
            "# ",
        ),
        *("- ", "1. ", "---", "http://x", "www.x.y", ";", ",", '"', "'", "\\", "\ud800", "\u0301" * 9, "\uff1d1"),
    ]
)
TEXTS = st.one_of(st.text(), st.lists(PIECES, max_size=8).map("".join), st.text(UNSEEN, max_size=5))


def is_seen(text):
    return all(char.isprintable() or char in SPACES + "\n" for char in text)


@given(TEXTS)
def test_text_for_a_terminal_shows_all_that_it_has(text):
    shown = plain(text)
    assert is_seen(shown)
    assert plain(shown) == shown
    assert shown.count("\n") == text.count("\n")


@pytest.mark.parametrize("char", HIDDEN)
@pytest.mark.parametrize("clean", [plain, one_line, for_sheet, for_page, for_markdown, for_json])
def test_character_that_shows_nothing_becomes_an_escape_on_every_way_out(clean, char):
    shown = clean(f"a{char}b")
    assert char not in shown
    assert len(shown) > 3


@pytest.mark.parametrize(
    "text", ["tiled", "32×32 · 5 µs", "Größe", "カーネル", "ядро", "e\u0301", f"32{SPACES[1]}768", "a\nb"]
)
def test_text_of_the_world_stays(text):
    assert plain(text) == text


def test_marks_that_would_cover_other_lines_become_escapes():
    assert plain("x" + "\u0301" * (MAX_MARKS + 1)) == "x" + "\u0301" * MAX_MARKS + "\\u0301"


@given(TEXTS, st.integers(3, 200))
def test_one_line_is_one_line_of_its_length(text, most):
    shown = one_line(text, most)
    assert len(shown) <= most
    assert "\n" not in shown
    assert is_seen(shown)


def test_very_long_name_is_cut_in_the_middle():
    shown = one_line("a" * 10_000_000 + "\x1b" * 10_000_000)
    assert len(shown) < MAX_NAME
    assert shown.startswith("aaa")
    assert shown.endswith("\\x1b")


@given(st.lists(TEXTS, min_size=1, max_size=4))
def test_cell_is_never_a_formula_and_stays_one_cell(texts):
    written = csv_text(texts, [texts])
    assert is_seen(written)
    for row in csv.reader(io.StringIO(written, newline="")):
        assert len(row) == len(texts) or texts == [""]
        for cell in row:
            begins = cell.lstrip()[:1] in ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
            assert not (begins or cell.startswith("\n")) or _is_number(cell)
            assert not any(f";{mark}" in cell for mark in "=+-@")


def _is_number(text):
    try:
        float(text)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("value", [-1, -1.5, 1e-9, 0, "-1.5", "+3", "1e5", "-inf"])
def test_number_of_a_sheet_is_left_alone(value):
    assert csv_text(["x"], [[value]]) == f"x\n{value}\n"


@given(TEXTS)
def test_page_holds_the_text_and_no_tag(text):
    shown = for_page(text)
    assert html.unescape(shown) == html.unescape(html.escape(plain(text)))
    assert not set("<>\"'") & set(shown)


@given(TEXTS)
def test_markdown_has_no_mark_of_a_stranger(text):
    shown = for_markdown(text)
    assert "\n" not in shown
    bare = shown.replace("\\\\", "")
    for mark in "|<`*_[~@&":
        assert bare.count(mark) == bare.count(f"\\{mark}")
    assert "://" not in shown


WORDS = TEXTS.map(lambda text: text.encode("utf-8", "replace").decode("utf-8"))


@given(st.lists(WORDS) | st.dictionaries(WORDS, WORDS))
def test_json_means_the_same_and_shows_all_that_it_has(value):
    shown = for_json(json.dumps(value, ensure_ascii=False))
    assert json.loads(shown) == value
    assert is_seen(shown)
