"""A printed table of a large profile ends after its first points, and says so."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

import warplens
from warplens.cuda.catalogue import select
from warplens.cuda.device.nvidia_driver import AvailableGpus
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import LaunchShape, Status, StepResult, Time
from warplens.gui.terminal import tables
from warplens.gui.terminal.tables import (
    devices_data,
    devices_report,
    kernels_table,
    plain_table,
    printed,
    references_data,
    references_list,
)
from warplens.profiles.journal import references
from warplens.profiles.records import GpuRecord, Profile
from warplens.profiles.store import read_profile


@pytest.fixture
def profile() -> Profile:
    whole = read_profile(references()["h200"])
    return replace(whole, points=whole.points[:12])


def text_of(profile: Profile, width: int = 200) -> list[str]:
    stream = io.StringIO()
    console = Console(file=stream, width=width)
    console.print(tables.profile_report(profile, console))
    return stream.getvalue().splitlines()


def test_rows_beyond_the_first_are_named_but_counted(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_ROWS", 5)
    lines = text_of(profile)
    end = lines.index("the first 5 of 12 points (all are in --csv)")
    assert [line.split()[0] for line in lines[end - 5 : end]] == [point.kernel for point in profile.points[:5]]
    assert lines[-1] == "12 points: 12 ok"


def test_unchecked_points_show_their_numbers_and_say_so(profile: Profile) -> None:
    first = replace(profile.points[0], status=Status.UNCHECKED, reason="no reference is given")
    lines = text_of(replace(profile, points=(first, *profile.points[1:])), width=240)
    [row] = [line for line in lines if "not checked: no reference is given" in line]
    assert "µs" in row
    assert lines[-1] == "12 points: 11 ok, 1 not checked"


def test_clocks_that_were_locked_stand_below_the_table(profile: Profile) -> None:
    key = profile.devices[0].key
    assert not any("clocks locked" in line for line in text_of(profile))
    card = GpuRecord(device=key, number=0, uuid="GPU-0", locked_clock_hz=1.485e9)
    locked = replace(profile, cards=(card, replace(card, number=1)))
    assert "with the clocks locked at 1,485 MHz (NVIDIA H200)" in text_of(locked)


def test_reasons_beyond_the_first_are_counted(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_ROWS", 5)
    failed = tuple(
        replace(point, status=Status.FAILED, reason=f"reason {number} " + "x" * 60)
        for number, point in enumerate(profile.points)
    )
    lines = text_of(replace(profile, points=failed), width=400)
    assert sum(line.startswith("failed: ") for line in lines) == 5
    assert "... and 7 more reasons (all are in --csv)" in lines


@pytest.mark.parametrize("width", [60, 100, 160, 240])
def test_a_table_fits_its_console(profile: Profile, width: int) -> None:
    assert max(map(len, text_of(profile, width))) <= width


def test_steps_of_a_sequence_stand_in_a_table_of_their_own(profile: Profile) -> None:
    first = profile.points[0]
    shape = LaunchShape(grid=(4, 2, 1), block=(64, 1, 1))
    steps = tuple(
        StepResult(
            number=number, kernel=kernel, launches=number, launch=shape,
            time=Time(value_ns=1000.0, provenance=Provenance.MODELLED),
        )
        for number, kernel in ((1, "expand"), (2, "advance"))
    )  # fmt: skip
    lines = text_of(replace(profile, points=(replace(first, steps=steps), *profile.points[1:])))
    rows = [line.split() for line in lines if "1.000 µs" in line]
    assert [row[:9] for row in rows] == [
        ["1", "expand", "1", "4,2", "x", "64", "1.000", "µs", "50"],
        ["2", "advance", "2", "4,2", "x", "64", "1.000", "µs", "50"],
    ]
    assert "steps: counted: launches; modelled: time, share of the time" in lines
    assert not any(line.startswith("steps:") for line in text_of(profile))


def test_printed_returns_what_a_kernel_printed():
    assert [line.plain for line in printed("k N=64", "hello")] == ["printed by k N=64:", "hello"]


def test_kernels_table_returns_the_kernels_by_family():
    table = kernels_table(select(["column_sum"]))
    assert [str(next(iter(column.cells))) for column in table.columns] == [
        "reduction",
        "column_sum",
        "Column sums, in global memory",
        "N=64,128,256,512,1024,2048",
        "THREADS=32,128,256",
    ]


def test_devices_report_returns_the_gpus_that_a_sweep_can_run_for(capsys):
    report = devices_report(AvailableGpus(hindrance="there is no driver"), [load_spec("h200")], "h200")
    Console(width=110, color_system=None).print(report)
    assert capsys.readouterr().out == (
        "Device          Name                     cc  SMs  Clock (MHz)  Bandwidth (GB/s) "
        " float32 (TFLOP/s)  Times   \n"
        "h200 (default)  NVIDIA H200 SXM 141 GB  9.0  132         1980            4800.0 "
        "             66.90  modelled\n"
        "no GPU of this machine is among them: there is no driver\n"
    )


def test_devices_data_returns_the_same_as_data():
    data = devices_data(AvailableGpus(hindrance="there is no driver"), [load_spec("h200")], "h200")
    assert [(device["device"], device["sm_count"], device["times"].value) for device in data["devices"]] == [
        ("h200", 132, "modelled")
    ]


def test_references_list_returns_the_shipped_profiles_by_name():
    assert (
        str(references_list({"h200": warplens.load("reference:h200")}))
        == "reference:h200\n    696 points, NVIDIA H200\n    made by warplens 0.1.0"
    )


def test_references_data_returns_the_same_as_data():
    assert [entry["name"] for entry in references_data({"h200": warplens.load("reference:h200")})["references"]] == [
        "reference:h200"
    ]


def test_plain_table_returns_a_table_without_lines():
    assert [column.header for column in plain_table("Device", "Name").columns] == ["Device", "Name"]
