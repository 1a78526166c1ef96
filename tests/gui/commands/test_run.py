"""The `run` command: its output, its errors and its exit code."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.sweep import places, pool
from warplens.gui.cli import main
from warplens.profiles.journal import read_journal
from warplens.profiles.records import Completeness
from warplens.profiles.run import Recording
from warplens.profiles.store import read_profile
from warplens.profiles.writing import program_version

SOURCE = """/* warplens
entry     = "mine"
title     = "Copies"
family    = "copying"
block     = ["TILE"]
grid      = ["cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in"
flops     = "0"
bytes     = "2 * 4 * N"

[problem]
N = [64, 128]
[tune]
TILE = [8]
[arrays]
in  = { dtype = "float32", shape = ["N"] }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void mine(const float *in, float *out, int n) {}
"""

# The program with a runner that makes up its results after a while: `script DELAY ARGUMENTS...`.
SCRIPT = """
import sys
import warplens.cuda.compiler.process.client
from fake_runner import FakeRunner
from warplens.cuda.sweep import places
from warplens.gui.cli import main

if __name__ == "__main__":
    places.run_emulated = FakeRunner(delay_s=float(sys.argv[1])).run
    warplens.cuda.compiler.process.client.compiler_version = lambda: "NVRTC 0"
    sys.exit(main(sys.argv[2:]))
"""


@pytest.fixture
def runner(monkeypatch):
    """Run points on a fake, in threads; returns a function that sets its outcomes."""

    def use(**outcomes):
        monkeypatch.setattr(places, "run_emulated", FakeRunner(outcomes=outcomes).run)

    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_version", lambda: "NVRTC 0")
    use()
    return use


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program here, in an empty folder: `code, out, err = warplens("run", ...)`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)

    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def start(tmp_path):
    """Start the program as a process of its own session: `start(delay, "run", ...)`."""
    script = tmp_path / "story.py"
    script.write_text(SCRIPT)

    def begin(delay, *arguments, **more):
        return subprocess.Popen(
            [sys.executable, str(script), str(delay), *map(str, arguments)],
            stdout=more.pop("stdout", subprocess.PIPE),
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            start_new_session=True,
            **more,
        )

    return begin


def test_run_prints_the_table_on_stdout_and_progress_on_stderr(warplens, runner, mine):
    code, out, err = warplens("run", mine, "--workers", 1)
    assert code == 0
    lines = out.splitlines()
    assert lines[0].startswith("NVIDIA H200")
    assert lines[1].split()[:6] == ["Kernel", "N", "TILE", "Time", "Load", "Store"]
    assert lines[2].split()[0] == "modelled"
    assert lines[-1] == "2 points: 2 ok"
    assert err.splitlines() == [
        "[1/2] mine N=64 TILE=8 h200: 2.016 µs modelled",
        "[2/2] mine N=128 TILE=8 h200: 2.032 µs modelled",
    ]


def test_json_to_stdout_is_a_profile_and_nothing_else(warplens, runner, mine):
    code, out, _ = warplens("run", mine, "--json", "-")
    assert code == 0
    assert out.count("\n") == 1
    profile = json.loads(out)
    assert profile["schema"] == "warplens-profile/1"
    assert [point["problem"] for point in profile["points"]] == [{"N": 64}, {"N": 128}]


def test_saved_profile_is_shown_in_every_form(warplens, runner, mine):
    assert warplens("run", mine, "--save", "t.json")[2].splitlines()[-1] == "saved t.json"
    assert [entry.name for entry in sorted(Path().iterdir())] == ["mine.cu", "t.json"]
    code, table, err = warplens("show", "t.json")
    assert (code, err) == (0, "")
    assert table.splitlines()[-1] == "2 points: 2 ok"
    assert warplens("show", "t.json", "--csv")[1].startswith("kernel,family,device,N,TILE,status,reason,time_ns,")
    assert warplens("show", "t.json", "--markdown")[1].startswith("| Kernel | N | TILE | Time (modelled) |")
    assert json.loads(warplens("show", "t.json", "--json", "-")[1])["status"] == "complete"


def test_json_file_is_written(warplens, runner, mine):
    assert warplens("run", mine, "--json", "t.json")[0] == 0
    assert len(read_profile(Path("t.json")).points) == 2


def test_axes_devices_and_folders_are_taken(warplens, runner, mine):
    code, out, _ = warplens(
        *("run", "mine", "--kernels", mine.parent, "--problem", "N=8,16:64:*2", "--tune", "TILE=4"),
        *("--device", "h200", "--device", "gtx-960", "--limit", 5, "--json", "-"),
    )
    assert code == 0
    points = json.loads(out)["points"]
    assert [(p["problem"]["N"], p["tune"]["TILE"], p["device"]) for p in points] == [
        (size, 4, device) for size in (8, 16, 32, 64) for device in ("h200", "gtx-960")
    ]
    assert [device["key"] for device in json.loads(out)["devices"]] == ["h200", "gtx-960"]


def test_failed_point_gives_exit_code_one_and_its_reason(warplens, runner, mine):
    runner(mine=FakeOutcome.FAIL)
    code, out, _ = warplens("run", mine)
    assert code == 1
    assert "Wrong result: 3 of 16 elements of out are wrong" in out
    assert out.splitlines()[-1] == "2 points: 0 ok, 2 failed"


def test_sweep_of_which_every_point_is_skipped_has_exit_code_two(warplens, runner, mine):
    runner(mine=FakeOutcome.SKIP)
    code, out, err = warplens("run", mine, "--quiet")
    assert code == 2
    assert "skipped: N % TILE == 0" in out
    assert err == "warplens: no point ran, 2 points skipped; the first: N % TILE == 0\n"


def test_skipped_points_beside_others_are_success(warplens, runner, mine):
    runner(mine=FakeOutcome.SKIP)
    code, out, _ = warplens("run", mine, "copy_coalesced", "--problem", "N=64")
    assert code == 0
    assert "skipped: N % TILE == 0" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["run", "mine.cu", "--device", "h20"],
            r"warplens: no device is named 'h20'; did you mean 'h200'? (known: 8800-gtx, ",
        ),
        (
            ["run", "transpos"],
            "warplens: no kernel is named 'transpos'; did you mean 'transpose'? (known: bf16gemm, ",
        ),
        (["run", "mine.cu", "--problem", "K=1"], "warplens: no problem axis is named 'K' (known: N)\n"),
        (["run", "mine.cu", "--tune", "BLOCK=1"], "warplens: no tune axis is named 'BLOCK' (known: TILE)\n"),
        (
            ["run", "mine.cu", "--problem", "N=8:4"],
            "warplens: a range goes upwards: 4 is less than 8\n  --problem:1:3\n    N=8:4\n      ^^^\n",
        ),
        (
            ["run", "mine.cu", "--tune", "TILE=8", "--tune", "TILE=16"],
            "warplens: --tune names the axis 'TILE' twice; give all its values at once, as in TILE=8,16\n",
        ),
        (["run", "mine.cu", "--kernels", "none"], "warplens: there is no folder none\n"),
        (
            ["run", "."],
            (
                "warplens: . is a folder, not a kernel; `--kernels .` adds its kernels, which are then chosen by name "
                "or family\n"
            ),
        ),
        (["show", "none.json"], "warplens: there is no file none.json\n"),
        (["show", "."], "warplens: . is a folder, not a profile\n"),
        (["show", "mine.cu"], "warplens: mine.cu is not JSON: invalid character (byte 0)\n"),
        (
            ["show", "mine.cu", "--csv", "--json", "-"],
            "warplens: --csv, --markdown, --json - and --parquet exclude each other\n",
        ),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(warplens, runner, mine, arguments, message):
    code, out, err = warplens(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(message)
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["run", "explain"])
def test_unknown_check_level_is_bad_usage(warplens, mine, command):
    code, out, err = warplens(command, mine, "--check", "most")
    assert (code, out) == (2, "")
    assert err == "warplens: --check takes fast, full or auto, not 'most'\n"


def test_table_says_how_much_was_checked(warplens):
    point = ("transpose_tiled", "--problem", "N=64", "--tune", "TILE=8,16")
    shared = "shared memory: no race and no read of unwritten bytes in any block"
    looked = f"{shared}; global memory: no race in or between any blocks"
    _, out, _ = warplens("run", *point, "--check", "full")
    assert f"transpose_tiled N=64 TILE=8 and 1 more: {looked}" in " ".join(out.split())
    _, out, _ = warplens("run", *point, "--check", "fast")
    assert looked not in " ".join(out.split())


@pytest.mark.parametrize("limit", ["0", "-5", "1.5", "many", "nan", "inf"])
def test_limit_that_is_no_count_is_one_sentence(warplens, mine, limit):
    code, out, err = warplens("run", mine, "--limit", limit)
    assert (code, out) == (2, "")
    assert err == f"warplens: --limit takes a whole number from 1 on, such as 5e9, not {limit!r}\n"


@pytest.mark.parametrize("budget", ["0", "-5", "many", "nan"])
def test_budget_that_is_no_time_is_one_sentence(warplens, mine, budget):
    code, out, err = warplens("run", mine, "--budget", budget)
    assert (code, out) == (2, "")
    assert err == (
        "warplens: a budget is a number of seconds above 0, such as 0.5, or inf to execute every block, "
        f"not {budget!r}\n"
    )


def test_budget_may_have_an_exponent(warplens, runner, mine):
    code, out, _ = warplens("run", mine, "--budget", "5e9", "--json", "-")
    assert code == 0
    assert json.loads(out)["points"]


@pytest.mark.parametrize(
    ("option", "reason"),
    [("--save", "mine.cu is not JSON: invalid character (byte 0)"), ("--json", "it is no JSON of Warplens")],
)
def test_kernel_file_is_not_overwritten_by_a_profile(warplens, runner, mine, option, reason):
    code, _, err = warplens("run", "copy_coalesced", option, "mine.cu")
    assert code == 1
    assert err == f"warplens: mine.cu is not overwritten: {reason}; --overwrite replaces it\n"
    assert mine.read_text() == SOURCE


def test_missing_folder_fails_before_anything_runs(warplens, runner, mine):
    code, _, err = warplens("run", mine, "--save", "none/t.json")
    assert code == 1
    assert err == "warplens: none/t.json cannot be written: there is no such folder\n"


def test_version_and_help(warplens):
    assert warplens("--version") == (0, f"{program_version()}\n", "")
    code, out, _ = warplens("--help")
    assert code == 0
    for command in ("run", "show", "kernels", "devices", "doctor"):
        assert command in out


def test_kernels_are_listed_as_table_and_json(warplens, mine):
    code, out, _ = warplens("kernels")
    assert code == 0
    assert "transpose_tiled_padded" in out
    document = json.loads(warplens("kernels", "--kernels", mine.parent, "--json", "-")[1])
    assert document["schema"] == "warplens-kernels/1"
    listed = document["kernels"]
    assert listed[-1]["kernel"] == "mine"
    assert listed[-1]["problem"] == {"N": [64, 128]}


def test_devices_are_listed_with_the_default_marked(warplens):
    code, out, _ = warplens("devices")
    assert code == 0
    assert "h200 (default)" in out
    assert "NVIDIA GeForce GTX 1080 Ti" in out


def test_no_display_runs_the_quick_sweep(warplens, runner, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("warplens.gui.terminal.opening._save_picture", lambda _, path: f"picture: {path}")
    code, out, err = warplens()
    assert code == 0
    assert out.endswith("profile: warplens-run/quick.warplens.json\npicture: warplens-run/quick.png\n")
    assert err.splitlines()[0] == ("no display: running the quick sweep of 54 points instead of opening the window")
    profile = read_profile(Path("warplens-run/quick.warplens.json"))
    assert {point.kernel for point in profile.points} == {
        "copy_coalesced",
        "matmul_naive",
        "matmul_tiled",
        "transpose_thread_per_element",
        "transpose_tiled",
        "transpose_tiled_padded",
    }
    assert profile.status is Completeness.COMPLETE


def test_quick_sweep_goes_to_the_users_data_where_the_folder_takes_no_files(
    warplens, runner, monkeypatch, user_home, tmp_path
):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("warplens.gui.terminal.opening._save_picture", lambda *_: "no picture: no such library")
    (tmp_path / "warplens-run").touch()  # a file in the place of the folder
    code, out, _ = warplens()
    assert code == 0
    folder = user_home / "data" / "warplens" / "warplens-run"
    assert out.endswith(f"profile: {folder}/quick.warplens.json\nno picture: no such library\n")
    assert (folder / "quick.warplens.json").exists()


@pytest.mark.parametrize(
    ("words", "shown"),
    [(["--open", "t.json"], "t.json"), (["reference:h200"], "reference:h200"), (["mine.json"], "mine.json"),
     (["warplens:reference:h200#%7B%7D"], "reference:h200")],
)  # fmt: skip
def test_profile_cannot_be_opened_without_a_display(warplens, monkeypatch, words, shown):
    Path("mine.json").touch()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    code, _, err = warplens(*words)
    assert code == 1
    assert err == f"warplens: there is no display to open {shown} on; `warplens show {shown}` prints it\n"


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
@pytest.mark.parametrize(("number", "expected"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
@pytest.mark.sample(3)
def test_interrupted_run_keeps_what_is_done_and_is_resumed(start, warplens, mine, number, expected):
    saved = mine.parent / "t.json"
    arguments = ("run", mine, "--problem", "N=1:40", "--workers", 2, "--save", "t.json")
    process = start(0.2, *arguments)  # 4 s in all, of which the signal needs one moment
    assert process.stderr is not None
    for _ in range(5):
        process.stderr.readline()
    os.killpg(process.pid, number)
    out, err = process.communicate(timeout=120)
    assert process.returncode == expected
    done = len(read_profile(saved).points)
    assert 5 <= done < 40
    assert out.splitlines()[-1] == f"{done} points: {done} ok; partial: the sweep did not end"
    assert (
        err.splitlines()[-1]
        == f"stopped with {done} points done, saved in t.json; the same command again runs the rest"
    )
    assert "Traceback" not in err

    assert len(warplens("show", "t.json.journal", "--csv")[1].splitlines()) == done + 1
    other = start(0, "run", mine, "--problem", "N=1:41", "--save", "t.json")
    other.communicate(timeout=120)
    assert other.returncode == 2
    again = start(0, *arguments)
    out, err = again.communicate(timeout=120)
    assert again.returncode == 0
    assert err.splitlines()[0] == f"resuming t.json.journal: {done} of 40 points are done"
    assert [point.problem["N"] for point in read_profile(saved).points] == list(range(1, 41))
    assert not (mine.parent / "t.json.journal").exists()


OTHER_POINTS = (
    "another sweep that did not end: run that one again to finish it, save to another file, or give --fresh to drop it"
)
OTHER_SOURCES = (
    "this sweep with other sources, and did not end: a kernel or a file that it includes has changed since; "
    "save to another file, or give --fresh to run all points anew"
)


@pytest.mark.parametrize("case", [("5", 2, OTHER_POINTS), ("64,128", 3, OTHER_SOURCES)])
def test_journal_of_other_points_is_kept_until_fresh_is_given(warplens, runner, mine, monkeypatch, case):
    sizes, factor, message = case
    journal, header = mine.with_name("t.json.journal"), mine.with_name("par.h")
    header.write_text("#define F 2\n")
    mine.write_text(SOURCE + '#include "par.h"\n')

    def dies(recording):
        recording.close()
        raise SystemExit(9)

    with monkeypatch.context() as patch:  # a run that dies just before it writes its profile
        patch.setattr(Recording, "finish", dies)
        assert warplens("run", mine, "--save", "t.json")[0] == 9
    before = read_journal(journal).points
    header.write_text(f"#define F {factor}\n")
    arguments = ("run", mine, "--problem", f"N={sizes}", "--save", "t.json")
    assert warplens(*arguments) == (2, "", f"warplens: t.json.journal is the journal of {message}\n")
    assert read_journal(journal).points == before
    assert warplens(*arguments, "--fresh")[0] == 0
    after = read_profile(mine.with_name("t.json")).points
    assert len(after) == len(sizes.split(","))
    assert {point.key for point in before}.isdisjoint(point.key for point in after)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_full_standard_output_is_one_sentence(start, mine):
    with Path("/dev/full").open("w") as full:
        process = start(0, "run", mine, "--json", "-", stdout=full)
        _, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert err.splitlines()[-1] == "warplens: standard output cannot be written: the disk is full"


@pytest.mark.skipif(os.name != "posix", reason="pipes break on POSIX")
def test_closed_standard_output_is_one_sentence(start, mine):
    read, write = os.pipe()
    process = start(0, "run", mine, stdout=write)
    os.close(read)
    os.close(write)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert err.splitlines()[-1] == "warplens: standard output was closed before all was written"


ENDLESS = "if (threadIdx.x == 3) for (;;) atomicAdd(out + 3, in[5]);"


@pytest.mark.parametrize("words", [("explain", "MINE"), ("explain", "MINE", "--ptx"), ("lens", "MINE")])
def test_question_that_takes_longer_than_the_time_limit_is_one_sentence(warplens, mine, words):
    arguments = [mine if word == "MINE" else word for word in words]
    sentence = "it took longer than the time limit of 0.01 s of processor time and was ended"
    assert warplens(*arguments, "--time-limit", "0.01") == (1, "", f"warplens: {sentence}\n")


@pytest.mark.parametrize("command", ["run", "explain", "lens", "check"])
@pytest.mark.parametrize("text", ["0", "-1", "nan", "soon"])
def test_time_limit_that_is_no_time_is_one_sentence(warplens, mine, command, text):
    more = ("--against", "reference:hochberg") if command == "check" else ()
    assert warplens(command, mine, *more, "--time-limit", text) == (
        2,
        "",
        f"warplens: --time-limit takes seconds above 0, such as 30, or inf for none, not {text!r}\n",
    )


def test_check_holds_each_point_to_the_time_limit(warplens, mine, tmp_path):
    golden = tmp_path / "golden.json"
    code, _, err = warplens("check", mine, "--update", "--against", golden, "--time-limit", "0.01", "--workers", 1)
    assert code == 3
    late = "mine N=64 TILE=8 h200: Time limit: it took longer than the time limit of 0.01 s of processor time"
    assert err.splitlines()[0].startswith(f"[1/2] {late}")


def test_emulated_point_that_takes_longer_than_the_time_limit_fails_alone(warplens, mine):
    text = SOURCE.replace(
        "int n) {}",
        f"int n) {{ if (n == 64) {{ {ENDLESS} }} out[threadIdx.x + blockIdx.x * 8] = "
        "in[threadIdx.x + blockIdx.x * 8]; }",
    )
    mine.write_text(text)
    code, out, _ = warplens("run", mine, "--workers", 1, "--time-limit", "6", "--limit", "9e18")
    assert code == 1
    *_, failed, end = out.splitlines()
    late = "it took longer than the time limit of 6 s of processor time and was ended"
    assert failed == f"Time limit: mine N=64 TILE=8: {late}"
    assert end == "2 points: 1 ok, 1 failed"
