"""A ladder on a terminal, with rich: a row for each rung, with what is new, what it brought and which counter
shows it.
"""

from __future__ import annotations

import re

from built_in_ladder import built_in_ladder
from rich.console import Console

from warplens import load
from warplens.cuda.catalogue.ladders import ladders_of
from warplens.cuda.catalogue.search import select
from warplens.gui.views.ladders.text import ladder_list, ladders_report


def test_ladders_report_returns_the_pages_on_these_ladders(capsys):
    timed = built_in_ladder("copy_strided", [load("reference:gtx-1080-ti")])
    Console(width=90, color_system=None).print(ladders_report([timed]))
    assert re.fullmatch(
        (
            "transpose, int32 · GTX 1080 Ti · N 1024 · published\n"
            r"From strided \(89\.0 µs\) to coalesced \(23\.0 µs\) in 1 step: 3\.87 times as "
            "fast\\.\n"
            ".*\n"
        ),
        capsys.readouterr().out,
        re.DOTALL,
    )


def test_ladder_list_returns_a_row_for_each_ladder(capsys):
    kernels = select(["column_sum", "column_sum_register"])
    console = Console(width=90, color_system=None)
    console.print(ladder_list(ladders_of(kernels)))
    assert capsys.readouterr().out == (
        "Families   Ladder              Rungs  From        To                 \n"
        "reduction  reduction, float32      2  column_sum  column_sum_register\n"
    )
