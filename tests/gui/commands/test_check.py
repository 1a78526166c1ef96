"""`warplens check`: the counts of a real kernel, executed here, against a golden profile."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep import places, pool
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.cli import main
from warplens.profiles.arguments import new_profile
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program here, in threads: `code, out, err = warplens("check", ...)`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))

    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.fixture
def kernel(tmp_path):
    """The padded transpose; returns a function that changes its source."""
    path = tmp_path / "my.cu"
    [built_in] = select(["transpose_tiled_padded"])
    path.write_text(built_in.source, encoding="utf-8")

    def change(old, new):
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return path

    return change


@pytest.fixture(scope="module")
def counted(tmp_path_factory):
    """Return the padded transpose at one point, as a run on this machine writes it."""
    [kernel] = select(["transpose_tiled_padded"])
    plan = plan_sweep([kernel], problem={"N": (64,)}, tune={"TILE": (32,)}, devices=["h200"])
    profile = new_profile([load_spec("h200")], compiler="NVRTC", command=["warplens", "run"])
    path = tmp_path_factory.mktemp("golden") / "golden.json"
    points = tuple(places.run_emulated(point) for point in plan.points)
    write_profile(path, replace(profile, points=points))
    return path.read_bytes()


@pytest.fixture
def golden(counted, kernel, tmp_path):
    path = tmp_path / "golden.json"
    path.write_bytes(counted)
    return path


GAP = (
    "17 of 18 points of transpose_tiled_padded have no golden counts, none with N=128, N=256, N=512, N=1024, N=2048, "
    "TILE=8 or TILE=16 has"
)
SAME = f"not covered: {GAP}\n1 point: 1 same\n"


def test_worse_counts_fail_and_name_the_line(warplens, kernel, golden):
    path = kernel("[TILE + 1]", "[TILE]")
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "= tile[" in text)
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json")
    assert code == 1
    worse, uncovered, summary = out.splitlines()
    assert uncovered == f"not covered: {GAP}"
    assert worse == (
        "worse: transpose_tiled_padded N=64 TILE=32 on h200: shared load wavefronts 128 → 4,096 counted (+3,100 %); "
        f"also shared bytes 4,224 → 4,096 counted; most of it is line {line}, the load from `tile`: "
        "32 wavefronts a request where 1 would suffice"
    )
    assert summary == "1 point: 1 worse"
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json", "--markdown")
    assert code == 1
    assert out.startswith("**1 point: 1 worse**\n")


def test_same_counts_pass_and_an_update_makes_what_is_new_golden(warplens, kernel, golden):
    assert warplens("check", "my.cu", "--against", "golden.json")[:2] == (0, SAME)
    before = golden.read_bytes()
    kernel("[TILE + 1]", "[TILE]")
    code, _, err = warplens("check", "my.cu", "--against", "golden.json", "--update")
    assert (code, err.splitlines()[-1]) == (0, "wrote golden.json")
    assert golden.read_bytes() != before
    assert warplens("check", "my.cu", "--against", "golden.json")[:2] == (0, SAME)
    assert len(read_profile(golden).points) == 1


def test_json_holds_each_point_with_what_changed(warplens, kernel, golden):
    kernel("[TILE + 1]", "[TILE]")
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json", "--json", "-")
    document = json.loads(out)
    assert (code, document["schema"], out.count("\n")) == (1, "warplens-check/2", 1)
    assert {outcome: count for outcome, count in document["counts"].items() if count} == {"worse": 1}
    assert document["uncovered"] == [GAP]
    [point] = document["points"]
    identity = {"kernel": "transpose_tiled_padded", "problem": {"N": 64}, "tune": {"TILE": 32}, "device": "h200"}
    assert {name: point[name] for name in identity} == identity
    assert (point["outcome"], point["reason"], point["better"]) == ("worse", "", [])
    [change] = point["worse"]
    assert (change["metric"], change["base"]["value"], change["new"]["value"]) == (
        "shared_load_transactions",
        128,
        4096,
    )
    assert change["new"]["provenance"] == "counted"
    assert [change["metric"] for change in point["other"]] == ["shared_bytes_per_block"]
    assert point["costly_line"].endswith("the load from `tile`: 32 wavefronts a request where 1 would suffice")


def test_kernel_that_is_wrong_now_fails_and_is_not_made_golden(warplens, kernel, golden):
    before = golden.read_bytes()
    kernel("tile[x][y]", "tile[y][x]")
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json")
    assert code == 3
    assert out.startswith("failed: transpose_tiled_padded N=64 TILE=32 on h200: ")
    code, _, err = warplens("check", "my.cu", "--against", "golden.json", "--update")
    assert (code, golden.read_bytes()) == (3, before)
    assert err.splitlines()[-1] == "golden.json is left as it was: not every point ran"


def test_compile_error_shows_its_log_in_every_form(warplens, kernel, golden, monkeypatch, tmp_path):
    path = kernel("tile[x][y]", "tile[x][why]")
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "[why]" in text)
    message = f'my.cu({line}): error: identifier "why" is undefined'
    page = tmp_path / "summary.md"
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(page))
    outputs = {}
    for form in ("text", "markdown", "json", "github", "junit"):
        code, outputs[form], _ = warplens("check", "my.cu", "--against", "golden.json", "--format", form)
        assert code == 3
    assert f"\n    {message}\n" in outputs["text"]
    assert f"\n```\n{message}\n" in outputs["markdown"]
    assert page.read_text() == outputs["markdown"]
    [point] = json.loads(outputs["json"])["points"]
    assert (point["outcome"], point["path"], point["log"].splitlines()[0]) == ("failed", "my.cu", message)
    annotation = outputs["github"].splitlines()[0]
    assert annotation.startswith(
        f"::error file=my.cu,line={line},title=warplens check%3A failed::transpose_tiled_padded "
    )
    assert f"%0A{message}%0A" in annotation
    suite = ET.fromstring(outputs["junit"])
    assert dict(suite.items()) == {
        "name": "warplens check", "tests": "2", "failures": "0", "errors": "1", "skipped": "1",
    }  # fmt: skip
    assert suite.find("testcase/error").text.splitlines()[0] == message


def test_what_is_not_covered_fails_a_strict_check_and_new_kernels_are_added(warplens, kernel, golden, tmp_path):
    [other] = select(["transpose_serial"])
    (tmp_path / "new.cu").write_text(re.sub(r"\[64, .*\]", "[64]", other.source, count=1))
    command = ("check", "my.cu", "new.cu", "--against", "golden.json")
    new = "transpose_serial has no golden point; --update adds it"
    assert warplens(*command)[:2] == (0, f"not covered: {new}\n{SAME}")
    assert warplens(*command, "--strict")[:2] == (5, f"not covered: {new}\n{SAME}")
    code, out, err = warplens(*command, "--update")
    assert (code, out) == (0, f"not covered: {GAP}\nadded: transpose_serial\n1 point: 1 same\n")
    assert [point.kernel for point in read_profile(golden).points] == ["transpose_tiled_padded", "transpose_serial"]
    assert err.splitlines()[-1] == "wrote golden.json"
    left = "1 point of the golden profile has no kernel here: that of transpose_tiled_padded"
    alone = warplens("check", "new.cu", "--against", "golden.json", "--strict")
    assert alone[:2] == (5, f"not covered: {left}\n1 point: 1 same\n")
    kernel("[64, 128, 256, 512, 1024, 2048]", "[64]")
    kernel("[8, 16, 32]", "[32]")
    assert warplens(*command, "--strict")[:2] == (0, "2 points: 2 same\n")


def test_annotations_name_the_line_that_became_costly(warplens, kernel, golden):
    path = kernel("[TILE + 1]", "[TILE]")
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "= tile[" in text)
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json", "--format", "github", "--strict")
    worse, uncovered, summary = out.splitlines()
    assert code == 1
    assert worse.startswith(
        f"::error file=my.cu,line={line},title=warplens check%3A worse::transpose_tiled_padded N=64 "
    )
    assert uncovered == f"::error title=warplens check%3A not covered::{GAP}"
    assert summary == "1 point: 1 worse"


@pytest.mark.parametrize("words", [["--json", "mine.cu"], ["--json", "folder"], ["--update"]])
def test_file_that_cannot_be_written_has_a_code_of_its_own(warplens, kernel, golden, tmp_path, words):
    (tmp_path / "folder").mkdir()
    (tmp_path / "mine.cu").write_text("int x;")
    golden.chmod(0o444)
    code, _, err = warplens("check", "my.cu", "--against", "golden.json", *words)
    assert code == 4
    assert err.splitlines()[-1].startswith("warplens: ")


def test_shipped_profile_is_opened_by_its_name(warplens):
    code, out, err = warplens("check", "transpose_serial", "--against", "reference:gtx-1080-ti")
    assert (code, err) == (2, "warplens: no point of reference:gtx-1080-ti could be checked\n")
    assert out.splitlines()[-1] == "1 point: 1 not checked"


def test_first_golden_profile_is_made_by_update(warplens, kernel, tmp_path):
    kernel("[64, 128, 256, 512, 1024, 2048]", "[64]")
    kernel("[8, 16, 32]", "[8]")
    code, _, err = warplens("check", "my.cu", "--against", "first.json")
    assert (code, err) == (2, "warplens: there is no file first.json; --update writes it\n")
    code, _, err = warplens("check", "my.cu", "--against", "first.json", "--update", "--device", "gtx-960")
    assert (code, err.splitlines()[-1]) == (0, "wrote first.json: 1 point: 1 ok")
    assert [point.device for point in read_profile(tmp_path / "first.json").points] == ["gtx-960"]
    code, out, _ = warplens("check", "my.cu", "--against", "second.json", "--update", "--json", "-")
    assert (code, json.loads(out)["points"]) == (0, [])
    assert json.loads(out)["added"] == ["transpose_tiled_padded"]
    assert warplens("check", "my.cu", "--against", "first.json")[:2] == (0, "1 point: 1 same\n")


NO_DEVICE = "--device is for --update without a golden profile; those of an existing one name their GPU\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["copy_coalesced", "--against", "golden.json"], "the golden profile has no point of copy_coalesced (known: "),
        (
            ["my.cu", "--against", "golden.json", "--device", "h200"],
            NO_DEVICE,
        ),
        (["my.cu", "--against", "golden.json", "--budget", "0"], "a budget is a number of seconds above 0"),
        (["my.cu", "--against", "my.cu"], "my.cu is not JSON"),
        (["my.cu", "--against", "reference:h200", "--update"], "--update writes a file, and reference:h200 is none\n"),
        (
            ["copy_coalesced", "--against", "reference:h20"],
            "no reference profile is named 'h20'; did you mean 'h200'? (known: ",
        ),
        (
            ["matmul_tiled", "--against", "reference:gtx-1080-ti"],
            "the golden profile has no point of matmul_tiled (known: ",
        ),
        (["copy_coalsced", "--against", "golden.json"], "no kernel is named 'copy_coalsced'; did you mean 'copy_coal"),
        (["my.cu", "--against", "golden.json", "--markdown", "--json", "-"], "--markdown and --json - exclude each "),
        (["my.cu", "--against", "golden.json", "--markdown", "--format", "junit"], "--format and --markdown exclude "),
        (["my.cu", "--against", "golden.json", "--format", "junt"], "no format is named 'junt'; did you mean 'junit'?"),
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_two(warplens, golden, arguments, message):
    code, out, err = warplens("check", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"warplens: {message}")
