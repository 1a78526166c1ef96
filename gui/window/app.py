"""The composition of the window: models, executors, the main window, and the settings of the last session.

The rule: only this module joins models with executors and with the window. The command line imports it only to show the
window, because it imports Qt; this process never imports the compiler and the engine.
"""

from __future__ import annotations

import gc
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec
from PyQt6.QtCore import QObject, QPoint, QRect, QSize, QTimer
from PyQt6.QtWidgets import QWidget

from warplens.cuda.catalogue import KernelFile, builtin_kernels, find_kernels, search, with_distinct_names
from warplens.cuda.device.gpus import default_device, gpu_specs
from warplens.cuda.device.spec import DEFAULT_DEVICE, GpuSpec, all_specs
from warplens.cuda.ground import errors, host
from warplens.cuda.sweep import inspection, pool
from warplens.cuda.sweep.places import is_timed, traits_of
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.protocols import Execution
from warplens.cuda.sweep.warm import WarmPools, prepare_workers
from warplens.cuda.sweep.workers import inspect_point, record_block, timeline_of_point
from warplens.gui.figures.variant_looks import FIRST_FAMILY, in_order, variants_of
from warplens.gui.kit import settings as settings_file
from warplens.gui.kit import undo, widgets
from warplens.gui.kit.application import FocusRing, make_application
from warplens.gui.kit.dialogs import Dialogs
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Backend, Background, Inspecting
from warplens.gui.views.compare.model import ComparisonModel
from warplens.gui.views.profiles.panel import FollowedFile
from warplens.gui.window import layouts, main_window
from warplens.gui.workspace import kernel_watch, point_columns, preparing, queue, reporting, selected_points
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.main_programs import MainCall, MainPrograms
from warplens.gui.workspace.models import PlotMemory, WindowModels
from warplens.gui.workspace.rerun import Rerun
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.profiles import formats, journal, matching, records, writing

if TYPE_CHECKING:
    from warplens.gui.workspace.inspector import SelectionInspector


def run_window(
    profile_path: str | None = None,
    folders: Sequence[str | Path] = (),
    lessons: Sequence[Path] | None = None,
    program: str = "",
) -> int:
    """Show the window, with the profile and the lessons to open at once, until it is closed; return the exit code.

    The profile is that of the `program`, where there is one: a `MainCall` as JSON.
    `InputError` if one of the `folders` of the user's own kernels does not exist.
    """
    wrong_files: list[errors.SpannedError] = []
    kernels = kernels_of(folders, wrong_files.append)
    application = make_application()
    path = settings_file.default_path()
    settings = settings_file.load(path)
    with ThreadPoolExecutor(1, thread_name_prefix="warplens-background") as background, closing(WarmPools()) as pools:
        backend = make_backend(background, pools)
        window = make_window(
            kernels,
            (*gpu_specs(), *all_specs()),
            backend=backend,
            settings=settings,
            folder=settings_file.kept_sweeps_path(),
            dialogs=Dialogs(),
            shipped=journal.references().values(),
            watched=tuple(map(Path, folders)),
        )
        if wrong_files:
            count = len(wrong_files)
            head = "" if count == 1 else f"{count} kernel files are wrong and left out; the first: "
            window.session.complain(f"{head}{wrong_files[0]}")
        _show_unexpected_errors(window)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Control-C in the terminal ends the window
        fit_screen(window, is_first=not settings.geometry)
        window.show()
        preparing.WarmUp(window.session, backend)
        QTimer.singleShot(LATER_MS, lambda: background.submit(load_for_later))
        keeping = SettingsKeeping(lambda: window.settings, path, background)
        gc.freeze()  # modules and panels stay: a collection during a sweep skips them, and takes less time
        gc.enable()  # the command disabled it for the start
        if lessons is not None:
            window.commands.open_lessons(lessons)
        if profile_path is not None:
            background.submit(load_for_later)  # its panels, before it is read: the window would wait for them
            window.chosen.take([Path(profile_path)])
            if program:
                call = msgspec.json.decode(program, type=MainCall)
                window.models.main_programs.follow(call, Path(profile_path))
        else:
            QTimer.singleShot(0, window.session.look_for_leftovers)
        code = application.exec()
        keeping.close()
    sys.excepthook = sys.__excepthook__
    return code


