"""Candidates that work against the judge: what they gain by it.

The rule: each of them would have passed, or would have ended the judgement, by one thing that is looked at now.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from saxpy import CANDIDATE, COMPUTED, ONLY_BASE, REFERENCE, RIGHT, verdict

from warplens.profiles.judging import judge
from warplens.profiles.judging.cases import FILLS, Value, difference
from warplens.profiles.judging.judge import _right_by_itself

ATTACKS = {
    "a kernel for show, and NumPy computes": (
        "computed(x, y); return 2 * x + y",
        "kernel",
        "300 of 300 elements are right although no kernel was executed",
    ),
    "the reference beside it computes": (
        "import reference; computed(x, y); return reference.saxpy(x, y)",
        "kernel",
        "300 of 300 elements are right although no kernel was executed",
    ),
    "three quarters by NumPy": (
        (
            "out = computed(x, y, n=len(x) // 4); rest = slice(len(x) // 4, None); out[rest] = 2 * x[rest] + y[rest]; "
            "return out"
        ),
        "kernel",
        r"2\d\d of 300 elements are right although no kernel was executed",
    ),
    "results kept by the content of the inputs": (
        (
            "key = hashlib.sha256(x.tobytes() + y.tobytes()).digest(); "
            "KEPT[key] = KEPT[key] if key in KEPT else computed(x, y); return KEPT[key].copy()"
        ),
        "cached",
        "it launches no kernel for inputs that it has had",
    ),
    "a fault is caught, and NumPy computes": (
        "try: computed(x, y, n=1 << 20, blocks=64)\n    except Exception: pass\n    return 2 * x + y",
        "fault",
        "a launch failed, and it goes on: .*array 'x'",
    ),
    "a grid for one size": ("return computed(x, y, blocks=3)", "result", r"\[\d+\] is 0, and not"),
    "the reference is written over": (
        (
            "p = os.path.join(os.path.dirname(__file__), 'reference.py'); s = open(p).read(); "
            "open(p, 'w').write(s.replace('2 * x + y', '0 * x')); return np.zeros_like(x)"
        ),
        "files",
        "it changes reference.py, which it is judged by",
    ),
    "inputs are changed and changed back late": (
        "x *= 2; out = computed(x / 2, y); threading.Timer(5, lambda: x.__itruediv__(2)).start(); return out",
        "inputs",
        "it changes input 0",
    ),
    "the process ends early with success": ("os._exit(0)", "ended", "its process ended without a word"),
    "the program ends with success": ("sys.exit()", "ended", "its process ended without a word"),
    "precision is dropped": (
        "return computed(x.astype(np.float16).astype(np.float32), y)",
        "result",
        "away where",
    ),
    "NaN everywhere": ("out = computed(x, y); out[:] = np.nan; return out", "result", r"is nan, and not"),
    "the time decides": (
        # each bit of the clock moves an element by the least step, so that two calls never agree
        (
            "out = computed(x, y); now = time.perf_counter_ns(); "
            "bits = np.array([now >> bit & 1 for bit in range(63)][:len(out)], bool); head = out[:len(bits)]; "
            "head[bits] = np.nextafter(head, np.float32(np.inf))[bits]; return out"
        ),
        "deterministic",
        "differ in their bits",
    ),
}


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_fails(tmp_path: Path, name: str) -> None:
    body, rule, text = ATTACKS[name]
    answer = verdict(tmp_path, body, without=FILLS if name != "NaN everywhere" else [*FILLS][:5])
    assert not answer.passed
    assert any(reason.rule == rule and re.search(text, reason.text) for reason in answer.reasons), answer.reasons


def test_compiled_code_beside_the_reference_is_not_believed(tmp_path: Path) -> None:
    """A compiled file that says that it belongs to the source would be imported in its place."""
    body = (
        "import importlib.util as u, marshal; p = os.path.join(os.path.dirname(__file__), 'reference.py'); "
        "s = os.stat(p); c = compile(open(p).read().replace('2 * x + y', '0 * x'), p, 'exec'); "
        "q = u.cache_from_source(p); "
        "os.makedirs(os.path.dirname(q), exist_ok=True); open(q, 'wb').write(u.MAGIC_NUMBER + bytes(4) + "
        "int(s.st_mtime).to_bytes(4, 'little') + s.st_size.to_bytes(4, 'little') + marshal.dumps(c)); "
        "return np.zeros_like(x)"
    )
    answer = verdict(tmp_path, body, without=ONLY_BASE, is_known=False)
    assert ("result", "the inputs of the reference") in {(reason.rule, reason.case) for reason in answer.reasons}


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are found by /proc")
@pytest.mark.parametrize("options", ["", ", start_new_session=True"])
def test_a_process_that_is_left_behind_is_ended(tmp_path: Path, options: str) -> None:
    kept = tmp_path / "pid"
    body = (
        f"CALLS or open({str(kept)!r}, 'w').write(str(subprocess.Popen(['sleep', '600']{options}).pid)); "
        "CALLS.append(1); return computed(x, y)"
    )
    started = time.monotonic()
    assert verdict(tmp_path, body, without=ONLY_BASE).passed
    assert time.monotonic() - started < 300  # it is not waited for
    process = int(kept.read_text())
    until = time.monotonic() + 120
    while _is_running(process) and time.monotonic() < until:  # a signal takes a moment on a busy machine
        time.sleep(0.05)
    if _is_running(process):
        os.kill(process, signal.SIGKILL)
        pytest.fail("it goes on")


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_loop_that_waits_for_a_kernel_ends_where_kernels_are_left_out(tmp_path: Path) -> None:
    body = "out = computed(x, y)\n    while not out.any() and x.any(): out = computed(x, y)\n    return out"
    assert verdict(tmp_path, body, without=ONLY_BASE).passed


def test_what_the_reference_gives_back_as_it_is_needs_no_kernel(tmp_path: Path) -> None:
    (tmp_path / "reference.py").write_text(REFERENCE.replace("2 * x + y", "np.where(x < np.inf, x, x)"))
    text = CANDIDATE.format(kernel=RIGHT, body="return computed(x / 2, np.zeros_like(x))")
    (tmp_path / "candidate.py").write_text(text)
    assert judge(tmp_path / "candidate.py", tmp_path / "reference.py", device="h200", without=ONLY_BASE).passed


def test_numbers_have_their_provenance_and_sectors_their_ideal(tmp_path: Path) -> None:
    answer = verdict(tmp_path, COMPUTED, without=ONLY_BASE)
    [kernel] = answer.kernels
    assert (answer.time_provenance, kernel.time_provenance) == ("modelled", "modelled")
    assert set(kernel.provenances) == set(kernel.metrics)
    assert kernel.provenances["gld_transactions"] == "counted"
    assert kernel.sectors == kernel.ideal_sectors == 3 * 38  # 300 floats are 37.5 sectors


@pytest.mark.parametrize(
    ("result", "reference", "is_right"),
    [(np.inf, np.inf, True), (-np.inf, np.inf, False), (np.nan, np.inf, False), (1.0, np.inf, False)],
)
def test_an_infinity_has_its_sign(result: float, reference: float, is_right: bool) -> None:
    values, others = np.array([result], np.float32), np.array([reference], np.float32)
    assert (difference(values, others, np.array([1e39]), longest=1) is None) is is_right
    assert (difference(values, others, None, longest=1) is None) is is_right


@pytest.mark.parametrize(
    ("result", "expected", "given", "right"),
    [
        ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [0] * 6, 6),
        ([1, 2, 3, 4, 0, 0], [1, 2, 3, 4, 5, 6], [0] * 6, 4),
        ([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 6], [9] * 6, 0),  # an array of zeros
        ([1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 0, 0], [9] * 6, 0),  # an array of ones
        ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 0, 0], [1, 2, 3, 4, 5, 6], 0),  # a copy of an input
        ([7], [7], [1, 2, 3], 1),
        ([7, 0], [7, 8], [1, 2, 3], 0),
    ],
)
def test_only_elements_that_nothing_explains_count(
    result: list[int], expected: list[int], given: list[int], right: int
) -> None:
    inputs = [Value(np.array(given, np.float32), "numpy")]
    found = _right_by_itself(np.array(result, np.float32), np.array(expected, np.float32), inputs, None, None)
    assert found == right
