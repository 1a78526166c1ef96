"""`main()` in a process of its own: its launches are shown beside the points, and replaced when its file is saved."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import LaunchShape, Status
from warplens.cuda.record.steps import FILE, ProgramSteps
from warplens.gui.figures.listings import point_to_inspect
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace import main_programs
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.kernel_watch import KernelWatch
from warplens.gui.workspace.main_programs import MainCall, MainPrograms, shape_text
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

PROGRAM = Path(__file__).parents[1] / "window/programs/transpose.warplens.json"
SOURCE = """__global__ void scale(float *data, int n) { data[threadIdx.x] *= 2; }
int main(int argc, char **argv) {
    float *data;
    cudaMalloc(&data, 1024 * sizeof(float));
    cudaMemset(data, 0, 1024 * sizeof(float));
    scale<<<4, 256>>>(data, 1024);
    cudaFree(data);
}
"""
STANDS_IN = """
import os, shutil, sys, time
words = sys.argv[1:]
script, target = {script!r}, words[words.index("--save") + 1]
mode = open(script).read().split()
print("printed by the program\\n" * 100_000, file=sys.stderr)
if mode[0] == "launches":
    shutil.copy(mode[1], target)
    kept = mode[1].replace(".json", ".launches")
    if os.path.isdir(kept):
        shutil.copytree(kept, target.replace(".json", ".launches"))
elif mode[0] == "refuses":
    sys.exit("warplens: main() of mine.cu was not run: " + " ".join(mode[1:]))
elif mode[0] == "waits":
    time.sleep(600)
elif mode[0] == "idles":
    print("mine.cu launched no kernel", file=sys.stderr)
elif mode[0] == "dies":
    sys.exit(139)
elif mode[0] == "breaks":
    open(target, "w").write("{{")
