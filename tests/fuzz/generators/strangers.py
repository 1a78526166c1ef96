"""Profiles of strangers, and files that stand where an output goes.

The rule: whatever a profile says, nothing that a reader cannot see comes out of a command, and whatever stands in the
place of an output, it is unchanged unless Warplens wrote it as the same kind of file.
"""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import random
import re
import stat
import tempfile
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path

from registry import Ending, Outcome, TextCase, generator

PIECES = (
    "\x00", "\x07", "\t", "\r", "\n", "\x1b[31m", "\x1b]0;x\x07", "\x7f", "\x85", "\x9b2J", "\xad", "\u061c", "\u200b",
    "\u200f", "\u202e", "\u2028", "\u2066", "\u3164", "\ufeff", "\ufe0f", "\U000e0041", "\u0301" * 9, "=1+1", "+", "-",
    "@", "\uff1d1", "<img src=x>", "</text>", "&lt;", "|", "`", "[a](javascript:x)", "![x](y)", "# ", "- ", "---",
    "http://x", "\\", '"', "'", ";", ",", "{", "%s", "a", "tiled", "\u00e9", "\u30ab", "x" * 5000,
)  # fmt: skip
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\n"
COMMANDS = (
    "show t.json", "show t.json --csv", "show t.json --markdown", "show t.json --json -", "why t.json",
    "why t.json --json -", "report t.json --markdown", "compare t.json t.json", "compare t.json t.json --markdown",
    "compare t.json t.json --json -", "check transpose_tiled --against t.json", "why t.json x",
    "why t.json --problem Q=1",
)  # fmt: skip


@cache
def _tree() -> str:
    """Return a shipped profile as JSON, with texts wherever there may be some."""
    from dataclasses import replace

    from warplens.profiles.journal import references
    from warplens.profiles.store import read_profile
    from warplens.profiles.writing import to_json

    shipped = read_profile(references()["gtx-1080-ti"])
    points = [replace(point, reason="r", notes=("n",), printed="p") for point in shipped.points[:3]]
    head = replace(shipped, note="n", tags=("t",), command="c", compiler="c", points=tuple(points))
    return to_json(head).rstrip()


def _text(chance: random.Random) -> str:
    return "".join(chance.choices(PIECES, k=chance.randint(0, 5)))


CLOSED = frozenset({"schema", "status", "provenance", "kind", "precision", "arithmetic", "check", "cache", "baseline"})
"""The texts of these keys are of a closed choice: a few cases only spoil them, and are refused."""


def _spoilt(node: object, chance: random.Random, *, share: float, closed: bool, key: str = "") -> object:
    """Return the tree with hostile texts in a share of the places, those of closed choices too if asked."""
    if isinstance(node, str):
        is_left = chance.random() >= share or (key in CLOSED and not closed)
        return node if is_left else _text(chance) + chance.choice(["", node])
    if isinstance(node, list):
        return [_spoilt(value, chance, share=share, closed=closed, key=key) for value in node]
    if isinstance(node, dict):
        return {
            _text(chance) + name if name in ("N", "TILE") and chance.random() < share else name: _spoilt(
                value, chance, share=share, closed=closed, key=name
            )
            for name, value in node.items()
        }
    return node


def _run(words: list[str]) -> tuple[int, str, str]:
    from warplens.gui.cli import main

    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    return code, out.getvalue(), err.getvalue()


def _unseen(text: str) -> set[str]:
    return {char for char in text if not (char.isprintable() or char in SPACES)} | (set(text) & {"\u3164", "\ufe0f"})


@generator("strangers", "a profile with hostile texts, through a command", count=2000, sample=12, limit_s=60)
def make(chance: random.Random) -> TextCase:
    """Return a command and a profile with hostile texts."""
    case: dict[str, object] = {"command": chance.choice(COMMANDS)}
    case["profile"] = _spoilt(
        json.loads(_tree()), chance, share=chance.choice([0.05, 0.5, 1]), closed=chance.random() < 0.1
    )
    return TextCase(json.dumps(case), _show)


