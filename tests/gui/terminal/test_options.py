"""The options that several commands share, each declared once, and the reading of their values."""

from __future__ import annotations

from warplens.cuda.device.spec import load_spec
from warplens.gui.terminal.kernel_arguments import one_point
from warplens.gui.terminal.option_values import (
    baselines_of,
    fraction,
    limit_of,
    measuring_of,
    seconds_of,
    single_values,
)
from warplens.gui.terminal.options import complete_device, complete_kernel, whole_number_parser


def test_whole_number_parser_returns_the_parser_of_an_option_that_takes_a_whole_number():
    assert whole_number_parser("--workers")("4") == 4


def test_complete_kernel_returns_the_built_in_kernels_and_families_whose_names_begin_so():
    assert complete_kernel("transpose_tiled_p") == [("transpose_tiled_padded", "Tile in shared memory, padded")]


def test_complete_device_returns_the_gpus_whose_keys_begin_so():
    assert complete_device("h200") == [("h200", "NVIDIA H200 SXM 141 GB")]


def test_single_values_returns_the_one_value_of_each_axis_that_an_option_gives():
    assert single_values(["TILE=32"], "--tune") == {"TILE": 32}


def test_measuring_of_returns_the_settings_of_the_timing():
    assert measuring_of(["least_samples=20"]).least_samples == 20


def test_seconds_of_returns_a_time_in_seconds():
    assert seconds_of("2.5", "--time") == 2.5


def test_baselines_of_returns_the_baselines_that_stand_beside_the_variants():
    assert baselines_of("none", [load_spec("h200")]) == frozenset({})
    assert [baseline.value for baseline in baselines_of("numpy", [load_spec("h200")])] == ["numpy"]


def test_fraction_returns_a_fraction_that_is_given_as_such_or_in_percent():
    assert fraction("5%", "--threshold") == 0.05


def test_one_point_returns_the_one_point_that_a_command_executes():
    point = one_point("transpose_tiled", None, ["N=64"], ["TILE=16"], "h200")
    assert point.kernel == "transpose_tiled"
    assert point.problem == {"N": 64}
    assert point.tune == {"TILE": 16}
    assert point.device == "h200"


def test_limit_of_of_5e9_is_5000000000():
    assert limit_of("5e9") == 5000000000
