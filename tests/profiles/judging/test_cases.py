"""The inputs of a judgement: those of the reference, and hostile ones of the same shapes and of others."""

from __future__ import annotations

import numpy as np

from warplens.profiles.judging.cases import Value, cases_of, other_sizes


def test_cases_of_yields_the_cases():
    base = [Value(np.ones(4, np.float32), "numpy"), Value(4)]
    assert [case.name for case in cases_of(base, {"n=3": base}, 0)][:4] == [
        "the inputs of the reference",
        "the same inputs again",
        "other values in the same arrays",
        "zeros",
    ]


def test_other_sizes_yields_sizes_beside_those_of_the_reference():
    assert [size["n"] for size in other_sizes({"n": 256})] == [257, 255, 129, 1, 513]
