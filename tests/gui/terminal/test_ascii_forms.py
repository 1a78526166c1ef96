"""ASCII forms: every character that the program prints has one, and they are used where an encoding lacks it."""

from __future__ import annotations

import ast
import io
import json
import sys
from pathlib import Path

import pytest

from warplens.gui.cli import main
from warplens.gui.terminal.output import ASCII_FORMS, encodable, notice

ROOT = Path(__file__).resolve().parents[3]
PRINTED = ("cuda", "profiles", "gui/commands", "gui/terminal", "gui/figures")
PRINTED_BY_VIEWS = ("text.py", "command.py", "handout.py")


def printed_characters():
    """Return the characters beyond ASCII in all strings that are no docstring, each with one of its modules."""
    characters = {}
    of_views = (path for path in (ROOT / "gui/views").rglob("*.py") if path.name in PRINTED_BY_VIEWS)
    for path in (*of_views, *(path for folder in PRINTED for path in (ROOT / folder).rglob("*.py"))):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
                characters |= {char: path.name for char in node.value if not char.isascii()}
    return characters


def test_every_character_that_is_printed_has_an_ascii_form():
    characters = printed_characters()
    assert {"µ", "█", "·"} <= set(characters)
    assert {char: module for char, module in characters.items() if char not in ASCII_FORMS} == {}


@pytest.mark.parametrize(("char", "form"), ASCII_FORMS.items())
def test_ascii_form_is_ascii(char, form):
    assert form.isascii()
    assert encodable(char, "ascii") == form


@pytest.mark.parametrize(
    ("text", "encoding", "expected"),
    [
        ("2.016 µs", "ascii", "2.016 us"),
        ("2.016 µs", "utf-8", "2.016 µs"),
        ("word 32·k + 3 · stride 32", "ascii", "word 32*k + 3 | stride 32"),
        ("██░ · 2 µs", "latin-1", "##. · 2 µs"),
        ("8,192 → 16,384", "cp1252", "8,192 -> 16,384"),
        ("é中.json", "ascii", "e?.json"),
    ],
)
def test_text_keeps_what_the_encoding_has(text, encoding, expected):
    assert encodable(text, encoding) == expected


@pytest.fixture
def on_ascii(monkeypatch):
    """Return a function that calls another on a terminal of ASCII alone: its result, standard output and error."""

    def call(function, *arguments):
        with monkeypatch.context() as patch:
            streams = [io.TextIOWrapper(io.BytesIO(), encoding="ascii") for _ in range(2)]
            patch.setattr(sys, "stdout", streams[0])
            patch.setattr(sys, "stderr", streams[1])
            patch.setenv("COLUMNS", "200")
            result = function(*arguments)
            for stream in streams:
                stream.flush()
            return result, *(stream.buffer.getvalue().decode("ascii") for stream in streams)

    return call


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["why", "reference:h200", "copy_coalesced", "--problem", "N=1024"], " us measured"),
        (["why", "reference:h200", "copy_coalesced", "--problem", "N=1024"], "copy_coalesced | N 1024"),
        (["occupancy", "--device", "h200"], "#" * 40),
        (["show", "reference:gtx-1080-ti"], "NVIDIA GeForce GTX 1080 Ti"),
    ],
)
def test_ascii_terminal_gets_no_question_marks(on_ascii, arguments, expected):
    code, out, err = on_ascii(main, arguments)
    assert (code, err) == (0, "")
    assert expected in out
    assert "?" not in out


def test_json_on_an_ascii_terminal_keeps_its_characters(on_ascii, tmp_path):
    (tmp_path / "k.cu").write_text(KERNEL, encoding="utf-8")
    _, out, _ = on_ascii(main, ["kernels", "--kernels", str(tmp_path), "--json", "-"])
    assert "\\u00b5 \\ud83d\\ude00" in out
    assert json.loads(out)["kernels"][-1]["title"] == "µ \U0001f600"


def test_notice_on_an_ascii_terminal_has_the_ascii_form(on_ascii):
    assert on_ascii(notice, "2 µs · 32×32") == (None, "", "2 us | 32x32\n")


KERNEL = """/* warplens
entry = "scale"
title = "µ \U0001f600"
family = "scale"
block = ["32"]
grid = ["2"]
args = ["in", "out"]
reference = "in"
flops = "N"
bytes = "8 * N"
[problem]
N = [64]
[arrays]
in = { dtype = "float32", shape = ["N"] }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void scale(const float *in, float *out) {}
"""
