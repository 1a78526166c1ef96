"""`warplens compare`: what is printed, in which form, and the exit code."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status, Time
from warplens.gui.cli import main
from warplens.profiles.records import DeviceRecord, HostRecord, Profile
from warplens.profiles.writing import write_profile


def a_profile(times, *, device="h200", name="NVIDIA H200", provenance=Provenance.MEASURED):
    """Return a profile with a point for each size, with 30 samples of 1 % noise where they are measured."""
    points = []
    for size, time_ns in times.items():
        noise = np.random.default_rng(size).standard_normal(30)
        taken = tuple(time_ns * (1 + 0.01 * noise)) if provenance is Provenance.MEASURED else ()
        points.append(
            PointResult(
                kernel="copy",
                title="Copy",
                source_hash="0" * 64,
                family="transpose",
                problem={"N": size},
                tune={},
                device=device,
                status=Status.OK,
                time=Time(value_ns=time_ns, provenance=provenance, samples_ns=taken),
            )
        )
    record = DeviceRecord(
        key=device,
        name=name,
        compute_capability=(9, 0),
        target="sm_90",
        sm_count=132,
        clock_hz=1.98e9,
        memory_bandwidth_bytes_per_s=4.8e12,
        fp32_flops_per_s=6.7e13,
    )
    return Profile(
        program="warplens 0.1.0",
        compiler="NVRTC",
        devices=(record,),
        host=HostRecord(system="", machine="", processors=1, python=""),
        started="",
        points=tuple(points),
    )


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program in a folder with profiles: `code, out, err = warplens("compare", ...)`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    base = {64: 1e5, 128: 2e5}
    for name, made in {
        "base": a_profile(base),
        "same": a_profile({64: 1.001e5, 128: 2e5}),
        "slow": a_profile({64: 1e5, 128: 2.2e5}),
        "fast": a_profile({64: 0.9e5, 128: 2e5}),
        "other": a_profile({256: 1e5}),
        "a100": a_profile(base, name="NVIDIA A100"),
        "model": a_profile(base, provenance=Provenance.MODELLED),
        "slow_model": a_profile({64: 1e5, 128: 2.1e5}, provenance=Provenance.MODELLED),
    }.items():
        write_profile(tmp_path / f"{name}.json", made)

    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.mark.parametrize(
    ("files", "code", "summary"),
    [
        (["same"], 0, "1 same, 1 unresolved"),
        (["base"], 0, "2 same"),
        (["slow"], 1, "1 same, 1 slower"),
        (["fast"], 0, "1 same, 1 faster"),
        (["slow", "--strict"], 1, "1 same, 1 slower"),
        (["same", "--strict"], 1, "1 same, 1 unresolved"),
        (["base", "--strict"], 0, "2 same"),
        (["a100"], 0, "2 unknown"),
    ],
)
def test_exit_code_is_one_where_a_point_became_slower(warplens, files, code, summary):
    exit_code, out, err = warplens(
        "compare", "base.json", *(name if name.startswith("--") else f"{name}.json" for name in files)
    )
    assert (exit_code, err) == (code, "")
    assert out.splitlines()[-1] == summary


def test_several_profiles_are_compared_with_one_baseline(warplens):
    code, out, _ = warplens("compare", "base.json", "same.json", "slow.json")
    assert code == 1
    headings = [line for line in out.splitlines() if " against base.json" in line]
    names = [line.split(" (")[0] for line in headings]
    assert names == ["same.json against base.json", "slow.json against base.json"]


def test_table_tells_ratio_interval_verdict_and_reason(warplens):
    _, out, _ = warplens("compare", "base.json", "slow.json")
    row = next(line for line in out.splitlines() if "slower" in line)
    assert row.split()[:7] == ["copy", "128", "200.0", "µs", "220.0", "µs", "1.100"]
    lower, _, upper = row.split()[7:10]
    assert float(lower) < 1.1 < float(upper)
    assert row.endswith("+10.0 %, beyond 2 %")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--threshold", "15%"], 0),
        (["--threshold", "0.15"], 0),
        (["--threshold", "5%"], 1),
        (["--preset", "strict"], 1),
        (["--preset", "permissive"], 1),
    ],
)
def test_threshold_and_preset_decide_what_counts(warplens, options, code):
    assert warplens("compare", "base.json", "slow.json", *options)[0] == code


def test_modelled_times_are_compared_with_the_word(warplens):
    code, out, _ = warplens("compare", "model.json", "slow_model.json")
    assert code == 1
    assert "1.050 modelled" in out
    assert "modelled, exact: +5.0 %, beyond 2 %" in out


def test_other_hardware_is_compared_only_on_request(warplens):
    _, out, _ = warplens("compare", "base.json", "a100.json")
    assert "NVIDIA A100 against NVIDIA H200" in out
    assert "2 of different GPUs: --ignore-devices compares them" in out
    _, out, _ = warplens("compare", "base.json", "a100.json", "--ignore-devices")
    assert out.splitlines()[-1] == "2 same"


def test_points_without_a_match_are_listed(warplens, tmp_path):
    both = a_profile({64: 1e5, 256: 1e5})
    write_profile(tmp_path / "both.json", both)
    code, out, _ = warplens("compare", "base.json", "both.json")
    assert code == 0
    assert "not matched, of base.json: copy N=128: the other profile has this kernel, but not at" in out
    assert "not matched, of both.json: copy N=256:" in out


def test_markdown_and_json_are_written(warplens):
    code, out, _ = warplens("compare", "base.json", "slow.json", "--markdown")
    assert code == 1
    assert "**1 same, 1 slower**" in out
    code, out, _ = warplens("compare", "base.json", "slow.json", "--json", "-")
    assert code == 1
    assert json.loads(out)["comparisons"][0]["counts"]["slower"] == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["base.json", "none.json"], "there is no file none.json"),
        (["base.json", "slow.json", "--preset", "stict"], "no preset is named 'stict'; did you mean 'strict'?"),
        (
            ["base.json", "slow.json", "--threshold", "3 percent"],
            "--threshold takes a change above 0 and below 1, such as 3% or 0.03, not '3 percent'",
        ),
        (["base.json", "slow.json", "--threshold", "120%"], "--threshold takes a change above 0 and below 1"),
        (["base.json", "slow.json", "--json", "-", "--markdown"], "--markdown and --json - exclude each other"),
        (["-", "-"], "standard input (-) holds one profile, and is named more than once"),
        (
            ["base.json", "other.json"],
            "other.json and base.json have no point in common: nothing was compared",
        ),
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_two(warplens, arguments, message):
    code, _, err = warplens("compare", *arguments)
    assert code == 2
    assert err.startswith(f"warplens: {message}")
    assert err.count("\n") == 1


def test_point_that_fails_now_is_exit_code_one(warplens, tmp_path):
    made = a_profile({64: 1e5, 128: 2e5})
    broken = replace(made.points[1], status=Status.FAILED, reason="3 elements are wrong", time=None)
    write_profile(tmp_path / "broken.json", replace(made, points=(made.points[0], broken)))
    code, out, _ = warplens("compare", "base.json", "broken.json")
    assert code == 1
    assert "failed in broken.json: 3 elements are wrong" in out
    assert out.splitlines()[-1] == "1 same, 1 unknown, 1 of them failed now"
