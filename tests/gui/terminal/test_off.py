"""What `warplens why --off` prints: measured over modelled time by size and tile, and what that goes with."""

from __future__ import annotations

import re

from rich.console import Console

import warplens
from warplens.gui.views.points.text import residuals_report
from warplens.profiles.residuals import residuals_of


def test_residuals_report_returns_the_residuals_of_each_kernel(capsys):
    profile = warplens.load("reference:h200")
    points = [point for point in profile.points if point.kernel == "transpose_serial"]
    report = residuals_report(residuals_of(points, profile.devices)[:1])
    Console(width=110, color_system=None).print(report)
    assert re.fullmatch(
        (
            r"transpose_serial · h200 · cold cache measured/modelled N 256 0\.975× .* "
            r"Measured time over modelled: 0\.972× in the middle of 6 measured points, half "
            r"of the points between 0\.971× and 0\.972×\. .*"
        ),
        " ".join(capsys.readouterr().out.split()),
        re.DOTALL,
    )
