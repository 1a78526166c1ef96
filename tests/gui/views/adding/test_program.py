"""The dialog takes the launches of `main()`: its rows, its form and its heading say how each kernel was launched."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import LaunchShape
from warplens.gui.figures.states import State
from warplens.gui.kit.theme import LIGHT
from warplens.gui.views.adding.fields import LaunchFields
from warplens.gui.views.adding.model import AddingKernels, Status
from warplens.gui.workspace.main_programs import MainCall, MainRun
from warplens.profiles.arguments import new_profile

SOURCE = """__global__ void scale(float *data, int n, int step) { data[threadIdx.x * step] *= n; }
__global__ void rows(float **rows) { rows[0][threadIdx.x] = 1; }
__global__ void other(float *data) { data[threadIdx.x] = 1; }
int main(int argc, char **argv)
{
    int n = atoi(argv[1]);
    float *data;
    cudaMalloc(&data, n * sizeof(float));
    scale<<<n / 64, 64>>>(data, n, 2);
    other<<<1, 64>>>(data);
}
"""


class Mains(QObject):
    """Stands in for `MainPrograms`: a run ends when the test says with what."""

    changed = pyqtSignal(str)
    command = ("warplens",)

    def __init__(self):
        super().__init__()
        self.calls, self.added, self.forgotten = [], [], []
        self.runs = {}

    def is_busy(self, path):
        return any(call.path == path and self.runs.get(path, None) is None for call in self.calls[-1:])

    def run_of(self, path):
        return self.runs.get(path)

    def run(self, call):
        self.runs.pop(call.path, None)
        self.calls.append(call)
        self.changed.emit(call.path)

    def add(self, call, left_out):
        self.added.append((call, set(left_out)))

    def forget(self, path):
        self.forgotten.append(path)

    def end(self, *points, reason=""):
        call = self.calls[-1]
        profile = replace(new_profile([load_spec("h200")], compiler=""), points=points) if points else None
        self.runs[call.path] = MainRun(call=call, profile=profile, reason=reason)
        self.changed.emit(call.path)


@pytest.fixture
def mains(qapp):
    del qapp
    return Mains()


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def adding(make_adding, mains, path):
    plain = make_adding()
    model = AddingKernels(plain.watch, plain._backend, mains, device="h200", delay_ms=0)
    model.watch, model.choices = plain.watch, plain.choices
    model.open([path])
    yield model
    model.shut_down()


@pytest.fixture
def launch(make_point):
    """Return a maker of a launch by `main()`."""

    def make(kernel, grid, block, *, line, **problem):
        shape = LaunchShape(grid=(grid, 1, 1), block=(block, 1, 1))
        point = make_point(kernel, family="mine", device="h200", tile=None, problem=problem)
        return replace(point, launch=shape, notes=(f"launched by main(), line {line}",))

    return make


def texts(model):
    return {value.key: (value.text, value.launched) for value in model.form()}


def test_launches_of_main_are_those_of_rows_form_and_heading(adding, mains, path, launch):
    assert mains.calls == [MainCall(path=str(path), device="h200")]
    assert adding.status == Status(text="Compiling the program and running main()…", state=State.RUNNING)
    how = "as launched by main(), line 9"
    mains.end(launch("scale", 8, 64, line=9, n=512, step=2), launch("rows", 1, 32, line=12))
    scale, rows, other = adding.rows
    assert [adding.program.text_of(kernel) for kernel in adding.rows] == [how, "as launched by main(), line 12", ""]
    assert adding.main_text == f"{how}: grid 8, block 64"
    assert texts(adding)["problem.n"] == ("512", how)
    assert (texts(adding)["grid"][0], scale.kernel.problem["n"]) == ("(n // 64)", (512,))  # the text gives this launch
    assert adding.status.state is None
    adding.set_current(rows)  # no front matter gives its arguments, and main() does
    assert adding.can_add(rows)
    assert adding.status == Status(text="runs, as launched by main(), line 12: grid 1, block 32", state=None)
    adding.set_current(other)
    assert adding.main_text == "assumed, since main() launched no other"
    adding.set_checked(rows, is_checked=True)
    adding.set_checked(other, is_checked=False)
    adding.add()
    assert mains.added == [(mains.calls[-1], {"other"})]
    assert adding.choices.checked == {"scale"}
    [kernel] = [kernel for kernel in adding.choices.kernels if kernel.name == "scale"]
    assert kernel.problem["n"] == (512,)


def test_launch_that_the_text_does_not_give_takes_the_place_of_what_is_inferred(adding, mains, launch):
    mains.end(launch("scale", 3, 96, line=9, n=200, step=1))
    assert {key: text for key, (text, launched) in texts(adding).items() if launched} == {
        "problem.n": "200", "block": "96", "grid": "3", "dynamic_shared": "0",
    }  # fmt: skip
    adding.set_value("grid", "5")  # what the user types stands
    assert texts(adding)["grid"] == ("5", "")
    adding.set_value("grid", "3")
    assert texts(adding)["grid"][1] != ""


def test_loop_of_the_host_is_an_axis(adding, mains, launch):
    mains.end(*(launch("scale", n // 64, 64, line=9, n=n, step=2) for n in (128, 256, 512)))
    assert texts(adding)["problem.n"][0] == "128,256,512"
    assert adding.main_text.endswith("; 3 kinds of launches")


def test_reason_why_main_was_not_run_stands_beside_what_is_inferred(adding, mains):
    mains.end(reason="main() of mine.cu was not run: there is no nvcc")
    assert adding.main_text == "assumed, since main() of mine.cu was not run: there is no nvcc"
    assert adding.status.text.startswith("compiles for sm_90, runs, ")
    assert adding.status.text.endswith(f"; {adding.main_text}")


def test_arguments_that_are_typed_run_main_again(adding, mains, path, qtbot):
    fields = LaunchFields(adding, LIGHT)
    qtbot.addWidget(fields)
    fields.show()
    assert fields.arguments.isVisible()
    fields.arguments.setText("4096 'a b'")
    fields.arguments.editingFinished.emit()
    fields.arguments.editingFinished.emit()
    assert [call.arguments for call in mains.calls] == ["", "4096 'a b'"]
    adding.shut_down()
    assert mains.forgotten == [str(path)]
