"""Warplens installs beside PyTorch 2.8 to 2.11, Triton, Numba and CuPy.

`golden/neighbours.json` holds what pip chose for Warplens together with each of them, and what these packages required;
`make neighbours ARGS=--write` records it (`neighbours.py`).
"""

import importlib.util
import json
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SPEC = importlib.util.spec_from_file_location("neighbours", Path(__file__).with_name("neighbours.py"))
assert SPEC is not None
assert SPEC.loader is not None
neighbours = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(neighbours)

ROOT = Path(__file__).resolve().parent.parent
RECORDS = json.loads((ROOT / "tests/golden/neighbours.json").read_text(encoding="utf-8"))
BY_NAME = [pytest.param(record, id=record["beside"]) for record in RECORDS]


def own_requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(line) for line in (*project["dependencies"], *project["optional-dependencies"]["window"])]


def broken(requirements: list[Requirement], record: dict) -> list[str]:
    """List the requirements that the chosen versions break; a package that was not chosen breaks none."""
    versions, environment = record["versions"], {**record["on"], "extra": ""}
    return [
        f"{requirement}, not {versions[name]}"
        for requirement in requirements
        if (name := canonicalize_name(requirement.name)) in versions
        and (requirement.marker is None or requirement.marker.evaluate(environment))
        and not requirement.specifier.contains(versions[name], prereleases=True)
    ]


def test_every_combination_is_recorded_and_complete():
    assert [record["beside"] for record in RECORDS] == list(neighbours.COMBINATIONS)
    own = {canonicalize_name(requirement.name) for requirement in own_requirements()}
    for record in RECORDS:
        asked = {canonicalize_name(Requirement(word).name) for word in record["beside"].split()}
        assert own | asked <= set(record["versions"]), record["beside"]


@pytest.mark.parametrize("record", BY_NAME)
def test_requirements_of_warplens_hold_beside(record):
    assert broken(own_requirements(), record) == []


@pytest.mark.parametrize("record", BY_NAME)
def test_requirements_of_the_neighbours_hold_beside(record):
    lines = [line for lines in record["requirements"].values() for line in lines]
    assert broken([Requirement(line) for line in lines], record) == []


def test_extras_that_were_asked_for_count_among_the_requirements():
    lines = ["numpy>=2; extra == 'fast'", "scipy; extra == 'slow'", "rich; python_version < '3'", "typer>=0.15"]
    environment = {name: "3.11" if "version" in name else "Linux" for name in neighbours.MARKERS}
    assert neighbours.applying(lines, {"fast"}, environment) == ["numpy>=2", "typer>=0.15"]


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
    record = next(record for record in RECORDS if record["beside"] == beside)
    assert len(broken([Requirement(requirement)], record)) == 1
