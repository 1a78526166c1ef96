"""The sample of all generators, and that the fuzzer sees what it must see.

The rule: each way in which a case can fail is made on purpose here and must be found.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from registry import load_generators  # noqa: E402 - found through the line above

BROKEN = """
import os, signal, time
from registry import Ending, Outcome, TextCase, generator

def case(execute):
    return lambda chance: TextCase(f"{chance.randrange(100)}", execute)

generator("right", "", count=3, sample=3)(case(lambda source: Outcome(Ending.RIGHT)))
generator("fault", "", count=2, sample=2)(case(lambda source: Outcome(Ending.FAULT, "refused")))
generator("escape", "", count=1, sample=1)(case(lambda source: Outcome(Ending.ESCAPE, "the canary is gone")))
generator("raises", "", count=1, sample=1)(case(lambda source: 1 // 0))
generator("crash", "", count=2, sample=2)(case(lambda source: os.kill(os.getpid(), signal.SIGSEGV)))
generator("leaves", "", count=1, sample=1)(case(lambda source: os._exit(7)))
generator("hang", "", count=1, sample=1, limit_s=1.0)(case(lambda source: time.sleep(60)))
generator("memory", "", count=1, sample=1)(case(lambda source: bytearray(1 << 40)))
"""
"""A file of generators, with a case for each ending."""


def fuzz(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return subprocess.run(
        [sys.executable, str(HERE / "fuzz.py"), *options], capture_output=True, text=True, timeout=1000, check=False
    )


def test_sample_of_each_generator_escapes_nowhere() -> None:
    ran = fuzz("--sample")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = {line.split()[0]: line for line in ran.stdout.splitlines()}
    for generator in load_generators().values():
        assert f" {generator.sample} cases: " in lines[generator.name]
        assert lines[generator.name].endswith(" 0 escapes, 0 hangs, 0 crashes")
        assert "not judged" not in lines[generator.name]


def test_full_run_has_at_least_five_thousand_kernels() -> None:
    without_kernels = {"damaged-profiles"}
    assert sum(g.count for g in load_generators().values() if g.name not in without_kernels) >= 5000


@pytest.mark.parametrize("name", load_generators())
def test_case_depends_on_its_seed_and_number_alone(name: str) -> None:
    generator = load_generators()[name]
    sources = [generator.case("seed", number).source for number in (0, 1, 0)]
    assert sources[0] == sources[2]
    assert sources[0] != sources[1]


def test_each_kind_of_failure_is_found_counted_and_told_with_its_words(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    saved = tmp_path / "saved"
    ran = fuzz("--generators", str(tmp_path), "--workers", "2", "--seed", "5", "--saved", str(saved))
    assert ran.returncode == 1
    assert len(list(saved.iterdir())) == 7
    assert (saved / "escape-5-0.txt").read_text(encoding="utf-8").startswith("ESCAPE escape:5:0: the canary is gone\n")
    assert [" ".join(line.split()) for line in ran.stdout.splitlines() if " cases: " in line] == [
        "right 3 cases: 3 right, 0 faults, 0 escapes, 0 hangs, 0 crashes",
        "fault 2 cases: 0 right, 2 faults (2 refused), 0 escapes, 0 hangs, 0 crashes",
        "escape 1 cases: 0 right, 0 faults, 1 escapes, 0 hangs, 0 crashes",
        "raises 1 cases: 0 right, 0 faults, 1 escapes, 0 hangs, 0 crashes",
        "crash 2 cases: 0 right, 0 faults, 0 escapes, 0 hangs, 2 crashes",
        "leaves 1 cases: 0 right, 0 faults, 0 escapes, 0 hangs, 1 crashes",
        "hang 1 cases: 0 right, 0 faults, 0 escapes, 1 hangs, 0 crashes",
        "memory 1 cases: 0 right, 0 faults, 1 escapes, 0 hangs, 0 crashes",
    ]
    told = {line.split(":")[0]: line for line in ran.stdout.splitlines() if line.split(" ")[0].isupper()}
    assert set(told) == {"ESCAPE escape", "ESCAPE raises", "CRASH crash", "CRASH leaves", "HANG hang", "ESCAPE memory"}
    assert told["ESCAPE escape"] == "ESCAPE escape:5:0: the canary is gone"
    assert told["HANG hang"] == "HANG hang:5:0: no end within 1 s"
    assert told["CRASH leaves"] == "CRASH leaves:5:0: exit code 7"
    assert "again with: python tests/fuzz/fuzz.py --case crash:5:1\n" in ran.stdout


def test_run_without_failures_ends_with_zero(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    ran = fuzz("--generators", str(tmp_path), "--only", "right", "fault", "--workers", "1")
    assert (ran.returncode, ran.stdout.splitlines()[-1].split(" in ")[0]) == (0, "5 cases")


def test_unknown_generator_is_named(tmp_path: Path) -> None:
    ran = fuzz("--generators", str(tmp_path), "--only", "nothing")
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1] == "fuzz.py: error: there is no generator nothing (there are: )"
