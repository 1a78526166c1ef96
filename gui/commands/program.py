"""The program `warplens` as typer knows it: its commands with their options, and a call of one of them.

The rule: what is wrong with the words of a call is said here, and every other failure in `gui.cli`. This module reads
all commands, for which a window without options need not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import typer

from warplens.gui.commands.ab import ab
from warplens.gui.commands.calibrate import calibrate
from warplens.gui.commands.check import check
from warplens.gui.commands.compare import compare
from warplens.gui.commands.devices import devices
from warplens.gui.commands.doctor import doctor
from warplens.gui.commands.explain import explain
from warplens.gui.commands.help import show_help
from warplens.gui.commands.init import init
from warplens.gui.commands.judge import judge
from warplens.gui.commands.kernels import kernels
from warplens.gui.commands.ladder import ladder
from warplens.gui.commands.largest import largest
from warplens.gui.commands.lens import lens
from warplens.gui.commands.lessons import lessons
from warplens.gui.commands.occupancy import occupancy
from warplens.gui.commands.python import PythonCommand, python
from warplens.gui.commands.report import report
from warplens.gui.commands.run import run
from warplens.gui.commands.show import show
from warplens.gui.commands.tune import tune
from warplens.gui.commands.why import why
from warplens.gui.commands.window import window
from warplens.gui.terminal.launched import ScriptCommand
from warplens.gui.terminal.usage import (
    Command,
    Group,
    StoppedError,
    UsageError,
    usage_sentence,
    with_overwrite,
)

app = typer.Typer(
    name="warplens",
    cls=Group,
    help="Profile variants of CUDA kernels over sizes and tile widths, with a GPU or without.",
    epilog="Exit codes: 0 success, 1 some point failed or became slower, or a file or standard output "
    "could not be written, 2 bad usage, or every point was skipped, "
    "130 stopped by Control-C (the finished points are kept).",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback(invoke_without_command=True)(window)
for _function in (
    run,
    show,
    compare,
    ab,
    tune,
    report,
    check,
    judge,
    why,
    occupancy,
    largest,
    ladder,
    init,
    kernels,
    lessons,
    devices,
    doctor,
    calibrate,
):
    app.command(cls=Command)(with_overwrite(_function))
for _looking in (explain, lens):
    app.command(cls=ScriptCommand)(with_overwrite(_looking))
app.command(cls=PythonCommand, context_settings={"ignore_unknown_options": True})(with_overwrite(python))
app.command("help", cls=Command)(show_help)


def call_command(words: Sequence[str]) -> int:
    """Call the command that these words name, and return its exit code.

    Raises:
        KeyboardInterrupt: Control-C ended it.
        WarplensError: it failed.
    """
    try:
        code = _command()(args=list(words), prog_name="warplens", standalone_mode=False)
    except SystemExit as end:
        code = end.code
    except UsageError as error:
        from warplens.gui.terminal.output import failure

        failure(usage_sentence(error))
        return 2
    except (StoppedError, typer.Abort):
        raise KeyboardInterrupt from None
    return int(code) if isinstance(code, int) else 0


@cache
def _command() -> Callable[..., object]:
    """Return the commands with their options, which typer would make anew for every call."""
    return typer.main.get_command(app)
