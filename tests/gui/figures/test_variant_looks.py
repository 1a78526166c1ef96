"""The looks of variants: they differ while there are looks that no variant has."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from warplens.gui.figures.colours import LEAST_OF_CURVES, THEMES, contrast
from warplens.gui.figures.figure import HUES, Look, Marker
from warplens.gui.figures.variant_looks import assign_looks, device_markers, told_apart


def test_variants_that_come_one_by_one_get_looks_of_their_own():
    looks = assign_looks([(f"{family}{number}", family) for family in "abc" for number in range(3)])
    for number in range(HUES):
        looks = assign_looks([(f"mine{number}", "mine")], looks)
    assert len(set(looks.values())) == 9 + HUES
    assert looks["mine0"].marker is tuple(Marker)[3]


def test_looks_repeat_only_when_all_are_given():
    count = HUES * len(Marker)
    looks = assign_looks([(f"k{number}", "a") for number in range(count + 2)])
    assert len({(look.hue, look.marker) for look in looks.values()}) == count
    assert (looks[f"k{count}"].hue, looks[f"k{count}"].marker) == (looks["k0"].hue, looks["k0"].marker)


def test_families_of_one_variant_differ_in_hue_and_in_marker():
    looks = assign_looks([("mine", "mine"), ("moved", "moved"), ("third", "third")])
    assert [(look.hue, look.marker) for look in looks.values()] == list(zip(range(3), tuple(Marker)[:3], strict=True))


def test_variants_of_a_family_differ_in_hue_behind_another_family():
    looks = assign_looks(
        [*((f"a{number}", "a") for number in range(5)), *((f"b{number}", "b") for number in range(HUES))]
    )
    family = [look for kernel, look in looks.items() if kernel.startswith("b")]
    assert {look.hue for look in family} == set(range(HUES))
    assert {look.marker for look in family} == {tuple(Marker)[1]}


def apart(first: str, second: str) -> float:
    """Return the distance of two colours in CIELAB (CIE 76), for sRGB and D65."""

    def lab(colour: str) -> tuple[float, ...]:
        parts = [part / 255 for part in bytes.fromhex(colour[1:])]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        rows = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8730))  # over the white of D65
        x, y, z = (sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in rows)
        x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
        return 116 * y - 16, 500 * (x - y), 200 * (y - z)

    return dist(lab(first), lab(second))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_all_variants_of_a_large_family_differ_in_colour_where_gpus_have_the_markers(theme):
    looks = assign_looks([(f"k{number}", "memory") for number in range(3 * HUES)])
    colours = [theme.hue(look) for look in looks.values()]
    assert len(set(colours)) == 3 * HUES
    assert colours[:HUES] == list(theme.hues)
    assert min(apart(*pair) for pair in combinations(colours[: 2 * HUES], 2)) > 14
    assert min(contrast(colour, theme.panel) for colour in colours[HUES:]) >= LEAST_OF_CURVES


def test_looks_that_were_given_stay():
    before = assign_looks([("a", "one"), ("b", "one")])
    assert assign_looks([("c", "one"), ("a", "one")], before).items() >= before.items()


def test_told_apart_returns_the_looks_with_other_ones_for_shown_variants_that_look():
    same = {"a": Look(hue=2), "b": Look(hue=2), "c": Look(hue=2)}
    assert [look.hue for look in told_apart(same, ("a", "b", "c"), {"a"}).values()] == [1, 2, 0]
    assert told_apart(same, ("a",), {"a"}) == same


def test_device_markers_returns_the_marker_of_each_of_several_gpus():
    assert {device: marker.value for device, marker in device_markers(["h200", "a100"]).items()} == {
        "h200": "circle",
        "a100": "square",
    }
    assert device_markers(["h200"]) == {}
