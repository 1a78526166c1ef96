"""The table of the scripts that others wrote, and what it counts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

import table


def test_readme_has_the_table_of_the_data() -> None:
    text = table.README.read_text(encoding="utf-8")
    assert table.with_table(text) == text, "run tests/cuda/record/scripts/table.py"


def test_every_row_of_a_card_is_a_script_of_a_list() -> None:
    listed = {
        table.name_on_card(package, row["example"]) for package in table.PACKAGES for row in table.rows_of(package)
    }
    assert not set(table.card_rows()) - listed


@pytest.mark.parametrize("package", table.PACKAGES)
def test_what_is_right_without_a_card_is_not_wrong_on_it(package: str) -> None:
    gpu = table.card_rows()
    for row in table.rows_of(package):
        on_gpu = gpu.get(table.name_on_card(package, row["example"]))
        if row["outcome"] == "right" and on_gpu is not None and on_gpu["exit"] is not None:
            assert on_gpu["exit"] == 0, row["example"]
            assert on_gpu.get("outcome", "right") == "right", row["example"]


def test_results_of_launches_are_counted_by_words() -> None:
    begin, reason = "3 of 9 elements of 'a' differ from the engine's", "for which the reason may be"
    results = {
        "the GPU's result is the engine's, bit for bit": "bit for bit",
        f"the GPU's result is the engine's within 2e-07, {reason} approximate functions": "within roundings",
        f"{begin}, {reason} the order of atomic operations": "by the order of atomic operations",
        f"{begin}, {reason} clocks or the place of a block": "by clocks",
        f"{begin}, {reason} approximate functions": "by the order of additions",
        begin: "by what no reason is known for",
    }
    assert table.results_of({"result": result} for result in results) == dict.fromkeys(results.values(), 1)
    assert not table.results_of([{"result": ""}, {"result": "the kernel writes nothing that could be compared"}])
