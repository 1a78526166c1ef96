"""The command `warplens`.

The rule: an expected failure is one sentence on standard error, `warplens: ...`, and an exit code; never a traceback.

Exit codes: 0 all well; 1 some point failed, or a file could not be written; 2 bad usage or bad input; 130 stopped by
Control-C (143 by a polite kill), after saving what was done.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError, MissingPartError, StorageError, WarplensError
from warplens.gui.options import level_of, whole_number

if TYPE_CHECKING:
    from warplens.gui.terminal import Outcome
    from warplens.profiles.records import Profile

app = typer.Typer(
    name="warplens",
    help="Profile variants of CUDA kernels over sizes and tile widths, with a GPU or without.",
    epilog="Exit codes: 0 all well, 1 some point failed, 2 bad usage, 130 stopped by Control-C (what is done is kept).",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

QUICK_FOLDER = Path("warplens-run")
QUICK_VARIANTS = (
    "copy_coalesced", "transpose_thread_per_element", "transpose_tiled", "transpose_tiled_padded",
    "matmul_naive", "matmul_tiled",
)  # fmt: skip
QUICK_SIZES = (256, 512, 1024)
"""The quick sweep: variants, sizes N, and the tile widths below; some seconds of emulation."""
QUICK_TILES = (8, 16, 32)

KernelFolders = Annotated[
    list[Path] | None, typer.Option("--kernels", metavar="FOLDER", help="A folder with kernel files; may be repeated.")
]

Budget = Annotated[
    str | None,
    typer.Option(
        metavar="SECONDS", help="Time a point may execute; a longer launch is sampled. inf: execute every block."
    ),
]
Limit = Annotated[
    str | None,
    typer.Option(metavar="COUNT", help="Warp instructions after which a block is taken for endless, as 5e9."),
]
Check = Annotated[
    str | None,
    typer.Option(
        metavar="fast|full",
        help="Look for races and reads of unwritten shared memory by executing once more: not at all, or every block. "
        "Default: full for points that are executed whole, but for no longer than the point took.",
    ),
]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; `arguments` are by default those of the process."""
    try:
        app(args=None if arguments is None else list(arguments), prog_name="warplens")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except WarplensError as error:
        from warplens.gui.terminal import notice

        notice(f"warplens: {error}")
        return 2 if isinstance(error, InputError) else 1
    except KeyboardInterrupt:
        return 130
    return 0


@app.callback(invoke_without_command=True)
def _window(
    context: typer.Context,
    profile: Annotated[Path | None, typer.Option("--open", metavar="FILE", help="Show this profile at once.")] = None,
    folders: KernelFolders = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
) -> None:
    """Open the window; without a display, run a quick sweep instead and save its table and picture."""
    if context.invoked_subcommand is not None:
        return
    if version:
        from warplens.gui.terminal import write_result
        from warplens.profiles.records import program_version

        write_result(f"{program_version()}\n")
        return
    from warplens.gui.doctor import has_display

    if not has_display():
        if profile is not None:
            raise MissingPartError(f"there is no display to open {profile} on; `warplens show {profile}` prints it")
        raise typer.Exit(quick_sweep().exit_code)
    raise typer.Exit(_open_window(profile, folders or ()))


