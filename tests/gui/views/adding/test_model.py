"""Kernels that the user is about to add: they are tried as he types, and become variants with what he says of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.execute.inspection.records import LineNote, Refusal
from warplens.gui.figures.states import State
from warplens.gui.views.adding.model import AddingKernels, Status

SOURCE = """__global__ void scale(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= 2;
}

__global__ void rows(float **rows) { rows[0][threadIdx.x] = 1; }

int main()
{
    float *data;
    cudaMalloc(&data, 1024 * sizeof(float));
    scale<<<4, 256>>>(data, 1024);
}
"""
ASSUMED = "the host code does not fill it"


@pytest.fixture
def path(tmp_path) -> Path:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def adding(make_adding, path):
    model = make_adding()
    model.open([path])
    return model


def value(model: AddingKernels, key: str):
    return next(value for value in model.form() if value.key == key)


def test_opened_file_shows_its_kernels_and_tries_the_first_that_can_run(adding, trials):
    assert [(kernel.entry, adding.is_checked(kernel)) for kernel in adding.rows] == [("scale", True), ("rows", False)]
    assert adding.current == adding.rows[0]
    assert adding.source == SOURCE
    assert [(point.kernel, point.device) for point in trials.points] == [("scale", "h200")]
    assert adding.status == Status(text="compiles for sm_90, runs, 1 assumption", state=None)


def test_nothing_waits_for_the_file_or_the_trial(make_adding, path, by_hand, qtbot):
    model = make_adding(background=by_hand)
    model.open([path])
    assert model.status == Status(text="Reading mine.cu…", state=State.RUNNING)
    by_hand.step()
    assert model.status == Status(text="Compiling and running it…", state=State.RUNNING)
    by_hand.step()
    assert model.status.state is None


def test_kernel_that_does_not_compile_shows_the_first_error_and_its_line(make_adding, path, trials):
    notes = (LineNote(line=2, text="unused", is_error=False), LineNote(line=5, text="expected a ;", is_error=True))
    trials.answers.append(Refusal(sentence="mine.cu does not compile for sm_90", notes=notes))
    model = make_adding()
    model.open([path])
    assert model.status == Status(text="line 5: expected a ;", state=State.FAILED)
    assert model.notes == notes


def test_kernel_that_cannot_run_says_why_and_is_not_tried(adding, trials):
    adding.set_current(adding.rows[1])
    reason = "rows is an array of pointers, which no front matter can give"
    assert adding.status == Status(text=reason, state=State.FAILED)
    assert len(trials.points) == 1
    adding.set_checked(adding.rows[1], is_checked=True)
    assert [kernel.entry for kernel in adding.checked] == ["scale"]


def test_assumed_value_has_its_line_marked_until_the_user_gives_it(adding, qtbot):
    assert value(adding, "arrays.data.init").assumption == ASSUMED
    assert adding.marks() == {1: f"data, init: {ASSUMED}"}
    with qtbot.waitSignal(adding.form_changed):
        adding.set_value("arrays.data.init", "ones")
    assert (value(adding, "arrays.data.init").text, value(adding, "arrays.data.init").assumption) == ("ones", "")
    assert (adding.marks(), adding.assumptions) == ({}, 0)
    assert adding.status.text == "compiles for sm_90, runs, no assumptions"
    adding.set_value("arrays.data.init", "zeros")
    assert value(adding, "arrays.data.init").assumption == ASSUMED


def test_each_new_launch_is_tried_once(adding, trials):
    for text in ("ones", "iota", "ones"):
        adding.set_value("arrays.data.init", text)
    assert len(trials.points) == 3
    assert ['init = "ones"' in point.front_matter for point in trials.points] == [False, True, False]


def test_wrong_text_is_the_status_and_the_launch_keeps_its_value(adding, trials):
    adding.set_value("block", " ")
    message = "block takes an expression for each dimension, such as 256"
    assert adding.problem_of("block") == message
    assert adding.status == Status(text=message, state=State.FAILED)
    adding.set_value("block", "cdiv(")
    assert adding.problem_of("block") == ""
    assert adding.status.text == "block: '(' is never closed"
    assert adding.checked == ()
    adding.set_value("block", "128")
    assert adding.status.state is None
    assert len(adding.checked) == 1
    assert len(trials.points) == 2


def test_value_and_line_lead_to_each_other(adding, qtbot):
    with qtbot.waitSignal(adding.line_shown) as shown:
        adding.show_origin("grid")
    assert shown.args == [14]
    with qtbot.waitSignal(adding.value_shown) as shown:
        adding.show_value_from(14)
    assert shown.args == ["block"]
    with qtbot.waitSignal(adding.value_shown) as shown:
        adding.show_value_from(1)
    assert shown.args == ["arrays.data.init"]
    with qtbot.assertNotEmitted(adding.value_shown):
        adding.show_value_from(3)


def test_added_kernels_are_variants_and_the_only_chosen_ones(adding, path, qtbot):
    adding.set_value("arrays.data.init", "ones")
    with qtbot.waitSignal(adding.watch.kernels_added) as added:
        adding.add()
    assert [kernel.name for kernel in added.args[0]] == ["scale"]
    assert adding.choices.checked == {"scale"}
    assert adding.choices.chosen_kernels[0].source == SOURCE
    assert 'init = "ones"' in adding.choices.chosen_kernels[0].front_matter
    values = {"scale": {"arrays.data.init": '"ones"'}}
    assert adding.watch.files == (
        ChosenKernels(path=str(path), entries=("scale",), overrides=Overrides(values=values)),
    )


def test_kernels_of_one_name_in_two_files_are_two_variants(make_adding, path):
    other = path.parent / "other.cu"
    other.write_text(SOURCE.replace("*= 2", "*= 3"))
    model = make_adding()
    model.open([path, other])
    model.add()
    assert model.choices.checked == {"scale", "other.cu::scale"}
    plan = model.choices.request().plan()
    assert [(point.kernel, Path(point.path).name) for point in plan.points] == [
        ("scale", "mine.cu"),
        ("other.cu::scale", "other.cu"),
    ]
    assert len({point.source_hash for point in plan.points}) == 2


def test_front_matter_is_written_with_the_values_of_the_user(adding, path, qtbot):
    adding.set_value("block", "128")
    with qtbot.waitSignal(adding.written) as written:
        adding.write()
    assert written.args == [str(path), "mine.cu has the front matter of 1 kernel now"]
    assert path.read_text().startswith("/* warplens\n")
    assert 'block = ["128"]' in path.read_text()
    assert path.read_text().endswith(SOURCE)
    assert not adding.current.is_inferred
    assert not adding.can_write
    assert adding.status.text == "compiles for sm_90, runs, as its front matter says"
    adding.set_value("block", "64")
    assert value(adding, "block").text == "128"


def test_headers_are_found_in_the_folders_that_are_given(make_adding, tmp_path):
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "sizes.h").write_text("#define BLOCK 64\n")
    path = tmp_path / "mine.cu"
    path.write_text('#include "sizes.h"\n' + SOURCE.replace("4, 256", "1024 / BLOCK, BLOCK"))
    model = make_adding()
    model.open([path])
    model.set_include_folders(["inc"])
    assert value(model, "block").text == "BLOCK"
    assert value(model, "problem.BLOCK").text == "64"
    assert model.include_folders == ("inc",)
    model.add()
    assert model.watch.files[0].overrides.include_folders == ("inc",)


def test_file_that_cannot_be_read_is_a_sentence_beside_the_others(adding, tmp_path, qtbot):
    host = tmp_path / "host.cu"
    host.write_text("int main() {}\n")
    with qtbot.waitSignal(adding.failed) as failed:
        adding.open([host])
    assert failed.args == [f"{host} has no __global__ function and no front matter"]
    assert adding.current.entry == "scale"


def test_only_file_that_cannot_be_read_is_the_status(make_adding, tmp_path):
    model = make_adding()
    model.open([tmp_path / "missing.cu"])
    assert model.status == Status(text=f"there is no file {tmp_path / 'missing.cu'}", state=State.FAILED)
    assert (model.rows, model.form(), model.source) == ((), (), "")
