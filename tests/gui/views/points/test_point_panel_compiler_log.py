"""The log of a compiler in pieces: which lines are errors, which warnings, and which are neither."""

from __future__ import annotations

from warplens.gui.views.points.point_panel import log_lines


def test_log_lines_returns_the_lines_of_a_log(capsys):
    log = "k.cu(3): error: expected a ;\n    int i\n        ^\n\nk.cu(2): warning #177-D: not used\n"
    for line in log_lines(log):
        print(line.severity.value, line.is_code, line.text)
    assert capsys.readouterr().out == (
        "error False k.cu(3): error: expected a ;\n"
        "error True int i\n"
        "error True     ^\n"
        "warning False k.cu(2): warning #177-D: not used\n"
    )
