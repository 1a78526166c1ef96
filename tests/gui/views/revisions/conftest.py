"""A folder of kernel files that are watched, with everything between a save and its revision but a compiler."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from fake_runner import FakeRunner

from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Check, Status, Time
from warplens.gui.kit.undo import Changes
from warplens.gui.views.revisions.model import Revisions
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.kernel_watch import KernelWatch
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.main_programs import MainPrograms
from warplens.gui.workspace.rerun import Rerun
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session

KERNEL = """#include "par.h"
__global__ void {name}(const float *in, float *out, int n)
{{ out[threadIdx.x] = in[threadIdx.x] * {factor}; }}
int main() {{
    int n = 256;
    float *in, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    {name}<<<1, 256>>>(in, out, n);
}}
"""


class Edited:
    """Models around the files `one.cu` and `two.cu`, which include `par.h`; a test says how long each text takes."""

    def __init__(self, folder, kept, backend, specs):
        self.folder = folder
        choices = SweepChoices((), [DeviceChoice(key="h200", name="H200", label="H200")])
        results, changes = Results(), Changes()
        self.session = Session(
            choices, results, backend=backend, specs={spec.key: spec for spec in specs}, folder=kept, changes=changes,
            delay_ms=0,
        )  # fmt: skip
        self.notices = []
        self.session.notified.connect(lambda notice: self.notices.append(notice.text))
        self.watch = KernelWatch(choices, [], backend.background, delay_ms=0, parent=self.session)
        self.library = Library(results, backend.background, changes)
        rerun = Rerun(self.session, self.session)
        rerun.follow(self.watch)
        for name in ("one", "two"):
            file = ChosenKernels(path=str(folder / f"{name}.cu"), entries=(name,))
            self.watch.add_kernels((file, file.read().kernels))
        self.models = SimpleNamespace(
            session=self.session, results=results, watch=self.watch, choices=choices, backend=backend,
            library=self.library, changes=changes, rerun=rerun,
            main_programs=MainPrograms((), self.session, self.watch),
        )  # fmt: skip
        self.results, self.changes, self.choices = results, changes, choices
        self.revisions = Revisions(self.models)

    @staticmethod
    def text(comment=""):
        """Return the text of `one.cu`, with a comment that differs."""
        return KERNEL.format(name="one", factor="F") + (f"// {comment}\n" if comment else "")

    def save(self, text, name="one.cu"):
        """Save a file, as an editor does."""
        (self.folder / name).write_text(text)
        self.watch.read_changes()

    @property
    def states(self):
        """The names and the letters of the ticks."""
        return {self.revisions.name(tick): self.revisions.state(tick)[0] for tick in self.revisions.ticks}

    @property
    def times(self):
        return {point.kernel: point.time and point.time.value_ns for point in self.results.points}


@pytest.fixture
def speeds():
    """Return the time of each text that the runner knows by a word in it: the first that is in the text counts."""
    return {}


@pytest.fixture
def make_edited(request, tmp_path, specs, kept, speeds):
    request.getfixturevalue("qapp")
    make_backend, made, fake = request.getfixturevalue("make_backend"), [], FakeRunner()

    def run(point):
        text = (tmp_path / "par.h").read_text() + kernels_of_file(point.path).kernels[0].source
        outcome = next((speed for word, speed in speeds.items() if word in text), 1000.0)
        counted = {"registers_per_thread": METRICS["registers_per_thread"].value(40, Provenance.COUNTED)}
        done = replace(fake.run(point), check=None, metrics=counted if "counted" in text else {})
        if isinstance(outcome, str):
            check = Check(array="out", checked=1, wrong=1) if "differ" in outcome else None
            return replace(done, status=Status.FAILED, reason=outcome, time=None, check=check)
        return replace(done, time=Time(value_ns=outcome, provenance=Provenance.MODELLED))

    for name in ("one", "two"):
        (tmp_path / f"{name}.cu").write_text(KERNEL.format(name=name, factor="F"))
    (tmp_path / "par.h").write_text("#define F 2.f\n")

    def make(**backend):
        made.append(Edited(tmp_path, kept, make_backend(runner=run, **backend), specs))
        return made[-1]

    yield make
    for edited in made:
        edited.session.run.shut_down()
        edited.watch.stop()


@pytest.fixture
def edited(make_edited, qtbot):
    """Return the models after a first sweep of both files."""
    made = make_edited()
    made.choices.set_checked(["one", "two"])
    with qtbot.waitSignal(made.session.run.ended):
        made.session.start_sweep()
    return made
