"""The launches of kernels of public projects in `h200_projects.json`: complete, new, and consistent in themselves."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from math import prod
from pathlib import Path

import numpy as np
import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from compare_counters import QUANTITIES  # noqa: E402
from probes import ARRAY, CONTENTS, NUMBER, Probe, read_probes  # noqa: E402

FILE = HERE / "h200_projects.json"
DATA = json.loads(FILE.read_text(encoding="utf-8"))
PROBES = read_probes(FILE)
MOST_SHARED = 227 * 1024
"""A block of compute capability 9.0 has at most this many bytes of shared memory."""
STALL = "smsp__average_warps_issue_stalled_"
WARPS_A_SCHEDULER = 16
EARLIER = re.compile(r"__global__\s+void\s+(\w+)")


def test_projects_are_those_of_the_corpus_at_their_commits_each_with_its_licence() -> None:
    listed = tomllib.loads((HERE.parent / "corpus" / "projects.toml").read_text(encoding="utf-8"))["project"]
    known = {project["name"]: (project["url"], project["commit"]) for project in listed}
    used = DATA["projects"]
    assert {name: (project["url"], project["commit"]) for name, project in used.items()} == {
        name: known[name] for name in used
    }
    assert set(used) == {probe.project for probe in PROBES}
    assert all(project["licence"] for project in used.values())


def test_there_are_over_a_hundred_launches_of_many_families() -> None:
    families = {case["family"] for case in DATA["cases"].values()}
    assert len(PROBES) >= 100
    assert len({probe.cubin for probe in PROBES}) >= 60
    assert families >= {
        "atomics", "attention", "convolution", "filter", "gather", "histogram", "nbody", "norm", "product", "reduction",
        "scan", "softmax", "sort", "sparse", "stencil", "tensor", "transpose",
    }  # fmt: skip


def test_no_kernel_is_one_of_an_earlier_set() -> None:
    earlier = {name for file in HERE.rglob("*.cu") for name in EARLIER.findall(file.read_text(encoding="utf-8"))}
    assert earlier & {probe.plain_name for probe in PROBES} == set()


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.name)
def test_launch_is_complete_and_within_the_limits_of_the_card(probe: Probe) -> None:
    assert prod(probe.block) <= 1024
    assert max(probe.grid[1:]) <= 65535
    assert probe.shared <= MOST_SHARED
    for text in probe.arguments.values():
        array = ARRAY.fullmatch(text)
        assert array[3] in CONTENTS if array else NUMBER.fullmatch(text)


def test_every_launch_has_all_counters_and_reasons_of_stalls() -> None:
    needed = {quantity.counter for quantity in QUANTITIES} | {"gpu__time_duration.sum"}
    assert {probe.name: needed - probe.metrics.keys() for probe in PROBES if needed - probe.metrics.keys()} == {}
    assert {sum(key.startswith(STALL) for key in probe.metrics) for probe in PROBES} == {18}


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.name)
def test_warps_by_what_they_wait_for_are_the_active_warps(probe: Probe) -> None:
    """Means of a scheduler; Nsight Compute takes the two sides of a short launch in different passes."""
    metrics = probe.metrics
    of_all = sum(value for key, value in metrics.items() if key.startswith(STALL))
    waiting = of_all * metrics["smsp__issue_active.avg.pct_of_peak_sustained_active"] / 100
    active = metrics["sm__warps_active.avg.pct_of_peak_sustained_active"] / 100 * WARPS_A_SCHEDULER
    if active >= 1:  # with fewer, some schedulers have no warp at all
        assert waiting == pytest.approx(active, rel=0.35)


def test_times_with_the_counters_and_of_cold_launches_agree() -> None:
    timed = [probe.metrics for probe in PROBES if "cold_ns" in probe.metrics]
    ratios = np.array([metrics["gpu__time_duration.sum"] / metrics["cold_ns"] for metrics in timed])
    assert len(timed) >= 100
    assert 0.98 <= float(np.median(ratios)) <= 1.02
    assert 0.9 <= ratios.min() <= ratios.max() <= 1.12
