"""The sweep's choices: axes as typed, and the number of points, which is that of the plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.ground.errors import InputError
from warplens.cuda.sweep.plan import LARGEST_SWEEP
from warplens.gui.workspace.choices import AxisKind, DeviceChoice, SweepChoices

DEVICES = (
    DeviceChoice(key="h200", name="H200", label="H200 · emulated, modelled"),
    DeviceChoice(key="gtx-1080-ti", name="GTX 1080 Ti", label="GTX 1080 Ti · emulated, modelled"),
)


@pytest.fixture
def choices(qapp, kernels):
    return SweepChoices(kernels, DEVICES)


def axis(choices, name):
    return next(axis for axis in choices.axes() if axis.name == name)


def test_checking_tells_once_and_only_on_change(choices, qtbot):
    with qtbot.waitSignal(choices.checked_changed):
        choices.set_checked(["transpose_tiled", "no_such_kernel"])
    assert choices.checked == {"transpose_tiled"}
    with qtbot.assertNotEmitted(choices.checked_changed):
        choices.set_checked(["transpose_tiled"])


def test_axes_are_those_of_the_chosen_variants_problem_first(choices):
    choices.set_checked(["matmul_naive"])
    assert [(axis.name, axis.kind) for axis in choices.axes()] == [
        ("N", AxisKind.PROBLEM),
        ("M", AxisKind.PROBLEM),
        ("K", AxisKind.PROBLEM),
        ("BX", AxisKind.TUNE),
        ("BY", AxisKind.TUNE),
    ]
    assert (axis(choices, "M").follows, axis(choices, "M").values) == ("N", ())


def test_an_empty_axis_keeps_the_kernels_own_values(choices, kernels):
    choices.set_checked(["transpose_tiled"])
    own = next(kernel for kernel in kernels if kernel.name == "transpose_tiled")
    assert axis(choices, "N").values == own.problem["N"]
    assert choices.request().problem == {}
    assert len(choices.request().plan().points) == choices.count()


@pytest.mark.parametrize(
    "texts",
    [{"N": "64"}, {"N": "64:256:*2", "TILE": "8, 16"}, {"N": " 32 , 64 ", "M": "16,32"}, {"BX": "8", "BY": "4,8"}],
)
@pytest.mark.parametrize(
    "names",
    [("matmul_naive",), ("transpose_tiled", "matmul_tiled"), ("transpose_serial", "column_sum", "matmul_naive")],
)
def test_the_count_is_that_of_the_plan(choices, texts, names):
    choices.set_checked(names)
    present = {axis.name for axis in choices.axes()}
    for name, text in texts.items():
        if name in present:
            choices.set_text(name, text)
    assert len(choices.request().plan().points) == choices.count() > 0


def test_typed_axis_is_signalled_and_has_its_values(choices, qtbot):
    choices.set_checked(["transpose_tiled"])
    with qtbot.waitSignal(choices.axes_changed):
        choices.set_text("N", "64:256:*2")
    assert axis(choices, "N").values == (64, 128, 256)
    assert choices.texts == {"N": "64:256:*2"}
    choices.set_text("N", "  ")
    assert choices.texts == {}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("256:", "a whole number is wanted here, not the end"),
        ("many", "a whole number is wanted here, not 'm'"),
        ("512:256", "a range goes upwards: 256 is less than 512"),
        ("0,256", "a size is at least 1, not 0"),
    ],
)
def test_mistake_in_an_axis_is_reported_and_nothing_can_run(choices, text, problem):
    choices.set_checked(["transpose_tiled"])
    choices.set_text("N", text)
    assert axis(choices, "N").problem == problem
    assert choices.problem() == f"N: {problem}"
    assert choices.count() == 0
    with pytest.raises(InputError, match=r"^N: "):
        choices.request()


def test_axis_that_a_kernel_lists_from_0_on_may_be_0(qapp, kernels):
    counted = tuple(replace(kernel, problem=dict.fromkeys(kernel.problem, (0, 4))) for kernel in kernels)
    choices = SweepChoices(counted, DEVICES)
    choices.set_checked(["transpose_tiled"])
    choices.set_text("N", "0,9")
    assert (axis(choices, "N").values, axis(choices, "N").problem) == ((0, 9), "")


def test_what_keeps_a_sweep_from_running(choices):
    assert choices.problem() == "Choose at least one variant"
    choices.set_checked(["transpose_tiled"])
    assert choices.problem() == ""
    choices.set_text("N", "1:9999")
    choices.set_text("TILE", "1:32")
    assert choices.problem() == f"319,968 points are too many; at most {LARGEST_SWEEP:,}"


def test_a_text_for_an_axis_that_is_not_shown_does_no_harm(choices):
    choices.set_text("BX", "nonsense")
    choices.set_checked(["transpose_tiled"])
    assert choices.problem() == ""
    assert choices.request().tune == {}


def test_devices(choices, qtbot):
    assert choices.device == "h200"
    choices.set_checked(["transpose_serial"])
    single_count = choices.count()
    with qtbot.waitSignal(choices.devices_changed):
        choices.set_chosen_devices(["gtx-1080-ti", "h200", "no-such-device"])
    assert choices.chosen_devices == ("h200", "gtx-1080-ti")
    assert choices.count() == len(choices.request().plan().points) == 2 * single_count
    with qtbot.waitSignal(choices.devices_changed):
        choices.set_device("gtx-1080-ti")
    with qtbot.assertNotEmitted(choices.devices_changed):
        choices.set_device("no-such-device")
    assert {point.device for point in choices.request().plan().points} == {"gtx-1080-ti"}


def test_all_choices_of_another_moment_come_back(choices):
    choices.set_checked(["transpose_tiled"])
    choices.set_text("N", "64")
    choices.set_budget("0.5")
    choices.timing.set_text("least_samples", "7")
    state = choices.state()
    choices.clear()
    assert (choices.checked, dict(choices.texts), choices.budget) == (set(), {}, "")
    choices.timing.set_text("least_samples", "")
    choices.set_chosen_devices([])
    choices.restore(state)
    assert choices.state() == state


def test_budget_goes_into_the_plan_and_is_2_seconds_unless_typed(choices):
    choices.set_checked(["transpose_tiled"])
    assert {point.budget_s for point in choices.request().plan().points} == {2.0}
    choices.set_budget(" 0.25 ")
    assert {point.budget_s for point in choices.request().plan().points} == {0.25}


def test_budget_that_is_no_time_keeps_the_sweep_from_running(choices):
    choices.set_checked(["transpose_tiled"])
    choices.set_budget("-1")
    with pytest.raises(InputError, match="a budget is a number of seconds above 0"):
        choices.request()