def _show(source: str) -> Outcome:
    case = json.loads(source)
    words = case["command"].split()
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("t.json").write_text(json.dumps(case["profile"]), encoding="utf-8")
        code, text, complaint = _run(words)
        if unseen := _unseen(text + complaint):
            return Outcome(Ending.ESCAPE, f"printed {sorted(unseen)!r}")
        bare = text.replace("\\\\", "")
        if "--markdown" in words and re.search(r"(?<!\\)<(?!/?(details|summary)>)", bare):
            return Outcome(Ending.ESCAPE, "a tag in Markdown")
        if code == 0 and "--csv" in words:
            cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
            if formulas := [
                cell for cell in cells if cell.strip()[:1] in ("=", "+", "-", "@") and not _is_number(cell)
            ]:
                return Outcome(Ending.ESCAPE, f"a formula: {formulas[0]!r}")
    return Outcome(Ending.RIGHT) if code in (0, 1) else Outcome(Ending.FAULT, "refused")


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


CONTENTS = (
    b"__global__ void mine() {}", b"mine", b"\n", b"\0", b"<!doctype html>", b"<svg></svg>", b"\x89PNG\r\n\x1a\n",
    b"%PDF-1.4", b"PAR1xxxxPAR1", b"{}", b"[]", b'{"schema":"nvbench/1"}', b'{"schema":"warplens"}', b"\x1f\x8b",
    b"\xff\xfe", b"kernel,N\n", gzip.compress(b"mine", mtime=0),
)  # fmt: skip
WAYS = (
    *("itself", "link", "link to a link", "hard link", "folder", "pipe", "device", "dangling", "protected"),
    "in a folder",
)


@generator("outputs", "a file of the user where an output goes", count=3000, sample=40, limit_s=20)
def make_output(chance: random.Random) -> TextCase:
    """Return a kind of output, what stands in its place, and whether the user agreed."""
    from warplens.profiles.outputs import Kind

    content = chance.choice(CONTENTS) + chance.choice([b"", b"", chance.randbytes(chance.randint(1, 64))])
    words = [chance.choice(list(Kind)).value, chance.choice(WAYS), content.hex(), chance.choice(["", "", "yes"])]
    return TextCase("|".join(words), _write)


def _write(source: str) -> Outcome:
    from warplens.cuda.ground.errors import StorageError
    from warplens.profiles.outputs import Kind, write_output

    kind, way, content, yes = source.split("|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        mine, path = folder / "mine", folder / "out"
        mine.write_bytes(bytes.fromhex(content))
        _place(way, mine, path)
        before = _state(folder)
        try:
            write_output(path, b"new", Kind(kind), overwrite=bool(yes))
        except StorageError as error:
            is_left = _state(folder) == before
            return (
                Outcome(Ending.FAULT, type(error).__name__)
                if is_left
                else Outcome(Ending.ESCAPE, "changed and refused")
            )
        if way in ("folder", "pipe", "device", "in a folder") or (way != "dangling" and not yes):
            return Outcome(Ending.ESCAPE, f"replaced {way}")
        return Outcome(Ending.RIGHT) if path.read_bytes() == b"new" else Outcome(Ending.ESCAPE, "not written")


def _place(way: str, mine: Path, path: Path) -> None:
    match way:
        case "itself":
            mine.rename(path)
        case "link":
            path.symlink_to(mine)
        case "link to a link":
            mine.with_name("between").symlink_to(mine)
            path.symlink_to(mine.with_name("between"))
        case "hard link":
            path.hardlink_to(mine)
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to(os.devnull)
        case "dangling":
            path.symlink_to(mine.with_name("none"))
        case "protected":
            mine.rename(path)
            path.chmod(0o444)
        case "in a folder":
            path.symlink_to(mine / "none")


def _state(folder: Path) -> dict[str, object]:
    """Return names, kinds and contents of all that a folder holds."""
    return {
        path.name: (stat.S_IFMT(path.lstat().st_mode), path.read_bytes() if path.is_file() else b"")
        for path in folder.iterdir()
    }
