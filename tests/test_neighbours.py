"""Warplens installs beside PyTorch 2.8 to 2.11, Triton and CuPy.

`golden/neighbours.json` holds what pip chose for Warplens together with each of them, on Linux with Python 3.11:

    pip install --dry-run --ignore-installed --report report.json . 'torch==2.8.*' cupy-cuda12x

with the requirements that these packages had.
"""

import json
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
RECORDS = json.loads((ROOT / "tests/golden/neighbours.json").read_text(encoding="utf-8"))
BY_NAME = [pytest.param(record, id=record["beside"]) for record in RECORDS]
RECORDED_ON = {
    "platform_system": "Linux",
    "sys_platform": "linux",
    "platform_machine": "x86_64",
    "python_version": "3.11",
    "python_full_version": "3.11.7",
    "extra": "",
}


def own_requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(line) for line in project["dependencies"]]


def broken(requirements: list[Requirement], versions: dict[str, str]) -> list[str]:
    """List the requirements that the chosen versions break; a package that was not chosen breaks none."""
    return [
        f"{requirement}, not {versions[name]}"
        for requirement in requirements
        if (name := canonicalize_name(requirement.name)) in versions
        and (requirement.marker is None or requirement.marker.evaluate(RECORDED_ON))
        and not requirement.specifier.contains(versions[name], prereleases=True)
    ]


@pytest.mark.parametrize("record", BY_NAME)
def test_requirements_of_warplens_hold_beside(record):
    assert broken(own_requirements(), record["versions"]) == []


@pytest.mark.parametrize("record", BY_NAME)
def test_requirements_of_the_neighbours_hold_beside(record):
    lines = [line for lines in record["requirements"].values() for line in lines]
    assert broken([Requirement(line) for line in lines], record["versions"]) == []


def test_records_have_every_pytorch_with_both_versions_of_its_compiler():
    chosen = {
        record["versions"]["torch"][:4].rstrip("."): record["versions"]["nvidia-cuda-nvrtc-cu12"]
        for record in RECORDS
        if "torch" in record["versions"]
    }
    assert chosen == {"2.8": "12.8.93", "2.9": "12.8.93", "2.10": "12.8.93", "2.11": "12.9.86"}


@pytest.mark.parametrize(
    ("requirement", "beside"),
    [
        ("cuda-bindings==12.9.*", "torch==2.11.* cupy-cuda12x"),
        ("nvidia-cuda-nvrtc-cu12==12.9.*", "torch==2.8.* cupy-cuda12x"),
    ],
)
def test_former_requirement_is_seen_as_broken(requirement, beside):
    versions = next(record["versions"] for record in RECORDS if record["beside"] == beside)
    assert len(broken([Requirement(requirement)], versions)) == 1
