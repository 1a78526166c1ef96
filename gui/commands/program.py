"""The program `warplens` as typer knows it: its commands with their options, and a call of one of them.

The rule: what is wrong with the words of a call is said here, and every other failure in `gui.cli`. This module reads
all commands, for which a window without options need not wait.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError
from warplens.gui.commands.exec import execute
from warplens.gui.commands.python import PythonCommand, python
from warplens.gui.terminal import launched, opening, options
from warplens.gui.terminal.output import may_overwrite, notice, set_quiet, write_file, write_result
from warplens.gui.terminal.usage import CONTEXT, OF_PROGRAMS, Command, Group, as_command, call
from warplens.gui.views.adding.command import init
from warplens.gui.views.check.command import check
from warplens.gui.views.code.command import explain
from warplens.gui.views.compare.command import ab, compare
from warplens.gui.views.devices.command import calibrate, devices, doctor
from warplens.gui.views.judge.command import judge
from warplens.gui.views.ladders.command import ladder
from warplens.gui.views.lens.command import lens
from warplens.gui.views.lessons.command import lessons
from warplens.gui.views.occupancy.command import occupancy
from warplens.gui.views.points.command import show, why
from warplens.gui.views.sweep.command import kernels, run
from warplens.gui.views.sweep.largest import largest
from warplens.gui.views.timeline.command import timeline
from warplens.gui.views.tune.command import tune
from warplens.profiles.writing import program_version

if TYPE_CHECKING:
    from warplens.gui.kit.frozen import Inspected
    from warplens.profiles.records import Profile

option = options.declared_beside(__file__)

# `warplens help`: the help of the program or of one command.


def show_help(context: typer.Context, command: Annotated[str | None, option("command")] = None) -> None:
    """Show the help of a command."""
    words = [] if command is None else [command]
    context.find_root().command.main(args=[*words, "--help"], prog_name="warplens", standalone_mode=False)


# `warplens report`: a saved profile as one HTML page or as Markdown, alone or against others.


def report(
    source: Annotated[Path, typer.Argument(metavar="PROFILE", help=launched.SOURCES)],
    *,
    against: Annotated[list[Path] | None, option("against")] = None,
    output: Annotated[Path | None, option("output")] = None,
    axis: Annotated[str, option("axis")] = "",
    folders: options.KernelFolders = None,
    is_quick: Annotated[bool, option("is_quick")] = False,
    markdown: options.Markdown = False,
) -> None:
    """Write a report of a saved profile: one HTML page, the window as it stands, that needs no other file.

    The fastest point of each variant is executed for its source and its requests, unless `--no-sources` leaves them
    out.
    """
    from warplens.gui.kit.report import Named, html_report, markdown_report
    from warplens.profiles.outputs import Kind, refuse_loss
    from warplens.profiles.records import stem_of

    subject, *bases = (Named(name, profile) for name, profile in launched.read_named([source, *(against or ())]))
    if markdown:
        if axis:
            raise InputError("--axis is for the plots of the page, and --markdown has none")
        write_result(markdown_report(subject, bases))
        return
    path = output or Path(f"{stem_of(Path(subject.name.replace(':', '/')).name) or 'report'}.html")
    refuse_loss(path, Kind.PAGE, overwrite=may_overwrite())
    seen = None if is_quick else _seen(subject.profile, source, folders or ())
    write_file(path, html_report(subject, bases, axis, seen).encode("utf-8"), Kind.PAGE)
    notice(f"report: {path}")


def _seen(profile: "Profile", source: Path, folders: Sequence[Path]) -> "Inspected":
    """Execute the points of a report whose source and requests it shows."""
    from warplens.cuda.capture.files import folder_of
    from warplens.cuda.catalogue import builtin_kernels, find_kernels
    from warplens.gui.kit.frozen import looked_at
    from warplens.gui.kit.report import variants_to_look_at

    kernels, points = (*builtin_kernels(), *find_kernels(folders)), variants_to_look_at(profile)
    notice(f"executing {len(points)} variants for their sources and requests; --no-sources leaves them out")
    return looked_at(profile, points, kernels, folder_of(source))


# `warplens` without a command: the window, or the quick sweep where there is no display.


def window(
    context: typer.Context,
    profile: Annotated[Path | None, option("profile")] = None,
    folders: options.KernelFolders = None,
    quiet: options.Quiet = False,
    version: Annotated[bool, option("version")] = False,
    *,
    program: Annotated[str, option("run_again", hidden=True)] = "",
) -> None:
    """Open the window; without a display, run a quick sweep instead and save its table and picture."""
    if version:
        write_result(f"{program_version()}\n")
        raise typer.Exit
    if quiet:
        set_quiet(quiet=True)
    if context.invoked_subcommand is not None:
        return
    raise typer.Exit(opening.open_window(profile, folders or (), program=program))


app = typer.Typer(
    name="warplens",
    cls=Group,
    help="Profile variants of CUDA kernels over sizes and tile widths, with a GPU or without.",
    epilog="Exit codes: 0 success, 1 some point failed or became slower, or a file or standard output "
    "could not be written, 2 bad usage, or every point was skipped, "
    "130 stopped by Control-C (the finished points are kept).",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings=CONTEXT,
)
QUIET = (run, ab, tune, report, check, judge, largest, ladder, calibrate)
app.callback(invoke_without_command=True)(window)
RUNS_MAIN = (
    run,
    check,
    explain,
    lens,
    timeline,
)  # their words behind `--` are the arguments of `main()`, or of a script
ON_RESULTS = (run, show, compare, ab, tune, report, check, judge, why, occupancy, largest, ladder)
for _function in (*ON_RESULTS, init, kernels, lessons, devices, doctor, calibrate, explain, lens, timeline):
    _class = launched.ScriptCommand if _function in RUNS_MAIN else Command
    app.command(cls=_class)(as_command(_function, has_quiet=_function in QUIET))
app.command(cls=PythonCommand, context_settings={"ignore_unknown_options": True})(as_command(python))
app.command("exec", cls=Command, context_settings=OF_PROGRAMS)(as_command(execute))
app.command("help", cls=Command)(show_help)


def call_command(words: Sequence[str]) -> int:
    """Call the command that these words name, and return its exit code; it raises what `call` does."""
    return call(_command(), words)


@cache
def _command() -> Callable[..., object]:
    """Return the commands with their options, which typer would make anew for every call."""
    return typer.main.get_command(app)
