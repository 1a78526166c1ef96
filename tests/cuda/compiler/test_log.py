"""The compiler's log: the part that is for the user, and the figures that only the log contains."""

from __future__ import annotations

from warplens.cuda.compiler.compilation import under_name
from warplens.cuda.compiler.log import counts_ptx_lines, error_lines, lacks_memory


def test_under_name_returns_the_log_with_the_users_name_for_the_file():
    assert under_name("/kernel.cu(3): error", "tiles.cu") == "tiles.cu(3): error"
    assert under_name("/home/me/inc/tile.h(3): error", "tiles.cu", "/home/me") == "inc/tile.h(3): error"


def test_error_lines_returns_the_lines():
    assert error_lines("/kernel.cu(3): error: a" + chr(10) + "/tile.h(7): catastrophic error: b") == {
        "/kernel.cu": {3},
        "/tile.h": {7},
    }


def test_lacks_memory_tells_whether_the_compiler_gave_up_because_it_got_no_more_memory():
    assert lacks_memory("/kernel.cu(2): catastrophic error: out of memory")


def test_counts_ptx_lines_tells_whether_the_assembler_reports_errors_at_lines_of_the_ptx():
    assert counts_ptx_lines("ptxas application ptx input, line 7; error : unknown symbol")
