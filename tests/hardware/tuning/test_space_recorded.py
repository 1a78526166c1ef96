"""The times of the configurations of a product, recorded in `h200_space.json`: complete, right, and at one clock."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from record_space import SIZES, configurations, parameters, read_space  # noqa: E402

FILE = HERE / "h200_space.json"


@pytest.mark.parametrize("n", SIZES)
def test_every_allowed_configuration_was_measured_with_the_right_result(n: int) -> None:
    rows = read_space(FILE, n)
    assert [parameters(row) for row in rows] == list(configurations())
    assert [row for row in rows if not row["right"]] == []


@pytest.mark.parametrize("n", SIZES)
def test_clock_held_over_all_configurations(n: int) -> None:
    times = json.loads(FILE.read_text(encoding="utf-8"))["sizes"][str(n)]["first_ns"]
    assert max(times) <= 1.02 * min(times)


@pytest.mark.parametrize("n", SIZES)
def test_the_choice_matters(n: int) -> None:
    times = sorted(row["warm_ns"] for row in read_space(FILE, n))
    assert times[len(times) // 2] >= 1.5 * times[0]
    assert times[-1] >= 2.5 * times[0]


@pytest.mark.parametrize("n", SIZES)
def test_modelled_times_are_of_configurations_of_the_space(n: int) -> None:
    content = json.loads((HERE / "h200_space_modelled.json").read_text(encoding="utf-8"))
    rows = content["sizes"][str(n)]
    numbers = [row[0] for row in rows]
    assert content["space"] == FILE.name
    assert content["columns"][:2] == ["number", "cold_ns"]
    assert len(numbers) >= 400
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(range(len(read_space(FILE, n))))
    assert all(row[1] > 0 for row in rows if row[1] is not None)
