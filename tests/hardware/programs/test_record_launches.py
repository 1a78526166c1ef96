"""How a script ended, as `record_launches.py` keeps it: the exception of the script, and the notice of Warplens."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path += [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "cuda" / "record" / "scripts")]

import examples
import record_launches

NOTICE = ".../script.py launched no kernel of a package that is traced"
LAUNCHING = """import numpy as np
from pycuda import autoinit, compiler, driver
fill = compiler.SourceModule("__global__ void fill(int *out) { out[threadIdx.x] = 7; }").get_function("fill")
fill(driver.Out(np.zeros(32, np.int32)), block=(32, 1, 1))
"""


@pytest.mark.sample(9)
def emulated(folder: Path, limit_s: float = 100.0) -> record_launches.Manner:
    saved = folder / "running.warplens.json"
    return record_launches.Manner(options=["--emulate"], limit_s=limit_s, saved=saved)


def test_script_that_is_killed_has_its_launches(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(f"{LAUNCHING}import os, signal; os.kill(os.getpid(), signal.SIGKILL)", encoding="utf-8")
    row = record_launches.run(script, emulated(tmp_path))
    assert (row["exit"], [point["kernel"] for point in row["points"]]) == (-9, ["fill"])


@pytest.mark.parametrize(
    ("body", "exception", "notice"),
    [
        ("import a_package_of_nobody", "ModuleNotFoundError: No module named 'a_package_of_nobody'", NOTICE),
        ("raise ValueError('one\\ntwo')", "ValueError: one", NOTICE),
        ("x = (", "SyntaxError: '(' was never closed", NOTICE),
        ("import sys; sys.exit('no input')", "no input", NOTICE),
        ("import sys; sys.exit(3)", "", NOTICE),
        (f"{LAUNCHING}assert 0, 'wrong'", "AssertionError: wrong", ""),
        ("", "", ""),
    ],
)
def test_exception_and_notice_are_kept_apart(tmp_path: Path, body: str, exception: str, notice: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(body, encoding="utf-8")
    row = record_launches.run(script, emulated(tmp_path))
    assert (row["error"], row["notice"], row["exit"] != 0) == (exception, notice, bool(body))


@pytest.mark.parametrize(
    ("body", "check", "outcome", "why"),
    [
        (f"{LAUNCHING}input(); right = True", "right", "right", ""),  # a key is pressed where a script waits for one
        (f"{LAUNCHING}right = False", "right", "failed", "WRONG: not right"),
        (f"{LAUNCHING}right = True", "", "ran", ""),
        ("import time; time.sleep(100)", "", "too long", "does not end within 5 s"),
    ],
)
@pytest.mark.sample(2)
def test_example_of_a_list_is_judged_by_its_check(
    tmp_path: Path, body: str, check: str, outcome: str, why: str
) -> None:
    script = tmp_path / "script.py"
    script.write_text(body, encoding="utf-8")
    example = examples.Example(name="folder/script.py", path=script, check=check)
    limit_s = 5.0 if outcome == "too long" else 100.0
    row = record_launches.example_row("pycuda", example, examples.RUNNER, emulated(tmp_path, limit_s))
    assert (row["outcome"], row["why"], row["known_by"]) == (outcome, why, check)
    assert row["script"] == "folder/script.py"
    assert [point["kernel"] for point in row["points"]] == ([] if outcome == "too long" else ["fill"])


def test_rows_of_later_runs_take_the_place_of_earlier_ones(tmp_path: Path) -> None:
    def written(
        name: str, scripts: dict[str, int], timing: list[str], card: str = "H200", numpy: str = "2.3.5"
    ) -> Path:
        rows = [{"script": script, "exit": code} for script, code in scripts.items()]
        packages = {"numpy": numpy, "torch": "2.11.0"}
        data = {"card": card, "timing": timing, "packages": packages, "scripts": rows}
        (tmp_path / name).write_text(json.dumps(data), encoding="utf-8")
        return tmp_path / name

    file = written("all.json", {"a.py": 1, "b.py": 0}, [])
    record_launches.join(file, [written("one.json", {"a.py": 0, "c.py": 0}, ["least_time_s=0.02"])], "")
    assert json.loads(file.read_text(encoding="utf-8"))["scripts"] == [
        {"script": "a.py", "exit": 0, "timing": ["least_time_s=0.02"]},
        {"script": "b.py", "exit": 0},
        {"script": "c.py", "exit": 0, "timing": ["least_time_s=0.02"]},
    ]
    record_launches.join(file, [written("new.json", {"b.py": 0}, [], numpy="2.5.2")], "1a2b3c4d")
    row = json.loads(file.read_text(encoding="utf-8"))["scripts"][1]
    assert row == {"script": "b.py", "exit": 0, "commit": "1a2b3c4d", "packages": {"numpy": "2.5.2"}}
    with pytest.raises(SystemExit, match=r"other\.json is of another GPU, H100: .*all\.json is of H200"):
        record_launches.join(file, [written("other.json", {"a.py": 0}, [], card="H100")], "")
