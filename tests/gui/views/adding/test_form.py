"""The form of an inferred launch: what is shown is what may be typed, and becomes the same TOML again."""

from __future__ import annotations

import tomllib

import pytest

from warplens.cuda.ground.errors import InputError
from warplens.gui.views.adding.form import FormSection, form_of, toml_of, values_of

TOML = """entry = "scale"  # line 9: scale<<<grid, 64>>>(out, in, p, n)
block = ["64"]
grid = ["cdiv(n, 64)", "2"]  # assumed: a thread for each element
args = ["out", "in", ["n", "0.5:float32"], "n"]
[problem]
n = [64, 128]  # line 7
[tune]
TILE = [8]
[arrays]
out = { dtype = "float32", shape = ["n", "2"], role = "out" }
in = { dtype = "int32", shape = ["n"], init = "integers(0, 9)" }
[constants]
table = { dtype = "float32", shape = ["16"] }
"""


def test_form_shows_every_value_as_it_is_typed() -> None:
    values = {value.key: value for value in form_of(TOML)}
    assert {key: value.text for key, value in values.items()} == {
        "problem.n": "64, 128",
        "tune.TILE": "8",
        "block": "64",
        "grid": "cdiv(n, 64), 2",
        "dynamic_shared": "0",
        "args": "out, in, [n, 0.5:float32], n",
        "arrays.out.dtype": "float32",
        "arrays.out.role": "out",
        "arrays.out.shape": "n, 2",
        "arrays.out.init": "zeros",
        "arrays.in.dtype": "int32",
        "arrays.in.role": "in",
        "arrays.in.shape": "n",
        "arrays.in.init": "integers(0, 9)",
        "constants.table.dtype": "float32",
        "constants.table.role": "in",
        "constants.table.shape": "16",
        "constants.table.init": "random",
    }
    assert {key: value.line for key, value in values.items() if value.line} == {
        "problem.n": 7,
        "block": 9,
        "grid": 9,
        "dynamic_shared": 9,
        "args": 9,
    }
    assert [key for key, value in values.items() if value.assumption] == ["grid"]
    assert values["arrays.out.role"].choices == ("in", "out", "inout")


@pytest.mark.parametrize("key", ["problem.n", "tune.TILE", "block", "grid", "args", "arrays.out.shape"])
def test_text_of_a_value_is_its_toml_again(key: str) -> None:
    text = next(value.text for value in form_of(TOML) if value.key == key)
    value = tomllib.loads(TOML)
    for name in key.split("."):
        value = value[name]
    assert tomllib.loads(f"value = {toml_of(key, text)}")["value"] == value


@pytest.mark.parametrize(
    ("key", "text", "toml"),
    [
        ("problem.n", "256 : 1024 : *2", "[256, 512, 1024]"),
        ("grid", " cdiv(n, max(4, 8)) ,2", '["cdiv(n, max(4, 8))", "2"]'),
        ("dynamic_shared", "", '"0"'),
        ("args", "", "[]"),
        ("arrays.in.init", 'a"b', '"a\\"b"'),
        ("arrays.in.init", " ", ""),
    ],
)
def test_typed_text_becomes_toml(key: str, text: str, toml: str) -> None:
    assert toml_of(key, text) == toml


@pytest.mark.parametrize(
    ("key", "text", "message"),
    [
        ("problem.n", "1k", "n: after a value comes ',' or ':' or the end, not 'k'"),
        ("grid", " ", "grid takes an expression for each dimension, such as 256"),
        ("arrays.in.shape", "", "shape takes an expression for each dimension, such as 256"),
    ],
)
def test_text_that_is_no_value_is_one_sentence(key: str, text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        toml_of(key, text)
    assert str(caught.value) == message


def test_sequence_of_launches_has_no_launch_beside_them() -> None:
    toml = 'entry = "both"\n[[launch]]\nentry = "first"\nblock = [32]\ngrid = [1]\n'
    assert [value for value in form_of(toml) if value.section is FormSection.LAUNCH] == []


def test_array_that_is_only_written_loses_its_contents() -> None:
    assert values_of("arrays.in.role", "out") == {"arrays.in.role": '"out"', "arrays.in.init": ""}
    assert values_of("arrays.in.role", "inout") == {"arrays.in.role": '"inout"'}
