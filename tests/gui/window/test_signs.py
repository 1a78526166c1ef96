"""What takes long has a sign and a cancel: each command of the window, with work that does not end by itself."""

from __future__ import annotations

import ast
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QCoreApplication, Qt

import warplens.gui.kit
from warplens.cuda.execute.inspection.records import Refusal
from warplens.cuda.sweep.protocols import WorkerDiedError
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import Inspecting, Task
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.views.points import panel as points_panel
from warplens.gui.views.revisions.model import Revisions
from warplens.gui.views.timeline.model import TimelineModel
from warplens.gui.window.app import make_window
from warplens.gui.workspace import kernel_watch
from warplens.gui.workspace import results as shown_results
from warplens.gui.workspace.kernel_files import look
from warplens.gui.workspace.main_programs import MainCall
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import Completeness
from warplens.profiles.writing import write_profile

GUI = Path(warplens.gui.kit.__file__).parents[1]
KERNEL = "__global__ void mine(float* out) { out[threadIdx.x] = 1.0f; }\n"


def execute(*_):
    """Executing"""


def simulate(*_):
    """Simulating"""


class Worker(Executor):
    """A worker that refuses all points, or answers nothing until it is killed where the stage says so."""

    def __init__(self, stage):
        self.stage, self.asked = stage, []

    def submit(self, fn, /):
        self.asked.append(Future())
        if not self.stage.slow.startswith(fn.func.__doc__):
            self.asked[-1].set_result(Refusal(sentence="not here"))
        return self.asked[-1]

    def kill_workers(self):
        for future in self.asked:
            if not future.done():
                future.set_exception(WorkerDiedError())


class Stage:
    """A window over a thread that, from `slow` on, does not come to the end of a call by itself."""

    def __init__(self, window, tmp_path, executor):
        self.window, self.models, self.path, self.executor = window, window.models, tmp_path, executor
        self.slow = ""  # the sentence of the call that does not end
        self.may_go_on = Event()

    def endless(self, call):
        while not self.may_go_on.wait(0.01):
            pass
        return call()

    def profile(self, name):
        return self.path / f"{name}.warplens.json"

    def settle(self, qtbot):
        """Have the thread come to the end of what was submitted to it, and the window take it."""
        for _ in range(3):
            qtbot.waitUntil(self.executor.submit(int).done)
            QCoreApplication.processEvents()


@pytest.fixture
def stage(request, qtbot, kernels, specs, tmp_path):
    make_backend, make_point, monkeypatch = map(request.getfixturevalue, ("make_backend", "make_point", "monkeypatch"))
    run = Task.run
    monkeypatch.setattr("warplens.gui.kit.tasks.WAIT_MS", 1)
    with ThreadPoolExecutor(1) as executor:
        inspecting = Inspecting(
            executor_factory=lambda: Worker(stage), inspect=execute, record=execute, timeline=simulate
        )
        backend = replace(
            make_backend(background=executor),
            inspecting=inspecting,
            cluster_gpus=lambda _: (),
            command=(sys.executable, "-c", "import signal; signal.pause()"),
        )
        head = new_profile(specs[:1], compiler="fake", command=["test"])
        source = next(kernel.source_hash for kernel in kernels if kernel.name == "transpose_tiled")
        made_points = [make_point("transpose_tiled", n=n, tile=tile) for n in (64, 128) for tile in (8, 16)]
        points = tuple(replace(point, source_hash=source) for point in made_points)
        for name in ("old", "new"):
            write_profile(
                tmp_path / f"{name}.warplens.json", replace(head, points=points, status=Completeness.COMPLETE)
            )
        made = make_window(
            kernels, specs, backend=backend, settings=Settings(), folder=tmp_path / "kept", dialogs=NoDialogs(),
            delay_ms=0,
        )  # fmt: skip
        qtbot.addWidget(made)
        made.resize(1366, 768)
        made.show()
        stage = Stage(made, tmp_path, executor)
        made.models.library.add_files([stage.profile("old")])
        made.models.library.start()
        made.session.open_profile(stage.profile("new"))
        stage.settle(qtbot)

        def run_slowly(task, executor, call, *, doing, **options):
            if stage.slow and doing.startswith(stage.slow):
                call = partial(stage.endless, call)
            run(task, executor, call, doing=doing, **options)

        monkeypatch.setattr(Task, "run", run_slowly)
        yield stage
        stage.slow = ""
        stage.may_go_on.set()
        made.close()


