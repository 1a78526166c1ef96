"""`warplens check`: the counts of a real kernel, executed here, against a golden profile."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep import pool, workers
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.cli import main
from warplens.profiles.records import new_profile
from warplens.profiles.store import read_profile, write_profile


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
    points = tuple(workers.run_emulated(point) for point in plan.points)
    write_profile(path, replace(profile, points=points))
    return path.read_bytes()


@pytest.fixture
def golden(counted, kernel, tmp_path):
    path = tmp_path / "golden.json"
    path.write_bytes(counted)
    return path


def test_worse_counts_fail_and_name_the_line(warplens, kernel, golden):
    path = kernel("[TILE + 1]", "[TILE]")
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "= tile[" in text)
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json")
    assert code == 1
    worse, summary = out.splitlines()
    assert worse == (
        "worse: transpose_tiled_padded N=64 TILE=32 on h200: shared load wavefronts 128 → 4,096 (+3,100 %); "
        f"also shared bytes 4,224 → 4,096; most of it is line {line}, the load from `tile`: "
        "32 wavefronts a request where 1 would suffice"
    )
    assert summary == "1 point: 1 worse"
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json", "--markdown")
    assert code == 1
    assert out.startswith("**1 point: 1 worse**\n")


def test_same_counts_pass_and_an_update_makes_what_is_new_golden(warplens, kernel, golden):
    assert warplens("check", "my.cu", "--against", "golden.json")[:2] == (0, "1 point: 1 same\n")
    before = golden.read_bytes()
    kernel("[TILE + 1]", "[TILE]")
    code, _, err = warplens("check", "my.cu", "--against", "golden.json", "--update")
    assert (code, err.splitlines()[-1]) == (0, "wrote golden.json")
    assert golden.read_bytes() != before
    assert warplens("check", "my.cu", "--against", "golden.json")[:2] == (0, "1 point: 1 same\n")
    assert len(read_profile(golden).points) == 1


def test_json_holds_each_point_with_what_changed(warplens, kernel, golden):
    kernel("[TILE + 1]", "[TILE]")
    code, out, _ = warplens("check", "my.cu", "--against", "golden.json", "--json", "-")
    document = json.loads(out)
    assert (code, document["schema"], out.count("\n")) == (1, "warplens-check/1", 1)
    assert document["counts"] == {"same": 0, "better": 0, "worse": 1, "not checked": 0}
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
    assert code == 1
    assert "failed now: " in out
    code, _, err = warplens("check", "my.cu", "--against", "golden.json", "--update")
    assert (code, golden.read_bytes()) == (1, before)
    assert err.splitlines()[-1] == "golden.json is left as it was: not every point ran"


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
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_two(warplens, golden, arguments, message):
    code, out, err = warplens("check", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"warplens: {message}")
