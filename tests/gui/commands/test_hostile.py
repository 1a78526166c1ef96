"""A profile and a kernel of strangers whose every text is hostile: none reaches a terminal, a sheet or a page raw.

The profile is made by trying: each text of a shipped one is replaced wherever the profile is still read afterwards.
"""

from __future__ import annotations

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

import warplens
from warplens.cuda.ground.errors import ProfileError
from warplens.gui.cli import main
from warplens.profiles.journal import references
from warplens.profiles.records import Profile
from warplens.profiles.store import decode_profile, read_profile
from warplens.profiles.writing import to_json


def encode_rows(profile: Profile) -> bytes:
    """Return a profile in the first schema, an object for each point."""
    return to_json(profile).rstrip("\n").encode()


HOSTILE = "=1+1\x1b[31m\x9b2J\x07\r\N{RIGHT-TO-LEFT OVERRIDE}\u2066\u200b\u2028\u3164\x7f|`<img src=x onerror=y>\"'&lt;"
"""Escape sequences, controls of C0 and C1, what turns the order of letters, what shows nothing, marks of formats."""
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\n"


AXES = ("N", "TILE")


def poisoned(profile: Profile) -> Profile:
    """Return the profile with every text and name of an axis hostile that may be any text."""
    tree = json.loads(encode_rows(profile))
    allowed = {place for place in _places(tree) if _is_read(_changed(tree, {place}))}
    return decode_profile(json.dumps(_changed(tree, allowed)).encode(), "hostile.json")


def _is_read(tree):
    try:
        decode_profile(json.dumps(tree).encode(), "hostile.json")
    except ProfileError:
        return False
    return True


def _places(node, at=()):
    """Yield the place of each text, and of each name of an axis."""
    if isinstance(node, str):
        yield at
    for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        yield from _places(value, (*at, key))
        if key in AXES:
            yield (*at, key, "name")


def _changed(node, places, at=()):
    """Return the tree with hostile texts at these places."""
    if isinstance(node, str):
        return f"{HOSTILE}{node}" if at in places else node
    if isinstance(node, list):
        return [_changed(value, places, (*at, index)) for index, value in enumerate(node)]
    if isinstance(node, dict):
        return {
            f"{HOSTILE}{key}" if (*at, key, "name") in places else key: _changed(value, places, (*at, key))
            for key, value in node.items()
        }
    return node


@pytest.fixture(scope="module")
def profile():
    shipped = read_profile(references()["gtx-1080-ti"])
    points = [replace(point, reason="reason", notes=("note",), printed="printed") for point in shipped.points]
    head = replace(shipped, note="note", tags=("tag",), command="command", compiler="compiler")
    return poisoned(replace(head, points=tuple(points)))


@pytest.fixture
def folder(tmp_path, monkeypatch, profile):
    (tmp_path / "t.json").write_bytes(encode_rows(profile))
    (tmp_path / "u.json").write_bytes(encode_rows(profile))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def raw(text: str) -> set[str]:
    """Return what a reader cannot see of a text."""
    return {char for char in text if not (char.isprintable() or char in SPACES)} | (set(text) & {"\u3164"})


def test_profile_is_hostile_in_every_text_that_may_be_any(profile):
    assert repr(profile).count("img src") > 100
    point, device = profile.points[-1], profile.devices[0]
    texts = [profile.note, *profile.tags, profile.command, profile.compiler, device.name, point.kernel, point.family]
    for text in (*texts, *point.problem, *point.tune, point.reason, *point.notes, point.printed):
        assert text.startswith(HOSTILE)