def select(stage):
    stage.models.results.select(stage.models.results.points[0].key)


def watch_a_folder(stage):
    def slow_look(*arguments):
        reading = arguments[-1]
        while not reading.is_cancelled:
            stage.may_go_on.wait(0.01)
        return look(*arguments)

    stage.monkeypatch.setattr(kernel_watch, "look", slow_look)
    folder = stage.path / "kernels"
    folder.mkdir()
    (folder / "mine.cu").write_text(KERNEL)
    stage.models.watch.add_folder(folder)


def add_a_file(stage):
    (stage.path / "mine.cu").write_text(KERNEL)
    stage.window.kernels.add([stage.path / "mine.cu"])


def connect(stage):
    stage.models.choices.set_cluster("tcp://127.0.0.1:9")
    stage.models.choices.cluster_entered.emit()


def look_at(key, stage):
    select(stage)
    stage.window.docks.go_to(key)


def show_another_ladder(stage):
    stage.window.docks.go_to("ladder")
    model = stage.window.docks.panel("ladder")._model
    model.choose_ladder((model.number + 1) % len(model.ladders))


def compare(stage):
    stage.models.library.set_baseline(stage.profile("old"))
    stage.settle(stage.qtbot)
    stage.window.docks.go_to("compare")


def copy_rows(stage):
    stage.monkeypatch.setattr(points_panel, "MANY_ROWS", 0)
    stage.window.docks.go_to("points")
    stage.window.docks.panel("points").copy()


def draw_many(stage):
    stage.monkeypatch.setattr(shown_results, "LONG_FIGURE", 0)
    stage.models.results.points_replaced.emit()


def hand_out(stage):
    sentence, stage.slow = stage.slow, ""
    stage.window.commands.open_lessons()
    stage.settle(stage.qtbot)
    stage.slow = sentence
    stage.models.of(Lessons).hand_out()


def judge(stage):
    from warplens.gui.views.revisions.revision import Revision

    stage.models.of(Revisions)._ask_judgement(Revision(kernels={}, texts={}))


COMMANDS = {
    "open a profile": ("Reading new", lambda stage: stage.window.files.open(stage.profile("new"))),
    "save": ("Writing mine", lambda stage: stage.models.session.save(stage.profile("mine"))),
    "write a report": ("Writing the report: ", lambda stage: stage.models.reporting.write(stage.path / "r.html")),
    "copy a report": ("Writing the report", lambda stage: stage.window.commands.copy_report.trigger()),
    "lay a profile over it": (
        "Reading old", lambda stage: stage.models.library.set_shown(stage.profile("old"), shown=True)
    ),
    "choose a baseline": ("Reading old", lambda stage: stage.models.library.set_baseline(stage.profile("old"))),
    "compare": ("Comparing new with old", compare),
    "list a folder of profiles": ("Listing the profiles", lambda stage: stage.models.library.add_folder(stage.path)),
    "drop a folder": ("Looking through ", lambda stage: stage.window.chosen.take([stage.path])),
    "watch a folder": ("Reading kernels", watch_a_folder),
    "add a kernel file": ("Reading mine.cu", add_a_file),
    "run main()": (
        "Running main() of m.cu",
        lambda stage: stage.models.main_programs.run(MainCall(path=str(stage.path / "m.cu"), device="h200")),
    ),
    "look at a point": ("Executing transpose_tiled", partial(look_at, "lens")),
    "timeline": ("Simulating transpose_tiled", partial(look_at, "timeline")),
    "trace of a timeline": (
        "Writing the timeline as a trace", lambda stage: stage.models.of(TimelineModel).make_trace(lambda _: None)
    ),
    "ladders": ("Reading the times of ladders", show_another_ladder),
    "tune": ("Finding out which axes matter", lambda stage: stage.window.docks.go_to("tune")),
    "lessons": ("Reading lessons", lambda stage: stage.window.commands.open_lessons()),
    "handout of a lesson": ("Executing the points of ", hand_out),
    "copy rows": ("Copying 1 rows", copy_rows),
    "draw many points": ("Drawing the points", draw_many),
    "judge a revision": ("Judging ", judge),
    "connect to a cluster": ("Connecting to tcp://127.0.0.1:9", connect),
}  # fmt: skip


