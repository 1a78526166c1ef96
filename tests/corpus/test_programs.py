"""Programs of public projects under `warplens exec` and on an H200: the page says what was recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent
PROGRAMS: list[dict[str, Any]] = json.loads((FOLDER / "programs.json").read_text(encoding="utf-8"))["programs"]
SETS = {
    "looked at while `exec` was made": [row for row in PROGRAMS if not row["is_kept_apart"]],
    "kept apart until the end": [row for row in PROGRAMS if row["is_kept_apart"]],
    "all": PROGRAMS,
}
WITHOUT: list[dict[str, Any]] = json.loads((FOLDER / "programs_without_gpu.json").read_text(encoding="utf-8"))[
    "programs"
]
SETS_WITHOUT = {
    "mended by": [row for row in WITHOUT if not row["is_kept_apart"]],
    "kept apart, run once": [row for row in WITHOUT if row["is_kept_apart"]],
    "all of these": WITHOUT,
}


@pytest.mark.parametrize(("name", "rows"), [*SETS.items(), *SETS_WITHOUT.items()], ids=[*SETS, *SETS_WITHOUT])
def test_table_counts_the_recorded_programs(name: str, rows: list[dict[str, Any]]) -> None:
    agree = sum(row["verdict"] == "agrees" for row in rows)
    within = sum(not row.get("is_out_of_reach") for row in rows)
    cells = [name, len(rows), len({row["project"] for row in rows}), agree, len(rows) - within, f"{agree / within:.1%}"]
    assert f"| {' | '.join(map(str, cells))} |" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_program_that_differs_says_why() -> None:
    assert [row["path"] for row in (*PROGRAMS, *WITHOUT) if row["verdict"] != "agrees" and not row.get("why")] == []


def test_sets_share_no_project() -> None:
    sets = [*list(SETS.values())[:2], *list(SETS_WITHOUT.values())[:2]]
    projects = [{row["project"] for row in rows} for rows in sets]
    assert sum(map(len, projects)) == len(set().union(*projects))