@app.command()
def run(
    kernels: Annotated[list[str], typer.Argument(metavar="KERNEL", help="Families, kernels or paths of .cu files.")],
    *,
    problem: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="Sizes, as N=250,256:4096:*2; may be repeated.")
    ] = None,
    tune: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="Macros, as TILE=8,16; may be repeated.")
    ] = None,
    device: Annotated[
        list[str] | None, typer.Option(metavar="KEY", help="A GPU of `warplens devices`; may be repeated.")
    ] = None,
    folders: KernelFolders = None,
    budget: Budget = None,
    limit: Limit = None,
    check: Check = None,
    cache: Annotated[
        str | None,
        typer.Option(
            metavar="cold|warm|both",
            help="On a card: what its L2 cache holds when a timed launch begins. Default: cold.",
        ),
    ] = None,
    timing: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", help="On a card: when its samples are enough, as least_samples=20; may be repeated."
        ),
    ] = None,
    time_limit: Annotated[
        str | None,
        typer.Option(metavar="SECONDS", help="On a card: time for a point, after which it has failed. Default: 60."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="COUNT", min=1, max=1024, help="Points at a time; one a processor.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the profile here; an interrupted run is resumed.")
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the profile here, - for standard output and no table.")
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Drop what an interrupted run left instead of resuming.")
    ] = False,
) -> None:
    """Run variants over sizes and macros, print the table of points."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.device.cards import default_device, load_device
    from warplens.cuda.sweep.axes import merge_axes, parse_axis
    from warplens.cuda.sweep.pairing import TIME_LIMIT_S
    from warplens.cuda.sweep.plan import DEFAULT_BUDGET_S, DEFAULT_LIMIT, parse_budget, plan_sweep
    from warplens.gui.options import caches_of, measuring_of, time_limit_of, want_card
    from warplens.gui.tables import profile_report
    from warplens.gui.terminal import print_result, recorded_sweep, write_result
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.store import refuse_foreign, write_profile

    sizes = merge_axes((parse_axis(text, "--problem") for text in problem or ()), "--problem")
    macros = merge_axes((parse_axis(text, "--tune") for text in tune or ()), "--tune")
    specs = [load_device(key) for key in dict.fromkeys(device or [default_device()])]
    given = [name for name, value in (("--cache", cache), ("--timing", timing), ("--time-limit", time_limit)) if value]
    if given:
        want_card(given[0], specs)
    limit_s = time_limit_of(time_limit, TIME_LIMIT_S)
    plan = plan_sweep(
        select(kernels, folders or ()),
        problem=sizes,
        tune=macros,
        devices=[spec.key for spec in specs],
        budget_s=DEFAULT_BUDGET_S if budget is None else parse_budget(budget),
        limit=DEFAULT_LIMIT if limit is None else whole_number(limit, "--limit"),
        check=level_of(check),
        caches=caches_of(cache),
        measuring=measuring_of(timing or ()),
    )
    to_stdout = json == Path("-")
    for path in (save, None if to_stdout else json):
        if path is not None:
            refuse_foreign(path)
    outcome = recorded_sweep(plan, specs, workers=workers, save=save, fresh=fresh, limit_s=limit_s)
    if json is not None and not to_stdout:
        write_profile(json, outcome.profile)
    if to_stdout:
        write_result(to_json(outcome.profile))
    else:
        print_result(lambda console: profile_report(outcome.profile, console))
    _say_where(outcome, save)
    raise typer.Exit(outcome.exit_code)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A profile or the journal of an interrupted run; - for standard input.")],
    csv: Annotated[bool, typer.Option("--csv", help="All axes and metrics as CSV.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="The table as Markdown.")] = False,
    json: Annotated[bool, typer.Option("--json", help="The profile as JSON.")] = False,
) -> None:
    """Print a saved profile."""
    from warplens.gui.tables import profile_report
    from warplens.gui.terminal import print_result, write_result
    from warplens.profiles.exporters.csv import to_csv
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.exporters.markdown import to_markdown

    if csv + markdown + json > 1:
        raise InputError("--csv, --markdown and --json exclude each other")
    profile = _read(file)
    if csv:
        write_result(to_csv(profile))
    elif markdown:
        write_result(to_markdown(profile))
    elif json:
        write_result(to_json(profile))
    else:
        print_result(lambda console: profile_report(profile, console))


@app.command()
def explain(
    kernel: Annotated[str, typer.Argument(metavar="KERNEL", help="A kernel, or the path of a .cu file.")],
    *,
    problem: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="A size, as N=1024; default: the largest up to 1024.")
    ] = None,
    tune: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="A macro, as TILE=32; default: the last of its values.")
    ] = None,
    device: Annotated[str | None, typer.Option(metavar="KEY", help="A GPU of `warplens devices`.")] = None,
    folders: KernelFolders = None,
    budget: Budget = None,
    limit: Limit = None,
    check: Check = None,
    trace: Annotated[
        str | None,
        typer.Option(
            metavar="BLOCK,WARP,OCCURRENCE",
            help="The request of each instruction that is described; default: the first of warp 0 in a middle block.",
        ),
    ] = None,
    pitch: Annotated[
        int | None,
        typer.Option(metavar="WORDS", min=1, max=65536, help="Count again with this row pitch of shared arrays."),
    ] = None,
    rescore: Annotated[
        str | None,
        typer.Option(metavar="KEY", help="Count the described requests by the rules of another GPU too."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, with the addresses of the requests.")] = False,
) -> None:
    """Show which source line wastes memory traffic, and how: one kernel at one point."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.device.cards import default_device
    from warplens.cuda.runners import explanation
    from warplens.cuda.sweep.axes import merge_axes, parse_axis
    from warplens.cuda.sweep.plan import DEFAULT_BUDGET_S, DEFAULT_LIMIT, parse_budget
    from warplens.cuda.sweep.workers import worker_count
    from warplens.gui.explain import explanation_data, explanation_report
    from warplens.gui.terminal import print_result, write_result
    from warplens.profiles.store import encode

    point = explanation.choose_point(
        select([kernel], folders or ()),
        problem=merge_axes((parse_axis(text, "--problem") for text in problem or ()), "--problem"),
        tune=merge_axes((parse_axis(text, "--tune") for text in tune or ()), "--tune"),
        device=device or default_device(),
        budget_s=DEFAULT_BUDGET_S if budget is None else parse_budget(budget),
        limit=DEFAULT_LIMIT if limit is None else whole_number(limit, "--limit"),
        check=level_of(check),
    )
    place = None if trace is None else explanation.parse_place(trace)
    found = explanation.explain(point, place, pitch_words=pitch, rescored_for=rescore, threads=worker_count())
    if json:
        write_result(encode(explanation_data(found)).decode("utf-8") + "\n")
    else:
        print_result(lambda console: explanation_report(found, console))