KEPT = "what is kept beside the user's work is written in a moment, and never left half done"
PASSED_ON = "what it does is said by whoever asks for it"
QUIET = {
    "kit/tasks.py:begin": PASSED_ON,
    "workspace/session.py:in_background": PASSED_ON,
    "views/revisions/model.py:_collect": KEPT,
    "views/revisions/model.py:_keep": KEPT,
    "views/revisions/model.py:_revise": KEPT,
    "views/revisions/model.py:restore": KEPT,
    "views/revisions/model.py:take": KEPT,
    "views/revisions/model.py:write": KEPT,
    "workspace/library.py:_write": KEPT,
    "workspace/preparing.py:refresh": "nobody waits for an estimate",
    "workspace/preparing.py:_prepare": "nobody waits for workers before a sweep",
    "workspace/session.py:look_for_leftovers": "nobody waits for an offer",
    "workspace/kernel_watch.py:read_changes": "its sign is beside it, as it has a cancel of its own",
    "workspace/sweep_run.py:start": "the header says that it plans, and Stop ends that",
    "workspace/sweep_run.py:_on_prepared": "the header has the sweep, and Stop",
    "workspace/sweep_run.py:_in_background": "nobody waits for workers that end",
}
SUBMITTED = {
    "kit/tasks.py:start": "of a task, whose sign `begin` has made",
    "kit/tasks.py:submit": "passes on",
    "workspace/newest_question.py:_run": "hands a question over",
    "workspace/newest_question.py:_end_worker": "ends a question",
    "window/app.py:run_window": "what is imported ahead",
    "window/app.py:keep": "settings",
}


def head_of(value, function) -> str:
    """Return how the sentence of a call begins, of one that is made elsewhere in the function there."""
    match value:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return text
        case ast.Name(id="DRAWING"):
            return shown_results.DRAWING
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    for node in assigned:
        for target in node.targets:
            names, values = [target], [node.value]
            if isinstance(target, ast.Tuple):
                names, values = target.elts, node.value.elts
            for name, made in zip(names, values, strict=True):
                if isinstance(name, ast.Name) and name.id == "doing":
                    return head_of(made, function)
    return ""  # it is passed on


def calls():
    """Yield each call of the window, with its file and the innermost function around it."""
    folders = ("kit", "views", "window", "workspace")
    for path in (path for name in folders for path in sorted((GUI / name).rglob("*.py"))):
        todo = [(ast.parse(path.read_text(encoding="utf-8")), None)]
        while todo:
            node, function = todo.pop()
            function = node if isinstance(node, ast.FunctionDef) else function
            todo += [(child, function) for child in ast.iter_child_nodes(node)]
            if isinstance(node, ast.Call) and function is not None:
                yield f"{path.relative_to(GUI)}:{function.name}", function, node


def test_what_has_no_sign_is_one_of_these():
    heads = {}
    for place, function, call in calls():
        for keyword in call.keywords:
            if keyword.arg == "doing":
                heads.setdefault(head_of(keyword.value, function), set()).add(place)
    assert heads.pop("") == set(QUIET)
    assert len(heads) > len(COMMANDS)  # the signs of what is tried below, and others


def test_nothing_is_submitted_beside_what_has_signs():
    submits = (
        place for place, _, call in calls() if isinstance(call.func, ast.Attribute) and call.func.attr == "submit"
    )
    assert set(submits) == set(SUBMITTED)


@pytest.mark.parametrize("command", COMMANDS)
def test_what_takes_long_is_said_and_a_cancel_ends_it(command, stage, qtbot, monkeypatch):
    stage.qtbot, stage.monkeypatch = qtbot, monkeypatch
    sentence, begin = COMMANDS[command]
    header = stage.window.header
    stage.settle(qtbot)
    assert header.cancel.isHidden()
    stage.slow = sentence
    begin(stage)
    qtbot.waitUntil(lambda: header.progress.whole.startswith(sentence))
    assert (header.progress.isVisible(), header.bar.isVisible(), header.bar.maximum()) == (True, True, 0)
    stage.slow = ""  # what follows of it ends
    while header.cancel.isVisible() and not stage.may_go_on.is_set():
        said = header.progress.whole
        qtbot.mouseClick(header.cancel, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda said=said: header.cancel.isHidden() or header.progress.whole != said)
    stage.settle(qtbot)  # the thread is free, although nothing has let the work come to its end
    qtbot.waitUntil(header.cancel.isHidden)
    assert stage.models.main_programs._process is None
