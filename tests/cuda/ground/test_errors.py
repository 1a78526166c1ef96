"""The errors: the tree at the top of the module, and the sentences that the classes make."""

from __future__ import annotations

import inspect
import pickle
import re

import pytest

from warplens.cuda.ground import errors
from warplens.cuda.ground.errors import (
    CompileError,
    ExpressionError,
    KernelFault,
    KernelFileError,
    PtxSyntaxError,
    SourceSpan,
    SpannedError,
    UnknownNameError,
    WarplensError,
)


def drawn_tree() -> dict[str, str]:
    """Return the parent of each class that the module's docstring draws."""
    parents: dict[str, str] = {}
    above: dict[int, str] = {-1: ""}
    for line in (errors.__doc__ or "").splitlines():
        if match := re.match(r"    ((?:│   |    |├── |└── )*)([A-Z]\w+)", line):
            depth = len(match[1]) // 4
            above[depth] = match[2]
            parents[match[2]] = above[depth - 1]
    return parents


def test_drawn_tree_is_that_of_the_classes():
    classes = [value for _, value in inspect.getmembers(errors, inspect.isclass) if issubclass(value, WarplensError)]
    assert drawn_tree() == {cls.__name__: "" if cls is WarplensError else cls.__bases__[0].__name__ for cls in classes}


def test_spanned_error_underlines_its_span():
    span = SourceSpan(path="a.cu", line=3, column=5, length=2, text="let xy = 1")
    assert str(SpannedError("`xy` is not known", span)) == ("`xy` is not known\n  a.cu:3:5\n    let xy = 1\n        ^^")
    assert str(SpannedError("the file is empty")) == "the file is empty"


SPAN = SourceSpan(path="a.cu", line=2, column=9, text="block = TIL")


@pytest.mark.parametrize(
    "error",
    [
        UnknownNameError("device", "h20", ["h200"]),
        ExpressionError("no such name", SPAN),
        KernelFileError("no such key"),
        CompileError("a.cu does not compile", "line 1\nline 2"),
        PtxSyntaxError("no such token", SPAN),
        KernelFault("block=(0,0,0)"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_error_that_is_pickled_is_the_same(error: WarplensError) -> None:
    again = pickle.loads(pickle.dumps(error))

    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("column", [1, 2, 500, 99_999, 100_001])
def test_caret_of_a_long_line_has_what_lies_round_it(column):
    text = "".join(chr(97 + number % 26) for number in range(100_001))
    span = SourceSpan(path="a.cu", line=2, column=column, length=300, text=text)
    _, shown, caret = span.pointed().split("\n")
    assert len(shown) < 250
    assert len(caret) < 250
    at = caret.index("^")
    assert shown[at:].startswith(text[column - 1 : column + 3])
    assert set(caret[at:]) == {"^"}
    assert shown.endswith("…") == (column < 99_000)


def test_log_has_its_first_and_last_lines_and_its_long_ones_what_lies_round_their_carets():
    line = "1 + " * 20_000 + "wrong"
    texts = ["a.cu(1): error: no", line, " " * 80_000 + "^", "", *map(str, range(900)), "3 errors detected"]
    error = CompileError("a.cu does not compile", "\n".join(texts))
    lines = error.log.split("\n")
    assert lines[0] == texts[0]
    assert lines[1].endswith("1 + wrong")
    assert len(lines[1]) < 250
    assert lines[1][lines[2].index("^") :] == "wrong"
    assert lines[4:6] == ["0", "1"]
    assert lines[100] == "... (785 lines are left out) ..."
    assert lines[-2:] == ["899", "3 errors detected"]
    assert str(error) == f"a.cu does not compile\n{error.log}"
    assert CompileError("again", error.log).log == error.log


def test_short_log_is_whole():
    log = "a.cu(1): error: no\n  wrong\n  ^\n\n1 error detected"
    assert CompileError("no", log).log == log