LATER_MS = 1000  # so long after the start a profile that was asked for is read and drawn
# the panels of results, and what many panels need beside them
LATER = (
    *(f"gui.views.{name}" for name in ("plots.runtime_panels", "points.panel", "points.point_panel", "code.panel")),
    *(f"gui.views.{name}" for name in ("occupancy.panel", "difference.model", "difference.panel", "lens.panel")),
    *("gui.views.compare.panel", "gui.window.legend", "gui.workspace.inspector", "profiles.ab_run"),
    "cuda.compiler.includes",
)


def load_for_later() -> None:
    """Import what the first picture does not need, in the background, before a click waits for it."""
    for name in (*(f"warplens.{name}" for name in LATER), "numpy.ma"):
        import_module(name)
    writing.version()  # the first sweep writes both down, and reading them holds the window up for 40 ms
    with suppress(errors.MissingPartError):
        _compiler()


def kernels_of(folders: Sequence[str | Path], on_error: search.OnError = search.raise_error) -> tuple[KernelFile, ...]:
    """Return the built-in kernels and those in `folders`, with names that differ; by default an error is raised."""
    return with_distinct_names((*builtin_kernels(), *find_kernels(folders, on_error)))


def make_backend(executor: ThreadPoolExecutor, pools: WarmPools | None = None) -> Backend:
    """Return a backend that runs sweeps and inspects points in worker processes of this machine."""
    pools = pools or WarmPools()
    return Backend(
        execution=lambda plan: pool.local_execution(plan.devices, len(plan.points), make_counting=pools.take),
        prepare=partial(prepare_workers, pools),
        cluster_execution=_cluster_execution,
        cluster_gpus=_cluster_gpus,
        ab_execution=_ab_execution,
        workers=host.worker_count(),
        compiler=_compiler,
        background=Background(executor),
        inspecting=Inspecting(
            executor_factory=inspection.make_inspecting_executor,
            inspect=inspect_point,
            record=record_block,
            timeline=timeline_of_point,
        ),
        command=(sys.executable, "-m", "warplens"),
    )


def make_window(
    kernels: Sequence[KernelFile],
    specs: Sequence[GpuSpec],
    *,
    backend: Backend,
    settings: Settings,
    folder: Path,
    dialogs: Dialogs,
    delay_ms: int = REDRAW_DELAY_MS,
    shipped: Iterable[Path] = (),
    watched: Sequence[Path] = (),
) -> main_window.MainWindow:
    """Return a window, not yet shown, with the settings of the last session restored; `folder` keeps unsaved sweeps."""
    changes, choices = undo.Changes(), restored_choices(kernels, specs, settings)
    queue.ChoicesHistory(choices, changes, choices)
    results = Results(variants_of(choices.kernels), {device.key: device.name for device in choices.devices})
    results.background = backend.background
    sheets = {spec.key: spec for spec in specs}
    session = Session(
        choices, results, backend=backend, specs=sheets, folder=folder, changes=changes, delay_ms=delay_ms
    )
    preparing.ClusterGpus(session, backend, settings.devices).look_for_remembered()
    library = Library(results, backend.background, changes, shipped)
    followed = widgets.configured(FollowedFile(results, session.background, parent=session), failed=session.complain)

    def tell(profile: records.Profile) -> None:
        name = "" if results.path is None else f"{results.path.name}: "
        more = ", and the program goes on" if profile.status is records.Completeness.PARTIAL else ""
        session.say(f"{name}{formats.points_text(len(profile.points))}{more}")
        library.refresh()

    followed.read.connect(tell)
    library.restore(map(Path, settings.profile_files), map(Path, settings.profile_folders))
    forecast = preparing.Forecast(choices, backend, settings.costs, session)
    session.run.ended.connect(lambda *_: forecast.learn(session.run.costs))
    rerun = Rerun(session, session)
    watch = _watch(session, rerun, kernels=kernels, watched=watched, settings=settings)

    def make_inspector() -> SelectionInspector:
        from warplens.gui.workspace.inspector import SelectionInspector

        return SelectionInspector(results, choices, specs=sheets, backend=backend, delay_ms=delay_ms, parent=session)

    main_programs = MainPrograms(backend.command, session, watch)
    comparison = ComparisonModel(results, backend.background, parent=session)
    comparison.failed.connect(session.complain)
    models = WindowModels(
        session=session,
        choices=choices,
        results=results,
        run=session.run,
        specs=session.specs,
        rerun=rerun,
        watch=watch,
        main_programs=main_programs,
        library=library,
        forecast=forecast,
        comparison=comparison,
        ab=selected_points.AbModel(session, backend, delay_ms),
        reporting=reporting.Reporting(session, library, session),
        reproducing=selected_points.Reproducing(session, library, comparison),
        changes=changes,
        make_inspector=make_inspector,
        backend=backend,
        background=backend.background,
        delay_ms=delay_ms,
        visible_columns=point_columns.VisibleColumns(settings.columns, session),
        plots=PlotMemory(settings.plots),
    )
    window = main_window.MainWindow(models, layouts.PANELS, settings, dialogs, delay_ms)
    FocusRing(window)
    return window


