"""The Python API: runs, errors, scripts without a guard and interrupts."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from fake_runner import FakeOutcome, FakeRunner

import warplens
from warplens.cuda.sweep import places, pool
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile

pytestmark = pytest.mark.usefixtures("kept_workers")

TIME_LIMIT = "time_limit_s takes seconds above 0, or math.inf for no limit, not 0"
EXPLAIN_BUDGET = "budget_s takes seconds above 0, or math.inf for no limit, not 0"

SCRIPT = """
import sys
import warplens
from fake_runner import FakeRunner
from warplens.cuda.sweep import places

print("the main module runs", flush=True)
places.run_emulated = FakeRunner(delay_s={delay}).run
import warplens.cuda.compiler.process.client
warplens.cuda.compiler.process.client.compiler_version = lambda: "NVRTC 0"
try:
    profile = warplens.run(
        "transpose_tiled", problem={{"N": {sizes}}}, tune="TILE=8", device="h200", workers=2, save={save!r},
        on_event=lambda event: print("event", flush=True),
    )
except KeyboardInterrupt as error:
    print("stopped", len(error.profile.points))
else:
    print("done", len(profile.points))
"""
"""A script without a guard; the points are made up."""


@pytest.fixture
def fake(monkeypatch):
    """Run points on a fake, in threads; returns a function that sets its outcomes."""

    def use(**outcomes):
        monkeypatch.setattr(places, "run_emulated", FakeRunner(outcomes=outcomes).run)

    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_version", lambda: "NVRTC 0")
    use()
    return use


def run(**options):
    options = {"problem": {"N": [32, 64]}, "tune": {"TILE": 8}, "device": "h200"} | options
    return warplens.run("transpose_tiled", **options)


def written(**values):
    return SCRIPT.format(**({"delay": 0.0, "sizes": [32, 64, 96], "save": None} | values))


def test_every_public_name_is_there():
    assert set(warplens.__all__) <= set(dir(warplens))
    for name in warplens.__all__:
        assert getattr(warplens, name) is not None
    with pytest.raises(AttributeError, match="module 'warplens' has no attribute 'nothing'"):
        _ = warplens.nothing


def test_import_loads_nothing_heavy_and_a_profile_needs_no_qt():
    code = (
        "import sys, warplens; assert not {'PyQt6', 'numpy', 'warplens.profiles'} & set(sys.modules); "
        "warplens.load('reference:hochberg').to_pandas(); assert 'PyQt6' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=240)


def test_run_returns_the_profile_of_all_points(fake):
    profile = run()
    assert repr(profile) == "<Profile: 2 points of transpose_tiled on h200, complete>"
    assert [(point.problem, point.tune) for point in profile.points] == [
        ({"N": 32}, {"TILE": 8}),
        ({"N": 64}, {"TILE": 8}),
    ]
    assert profile.command == "warplens run transpose_tiled --problem N=32,64 --tune TILE=8 --device h200"


@pytest.mark.parametrize(
    "problem", [{"N": [64, 32]}, {"N": "32:64:*2"}, "N=32,64", ["N=32,64"], {"N": range(32, 65, 32)}]
)
def test_sizes_are_given_in_several_forms(fake, problem):
    assert [point.problem["N"] for point in run(problem=problem).points] == [32, 64]


def test_kernels_are_names_families_paths_or_files(fake, tmp_path):
    tiled = warplens.read_kernel_file(next(k.path for k in _builtin() if k.name == "transpose_tiled"))
    path = tmp_path / "mine.cu"
    path.write_text(tiled.source.replace("transpose_tiled", "mine"), encoding="utf-8")
    profile = warplens.run([tiled, path, "copy_coalesced"], problem={"N": 64}, tune={"TILE": 8}, device="h200")
    assert {point.kernel for point in profile.points} == {"transpose_tiled", "mine", "copy_coalesced"}
    named = warplens.run("mine", problem={"N": 64}, tune={"TILE": 8}, device="h200", kernel_folders=[tmp_path])
    assert {point.kernel for point in named.points} == {"mine"}


def test_kernels_of_one_name_in_two_files_are_two_variants(fake, tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(next(k.source for k in _builtin() if k.name == "copy_coalesced") + "// mine\n", encoding="utf-8")
    profile = warplens.run(["copy_coalesced", path], problem={"N": 64}, device="h200")
    assert {point.kernel for point in profile.points} == {"copy_coalesced", "mine.cu::copy_coalesced"}


def _builtin():
    from warplens.cuda.catalogue import builtin_kernels

    return builtin_kernels()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"device": "h20"}, "no device is named 'h20'; did you mean 'h200'?"),
        ({"problem": {"K": 4}}, "no problem axis is named 'K' (known: N)"),
        ({"problem": {"N": []}}, "problem: the axis 'N' has no value"),
        ({"problem": {"N": 1.5}}, "problem: the axis 'N' takes whole numbers, not 1.5"),
        ({"problem": {"N": [2**31]}}, "problem: a value of the axis 'N' is at least 0 and at most 2147483647"),
        ({"problem": "N=8:4"}, "a range goes upwards: 4 is less than 8"),
        ({"cache": "hot"}, "cache takes cold, warm or both, not 'hot'"),
        ({"check": "some"}, "check takes fast, full or auto, not 'some'"),
        ({"inputs": "zero"}, "inputs takes zeros, ones, nan, huge, random, not 'zero'"),
        ({"inputs": ["nan", 3]}, "inputs takes zeros, ones, nan, huge, random, not 3"),
        ({"reference": "transpose_seriel"}, "no reference kernel is named 'transpose_seriel'; did you mean"),
        ({"reference": 3}, "reference takes the name of a kernel, module.py:function or a function, not 3"),
        ({"baselines": "magic"}, "baselines takes cublas, copy, numpy or none, not 'magic'"),
        ({"on": "gpubox"}, "a cluster is given as tcp://HOST:PORT (a Dask scheduler), ssh:HOST,HOST"),
        ({"budget_s": 0}, "budget_s takes seconds above 0, or math.inf for no limit, not 0"),
    ],
)
def test_bad_argument_is_one_sentence(fake, options, message):
    with pytest.raises(warplens.InputError) as caught:
        run(**options)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"problem": 1}, "problem takes axes such as {'N': [256, 512]} or 'N=256:4096:*2', not 1"),
        ({"problem": {1: [2]}}, "problem takes axes such as {'N': [256, 512]} or 'N=256:4096:*2', not 1"),
        ({"tune": {"TILE": b"8"}}, "tune: the axis 'TILE' takes whole numbers, not b'8'"),
        ({"device": 1}, "device takes keys of GPUs, as in `devices`, not 1"),
        ({"device": [["h200"]]}, "device takes keys of GPUs, as in `devices`, not ['h200']"),
        ({"device": []}, "device takes at least one key of a GPU, not []"),
        ({"kernel_folders": None}, "kernel_folders takes paths of folders, not None"),
        ({"kernel_folders": [1]}, "kernel_folders takes paths of folders, not 1"),
        ({"budget_s": "1"}, "budget_s takes seconds above 0, or math.inf for no limit, not '1'"),
        ({"time_limit_s": "1"}, "time_limit_s takes seconds above 0, or math.inf for no limit, not '1'"),
        ({"limit": "1"}, "limit takes a whole number from 1 on, not '1'"),
        ({"check": ["fast"]}, "check takes fast, full or auto, not ['fast']"),
        ({"baselines": 1}, "baselines takes names of baselines, not 1"),
        ({"timing": 1}, "timing takes settings such as {'least_samples': 20}, not 1"),
        (
            {"timing": {"least_samples": "a"}},
            "the setting least_samples of the timing is 'a', a number from 0 on is needed",
        ),
        ({"workers": 0}, "workers takes a whole number from 1 to 1,024, not 0"),
        ({"workers": float("nan")}, "workers takes a whole number from 1 to 1,024, not nan"),
        ({"on": ["local:2"]}, "on takes the address of a cluster, not ['local:2']"),
        ({"save": 1}, "save takes a path, not 1"),
        ({"on_event": "print"}, "on_event takes a function of one event, not 'print'"),
    ],
)
def test_argument_of_another_type_is_one_sentence(fake, options, message):
    with pytest.raises(warplens.InputError, match=f"^{re.escape(message)}$"):
        run(**options)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: warplens.run(None),
            "kernels takes names of kernels, paths of .cu files or kernel files, not None",
        ),
        (
            lambda: warplens.run(["transpose_tiled", 1]),
            "kernels takes names of kernels, paths of .cu files or kernel files, not 1",
        ),
        (lambda: warplens.explain([]), "kernel takes at least one kernel, not []"),
        (lambda: warplens.explain("transpose_tiled", budget_s=0), EXPLAIN_BUDGET),
        (lambda: warplens.explain("transpose_tiled", time_limit_s=0), TIME_LIMIT),
        (lambda: warplens.check("transpose_tiled", "reference:hochberg", time_limit_s=0), TIME_LIMIT),
        (
            lambda: warplens.explain("transpose_tiled", pitch_words=-1),
            "pitch_words takes a whole number from 1 to 16,777,216, not -1",
        ),
        (
            lambda: warplens.explain("transpose_tiled", rescored_for=["h200"]),
            "rescored_for takes the key of a GPU, as in `devices`, not ['h200']",
        ),
        (
            lambda: warplens.explain("transpose_tiled", step=0),
            "--step takes STEP or STEP,LAUNCH as numbers from 1 on, such as 2 or 2,7, not '0'",
        ),
        (lambda: warplens.explain("transpose_tiled", step=1), "transpose_tiled is a single launch and has no steps"),
        (lambda: warplens.load(None), "source takes a path, not None"),
        (lambda: warplens.compare("reference:hochberg", []), "new takes a path, not []"),
        (
            lambda: warplens.compare("reference:hochberg", "reference:hochberg", preset=1),
            "preset takes strict, default or permissive, not 1",
        ),
        (
            lambda: warplens.compare("reference:hochberg", "reference:hochberg", threshold="5%"),
            "threshold takes a relative change above 0 and below 1, such as 0.02, not '5%'",
        ),
        (lambda: warplens.check("transpose_tiled", 1), "against takes a path, not 1"),
    ],
)
def test_other_functions_refuse_other_types_in_one_sentence(call, message):
    with pytest.raises(warplens.InputError, match=f"^{re.escape(message)}$"):
        call()


def test_explanation_that_takes_longer_than_the_time_limit_is_one_sentence():
    with pytest.raises(warplens.WarplensError) as caught:
        warplens.explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200", time_limit_s=0.01)
    assert str(caught.value) == "it took longer than the time limit of 0.01 s of processor time and was ended"


def test_check_holds_each_point_to_the_time_limit():
    golden = warplens.run("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200")
    checked = warplens.check("transpose_tiled", golden, time_limit_s=0.01)
    assert not checked.passed
    assert (
        checked.profile.points[0].reason
        == "it took longer than the time limit of 0.01 s of processor time and was ended"
    )


def test_limit_may_be_a_whole_float(fake):
    assert len(run(limit=5e9).points) == 2


def test_folder_of_kernels_may_stand_alone(fake, tmp_path):
    tiled = warplens.read_kernel_file(next(k.path for k in _builtin() if k.name == "transpose_tiled"))
    (tmp_path / "mine.cu").write_text(tiled.source.replace("transpose_tiled", "mine"), encoding="utf-8")
    profile = warplens.run("mine", problem={"N": 64}, tune={"TILE": 8}, device="h200", kernel_folders=str(tmp_path))
    assert [point.kernel for point in profile.points] == ["mine"]


def test_saved_run_is_loaded_again_and_not_over_a_file_of_another_kind(fake, tmp_path):
    path = tmp_path / "t.warplens.json"
    profile = run(save=path)
    assert warplens.load(path) == profile
    (tmp_path / "mine.cu").write_text("kernel")
    with pytest.raises(warplens.StorageError, match=r"mine\.cu is not overwritten"):
        run(save=tmp_path / "mine.cu")


def test_profile_lands_where_it_was_begun_when_the_folder_changes(fake, tmp_path, monkeypatch):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(tmp_path)
    run(save="t.warplens.json", on_event=lambda _: os.chdir(elsewhere))
    assert [path.name for path in sorted(tmp_path.rglob("*"))] == ["elsewhere", "t.warplens.json"]


def test_events_tell_each_finished_point(fake):
    events = []
    run(on_event=events.append)
    assert [event.result.kernel for event in events if isinstance(event, warplens.PointDone)] == ["transpose_tiled"] * 2


def test_compare_takes_profiles_and_files(fake, tmp_path):
    profile = run(save=tmp_path / "t.warplens.json")
    comparison = warplens.compare(tmp_path / "t.warplens.json", profile, threshold=0.03)
    assert repr(comparison) == "<Comparison: new against t.warplens.json (threshold 3 %): 2 same>"


def test_check_passes_where_no_count_grew(profile_of_counts):
    checked = warplens.check("transpose_tiled", profile_of_counts)
    assert (checked.passed, checked.worse, repr(checked)) == (
        True,
        (),
        "<CheckResult: 1 partly checked>",
    )  # the fake counts nothing


def test_check_says_which_point_fails_now(fake, profile_of_counts):
    fake(transpose_tiled=FakeOutcome.FAIL)
    checked = warplens.check("transpose_tiled", profile_of_counts)
    assert not checked.passed
    assert repr(checked) == "<CheckResult: 1 failed (transpose_tiled N=64 TILE=8)>"


@pytest.fixture
def profile_of_counts(fake):
    from dataclasses import replace

    from warplens.cuda.ground.metrics import METRICS, Provenance

    profile = run(problem={"N": 64})
    counts = {"gld_transactions": METRICS["gld_transactions"].value(4, Provenance.COUNTED)}
    return replace(profile, points=(replace(profile.points[0], metrics=counts),))


def test_devices_are_the_sheets_where_there_is_no_card():
    assert {"h200", "gtx-1080-ti"} <= {spec.key for spec in warplens.devices()}


def test_place_can_be_registered():
    from warplens.cuda.sweep import places

    assert warplens.register_place is places.register


@pytest.mark.parametrize("way", ["file", "standard input", "code"])
@pytest.mark.sample(3)
def test_script_without_a_guard_runs_once(tmp_path, way):
    text = written()
    path = tmp_path / "script.py"
    path.write_text(text, encoding="utf-8")
    words, stdin = {"file": ([str(path)], None), "standard input": (["-"], text), "code": (["-c", text], None)}[way]
    ended = subprocess.run(
        [sys.executable, *words], input=stdin, capture_output=True, text=True, cwd=tmp_path, timeout=240, check=True
    )
    assert ended.stdout.splitlines().count("the main module runs") == 1
    assert ended.stdout.splitlines()[-1] == "done 3"


def test_cell_of_a_kernel_runs(tmp_path):
    """The main module of a notebook's kernel has a spec, and its cells run in its namespace."""
    kernel = tmp_path / "some_kernel.py"
    kernel.write_text("exec(compile(open('cell.py').read(), '<cell>', 'exec'), globals())")
    (tmp_path / "cell.py").write_text(written())
    ended = subprocess.run(
        [sys.executable, "-m", "some_kernel"], capture_output=True, text=True, cwd=tmp_path, timeout=240, check=True
    )
    assert ended.stdout.splitlines()[-1] == "done 3"


def test_control_c_keeps_what_is_done_and_the_same_call_runs_the_rest(tmp_path):
    path = tmp_path / "t.warplens.json"
    text = written(delay=0.2, sizes=list(range(32, 32 * 21, 32)), save=str(path))
    with subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdout is not None
        while process.stdout.readline() != "event\n":
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        last = process.stdout.read().splitlines()[-1]
    count = int(last.removeprefix("stopped "))
    assert 0 < count < 20
    assert len(read_profile(path).points) == count
    again = written(sizes=list(range(32, 32 * 21, 32)), save=str(path))
    ended = subprocess.run([sys.executable, "-c", again], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert ended.stdout.splitlines()[-1] == "done 20"
    assert read_profile(path).status is Completeness.COMPLETE
