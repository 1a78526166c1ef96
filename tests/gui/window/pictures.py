"""The pictures of the README, made from real profiles by the program's own window: `make pictures`.

The rule: nothing is drawn for a picture alone. Each picture is the window or one of its panels, offscreen, with an open
profile and after the clicks that its question needs.

    python tests/gui/window/pictures.py FOLDER --yesterday FILE --today FILE
        [--other FILE] [--kernel FILE] [--programs FOLDER] [--only NAME] [--overwrite]
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QEventLoop, QSize, QTimer
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QWidget

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.spec import all_specs
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import CacheState, PointResult
from warplens.gui.figures.states import State
from warplens.gui.kit.application import make_application
from warplens.gui.kit.export import _png_of
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.theme import ThemeName
from warplens.gui.kit.widgets import configured
from warplens.gui.views.adding.panel import AddingDialog
from warplens.gui.views.ladders.panel import LadderPanel
from warplens.gui.views.lens.panel import LensPanel
from warplens.gui.views.plots.runtime_panels import RuntimeSizePanel, RuntimeTilePanel
from warplens.gui.window.app import make_backend, make_window
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.window.main_window import MainWindow
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.journal import open_profile
from warplens.profiles.outputs import Kind, refuse_loss, write_output
from warplens.profiles.records import PROFILE_SUFFIX, Profile

sys.path.append(str(Path(__file__).parents[2] / "fakes"))
from no_dialogs import NoDialogs

# Waiting for an offscreen window, as the makers of pictures do.
# The window works meanwhile, and no wait is without end.


MAX_WAIT_MS = 120_000
"""The longest wait for a worker process; the first point of a machine compiles and translates."""
POLL_MS = 20
"""The time between two checks whether a picture is ready."""
SETTLE_MS = 150
"""Docks and labels get this long to find their places once a picture is ready."""


def wait_until(is_ready: Callable[[], bool]) -> None:
    """Let the window work until it is ready, or for the longest time."""
    loop, poll, limit = QEventLoop(), QTimer(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if is_ready() else None)
    configured(limit, singleShot=True, timeout=loop.quit)
    poll.start(POLL_MS)
    limit.start(MAX_WAIT_MS)
    loop.exec()
    poll.stop()
    limit.stop()


def settle() -> None:
    """Let the window find its places."""
    loop = QEventLoop()
    QTimer.singleShot(SETTLE_MS, loop.quit)
    loop.exec()


# The pictures of a student's way: his `.cu` in the dialog that adds kernels, and its worst line in the warp lens.
# As for all pictures, the program's own window makes them, by the clicks that the README names.


DIALOG = "add"
"""The dialog, before its kernels are added."""
LENS = "mine"
"""The window, after the run and a click on its point."""
NAMES = (DIALOG, LENS)
SIZE = QSize(1360, 860)
LAYOUT = "Teaching"


def picture_of_adding(name: str, theme: ThemeName, path: Path) -> QPixmap:
    """Return a picture of a kernel file that is added: that of the dialog, or that of the window after the run."""
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as kept:
        window = make_window(
            builtin_kernels(),
            all_specs(),
            backend=make_backend(background),
            settings=Settings(theme=theme, checked=(), devices=("h200",)),
            folder=Path(kept),
            dialogs=NoDialogs(kernels=(path,)),
            delay_ms=0,
        )
        window.resize(SIZE)
        window.docks.apply(next(layout for layout in LAYOUTS if layout.name == LAYOUT))
        window.show()
        window.commands.add_kernels.trigger()
        dialog = window.kernels.dialog
        assert dialog is not None, "the command has opened it"
        wait_until(lambda: dialog.model.status.state is not State.RUNNING)
        settle()
        picture = dialog.grab() if name == DIALOG else _after_the_run(window, dialog)
        window.close()
        window.deleteLater()
        settle()
    return picture


def _after_the_run(window: MainWindow, dialog: AddingDialog) -> QPixmap:
    """Add, run, click the point, and wait for the lens."""
    dialog.add.click()
    window.commands.run.trigger()
    results = window.session.results
    wait_until(lambda: bool(results.points) and window.session.run.state is RunState.IDLE)
    results.select(results.points[0].key)
    lens = window.docks.panel("lens")
    wait_until(lambda: isinstance(lens, LensPanel) and lens.lens is not None)
    settle()
    return window.grab()


SOURCE = "reference:h200"


CONFLICT = ("transpose_tiled", 4096, 32)
"""The point with the lecture's bank conflict."""
BEST = ("transpose_tiled_padded", 4096, 16)
"""The fastest transpose of that size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One picture.

    `panel` is the key of the shown panel, "" for the whole window; `layout` is the name of a layout. The open profile
    has the points of `family` with a cold cache; `selected` names kernel, size and tile. `prepare` makes the clicks,
    and `is_ready` returns whether their result is there. With a `program`, the open profile is that of this name in the
    folder of the programs.
    """

    name: str
    panel: str
    size: QSize
    layout: str = "Default"
    family: str = "transpose"
    selected: tuple[str, int, int] = CONFLICT
    program: str = ""
    prepare: Callable[[MainWindow], None] = lambda _window: None
    is_ready: Callable[[MainWindow], bool] = lambda _window: True


