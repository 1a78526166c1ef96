"""What a GPU and compute-sanitizer showed of the kernels of `tests/cuda/simt/races`, recorded in `h200_races.json`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from race_cases import cases_of  # noqa: E402

KERNELS = json.loads((HERE / "h200_races.json").read_text(encoding="utf-8"))["kernels"]


def test_every_kernel_was_tried() -> None:
    tried = {kind: {k["kernel"] for k in KERNELS if k["kind"] == kind} for kind in ("racy", "clean")}
    known = {kind: cases_of(kind).items() for kind in tried}
    assert tried == {kind: {name for name, _ in cases} for kind, cases in known.items()}


def test_race_check_finds_races_in_shared_memory_alone() -> None:
    """It reports, too, that lanes store their copies of one sum to one word, as Triton lets them."""
    with_hazards = {k["kernel"] for k in KERNELS if k["hazards"]}
    assert with_hazards == {"in_shared_memory", "copies_of_one_sum_in_shared_memory"}


def test_clean_kernels_give_the_result_of_the_engine() -> None:
    varying = {name for name, case in cases_of("clean").items() if "varies" in case}
    assert {k["kernel"] for k in KERNELS if k["kind"] == "clean" and not k["as_engine"]} <= varying


def test_nearly_half_of_the_racy_kernels_have_another_result_on_the_card() -> None:
    racy = [k for k in KERNELS if k["kind"] == "racy"]
    assert sum(not k["as_engine"] for k in racy) >= 0.49 * len(racy)
