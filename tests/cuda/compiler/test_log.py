"""The compiler's log: the part that is for the user, and the figures that only the log contains."""

from __future__ import annotations

from warplens.cuda.compiler.compilation import under_name
from warplens.cuda.compiler.log import ASSEMBLER_POSITION, NO_MEMORY, error_lines


def test_under_name_returns_the_log_with_the_users_name_for_the_file():
    assert under_name("/kernel.cu(3): error", "tiles.cu") == "tiles.cu(3): error"
    assert under_name("/home/me/inc/tile.h(3): error", "tiles.cu", "/home/me") == "inc/tile.h(3): error"


def test_error_lines_returns_the_lines():
    assert error_lines("/kernel.cu(3): error: a" + chr(10) + "/tile.h(7): catastrophic error: b") == {
        "/kernel.cu": {3},
        "/tile.h": {7},
    }


def test_lack_of_memory_is_known_by_the_log():
    assert NO_MEMORY in "/kernel.cu(2): catastrophic error: out of memory"


def test_errors_of_the_assembler_are_known_by_their_lines_of_the_ptx():
    assert ASSEMBLER_POSITION.search("ptxas application ptx input, line 7; error : unknown symbol")