def _watch(
    session: Session, rerun: Rerun, *, kernels: Sequence[KernelFile], watched: Sequence[Path], settings: Settings
) -> kernel_watch.KernelWatch:
    """Return the watch over the folders of kernels and over the files of the last session; saved kernels run again."""
    results = session.results
    builtin = {kernel.name for kernel in kernels if search.is_builtin(kernel)}
    has_own = settings.checked is not None and not builtin.issuperset(settings.checked)
    watch = kernel_watch.KernelWatch(
        session.choices, watched, session.background, kernel_names=settings.checked if has_own else None, parent=session
    )
    rerun.follow(watch)
    watch.kernels_added.connect(lambda added: results.add_variants(variants_of(added)))
    watch.failed.connect(session.complain)
    watch.noticed.connect(session.say)
    for kernel_folder in settings.kernel_folders:
        watch.add_folder(Path(kernel_folder), settings.checked or ())
    watch.add_files(settings.kernel_files, settings.checked or ())
    return watch


def restored_choices(kernels: Sequence[KernelFile], specs: Sequence[GpuSpec], settings: Settings) -> SweepChoices:
    """Return the choices of the last session, as far as the kernels and GPUs still exist.

    At the first start they are the variants of the first family, on a GPU of this machine where there is one. The
    user's own kernels are chosen unless the last session has chosen among them.
    """
    choices = SweepChoices(in_order(kernels), device_choices(specs))
    first = [kernel.name for kernel in kernels if kernel.family == FIRST_FAMILY] or [k.name for k in kernels[:1]]
    own = {kernel.name for kernel in kernels if not search.is_builtin(kernel)}
    checked = set(first if settings.checked is None else settings.checked)
    choices.set_checked(checked if checked & own else own or checked)
    for axis, text in settings.axes.items():
        choices.set_text(axis, text)
    choices.set_device(DEFAULT_DEVICE)
    choices.set_device(default_device())
    if existing := {device.key for device in choices.devices} & set(settings.devices):
        choices.set_chosen_devices(existing)
    choices.set_budget(settings.budget)
    choices.set_cluster(settings.cluster)
    choices.timing.set_cache(settings.cache)
    for name, text in settings.timing.items():
        choices.timing.set_text(name, text)
    choices.checking.set_inputs(settings.inputs)
    choices.checking.set_reference(settings.reference)
    return choices


def device_choices(specs: Sequence[GpuSpec]) -> tuple[DeviceChoice, ...]:
    """Return the GPUs to choose from: those of this machine, then the emulated ones, each from the newest on."""
    newest_first = sorted(
        specs, key=lambda spec: (not is_timed(spec.key), tuple(-part for part in spec.compute_capability), spec.name)
    )
    names = [(spec.key, formats.short_device_name(spec.name)) for spec in newest_first]
    return tuple(DeviceChoice(key=key, name=name, label=f"{name} · {traits_of(key).label}") for key, name in names)


