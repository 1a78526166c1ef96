"""What `record_calibration.py` writes, on a GPU that makes times up, and what it wrote on two GPUs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from record_calibration import architecture_sheet, beside_shipped, recorded, write

from warplens.cuda.device.gpus import ASSUMED, read_sheet, shipped_sheets, uncalibrated_constants
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.calibration.measuring import cases_of
from warplens.cuda.execute.gpu.launch_process import ByteResult
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Time

H200 = load_spec("h200")


class MadeUpCard:
    """A GPU that takes 1500 ns for each launch and has no room for `write_words`."""

    def run(self, launch, _before, _timing):
        if launch.symbol == "write_words":
            return ByteResult(hindrance="needs more")
        return ByteResult(time=Time(value_ns=1500.0, provenance=Provenance.MEASURED))

    def close(self):
        pass


def test_file_has_the_times_of_each_case_and_the_reason_where_one_failed(tmp_path):
    about = recorded(MadeUpCard(), H200)
    write(tmp_path / "times.json", {"device": "NVIDIA H200"} | about)

    data = json.loads((tmp_path / "times.json").read_text())
    assert list(data["cases"]) == [case.name for case in cases_of(H200)]
    assert data["cases"]["idle/n1/b32/g132"] == {"cold_ns": 1500.0, "warm_ns": 1500.0, "alone_ns": 1500.0}
    assert data["cases"]["write_words/n4096/b256/g1056"] == {
        "failure": "the case write_words/n4096/b256/g1056 was not measured on the NVIDIA H200 SXM 141 GB: needs more"
    }


def test_cases_after_the_longest_time_are_not_measured():
    cases = recorded(MadeUpCard(), H200, longest_s=-1.0)["cases"]

    assert all(times == {"failure": "the time was over"} for times in cases.values())


def test_sheet_of_the_architecture_follows_from_the_file(tmp_path):
    cases = {
        f"idle/n1/b32/g{blocks}": {"cold_ns": 0.6 * blocks, "warm_ns": 0.6 * blocks, "alone_ns": 0.6 * blocks}
        for blocks in (13_200, 66_000)
    }
    head = {"device": "NVIDIA H200", "sheet": "h200", "driver": "580.1", "clock_hz": 2e9}
    write(tmp_path / "times.json", head | {"cases": cases | {"idle/n1/b32/g132": {"failure": "the time was over"}}})
    (tmp_path / "9.0.toml").write_text(architecture_sheet(tmp_path / "times.json"))

    sheet = read_sheet(tmp_path / "9.0.toml")

    assert (sheet.measured_on, sheet.driver, sheet.date) == ("NVIDIA H200", "580.1", "")
    assert sheet.values.block_start_gpu_clocks == 1.2
    assert sheet.sources["block_start_gpu_clocks"] == (
        "tests/hardware/times.json: idle/n1/b32/g66000, idle/n1/b32/g13200"
    )
    [(name, made, shipped)] = beside_shipped(tmp_path / "times.json")
    assert (name, shipped) == ("block_start_gpu_clocks", uncalibrated_constants(H200).values.block_start_gpu_clocks)
    assert float(f"{made:.4g}") == 1.2


def test_constants_of_another_card_are_those_of_the_sheet_but_for_two():
    sources = shipped_sheets()[9, 0].sources
    off = {
        name: round(100 * (measured / shipped - 1))
        for name, measured, shipped in beside_shipped(Path(__file__).parent / "h200_calibration_again.json")
        if not sources[name].startswith(ASSUMED)
    }
    assert len(off) >= 22
    assert {name: percent for name, percent in off.items() if abs(percent) > 6} == {
        "warp_start_clocks": -19,
        "atomic_latency_clocks": 61,
    }