@dataclass(frozen=True, slots=True, kw_only=True)
class Others:
    """The files of further profiles: two runs of one sweep, and the sweep on another GPU (None: no picture of it).

    `kernel` is a `.cu` of a student, which is added (None: no picture of that). `programs` is the folder with the
    profiles and launches of programs in Python (None: no pictures of them).
    """

    yesterday: Path
    today: Path
    other: Path | None = None
    kernel: Path | None = None
    programs: Path | None = None


SLOWEST = ("transpose_serial", "transpose_thread_per_row")
"""These variants are so slow that the others would lie on one line beside them; they are hidden."""


def _bandwidth(window: MainWindow) -> None:
    panel = window.docks.panel("size")
    assert isinstance(panel, RuntimeSizePanel)
    panel.menu.set_measure("effective_bandwidth")
    results = window.session.results
    results.set_filter(replace(results.filter, variants=frozenset(SLOWEST)))


def _heat_map(window: MainWindow) -> None:
    panel = window.docks.panel("tile")
    assert isinstance(panel, RuntimeTilePanel)
    panel.heat_button.setChecked(True)


def _pad(window: MainWindow) -> None:
    panel = window.docks.panel("lens")
    assert isinstance(panel, LensPanel)
    panel.set_pitch(33)


def _has_lens(window: MainWindow) -> bool:
    panel = window.docks.panel("lens")
    return isinstance(panel, LensPanel) and panel.lens is not None


def _has_ladder(window: MainWindow) -> bool:
    panel = window.docks.panel("ladder")
    return isinstance(panel, LadderPanel) and panel._model.timed is not None and not panel._model.is_reading


def _choose_load(window: MainWindow) -> None:
    """Select the load from `x`, the first of the accesses that cost as much."""
    inspection = window.models.inspector.inspection
    assert inspection is not None
    line = next(explained.access.line for explained in inspection.explanation.accesses if explained.access.array == "x")
    window.models.inspector.select_line(line)


TALL, WIDE, LOW = QSize(900, 1040), QSize(1680, 1020), QSize(1680, 900)
# fmt: off
SCENES = (
    Scene(name="window", panel="", size=WIDE, is_ready=_has_lens),
    Scene(name="fastest", panel="size", size=TALL, layout="Plots only", selected=BEST, prepare=_bandwidth),
    Scene(name="tile", panel="tile", size=TALL, layout="Plots only", selected=BEST, prepare=_heat_map),
    Scene(name="why", panel="point", size=QSize(1680, 1760)),
    Scene(name="line", panel="source", size=LOW, layout="Teaching", is_ready=_has_lens),
    Scene(name="padding", panel="lens", size=LOW, layout="Teaching", is_ready=_has_lens),
    Scene(name="padded", panel="lens", size=LOW, layout="Teaching", prepare=_pad, is_ready=_has_lens),
    Scene(
        name="change", panel="compare", size=QSize(2000, 1500), layout="Compare", family="",
        is_ready=lambda window: window.models.comparison.result is not None,
    ),
    Scene(
        name="other-gpu", panel="size", size=TALL, layout="Plots only", selected=BEST, prepare=_bandwidth,
        is_ready=lambda window: bool(window.models.results.overlays),
    ),
    Scene(name="ladder", panel="ladder", size=TALL, layout="Plots only", selected=BEST, is_ready=_has_ladder),
    Scene(
        name="ladder-product", panel="ladder", size=WIDE, layout="Plots only", family="matmul",
        selected=("matmul_tiled_any", 4096, 32), is_ready=_has_ladder,
    ),
    Scene(name="numba", panel="", size=QSize(1500, 860), layout="Teaching", program="transpose", is_ready=_has_lens),
    Scene(
        name="triton", panel="", size=QSize(1500, 860), layout="Teaching", program="layer_norm", prepare=_choose_load,
        is_ready=_has_lens,
    ),
)
# fmt: on


