"""What the user says of a launch replaces what was inferred, in the text of the front matter."""

from __future__ import annotations

import tomllib

import pytest

from warplens.cuda.catalogue.assumptions import (
    Overrides,
    macro_axes,
    overridden,
    with_assumptions,
    with_tune,
    without_assumption,
)

TOML = """entry = "k<16>"
block = ["BLOCK"]  # line 7: k<16><<<n / 256, 256>>>
args = ["in", "N"]
[problem]  # sizes
N = [1024]
[arrays]
in = { dtype = "float32", shape = ["N"] }
"""


@pytest.mark.parametrize(
    ("overrides", "changes"),
    [
        (Overrides(), {}),
        (Overrides(block=("64",)), {"block": ["64"]}),
        (
            Overrides(block=("16", "16"), grid=("cdiv(N, 16)", "2")),
            {"block": ["16", "16"], "grid": ["cdiv(N, 16)", "2"]},
        ),
        (Overrides(dynamic_shared="4 * N"), {"dynamic_shared": "4 * N"}),
        (Overrides(sizes={"N": (64, 128)}), {"problem": {"N": [64, 128]}}),
        (Overrides(sizes={"M": (2,)}), {"problem": {"N": [1024], "M": [2]}}),
        (Overrides(include_folders=("../inc", "a b")), {"options": ["-I../inc", "-Ia b"]}),
    ],
)
def test_override_replaces_or_adds_its_value_and_nothing_else(overrides: Overrides, changes: dict[str, object]) -> None:
    assert tomllib.loads(overridden(TOML, overrides)) == tomllib.loads(TOML) | changes


def test_size_is_added_to_a_front_matter_without_sizes() -> None:
    assert tomllib.loads(overridden('entry = "k"', Overrides(sizes={"N": (8,)}))) == {
        "entry": "k",
        "problem": {"N": [8]},
    }


def test_comments_stay() -> None:
    assert overridden(TOML, Overrides(block=("64",))).splitlines()[1] == (
        'block = ["64"]  # line 7: k<16><<<n / 256, 256>>>'
    )


def test_folders_are_added_to_the_options_that_are_there() -> None:
    changed = overridden('options = ["-O3"]\n' + TOML, Overrides(include_folders=("inc",)))
    assert tomllib.loads(changed)["options"] == ["-O3", "-Iinc"]


def test_macro_axes_returns_the_macros_among_defines_that_take_the_place_of_a_number():
    assert macro_axes(["TILE=8,16", "N=4", "T=float"], ["#define TILE 32\n#define T double"], "a.cu") == {
        "TILE": (8, 16)
    }


def test_with_tune_returns_the_text_of_a_front_matter_with_the_values_of_macros():
    assert with_tune('entry = "k"\n', {"TILE": (8, 16)}) == 'entry = "k"\n\n[tune]\nTILE = [8, 16]\n'


def test_with_assumptions_returns_the_text_of_a_front_matter_that_assumes_more():
    assert (
        with_assumptions('entry = "k"', ["a.h is that of ../include"])
        == 'assumed = ["a.h is that of ../include"]\nentry = "k"'
    )


def test_without_assumption_returns_the_text_of_a_front_matter_without_what_was_assumed():
    assert without_assumption('entry = "k"\nblock = [32]  # assumed: 32\n', "block") == 'entry = "k"\nblock = [32]\n'