COMMANDS = (
    "show t.json", "show t.json --csv", "show t.json --markdown", "show t.json --json -", "why t.json",
    "why t.json --json -",
    "report t.json --markdown", "report t.json --against u.json --markdown", "compare t.json u.json",
    "compare t.json u.json --markdown", "compare t.json u.json --json -", "check transpose_tiled --against t.json",
    "why t.json nonsense", "why t.json --problem Q=1", "show reference:nonsense",
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_prints_it_raw(capsys, folder, command):
    main(command.split())
    out, err = capsys.readouterr()
    assert out or err
    assert not raw(out)
    assert not raw(err)
    if "--markdown" in command:
        assert not re.search(r"(?<!\\)<img", out)
    if command == "show t.json --json -":
        assert json.loads(out)["note"] == f"{HOSTILE}note"


def test_arguments_are_not_printed_raw(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tiled = "transpose_tiled"
    for words in (
        *(["show", HOSTILE], ["run", HOSTILE], [HOSTILE], ["show", "--csv", f"--{HOSTILE}"], ["devices", HOSTILE]),
        *(["run", tiled, "--device", HOSTILE], ["run", tiled, "--problem", HOSTILE], ["compare", HOSTILE, "x"]),
        ["lens", tiled, "--theme", HOSTILE, "--svg", HOSTILE],
    ):
        assert main(words) == 2
        out, err = capsys.readouterr()
        assert err.startswith("warplens: ")
        assert not raw(out + err)


def test_cells_are_no_formulas(capsys, folder):
    assert main(["show", "t.json", "--csv"]) == 0
    rows = list(csv.reader(io.StringIO(capsys.readouterr().out, newline="")))
    assert len({len(row) for row in rows}) == 1
    assert not [cell for row in rows for cell in row if cell[:1] in ("=", "+", "-", "@", "\t", "\r")]
    from pyarrow import parquet

    assert main(["show", "t.json", "--parquet", "t.parquet"]) == 0
    table = parquet.read_table("t.parquet")
    texts = [*table.column_names, *(str(value) for row in table.to_pylist() for value in row.values())]
    assert not [text for text in texts if text[:1] in ("=", "+", "@", "\t", "\r") or raw(text)]


def test_pages_and_files_hold_it_escaped(folder):
    assert main(["report", "t.json", "--against", "u.json", "-o", "t.html"]) == 0
    page = (folder / "t.html").read_text(encoding="utf-8")
    assert not raw(page)
    assert "<img" not in page
    for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ET.fromstring(svg)
    assert main(["why", "t.json", "--json", "why.json"]) == 0
    assert not raw((folder / "why.json").read_text(encoding="utf-8"))


def test_notebook_holds_it_escaped(qapp, folder):
    del qapp
    profile = warplens.load("t.json")
    comparison = warplens.compare("t.json", "u.json")
    for shown in (profile._repr_html_(), comparison._repr_html_(), repr(profile), repr(comparison)):
        assert not raw(shown)
    assert "<img src" not in profile._repr_html_().replace("<img alt", "")
    frame = profile.to_pandas()
    assert not raw("".join(map(str, [*frame.columns, *frame.to_numpy().ravel()])))


KERNEL = """/* warplens
entry     = "k"
title     = "TITLE"
family    = "FAMILY"
block     = ["32"]
grid      = ["1"]
args      = ["out", "N"]
reference = "zeros(N)"
[problem]
N = [32]
[arrays]
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
#include <stdio.h>
extern "C" __global__ void k(float *out, int n)
{
    if (threadIdx.x == 0)
        printf("\\x1b[31m\\r\\x07\\xe2\\x80\\xae<img src=x>%s\\n", "=1");
    out[threadIdx.x] = 0; // COMMENT
}
"""
NAME = "k\x1b[31m\N{RIGHT-TO-LEFT OVERRIDE}<img src=x>.cu"


@pytest.mark.parametrize(
    "command", ["run", "explain", "explain --ptx", "lens --svg l.svg", "occupancy", "largest", "kernels"]
)
def test_hostile_kernel_file_is_not_printed_raw(capsys, tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    toml = HOSTILE.replace("\\", "\\\\").replace('"', '\\"').translate({c: f"\\u{c:04x}" for c in (*range(32), 127)})
    text = KERNEL.replace("TITLE", toml).replace("FAMILY", toml)
    text = text.replace("COMMENT", HOSTILE.replace("\r", "").replace("\u2028", ""))
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    name, *options = command.split()
    words = [name, "--kernels", "."] if name == "kernels" else [name, NAME, *options, "--device", "h200"]
    code = main(words)
    out, err = capsys.readouterr()
    assert out or err
    assert not raw(out + err), (code, raw(out + err))
    (tmp_path / NAME).write_text(
        text.replace("out[threadIdx.x] = 0;", f'#error "{HOSTILE}"'.replace("\r", "")), encoding="utf-8"
    )
    main(words)
    out, err = capsys.readouterr()
    assert not raw(out + err)
    for path in tmp_path.glob("*.svg"):
        assert not raw(path.read_text(encoding="utf-8"))
        ET.parse(path)
