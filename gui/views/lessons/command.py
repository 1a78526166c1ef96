"""`warplens lessons`: the lessons, and whether they state what the engine counts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError, StorageError
from warplens.gui.terminal import console, opening, options, output
from warplens.profiles.writing import reason_of

if TYPE_CHECKING:
    from warplens.gui.views.lessons.truths import Lesson


def lessons(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="PATH", help="Lessons of yours: files, or folders of them. Default: those that are shipped."
        ),
    ] = None,
    *,
    check: Annotated[
        bool, typer.Option("--check", help="Execute every point, and compare each stated answer with its counters.")
    ] = False,
    handout: Annotated[
        Path | None,
        typer.Option(
            "--handout", metavar="FOLDER", help="Write each lesson as a page for paper, with its answers at the end."
        ),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the lessons in the window.")] = False,
    json: options.Json = None,
) -> None:
    """List lessons, check them, print them or open them: each is a TOML file with text, points and questions."""
    from warplens.gui.views.lessons.reader import find_lessons, shipped_lessons
    from warplens.gui.views.lessons.text import lessons_data, lessons_report

    listed = find_lessons(paths) if paths else shipped_lessons()
    if show:
        raise typer.Exit(opening.open_window(lessons=tuple(paths or ())))
    if handout is not None:
        _hand_out(listed, handout)
        return
    findings = _findings(listed) if check else None
    console.report(json, "lessons", lessons_data(listed, findings), lessons_report(listed, findings))
    if findings is not None and any(findings.values()):
        raise typer.Exit(1)


def _findings(listed: tuple[Lesson, ...]) -> dict[str, tuple[str, ...]]:
    """Execute the points of lessons, and return what they state and the engine does not count, by their paths."""
    from warplens.cuda.sweep.inspection import inspecting_worker
    from warplens.gui.views.lessons.handout import findings

    with inspecting_worker() as worker:
        return {lesson.path: findings(lesson, worker.inspect) for lesson in listed}


def _hand_out(listed: tuple[Lesson, ...], folder: Path) -> None:
    from warplens.cuda.sweep.inspection import inspecting_worker
    from warplens.gui.views.lessons.handout import handout_of
    from warplens.profiles.outputs import Kind

    keys = [lesson.key for lesson in listed]
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        raise InputError(f"two lessons would be written to {twice[0]}.html: hand out one folder at a time")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"the folder {folder} cannot be made: {reason_of(error)}") from None
    with inspecting_worker() as worker:
        for lesson in listed:
            path = folder / f"{lesson.key}.html"
            output.write_file(path, handout_of(lesson, worker.inspect).encode("utf-8"), Kind.PAGE)
            output.notice(f"wrote {path}")
