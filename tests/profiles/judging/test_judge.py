"""Verdicts on candidates that are right, and on the ways in which generated kernels cheat or fail."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from saxpy import CANDIDATE, COMPUTED, ONLY_BASE, REFERENCE, RIGHT, SIZES, verdict

from warplens.cuda.ground import processor_time
from warplens.cuda.ground.errors import InputError
from warplens.profiles.judging import judge
from warplens.profiles.judging.judge import function_names


def test_a_right_candidate_passes_with_its_counters(tmp_path: Path) -> None:
    answer = verdict(tmp_path, is_known=False)
    assert (answer.passed, answer.reasons, answer.notes) == (True, (), ())
    [kernel] = answer.kernels
    assert (kernel.name, kernel.launches, kernel.metrics["excess_sectors"]) == ("saxpy", 1, 0)
    assert answer.time_ns == kernel.time_ns
    assert answer.reference_time_ns is None
    assert {"zeros", "a NaN", "n=301", "n=299", "n=151", "n=1"} <= set(answer.cases)


@pytest.mark.long
def test_launches_that_only_try_configurations_cost_no_time(tmp_path: Path) -> None:
    once = verdict(tmp_path, without=["a NaN"]).time_ns
    tries = verdict(tmp_path, "CALLS or [computed(x, y) for _ in range(3)]; CALLS.append(1); return computed(x, y)")
    assert (tries.passed, tries.kernels[0].launches, tries.time_ns) == (True, 1, pytest.approx(once))


CHEATS = {
    "half": ("return computed(x.astype(np.float16).astype(np.float32), y)", "result", "the inputs of the reference"),
    "zeros": ("computed(x, y); return np.zeros_like(x)", "result", "the inputs of the reference"),
    "input": ("computed(x, y); return y", "result", "the inputs of the reference"),
    "by address": (
        "key = x.ctypes.data; KEPT[key] = KEPT[key] if key in KEPT else computed(x, y); return KEPT[key].copy()",
        "cached",
        "other values in the same arrays",
    ),
    "by shape": (
        "KEPT[x.shape] = KEPT[x.shape] if x.shape in KEPT else computed(x, y); return KEPT[x.shape].copy()",
        "cached",
        "other values in the same arrays",
    ),
    "some shapes": ("out = computed(x, y); out[len(x) // 4 * 4:] = 0; return out", "result", "n=301"),
}
TEXTS = {
    "half": "is .* away where .* is allowed",
    "zeros": "it returns zeros: ",
    "input": "it returns input 1 as it is: ",
    "by address": "it returns the result of the call before: ",
    "by shape": "it returns the result of the call before: ",
    "some shapes": r"\[300\] is 0, and not ",
}


@pytest.mark.parametrize("name", CHEATS)
@pytest.mark.sample(2)
def test_a_cheat_is_seen(tmp_path: Path, name: str) -> None:
    body, rule, case = CHEATS[name]
    answer = verdict(tmp_path, body)
    assert not answer.passed
    assert any(
        (reason.rule, reason.case) == (rule, case) and re.search(TEXTS[name], reason.text) for reason in answer.reasons
    )
    assert any(reason.rule == "cached" for reason in answer.reasons) is (rule == "cached")


@pytest.mark.long
def test_equal_results_are_not_kept_ones_where_the_reference_has_equal_ones(tmp_path: Path) -> None:
    (tmp_path / "reference.py").write_text(REFERENCE.replace("return 2 * x + y", "return np.ones_like(x)"))
    wrong = CANDIDATE.format(body=COMPUTED, kernel="if (i < n) out[i] = 1.5f;")
    (tmp_path / "candidate.py").write_text(wrong)
    answer = judge(tmp_path / "candidate.py", tmp_path / "reference.py", device="h200", without=ONLY_BASE)
    assert {reason.rule for reason in answer.reasons} == {"result"}


@pytest.mark.long
def test_a_loose_tolerance_lets_half_precision_pass_where_it_is_asked_for(tmp_path: Path) -> None:
    body = CHEATS["half"][0]
    assert not verdict(tmp_path, body, rtol=0.0, atol=1e-5).passed
    assert verdict(tmp_path, body, rtol=1e-2, atol=1e-2, without=["large numbers", "numbers of all magnitudes"]).passed


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("body", "kernel", "rule", "text"),
    [
        ("return 2 * x + y", RIGHT, "kernel", "it launches no kernel"),
        (
            "computed(x[:8], y[:8]); return 2 * x + y",
            RIGHT,
            "kernel",
            "store at most 32 bytes, and the results have 1,200",
        ),
        ("x[:] = x; y += 0; out = computed(x, y); y[0] = 7; return out", RIGHT, "inputs", "it changes input 1"),
        (
            "return computed(x, y)",
            "out[i] = 2 * x[i] + y[i];",
            "fault",
            "loads 4 bytes at byte 1200 of array 'x'",
        ),
        ("return computed(x, y)", f"out[0] = i; {RIGHT}", "race", "out of order|no barrier|another value"),
        (
            "CALLS.append(1); out = computed(x, y); out[0] += 1e-8 * len(CALLS); return out",
            RIGHT,
            "deterministic",
            "bits",
        ),
        ("return computed(x, y)[:-1]", RIGHT, "result", r"is float32\[299\], and not float32\[300\]"),
        ("return computed(x, y).astype(np.float64)", RIGHT, "result", r"is float64\[300\], and not float32\[300\]"),
        ("return computed(x, y), x", RIGHT, "result", "it returns 2 values, and the reference 1"),
        ("raise ValueError('not today')", RIGHT, "fault", "ValueError: not today"),
        ("os._exit(7)", RIGHT, "ended", "its process ended with code 7"),
        ("return object()", RIGHT, "fault", "result 0 is a object: arrays of CuPy"),
    ],
)
def test_a_failure_has_its_rule_and_a_sentence(tmp_path: Path, body: str, kernel: str, rule: str, text: str) -> None:
    answer = verdict(tmp_path, body, kernel)
    assert not answer.passed
    assert any(reason.rule == rule and re.search(text, reason.text) for reason in answer.reasons), answer.reasons


def test_a_candidate_that_hangs_is_ended_and_loses_no_earlier_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs = tmp_path / "hangs"

    class Watched(processor_time.Limit):
        """It is over when the candidate hangs, not after some seconds: a busy machine begins late."""

        def left_s(self) -> float:
            if not hangs.exists():
                return 0.02
            hangs.unlink()  # the process of the reference comes later
            return 0.0

    monkeypatch.setattr(processor_time, "Limit", Watched)
    hang = f"(open({str(hangs)!r}, 'w'), time.sleep(600))"
    body = f"CALLS.append(1); len(CALLS) > 2 and {hang}; return computed(x, y)"
    answer = verdict(tmp_path, body, time_limit_s=15.0)
    assert answer.cases == ("the inputs of the reference", "the same inputs again")
    assert [(reason.rule, reason.text) for reason in answer.reasons] == [
        ("ended", "it took longer than 15 s of processor time")
    ]


def test_results_of_the_reference_are_nowhere_while_the_candidate_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))  # where no other test judges at the same time
    body = "import sys, glob; found = glob.glob(os.path.dirname(sys.argv[1]) + '/../warplens-judge-*/*')\n"
    body += "    names = sorted({os.path.basename(name) for name in found if 'call-' in name})\n"
    body += (
        "    CALLS.append(1); return computed(x, y) if names == [f'call-{i}' for i in range(len(CALLS) - 1)] else names"
    )
    answer = verdict(tmp_path, body, without=[*SIZES], is_known=False)
    assert answer.passed, answer.reasons


@pytest.mark.long
def test_a_function_that_writes_to_its_arguments_is_judged_by_them(tmp_path: Path) -> None:
    reference = "import numpy as np\ndef get_inputs(): return [np.arange(9, dtype=np.float32)]\ndef twice(x): x *= 2\n"
    kernel = "__global__ void twice(float *x, int n) { if (threadIdx.x < n) x[threadIdx.x] *= BY; }"
    candidate = f"import numpy as np\nfrom pycuda import autoinit, compiler, driver\nTEXT = '{kernel}'\n"
    candidate += "def twice(x):\n    kernel = compiler.SourceModule(TEXT).get_function('twice')\n"
    candidate += "    kernel(driver.InOut(x), np.int32(x.size), block=(32, 1, 1))\n"
    (tmp_path / "reference.py").write_text(reference)
    for factor, passed in (("2", True), ("3", False)):
        (tmp_path / "candidate.py").write_text(candidate.replace("BY", factor))
        assert judge(tmp_path / "candidate.py", tmp_path / "reference.py", device="h200").passed is passed


@pytest.mark.long
def test_a_reference_that_gives_nothing_away_is_noted(tmp_path: Path) -> None:
    (tmp_path / "reference.py").write_text(REFERENCE.replace("2 * x + y", "0 * x"))
    (tmp_path / "candidate.py").write_text(
        CANDIDATE.format(kernel="if (i < n) out[i] = 0;", body="return computed(x, y)")
    )
    answer = judge(
        tmp_path / "candidate.py", tmp_path / "reference.py", device="h200", without=["a NaN", "an infinity"]
    )
    assert answer.notes == ("the reference returns zeros for all inputs: a candidate that writes zeros cannot be told",)


def test_cases_that_the_reference_does_not_take_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "reference.py").write_text(
        REFERENCE.replace("    return 2", "    assert len(x) > 1, 'too few'\n    return 2")
    )
    (tmp_path / "candidate.py").write_text(CANDIDATE.format(kernel=RIGHT, body="return computed(x, y)"))
    answer = judge(tmp_path / "candidate.py", tmp_path / "reference.py", device="h200")
    assert answer.passed
    assert answer.notes == ("n=1: left out, since the reference fails: AssertionError: too few",)


@pytest.mark.parametrize(
    ("candidate", "reference", "options", "sentence"),
    [
        ("def f(): pass", REFERENCE, {}, "they share none"),
        ("def saxpy(): pass", "def saxpy(): pass", {}, "reference.py gives no inputs: .* has no function get_inputs"),
        ("def saxpy(: pass", REFERENCE, {}, "candidate.py is no Python: "),
        (None, REFERENCE, {}, "candidate.py cannot be read: No such file or directory"),
        ("def saxpy(): pass", REFERENCE, {"function": "f"}, "candidate.py defines no f; it defines saxpy"),
        ("def saxpy(): pass", REFERENCE, {"without": ["zero"]}, "no case is named 'zero'; the cases are 'the inputs"),
        ("def saxpy(): pass", REFERENCE.replace("2 * x", "2 * z"), {}, "fails with its own inputs: NameError"),
        ("def saxpy(): pass", "import nothing_there\ndef saxpy(): pass", {}, "fails when it is imported"),
        ("def f(): pass\ndef g(): pass", "def f(): pass\ndef g(): pass", {}, "they share several: f, g"),
    ],
)
@pytest.mark.sample(3)
def test_wrong_files_are_one_sentence(
    tmp_path: Path, candidate: str | None, reference: str, options: dict[str, object], sentence: str
) -> None:
    (tmp_path / "reference.py").write_text(reference)
    if candidate is not None:
        (tmp_path / "candidate.py").write_text(candidate)
    with pytest.raises(InputError, match=sentence):
        judge(tmp_path / "candidate.py", tmp_path / "reference.py", device="h200", **options)


def test_classes_of_models_are_found(tmp_path: Path) -> None:
    (tmp_path / "candidate.py").write_text("class ModelNew: pass\nclass Model: pass\n")
    (tmp_path / "reference.py").write_text("class Model: pass\ndef get_inputs(): return []\n")
    assert function_names(tmp_path / "candidate.py", tmp_path / "reference.py") == ("ModelNew", "Model")
