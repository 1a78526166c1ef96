"""The command `warplens`.

The rule: an expected failure is one sentence on standard error, `warplens: ...`, and an exit code; never a traceback.

Exit codes: 0 success; 1 some point failed or became slower, or a file or standard output could not be written; 2 bad
usage or bad input, such as a sweep of which every point was skipped; 130 stopped by Control-C (143 by SIGTERM), after
saving the finished points. `check` tells more apart (`commands.check.ExitCode`).
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextvars import copy_context
from functools import cache
from typing import Any

import typer

from warplens.cuda.errors import InputError, NotOverwrittenError, StorageError, WarplensError
from warplens.gui.commands.ab import ab
from warplens.gui.commands.calibrate import calibrate
from warplens.gui.commands.check import ExitCode, check
from warplens.gui.commands.compare import compare
from warplens.gui.commands.devices import devices
from warplens.gui.commands.doctor import doctor
from warplens.gui.commands.explain import explain
from warplens.gui.commands.help import show_help
from warplens.gui.commands.init import init
from warplens.gui.commands.judge import judge
from warplens.gui.commands.kernels import kernels
from warplens.gui.commands.largest import largest
from warplens.gui.commands.launched import ScriptCommand
from warplens.gui.commands.lens import lens
from warplens.gui.commands.lessons import lessons
from warplens.gui.commands.occupancy import occupancy
from warplens.gui.commands.python import python
from warplens.gui.commands.report import report
from warplens.gui.commands.run import run
from warplens.gui.commands.show import show
from warplens.gui.commands.why import why
from warplens.gui.commands.window import open_window, window
from warplens.gui.terminal.usage import (
    OVERWRITE,
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
for _command in (
    run,
    show,
    compare,
    ab,
    report,
    check,
    judge,
    why,
    occupancy,
    largest,
    init,
    kernels,
    lessons,
    devices,
    doctor,
    calibrate,
):
    app.command(cls=Command)(with_overwrite(_command))
for _command in (explain, lens):
    app.command(cls=ScriptCommand)(with_overwrite(_command))
app.command(cls=Command, context_settings={"ignore_unknown_options": True})(with_overwrite(python))
app.command("help", cls=Command)(show_help)

COMPLETION = "_WARPLENS_COMPLETE"
"""The shell sets this variable, and gives no arguments, when it requests completions."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; `arguments` are by default those of the process.

    Example:
        >>> from contextlib import redirect_stderr
        >>> with redirect_stderr(sys.stdout):
        ...     main(["show", "no-such.warplens.json"])
        warplens: there is no file no-such.warplens.json
        2
    """
    return copy_context().run(_usable_code, arguments)  # --quiet holds for this call alone


@cache
def _command() -> Any:
    """Return the commands with their options, which typer would make anew for every call."""
    return typer.main.get_command(app)


def _usable_code(arguments: Sequence[str] | None) -> int:
    from warplens.gui.terminal.streams import surroundings

    with surroundings():
        code = _exit_code(arguments)
        try:
            sys.stdout.flush()
        except StorageError as error:
            return _failure(str(error), _unwritten(arguments))
        return code


def _unwritten(arguments: Sequence[str] | None) -> int:
    """Return the exit code for a file or a standard output that cannot be written."""
    words = sys.argv[1:] if arguments is None else arguments
    return ExitCode.UNWRITTEN if words and words[0] == "check" else 1


def _exit_code(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if not words and COMPLETION not in os.environ:  # parsing no options takes a sixth of the window's start
            return open_window()
        code = _command()(args=words, prog_name="warplens", standalone_mode=False)
    except SystemExit as end:
        code = end.code
    except UsageError as error:
        return _failure(usage_sentence(error), 2)
    except StorageError as error:
        hint = f"; {OVERWRITE} replaces it" if isinstance(error, NotOverwrittenError) else ""
        return _failure(f"{error}{hint}", _unwritten(words))
    except WarplensError as error:
        return _failure(str(error), 2 if isinstance(error, InputError) else 1)
    except OSError as error:  # what the system refuses anywhere: too many open files, no memory for a process
        from warplens.profiles.store import reason_of

        path = "" if error.errno in (errno.EMFILE, errno.ENFILE) else error.filename
        return _failure(": ".join(str(part) for part in (path, reason_of(error)) if part), 1)
    except MemoryError:
        return _failure("the memory is used up", 1)
    except (StoppedError, KeyboardInterrupt, typer.Abort):
        return _failure("stopped", 130)
    return int(code) if isinstance(code, int) else 0


def _failure(sentence: str, code: int) -> int:
    try:
        from warplens.gui.terminal.output import failure
    except (OSError, ImportError):  # no further file can be opened
        sys.stderr.write(f"warplens: {sentence}\n")
    else:
        failure(sentence)
    return code


if __name__ == "__main__":
    sys.exit(main())
