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