def _ab_execution(plan: SweepPlan, thresholds: matching.Thresholds) -> Execution:
    from warplens.profiles.ab_run import ab_execution

    return ab_execution(plan, thresholds)


def _cluster_execution(plan: SweepPlan, address: str) -> Execution:
    """Connect to a cluster; the connection is closed with the execution."""
    from warplens.cuda.sweep.cluster.cluster import Cluster

    cluster = Cluster(address)
    try:
        return cluster.execution(plan.devices, len(plan.points))
    except BaseException:
        cluster.close()
        raise


def _cluster_gpus(address: str) -> tuple[GpuSpec, ...]:
    """Return the models of a cluster's GPUs, over a connection that is closed again."""
    from warplens.cuda.sweep.cluster.cluster import Cluster

    with closing(Cluster(address)) as cluster:
        cluster.open()
        return tuple({gpu.spec.key: gpu.spec for gpu in cluster.gpus.gpus}.values())


def _compiler() -> str:
    """Return the compiler's name and version; loading its library is too slow for the window's thread."""
    from warplens.cuda.compiler.process.client import compiler_version

    return compiler_version()


def _show_unexpected_errors(window: main_window.MainWindow) -> None:
    """Show an unexpected error as a sentence and print its traceback; the window continues."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        traceback.print_exception(kind, error, trace, file=sys.stderr)
        window.session.complain(f"Unexpected error: {kind.__name__}: {error}")

    sys.excepthook = hook


# The settings are written while the window is open, so that a killed program or a dead battery loses none.
LOOK_MS = 2000  # the settings are looked at this often: at most so much of what the user did is lost


class SettingsKeeping(QObject):
    """Keeps the settings in their file."""

    def __init__(self, read: Callable[[], Settings], path: Path, background: Executor) -> None:
        super().__init__()
        self._read = read
        self._path = path
        self._background = background
        self._written: Settings | None = None
        self._timer = widgets.configured(QTimer(self), timeout=self.keep)
        self._timer.start(LOOK_MS)

    def keep(self) -> None:
        """Write the settings if they have changed since they were written last."""
        settings = self._read()
        if settings != self._written:
            self._written = settings
            self._background.submit(settings_file.store, self._path, settings)

    def close(self) -> None:
        """Write the settings for the last time."""
        self._timer.stop()
        self.keep()


# The whole window is on the screen on which it starts, with its frame: what asks for an answer stands at its foot.
WANTED = QSize(1680, 1020)  # the first size, where there is room: plots side by side, every panel of the first layout
FRAME = QSize(16, 48)  # a window's frame takes about this much of the screen: the borders, and the title bar


def fitting(geometry: QRect, available: QRect, *, is_first: bool) -> QRect:
    """Return where a window stands on a screen, both without frames; at first it is in the middle, of its own size."""
    most = available.size() - FRAME
    size = (WANTED if is_first else geometry.size()).boundedTo(most)
    room = available.adjusted(FRAME.width() // 2, FRAME.height() - FRAME.width() // 2, 0, 0)
    corner = geometry.topLeft()
    if is_first:
        corner = room.topLeft() + QPoint((most.width() - size.width()) // 2, (most.height() - size.height()) // 2)
    left = min(max(corner.x(), room.left()), room.left() + most.width() - size.width())
    top = min(max(corner.y(), room.top()), room.top() + most.height() - size.height())
    return QRect(QPoint(left, top), size)


def fit_screen(window: QWidget, *, is_first: bool) -> None:
    """Put a window, before it is shown, where the whole of it is on its screen."""
    screen = window.screen()
    if screen is None or window.isMaximized() or window.isFullScreen():
        return
    available = screen.availableGeometry()
    window.setMinimumSize(window.minimumSize().boundedTo(available.size() - FRAME))
    window.setGeometry(fitting(window.geometry(), available, is_first=is_first))
