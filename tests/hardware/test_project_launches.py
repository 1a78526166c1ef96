"""The launches of kernels of public projects: what `project_launches.json` says of each is complete and allowed."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from math import prod
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from probes import ARRAY, CONTENTS, NUMBER, Probe, read_probes  # noqa: E402

FILE = HERE / "project_launches.json"
DATA = json.loads(FILE.read_text(encoding="utf-8"))
PROBES = read_probes(FILE)
MOST_SHARED = 227 * 1024
"""A block of compute capability 9.0 has at most this many bytes of shared memory."""
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
    earlier = {name for file in HERE.glob("*.cu") for name in EARLIER.findall(file.read_text(encoding="utf-8"))}
    assert earlier & {probe.plain_name for probe in PROBES} == set()


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.name)
def test_launch_is_complete_and_within_the_limits_of_the_card(probe: Probe) -> None:
    assert prod(probe.block) <= 1024
    assert max(probe.grid[1:]) <= 65535
    assert probe.shared <= MOST_SHARED
    for text in probe.arguments.values():
        array = ARRAY.fullmatch(text)
        assert array[3] in CONTENTS if array else NUMBER.fullmatch(text)