"""


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def models(request, at_once, make_backend, source, tmp_path):
    """Return the models of a window that has the kernel of the source; a script stands in for `warplens`."""
    request.getfixturevalue("qapp")
    choices = SweepChoices(request.getfixturevalue("kernels"), [DeviceChoice(key="h200", name="H200", label="H200")])
    session = Session(
        choices, Results(), backend=make_backend(), specs={"h200": load_spec("h200")}, folder=tmp_path / "kept",
        changes=Changes(), delay_ms=0,
    )  # fmt: skip
    watch = KernelWatch(choices, [], at_once, parent=session)
    script, told = tmp_path / "stands_in.py", tmp_path / "mode"
    script.write_text(STANDS_IN.format(script=str(told)))
    mains = MainPrograms((sys.executable, str(script)), session, watch)
    mains.tell = lambda *words: told.write_text(" ".join(map(str, words)))
    mains.notices, mains.told, mains.watch, mains.session = [], [], watch, session
    session.notified.connect(lambda notice: mains.notices.append(notice.text))
    mains.ran.connect(mains.told.append)
    [kernel] = kernels_of_file(source).kernels
    watch.add_kernels((ChosenKernels(path=str(source), entries=("scale",)), [kernel]))
    yield mains
    mains.shut_down()
    watch.stop()
    session.run.shut_down()


@pytest.fixture
def make_profile(make_point, tmp_path):
    """Return a maker of a profile with launches at these sizes."""

    def make(*sizes):
        path = tmp_path / f"{'-'.join(map(str, sizes))}.warplens.json"
        point = make_point("scale", family="mine", device="h200", tile=None, status=Status.UNCHECKED, n=0)
        shape = LaunchShape(grid=(4, 1, 1), block=(256, 1, 1))
        points = [replace(point, problem={"n": n}, launch=shape, notes=("launched by main(), line 6",)) for n in sizes]
        write_profile(path, replace(new_profile([load_spec("h200")], compiler=""), points=tuple(points)))
        return path

    return make


def test_what_runs_is_said_until_it_ends_even_if_its_object_lives_on(models, source, qtbot, monkeypatch):
    monkeypatch.setattr(main_programs.QProcess, "deleteLater", lambda _: None)
    said = []
    models.session.background.said.connect(said.append)
    models.tell("idles")
    models.run(MainCall(path=str(source), device="h200"))
    assert said[0].startswith("Running main()")
    qtbot.waitUntil(lambda: str(source) in models.runs)
    assert not [wait.doing for wait in models.session.background._waits if wait.doing.startswith("Running")]


def test_script_runs_by_python_and_executable_by_exec(tmp_path):
    target = tmp_path / "out.json"
    options = ["--device", "h200", "--save", str(target)]
    calls = [MainCall(path=f"/a/{name}", device="h200", arguments="1 'b c'") for name in ("train.py", "saxpy", "x.cu")]
    assert [main_programs._words(call, target) for call in calls] == [
        ["python", *options, "/a/train.py", "1", "b c"],
        ["exec", *options, "/a/saxpy", "1", "b c"],
        ["run", "/a/x.cu", "--no-infer", *options, "--args=1 'b c'"],
    ]


def sizes_of(session):
    return [(point.kernel, *point.problem.values()) for point in session.results.points]


def test_launches_come_beside_the_points_and_a_save_replaces_them(models, source, make_profile, qtbot, make_point):
    session, call = models.session, MainCall(path=str(source), device="h200")
    session.results.begin(new_profile([load_spec("gtx-1080-ti")], compiler=""))
    session.results.add([make_point()])
    models.tell("launches", make_profile(1024, 2048))
    models.add(call)
    assert models.is_busy(str(source))
    qtbot.waitUntil(lambda: len(session.results.points) == 3)
    assert models.notices[-1] == "mine.cu: 2 points, as launched by main()"
    run = models.runs[str(source)]
    assert run.text_of("scale") == "as launched by main(), line 6"
    assert [device.key for device in session.results.profile.devices] == ["gtx-1080-ti", "h200"]
    assert session.results.launches_at[session.results.points[-1].key] == run.at.with_name("mine-1.warplens.launches")
    session.results.select(session.results.points[-1].key)
    models.tell("launches", make_profile(2048, 4096))
    source.write_text(SOURCE + "\n")
    models.watch.read_changes()
    qtbot.waitUntil(lambda: ("scale", 4096) in sizes_of(session))
    assert sizes_of(session) == [("transpose_tiled", 256), ("scale", 2048), ("scale", 4096)]
    assert session.results.point(session.results.selected).problem == {"n": 2048}
    assert [run.profile.points[0].problem["n"] for run in models.told] == [1024, 2048]
    pairs = models.told[-1].pairs
    assert [(key[2][0][1], same.problem["n"]) for key, same in pairs.items()] == [(2048, 2048)]
    models.tell("refuses", "nvcc", "does", "not", "build", "it")
    source.write_text(SOURCE)
    models.watch.read_changes()
    qtbot.waitUntil(lambda: "does not build" in models.notices[-1])
    assert len(session.results.points) == 3


def test_a_run_that_ended_before_its_file_is_added_is_told_of(models, source, make_profile, qtbot):
    call = MainCall(path=str(source), device="h200")
    models.tell("launches", make_profile(1024))
    models.run(call)
    qtbot.waitUntil(lambda: str(source) in models.runs)
    assert models.told == []
    models.add(call)
    assert models.told == [models.runs[str(source)]]


@pytest.mark.parametrize(
    ("mode", "reason"),
    [
        ("refuses there is no nvcc", "main() of mine.cu was not run: there is no nvcc"),
        ("idles", "mine.cu launched no kernel"),
        ("dies", "the process that ran main() has failed"),
        ("breaks", "is cut off"),
        ("waits", "main() of mine.cu was not run: it did not end within 1200 s"),
    ],
)
def test_run_without_launches_says_why(models, source, qtbot, mode, reason):
    if mode == "waits":
        models._limit.setInterval(1)
    models.tell(mode)
    models.run(MainCall(path=str(source), device="h200"))
    qtbot.waitUntil(lambda: str(source) in models.runs)
    run = models.runs[str(source)]
    assert run.profile is None
    assert reason in run.reason
    assert run.text_of("scale") == ""


def test_cancelled_and_overtaken_runs_say_nothing(models, source, make_profile, qtbot):
    path = str(source)
    models.tell("waits")
    models.run(MainCall(path=path, device="h200"))
    qtbot.waitUntil(lambda: models._process.processId() != 0)
    models.cancel(path)
    assert not models.is_busy(path)
    models.run(MainCall(path=path, device="h200", arguments="1"))
    assert models.is_busy(path)  # it waits until the first one has ended
    models.tell("launches", make_profile(7))
    models.run(MainCall(path=path, device="h200", arguments="2"))
    qtbot.waitUntil(lambda: path in models.runs)
    assert models.runs[path].call.arguments == "2"
    assert models.notices == []


def test_the_end_of_the_window_ends_what_runs_and_prints_nothing(models, source, qtbot, qtlog):
    models.tell("waits")
    models.run(MainCall(path=str(source), device="h200"))
    qtbot.waitUntil(lambda: models._process.processId() != 0)
    models.shut_down()
    assert models._process.processId() == 0
    assert [record.message for record in qtlog.records] == []


def test_command_that_is_not_there_is_a_sentence(models, source, qtbot):
    models.command = ("/no/such/program",)
    models.run(MainCall(path=str(source), device="h200"))
    qtbot.waitUntil(lambda: str(source) in models.runs)
    assert models.runs[str(source)].reason.startswith("/no/such/program cannot be started: ")


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        (LaunchShape(grid=(16, 1, 1), block=(256, 1, 1)), "grid 16, block 256"),
        (
            LaunchShape(grid=(1, 2, 1), block=(16, 16, 1), dynamic_shared_bytes=2048),
            "grid 1 x 2, block 16 x 16, 2,048 B of dynamic shared memory",
        ),
    ],
)
def test_shape_of_a_launch_in_words(shape, text):
    assert shape_text(shape) == text


def test_launch_that_is_shown_can_be_inspected_and_is_saved_with_the_points(models, source, qtbot):
    models.tell("launches", PROGRAM)
    models.add(MainCall(path=str(source), device="h200"))
    results = models.session.results
    qtbot.waitUntil(lambda: bool(results.points))
    [point] = results.points
    kernels, folder = models.session.choices.kernels, results.launches_at[point.key]
    spec, _ = point_to_inspect(point, kernels, None, folder, specs={"h200": load_spec("h200")})
    saved = source.with_name("saved.warplens.json")
    assert models.session.save_now(saved)
    kept = saved.with_name("saved.warplens.launches") / Path(spec.launch_file.path).name
    assert kept.read_bytes() == Path(spec.launch_file.path).read_bytes()


@pytest.fixture
def program(models, make_profile, tmp_path):
    """Return a program that the command line has started, and its profile, which is opened."""
    binary, source = tmp_path / "bench", tmp_path / "bench.cu"
    binary.write_bytes(b"\x7fELF\0first")
    binary.chmod(0o700)
    source.write_text("int main() {}\n")
    path = make_profile(1024)
    write_profile(path, replace(read_profile(path), status=Completeness.PARTIAL))
    folder = path.with_name("1024.warplens.launches")
    folder.mkdir()
    steps = ProgramSteps(sources=(str(binary), str(source)))
    (folder / FILE).write_bytes(msgspec.json.encode(steps))
    words = ("exec", "--emulate", "./bench", "7")
    call = MainCall(path=str(binary), device="", words=words, name="./bench")
    models.session.open_profile(path)
    models.follow(call, path)
    return SimpleNamespace(binary=binary, source=source, call=call, path=path)


def test_program_of_the_command_line_runs_again_once_it_has_ended(models, program, make_profile, qtbot):
    assert main_programs._words(program.call, Path("x")) == ["exec", "--save", "x", "--emulate", "./bench", "7"]
    assert models.program == program.call
    models.run_again(program.call.path)
    assert models.notices[-1] == "./bench still runs: it can run again when it has ended"
    whole = replace(read_profile(program.path), status=Completeness.COMPLETE)
    models.session.results.follow(whole)
    [run] = models.told
    assert (run.texts, models.program) == ({str(program.source): b"int main() {}\n"}, program.call)
    program.source.write_text("int main() { return 0; }\n")
    models._look()
    assert models.notices[-1] == "bench.cu is saved: ./bench runs again as soon as it is built"
    assert not models.is_busy(program.call.path)
    models.tell("launches", make_profile(1024, 2048))
    program.binary.write_bytes(b"\x7fELF\0second")
    models._look()
    assert models.is_busy(program.call.path)
    qtbot.waitUntil(lambda: len(models.told) == 2)
    assert [point.problem["n"] for point in models.session.results.points] == [1024, 2048]
    assert models.program == program.call
    assert models.told[0].build != models.told[1].build
    models.session.results.add([replace(models.session.results.points[0], kernel="of a sweep")])
    assert models.program is None
