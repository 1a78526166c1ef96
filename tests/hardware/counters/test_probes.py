"""The names of recorded launches say which launch it was."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))

import probes  # noqa: E402
from compare_counters import PROBES, QUANTITIES  # noqa: E402
from probes import (  # noqa: E402
    Probe,
    accepted,
    collect,
    fetch,
    make_arguments,
    make_value,
    measure,
    pack,
    prepare,
    profile,
    read_probes,
)

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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int32 -5", np.int32(-5)),
        ("float32 0.5", np.float32(0.5)),
        ("float64[2] zeros", np.zeros(2)),
        ("uint8[3] ones", np.ones(3, np.uint8)),
        ("int32[4] ascending 16", np.array([0, 16, 32, 48], np.int32)),
        ("uint32[3] below 1", np.zeros(3, np.uint32)),
        ("bfloat16[2] ones", np.array([0x3F80, 0x3F80], np.uint16)),
    ],
)
def test_value_is_as_the_data_file_writes_it(text: str, expected: np.ndarray | np.generic) -> None:
    value = make_value(text, np.random.default_rng(0))
    assert value.dtype == expected.dtype
    np.testing.assert_array_equal(value, expected)


@pytest.mark.parametrize(("content", "least", "most"), [("normal", -6, 6), ("uniform", 0, 1), ("below 7", 0, 6)])
def test_random_values_are_in_their_range_and_differ(content: str, least: float, most: float) -> None:
    values = make_value(f"float32[1000] {content}", np.random.default_rng(0))
    assert least <= values.min() < values.max() <= most


def test_value_that_is_written_otherwise_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(SystemExit) as stopped:
        make_value("float32(4)", np.random.default_rng(0))
    assert str(stopped.value) == (
        "an argument is written as `int32 1024` or `float32[4096] normal`, not as `float32(4)`"
    )


def test_parameters_lie_at_multiples_of_their_size() -> None:
    block, pointers = pack(
        [("n", np.int32(1)), ("A", np.zeros(2)), ("flag", np.uint8(2)), ("size", np.int64(3)), ("k", 4)], lambda _: 9
    )
    assert block == b"".join(value.to_bytes(8, "little") for value in (1, 9, 2, 3)) + (4).to_bytes(4, "little")
    assert pointers == {8: "A"}


def test_recorded_times_are_no_counters_where_a_data_file_is_recorded_anew(tmp_path: Path) -> None:
    case = {"kernel": "k", "block": [32, 1, 1], "grid": [1, 1, 1], "metrics": {"a__b": 1.0, "cold_ns": 2.0}}
    (tmp_path / "data.json").write_text(json.dumps({"device": "a GPU", "cases": {"k/n32": case}}), encoding="utf-8")
    (tmp_path / "k.cu").write_text(f'extern "C" {SOURCE}', encoding="utf-8")
    prepare(tmp_path / "folder", tmp_path / "k.cu", tmp_path / "data.json")
    assert json.loads((tmp_path / "folder" / "launches.json").read_text(encoding="utf-8"))["metrics"] == ["a__b"]


def planned(folder: Path, *names: str) -> None:
    """Write a plan of launches of one project into a folder."""
    case = {"project": "p", "file": "k.cu", "kernel": "k<2>", "block": [32, 1, 1], "grid": [1, 1, 1]}
    cases = {name: case | {"arguments": {"n": "int32 1"}, "symbol": "k"} for name in names}
    plan = {"device": "a GPU", "compiler": "a compiler", "metrics": ["a", "b"], "cases": cases}
    (folder / "launches.json").write_text(json.dumps(plan), encoding="utf-8")


def ncu(refused: str = "", failing: str = "") -> Callable[..., None]:
    """Return what stands in for the run of ncu: it takes no counter `refused`, and the launch `failing` ends it."""

    def run(command: list[str], **_settings: bool) -> None:
        counters = command[command.index("--metrics") + 1].split(",")
        once = command.index("once")
        repeats, names = int(command[once + 2]), command[once + 3 :]
        if refused in counters:
            return
        done = names[: names.index(failing)] if failing in names else names
        head = ",".join(f'"{title}"' for title in ("Kernel Name", *counters))
        row = ",".join(f'"{value}"' for value in ("void k<2>(int)", *("1,000.5" for _ in counters)))
        log = Path(command[command.index("--log-file") + 1])
        log.write_text("\n".join(["==PROF== a line", head, head, *[row] * (repeats * len(done))]), encoding="utf-8")

    return run


def test_a_launch_that_fails_leaves_the_others_their_counters_and_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    planned(tmp_path, "x", "y", "z")
    monkeypatch.setattr(probes.subprocess, "run", ncu(failing="y"))
    measure(tmp_path)
    collect(tmp_path, tmp_path / "data.json")
    cases = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))["cases"]
    assert {name: case["metrics"] for name, case in cases.items()} == {
        name: {"a": 1000.5, "b": 1000.5, "cold_ns": 1000.5, "warm_ns": 1000.5} for name in ("x", "z")
    }
    assert all("symbol" not in case for case in cases.values())
    assert "counters: y failed" in capsys.readouterr().out


def test_measuring_goes_on_where_an_earlier_run_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned(tmp_path, "x", "y")
    monkeypatch.setattr(probes.subprocess, "run", ncu(failing="y"))
    measure(tmp_path)
    monkeypatch.setattr(probes.subprocess, "run", ncu(failing="x"))
    measure(tmp_path)
    rows = json.loads((tmp_path / "rows.json").read_text(encoding="utf-8"))
    assert {title: list(of_title) for title, of_title in rows.items()} == {
        title: ["x", "y"] for title in ("counters", "cold", "warm")
    }


def test_a_counter_that_ncu_does_not_take_is_found_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned(tmp_path, "x")
    monkeypatch.setattr(probes.subprocess, "run", ncu(refused="c"))
    assert accepted(tmp_path, read_probes(tmp_path / "launches.json")[0], ["a", "b", "c", "d"]) == ["a", "b", "d"]


def test_rows_of_another_kernel_are_not_taken_for_those_of_a_launch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned(tmp_path, "x")
    monkeypatch.setattr(probes.subprocess, "run", ncu())
    other = replace(read_probes(tmp_path / "launches.json")[0], kernel="another")
    assert profile(tmp_path, [other], 1, "all", ["a"]) == {}


def test_projects_of_a_list_are_fetched_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sys.path.append(str(probes.CORPUS))
    import kernels

    fetched = []
    monkeypatch.setattr(kernels, "fetch", lambda project, folder: fetched.append((project.name, folder)))
    fetch(tmp_path, HERE / "h200_projects.json")
    used = json.loads((HERE / "h200_projects.json").read_text(encoding="utf-8"))["projects"]
    assert sorted(fetched) == [(name, tmp_path) for name in sorted(used)]
