"""A reference that would take minutes or more memory than there is ends in a sentence, whatever its form."""

from __future__ import annotations

import re

import numpy as np
import pytest

from warplens.cuda.catalogue import values as allowance
from warplens.cuda.catalogue.array_functions import matrix_product
from warplens.cuda.catalogue.contents import evaluate_arrays, evaluate_lazily, parse_reference
from warplens.cuda.catalogue.values import Allowance, LazyArray, all_elements, check_room, spend
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.errors import ExpressionError

TOO_LONG = "the reference takes more than the 0.0168 billion operations that arrays of this size allow"
NAMES = {"a": np.ones(64, np.float32), "N": 64}


def computed(text: str) -> object:
    value = evaluate_lazily(parse_reference(text), NAMES)
    return all_elements(value) if isinstance(value, LazyArray) else value


def first_line(error: ExpressionError) -> str:
    return str(error).partition("\n")[0]


@pytest.mark.parametrize(
    "text",
    [
        "sum(ones((512, 512)) @ ones((512, 512))) * a",
        "sum(matmul(ones((512, 512)), eye(512))) + a",
        "trace(dot(eye(512), eye(512))) + a",
        "sum(ones((512, 512)) @ ones((512, 512)), axis=1)",
        "sum((((ones((256, 256)) @ eye(256)) @ eye(256)) @ eye(256)) @ eye(256), axis=0)",
        "sum(" + " + ".join(["ones(2**16)"] * 40) + ") * a",
        "sqrt(" * 20 + "ones(2**16)" + ")" * 20,
    ],
)
def test_reference_that_takes_too_many_operations_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "LEAST_OPERATIONS", 2**24)
    with pytest.raises(ExpressionError) as error:
        computed(text)
    assert first_line(error.value) == TOO_LONG


def test_product_of_large_matrices_is_refused_before_it_begins() -> None:
    one = np.broadcast_to(np.float64(1), (16384, 16384))  # takes no memory
    with (
        Allowance([64]).in_force(),
        pytest.raises(ValueError, match=r"^the reference takes more than the 275 billion "),
    ):
        matrix_product(one, one)


@pytest.mark.parametrize("text", ["ones(2**27) * 2", "sum(outer(arange(2**13), arange(2**14)))", "tile(a, 2**21)"])
def test_array_for_which_the_machine_has_no_memory_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.0**30)
    with pytest.raises(ExpressionError) as error:
        evaluate_arrays(parse_reference(text), NAMES)
    assert first_line(error.value).endswith("elements needs 1.0 GiB of the host's memory, 0.8 GiB are free")


def test_product_as_large_as_the_arrays_of_the_launch_is_allowed() -> None:
    left = np.broadcast_to(np.float32(1), (2048, 2048))
    product = evaluate_lazily(parse_reference("A @ A @ A"), {"A": left})
    assert isinstance(product, LazyArray)
    assert product.at(np.arange(3)).tolist() == [2048.0**2] * 3


def test_spend_raises_value_error():
    with (
        pytest.raises(
            ValueError,
            match=re.escape("the reference takes more than the 275 billion operations that arrays of this size allow"),
        ),
        Allowance([]).in_force(),
    ):
        spend(2**40)


def test_check_room_checks_that_the_machine_has_the_memory_for_an_array():
    assert check_room((1024, 1024)) is None
