"""Numbers as texts."""

from __future__ import annotations

import pytest

from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.formats import (
    assigned,
    assigned_axes,
    axis_text,
    grouped,
    listed,
    short_device_name,
    short_name,
    significant,
    sweep_name,
    text_of_main,
    tick_time_text,
    time_text,
    value_text,
    waiting_text,
)


@pytest.mark.parametrize(
    ("kernels", "families", "text"),
    [
        ((), (), "sweep"),
        (("a.cu::conv_tiled",), ("conv",), "conv_tiled"),
        (("naive", "tiled"), ("conv", "conv"), "conv · 2 kernels"),
        (("conv_naive", "sort"), (), "conv_naive, sort · 2 kernels"),
        (("copy", "tiled", "sort"), ("transpose", "matmul", "sort"), "transpose, matmul, sort · 3 kernels"),
        (tuple("abcd"), tuple("vwxy"), "4 kernels"),
    ],
)
def test_a_sweep_is_named_by_what_all_its_kernels_are(kernels, families, text):
    assert sweep_name(kernels, "", families) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0"),
        (33.94, "33.9"),
        (9.996, "10.0"),
        (0.01234, "0.0123"),
        (999.6, "1000"),
        (123456, "123456"),
        (-2.5, "-2.50"),
    ],
)
def test_significant_keeps_three_digits_and_every_whole_one(number, text):
    assert significant(number) == text


@pytest.mark.parametrize(
    ("time_ns", "text"),
    [(0.5, "0.500 ns"), (850, "850 ns"), (999.7, "1.00 µs"), (33_900, "33.9 µs"), (1e6, "1.00 ms"), (2.5e9, "2.50 s")],
)
def test_time_text_has_the_unit_that_suits_it(time_ns, text):
    assert time_text(time_ns) == text


@pytest.mark.parametrize(
    ("time_ns", "text"), [(0, "0"), (100, "100 ns"), (10e3, "10 µs"), (2.5e3, "2.5 µs"), (1e6, "1 ms"), (1e9, "1 s")]
)
def test_tick_time_text_is_round(time_ns, text):
    assert tick_time_text(time_ns) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.2, "1 s"), (7.4, "7 s"), (41, "40 s"), (100, "2 min"), (3600, "1 h"), (7800, "2 h 10 min")],
)
def test_duration_text_is_as_one_says_it(seconds, text):
    assert waiting_text(seconds) == text


def test_value_text_has_unit_and_drops_a_zero_decimal():
    metric = METRICS["gld_efficiency"]
    assert value_text(metric.value(100.0, Provenance.COUNTED)) == "100 %"
    assert value_text(metric.value(6.06, Provenance.COUNTED)) == "6.1 %"
    assert value_text(METRICS["occupancy_limiter"].value("warps", Provenance.COUNTED)) == "warps"
    sectors = METRICS["gld_transactions"].value(1234567, Provenance.COUNTED)
    assert value_text(sectors, unit=False) == "1,234,567"
    assert value_text(None) == "–"


@pytest.mark.parametrize(
    ("numbers", "text"), [((8, 16, 32), "8, 16, 32"), ((1, 2, 3), "1, 2, 3"), ((1, 2, 3, 4, 5), "1 to 5"), ((), "")]
)
def test_listed_shortens_a_run(numbers, text):
    assert listed(numbers) == text


@pytest.mark.parametrize(
    ("kernel", "family", "text"),
    [
        ("transpose_tiled_padded", "transpose", "tiled padded"),
        ("copy_strided", "transpose", "copy strided"),
        ("transpose", "transpose", "transpose"),
        ("transpose_", "transpose", "transpose"),
        ("cudapy::__main__::doubled", "doubled", "cudapy::__main__::doubled"),
    ],
)
def test_short_name_drops_the_family(kernel, family, text):
    assert short_name(kernel, family) == text


def test_small_texts():
    assert assigned({"N": 256, "TILE": 8}) == "N 256 · TILE 8"
    assert grouped(4096) == "4096"
    assert grouped(16384) == "16,384"
    assert short_device_name("NVIDIA GeForce GTX 1080 Ti") == "GTX 1080 Ti"
    assert short_device_name("NVIDIA H200") == "H200"


def test_axis_text_returns_the_value_of_a_single_axis():
    assert axis_text({"N": 256}) == "256"
    assert axis_text({"M": 256, "N": 512}) == "M 256 N 512"


def test_assigned_axes_returns_the_values_of_axes():
    assert assigned_axes({"N": [256, 512], "TILE": [4, 8, 16, 32, 64]}) == "N 256, 512 · TILE 4 to 64 (5)"


def test_sweep_without_a_file_is_called_by_what_its_kernels_share_and_their_number():
    assert sweep_name(["conv.cu::conv_naive", "conv.cu::conv_tiled", "conv_tiled"], "") == "conv · 2 kernels"


@pytest.mark.parametrize(
    ("notes", "text"),
    [
        (("launched by main(), line 20",), "as launched by main(), line 20"),
        (("measured twice",), ""),
    ],
)
def test_point_of_main_says_how_it_was_launched_and_any_other_nothing(notes, text):
    point = PointResult(
        kernel="add", title="", source_hash="", family="", problem={}, tune={}, device="h200", status=Status.OK,
        notes=notes,
    )  # fmt: skip
    assert text_of_main(point) == text
