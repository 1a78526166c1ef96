"""What `warplens judge` prints: the verdict, a line for each reason, and what the kernels do."""

from __future__ import annotations

from warplens.gui.views.judge.text import judge_report
from warplens.profiles.judging import Reason, Verdict


def test_judge_report_returns_the_verdict_with_its_reasons():
    verdict = Verdict(
        candidate="mine.py",
        reference="reference.py",
        function="add",
        device="h200",
        passed=False,
        reasons=(Reason(rule="kernel", case="", text="it launches no kernel"),),
        notes=(),
        cases=("zeros",),
        kernels=(),
        time_ns=None,
        reference_time_ns=None,
    )
    assert [str(line) for line in judge_report(verdict).renderables] == [
        "mine.py: add fails; 1 case compared with reference.py",
        "kernel: it launches no kernel",
    ]
