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


@pytest.mark.parametrize("name", SETS)
def test_table_counts_the_recorded_programs(name: str) -> None:
    rows = SETS[name]
    agree = sum(row["verdict"] == "agrees" for row in rows)
    within = sum(not row.get("is_out_of_reach") for row in rows)
    cells = [name, len(rows), len({row["project"] for row in rows}), agree, len(rows) - within, f"{agree / within:.1%}"]
    assert f"| {' | '.join(map(str, cells))} |" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_program_that_differs_says_why() -> None:
    assert [row["path"] for row in PROGRAMS if row["verdict"] != "agrees" and not row.get("why")] == []


def test_sets_share_no_project() -> None:
    known, apart = ({row["project"] for row in rows} for rows in list(SETS.values())[:2])
    assert known & apart == set()