def make_pictures(folder: Path, others: Others, only: str = "", *, overwrite: bool = False) -> tuple[Path, ...]:
    """Write a picture of each scene in each theme, or of the scene called `only`, and return their paths.

    `overwrite` replaces files that are no pictures of Warplens.
    """
    os.environ.setdefault("QT_SCALE_FACTOR", "2")  # sharp on a dense screen
    application = make_application(offscreen=True)
    source = open_profile(Path(SOURCE))
    paths = []
    for scene in SCENES:
        if only in ("", scene.name) and _has_files(scene, others):
            for theme in ThemeName:
                picture = partial(_picture, scene, theme, source, others)
                paths.append(_write(picture, folder / f"{scene.name}-{theme.value}.png", overwrite=overwrite))
    for name in NAMES:
        if others.kernel is not None and only in ("", name):
            for theme in ThemeName:
                picture = partial(picture_of_adding, name, theme, others.kernel)
                paths.append(_write(picture, folder / f"{name}-{theme.value}.png", overwrite=overwrite))
    application.processEvents()
    return tuple(paths)


def _has_files(scene: Scene, others: Others) -> bool:
    if scene.program:
        return others.programs is not None
    return scene.name != "other-gpu" or others.other is not None


def _write(picture: Callable[[], QPixmap], path: Path, *, overwrite: bool) -> Path:
    refuse_loss(path, Kind.PNG, overwrite=overwrite)
    write_output(path, _png_of(picture(), str(path)), Kind.PNG, overwrite=overwrite)
    return path


def _picture(scene: Scene, theme: ThemeName, source: Profile, others: Others) -> QPixmap:
    program = (others.programs or Path()) / f"{scene.program}{PROFILE_SUFFIX}" if scene.program else None
    if program is not None:
        profile = open_profile(program)
    else:
        profile = _part(source, scene.family) if scene.family else open_profile(others.today)
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as kept:
        window = make_window(
            builtin_kernels(),
            all_specs(),
            backend=make_backend(background),
            settings=Settings(
                theme=theme, checked=tuple({point.kernel for point in profile.points}), devices=("h200",)
            ),
            folder=Path(kept),
            dialogs=NoDialogs(),
            delay_ms=0,
        )
        window.resize(scene.size)
        window.docks.apply(next(layout for layout in LAYOUTS if layout.name == scene.layout))
        window.show()
        results = window.session.results
        name = "h200.warplens.json" if scene.family else "today.warplens.json"
        results.show_profile(profile, program or Path(kept) / name)
        for name, beside in _beside(scene, others):
            path_beside = shutil.copy(beside, Path(kept) / f"{name}.warplens.json.gz")
            window.models.library.add_files([Path(path_beside)])
            window.models.library.set_baseline(Path(path_beside))
        point = profile.points[0] if scene.program else _point(profile, scene.selected)
        results.select(point.key if point is not None else None)
        if scene.panel:
            window.docks.go_to(scene.panel)
        wait_until(lambda: scene.is_ready(window))
        scene.prepare(window)
        settle()
        shown: QWidget = window.docks.docks[scene.panel] if scene.panel else window
        picture = shown.grab()
        window.close()
        window.deleteLater()
        settle()
    return picture


def _part(profile: Profile, family: str) -> Profile:
    """Return the points of one family with a cold cache, without the baselines on the host."""
    kept = [
        point
        for point in profile.points
        if point.family == family and point.cache is CacheState.COLD and point.device != "host"
    ]
    return replace(profile, points=tuple(kept))


def _beside(scene: Scene, others: Others) -> list[tuple[str, Path]]:
    """Return the profiles that are drawn over the open one, as name in the picture and path."""
    if scene.name == "change":
        return [("yesterday", others.yesterday)]
    if scene.name == "other-gpu" and others.other is not None:
        return [("RTX 4090", others.other)]
    return []


def _point(profile: Profile, selected: tuple[str, int, int]) -> PointResult | None:
    kernel, size, tile = selected
    return next(
        (
            point
            for point in profile.points
            if point.kernel == kernel
            and point.status.is_usable
            and point.problem.get("N") == size
            and point.tune.get("TILE") == tile
        ),
        None,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures named on the command line."""
    parser = argparse.ArgumentParser(description="Make the README's pictures.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--yesterday", type=Path, required=True, help="a profile")
    parser.add_argument("--today", type=Path, required=True, help="the same sweep, run again")
    parser.add_argument("--other", type=Path, help="the transposes on another GPU")
    parser.add_argument("--kernel", type=Path, help="a .cu of a student, which is added and run")
    names = ["", *(scene.name for scene in SCENES), *NAMES]
    parser.add_argument("--programs", type=Path, help="the folder with the profiles and launches of programs")
    parser.add_argument("--only", default="", choices=names, help="one picture")
    parser.add_argument("--overwrite", action="store_true", help="replace files that Warplens did not write")
    options = parser.parse_args(arguments)
    try:
        others = Others(
            yesterday=options.yesterday, today=options.today, other=options.other, kernel=options.kernel,
            programs=options.programs,
        )  # fmt: skip
        paths = make_pictures(options.folder, others, options.only, overwrite=options.overwrite)
    except WarplensError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("".join(f"{path}\n" for path in paths))
    return 0


if __name__ == "__main__":
    sys.exit(main())
