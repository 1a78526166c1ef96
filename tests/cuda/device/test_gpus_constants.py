"""Sheets of timing constants: the shipped ones are complete, the right one is chosen, a broken one is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.device.gpus import (
    CONSTANTS,
    calibrated_path,
    calibrations_folder,
    constants_of,
    nearest_sheet,
    read_sheet,
    shipped_sheets,
)
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import SpecError

HEAD = """
compute_capability = "8.6"
measured_on = "NVIDIA A40"
clock_mhz = 1740
driver = "570.1"
date = "2026-01-02"

[documents]
here = "warplens calibrate"

[values]
"""
LINES = [f'{name} = {{ value = {at + 1}, source = "{{here}}: case {at}" }}' for at, name in enumerate(CONSTANTS)]
FIRST = LINES[0]
SHEET = HEAD + "\n".join(LINES)


@pytest.fixture
def sheet(tmp_path):
    def write(text: str = SHEET, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("shipped", shipped_sheets().values(), ids=lambda shipped: shipped.measured_on)
def test_every_shipped_constant_has_a_source(shipped):
    assert set(shipped.sources) == set(CONSTANTS)
    assert all(len(source) > len("assumed") for source in shipped.sources.values())


def test_constants_of_a_measured_architecture_are_those_of_its_sheet(tmp_path):
    spec = load_spec("h100-sxm5")

    constants = constants_of(spec, tmp_path)

    assert constants.values == shipped_sheets()[9, 0].values
    assert constants.origin == "measured on an NVIDIA H200"


def test_constants_of_another_architecture_take_latencies_and_rates_of_its_own_sheet(tmp_path):
    spec = load_spec("b200")

    constants = constants_of(spec, tmp_path)

    assert constants.values.l2_latency_clocks == spec.l2_latency_cycles
    assert constants.sources["l2_latency_clocks"] == spec.sources["l2_latency_cycles"]
    assert constants.values.atomic_turn_clocks == shipped_sheets()[9, 0].values.atomic_turn_clocks
    assert constants.origin == (
        "measured on an NVIDIA H200 (compute capability 9.0), with the latencies, bandwidths and clock of the "
        f"{spec.name}'s own sheet; `warplens calibrate` measures a GPU of this machine"
    )


def test_published_constants_come_before_those_of_the_measured_sheet_and_latencies_of_the_gpu_between_them(tmp_path):
    spec, sheet, measured = load_spec("rtx-2060"), shipped_sheets()[7, 5], shipped_sheets()[9, 0]

    constants = constants_of(spec, tmp_path)

    assert sheet.stated == {
        "shared_latency_clocks", "l1_latency_clocks", "l2_latency_clocks", "page_latency_clocks", "pass_clocks",
        "l2_partitions",
    }  # fmt: skip
    assert (constants.values.l2_latency_clocks, constants.values.pass_clocks) == (236, 2)
    assert constants.values.dram_latency_clocks == spec.dram_latency_cycles
    assert constants.values.atomic_turn_clocks == measured.values.atomic_turn_clocks
    assert constants.sources["atomic_turn_clocks"].startswith("assumed: as on the NVIDIA H200, tests/hardware/")
    assert constants.origin == (
        f"6 of {len(CONSTANTS)} published for compute capability 7.5, the others measured on an NVIDIA H200 (compute "
        f"capability 9.0), with the latencies, bandwidths and clock of the {spec.name}'s own sheet; "
        "`warplens calibrate` measures a GPU of this machine"
    )


@pytest.mark.parametrize(
    ("capability", "nearest"),
    [((5, 2), (5, 0)), ((6, 2), (6, 1)), ((7, 2), (7, 0)), ((8, 7), (8, 6)), ((12, 0), (9, 0))],
)
def test_gpu_without_a_sheet_of_constants_takes_that_of_the_nearest_compute_capability(capability, nearest):
    assert nearest_sheet(capability).compute_capability == nearest


def test_calibrated_sheet_of_an_older_version_is_completed(sheet):
    spec = load_spec("rtx-2060")
    path = sheet("\n".join([HEAD, *LINES[1:]]).replace("pass_clocks", "#"), name=calibrated_path(spec).name)

    constants = constants_of(spec, path.parent)

    assert constants.values.launch_warm_ns == 2
    assert (constants.values.pass_clocks, constants.values.launch_cold_ns) == (2, 1515)
    assert "whitepaper" in constants.sources["pass_clocks"]


def test_constant_that_only_older_versions_had_is_left_out(sheet):
    path = sheet("\n".join([HEAD, *LINES, 'l2_queue_clocks = { value = 1500, source = "assumed: by hand" }']))

    assert "l2_queue_clocks" not in read_sheet(path).sources


def test_rates_are_those_of_the_gpu_s_own_sheet():
    values, slow = shipped_sheets()[9, 0].values, load_spec("rtx-3060")

    clocks = values.sector_clocks(values.dram_read_ratio, slow.memory_bandwidth_bytes_per_s, slow)

    sectors_per_s = slow.sm_count * slow.clock_hz / clocks
    assert 32 * sectors_per_s * values.dram_read_ratio == pytest.approx(slow.memory_bandwidth_bytes_per_s)


def test_a_calibrated_sheet_comes_before_the_shipped_one(sheet):
    spec = load_spec("h200")
    path = sheet(name=calibrated_path(spec).name)

    constants = constants_of(spec, path.parent)

    assert constants.values.launch_cold_ns == 1
    assert constants.sources["launch_warm_ns"] == "warplens calibrate: case 1"
    assert constants.origin == "calibrated on this NVIDIA A40 on 2026-01-02"


def test_a_gpu_and_the_sheet_of_its_model_share_the_calibrated_sheet():
    spec = load_spec("h200")
    gpu = replace(spec, key="gpu-nvidia-h200", name="NVIDIA H200")
    unknown = replace(spec, key="gpu-nvidia-b7", name="NVIDIA B7")

    assert calibrated_path(gpu) == calibrated_path(spec)
    assert calibrated_path(unknown).name == "gpu-nvidia-b7.toml"


WRONG = "the sheet of timing constants is wrong:"
WRITTEN = '`launch_cold_ns` must be written { value = 1, source = "..." }:'
NO_BRACKET = "Expected ']' at the end of a table declaration"
BROKEN = (
    ('"8.6"', "8.6", f"{WRONG} Expected `str`, got `float` - at `$.compute_capability`"),
    (
        "measured_on",
        "gpu",
        f"{WRONG} Object contains unknown field `gpu`",
    ),
    ("clock_mhz = 1740", "clock_mhz = true", f"{WRONG} Expected `float`, got `bool` - at `$.clock_mhz`"),
    ("{ value = 1,", "{ value = -1,", "the value of `launch_cold_ns` is -1, a number of 0 or more is needed"),
    (
        '"{here}: case 0"',
        '""',
        f"{WRITTEN} Expected `str` of length >= 1 - at `$.source`",
    ),
    ("launch_cold_ns = ", "other = ", f"'other' is no number of such a sheet (known: {', '.join(sorted(CONSTANTS))})"),
    (FIRST.partition(" = ")[2], "1", f"{WRITTEN} Expected `object`, got `int`"),
    (FIRST, "", "`launch_cold_ns` is missing from [values]"),
    (
        'compute_capability = "8.6"',
        'compute_capability = "8.6"\nbase = "1.0"',
        "`base` is '1.0', the name of a shipped sheet is needed ("
        + ", ".join(f'"{major}.{minor}"' for major, minor in shipped_sheets())
        + ")",
    ),
    (
        "[values]",
        "[values",
        f"the sheet of timing constants is not TOML: {NO_BRACKET} (at line 11, column 8)",
    ),
)


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[sentence for *_, sentence in BROKEN])
def test_a_broken_sheet_is_refused_with_a_sentence(sheet, old, new, sentence):
    assert old in SHEET
    path = sheet(SHEET.replace(old, new, 1))

    with pytest.raises(SpecError) as caught:
        read_sheet(path)

    assert str(caught.value) == f"{path}: {sentence}"


def test_a_sheet_that_is_missing_is_refused_with_a_sentence(tmp_path):
    with pytest.raises(SpecError) as caught:
        read_sheet(tmp_path / "none.toml")

    assert str(caught.value) == (
        f"{tmp_path / 'none.toml'}: the sheet of timing constants cannot be read: No such file or directory"
    )


def test_calibrations_folder_returns_the_folder_of_the_sheets_that_this_user_has_calibrated():
    assert calibrations_folder().name == "timings"