@app.command()
def kernels(
    folders: KernelFolders = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the kernels by family, with their axes and default values."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels
    from warplens.gui.tables import kernels_table
    from warplens.gui.terminal import print_result, write_result
    from warplens.profiles.store import encode

    found = (*builtin_kernels(), *find_kernels(folders or ()))
    if not json:
        print_result(kernels_table(found))
        return
    listed = [
        {
            "kernel": kernel.name,
            "family": kernel.family,
            "title": kernel.title,
            "path": kernel.path,
            "source": kernel.origin,
            "source_hash": kernel.source_hash,
            "problem": kernel.problem,
            "tune": kernel.tune,
        }
        for kernel in found
    ]
    write_result(encode(listed).decode("utf-8") + "\n")


@app.command()
def devices() -> None:
    """List the GPUs that a sweep can be run for."""
    from warplens.cuda.device.cards import default_device, look
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.tables import devices_report
    from warplens.gui.terminal import print_result

    print_result(devices_report(look(), all_specs(), default_device()))


@app.command()
def doctor() -> None:
    """Say what is there and what is missing on this machine, and what to do about each."""
    from rich.text import Text

    from warplens.gui.doctor import Verdict, examine
    from warplens.gui.terminal import print_result

    styles = {Verdict.THERE: "green", Verdict.MISSING: "red", Verdict.OPTIONAL: "yellow"}
    report = Text("\n").join(
        Text.assemble((f"{finding.verdict.value:8}", styles[finding.verdict]), finding.line()) for finding in examine()
    )
    print_result(report, wrap=False)


def quick_sweep() -> Outcome:
    """Run the small built-in sweep, print its table, save profile and picture and say where they are.

    Raises:
        StorageError: neither this folder nor the user's data folder can be written.
    """
    from warplens.cuda.catalogue import select
    from warplens.cuda.device.cards import default_device, load_device
    from warplens.cuda.sweep.plan import plan_sweep
    from warplens.gui.tables import profile_report
    from warplens.gui.terminal import notice, print_result, recorded_sweep, write_result

    folder = _quick_folder()
    profile_path, picture_path = folder / "quick.warplens.json", folder / "quick.png"
    spec = load_device(default_device())
    plan = plan_sweep(
        select(QUICK_VARIANTS),
        problem={"N": QUICK_SIZES},
        tune={"TILE": QUICK_TILES},
        devices=[spec.key],
    )
    notice(f"no display: running the quick sweep of {len(plan.points)} points instead of opening the window")
    outcome = recorded_sweep(plan, [spec], workers=None, save=profile_path, fresh=True)
    print_result(lambda console: profile_report(outcome.profile, console))
    written = f"profile: {profile_path}\n"
    problem = _save_picture(outcome.profile, picture_path)
    write_result(written + (f"no picture: {problem}\n" if problem else f"picture: {picture_path}\n"))
    return outcome


def _say_where(outcome: Outcome, save: Path | None) -> None:
    from warplens.gui.terminal import notice
    from warplens.profiles.records import Completeness

    if outcome.profile.status is Completeness.COMPLETE:
        if save is not None:
            notice(f"saved {save}")
        return
    done = f"stopped with {len(outcome.profile.points)} points done"
    if save is not None:
        notice(f"{done}, saved in {save}; the same command again runs the rest")
    else:
        notice(f"{done}; with --save a stopped run can be resumed")


def _read(file: Path) -> Profile:
    from dataclasses import replace

    from warplens.cuda.errors import ProfileError
    from warplens.profiles.journal import read_journal
    from warplens.profiles.store import LARGEST_PROFILE_BYTES, decode_profile, read_profile

    if file == Path("-"):
        return decode_profile(sys.stdin.buffer.read(LARGEST_PROFILE_BYTES + 1), "standard input")
    if file.name.endswith(".journal"):
        content = read_journal(file)
        if content is None:
            raise ProfileError(f"{file.name} holds no points: the run ended before the first one")
        return replace(content.header.profile, points=content.points)
    return read_profile(file)


def _open_window(profile: Path | None, folders: Sequence[Path]) -> int:
    from warplens.gui.doctor import window_hindrance

    if hindrance := window_hindrance():
        raise MissingPartError(f"the window cannot be opened: {hindrance}")
    try:
        from warplens.gui.app import run_window
    except ImportError as error:
        raise MissingPartError(
            f"the window cannot be opened: {error}; `warplens doctor` says what to install"
        ) from None
    return run_window(None if profile is None else str(profile), folders)


def _quick_folder() -> Path:
    """Return a folder to write to: `warplens-run` here, or the same under the user's data where this is read-only."""
    import platformdirs

    from warplens.profiles.store import storage_errors

    fallback = Path(platformdirs.user_data_dir("warplens")) / QUICK_FOLDER
    for folder in (QUICK_FOLDER, fallback):
        try:
            with storage_errors(folder):
                folder.mkdir(parents=True, exist_ok=True)
                probe = folder / f".probe-{os.getpid()}"
                probe.write_bytes(b"")
                probe.unlink()
        except StorageError:
            if folder == fallback:
                raise
        else:
            return folder
    raise AssertionError("the last folder returns or raises")


def _save_picture(profile: Profile, path: Path) -> str:
    """Save the two plots; return why that was not possible, or nothing."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from warplens.gui.plots.snapshot import save_plots

        save_plots(profile, path, "light")
    except ImportError as error:
        return f"{error}; `warplens doctor` says what to install"
    except (MissingPartError, StorageError) as error:
        return str(error)
    return ""


if __name__ == "__main__":
    sys.exit(main())
