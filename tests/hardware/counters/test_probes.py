"""The names of recorded launches say which launch it was."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))

from compare_counters import PROBES, QUANTITIES  # noqa: E402
from probes import Probe, make_arguments, prepare, read_probes  # noqa: E402

SOURCE = "__global__ void k(const float* A, float* out, int m, int n, int k, int s) {}"


@pytest.mark.parametrize(
    ("name", "numbers", "elements"),
    [
        ("k/n1000/k16/s2", [1000, 1000, 1000, 2], 1000 * 1000 + 64),
        ("k/m200n333k517/k16", [200, 333, 517, 0], 517 * 517 + 64),
        ("k/s3", [128, 128, 128, 3], 128 * 128 + 64),
    ],
)
def test_arguments_follow_from_the_name(name: str, numbers: list[int], elements: int) -> None:
    arguments = make_arguments(SOURCE, Probe(name, "k", (32, 1, 1), (4, 1, 1), {}))
    assert [value for _, value in arguments if isinstance(value, int)] == numbers
    assert [len(value) for _, value in arguments if isinstance(value, np.ndarray)] == [elements] * 2


@pytest.mark.parametrize("name", ["unrolled", "copied", "divergent"])
def test_launches_that_are_still_to_be_counted_are_prepared_for_a_card(tmp_path: Path, name: str) -> None:
    prepare(tmp_path, HERE / f"{name}_kernels.cu", HERE / f"{name}_launches.json")
    compiled = {file.stem for file in tmp_path.glob("*.cubin")}
    probes = read_probes(tmp_path / "launches.json")
    assert compiled == {f"{probe.kernel}-{probe.defines['K']}" for probe in probes}
    assert len(json.loads((tmp_path / "launches.json").read_text(encoding="utf-8"))["metrics"]) == 19


@pytest.mark.parametrize("title", PROBES)
def test_every_recorded_launch_has_a_kernel_and_all_its_counters(title: str) -> None:
    data, kernels = PROBES[title]
    source = (HERE / kernels).read_text(encoding="utf-8")
    probes = read_probes(HERE / data)
    assert {probe.kernel for probe in probes if f"void {probe.kernel}(" not in source} == set()
    needed = {quantity.counter for quantity in QUANTITIES if quantity.counter != "launch__occupancy_limit_blocks"}
    assert {probe.name for probe in probes if not needed <= probe.metrics.keys()} == set()
