"""The command `warplens`.

The rule: an expected failure is one sentence on standard error, `warplens: ...`, and an exit code; never a traceback.

Exit codes: 0 success; 1 some point failed or became slower, or a file or standard output could not be written; 2 bad
usage or bad input, such as a sweep of which every point was skipped; 130 stopped by Control-C (143 by SIGTERM), after
saving the finished points. `python` ends with the code of the script where that is not 0. `check` tells more apart
(`commands.check.ExitCode`).
"""

import errno
import os
import sys
from collections.abc import Sequence
from contextvars import copy_context
from pathlib import Path

from warplens.cuda.ground.errors import InputError, NotOverwrittenError, StorageError, WarplensError
from warplens.gui.terminal.opening import open_window

COMPLETION = "_WARPLENS_COMPLETE"  # the shell sets this variable, and gives no arguments, when it requests completions


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; `arguments` are by default those of the process."""
    return copy_context().run(_usable_code, arguments)  # --quiet holds for this call alone


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
    if not words or words[0] != "check":
        return 1
    from warplens.gui.views.check.command import ExitCode

    return ExitCode.UNWRITTEN


def _exit_code(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if not words and COMPLETION not in os.environ:  # the window need not wait for all commands
            return open_window()
        if words[:1] == ["exec"]:  # the program that it starts need not wait for typer and the other commands
            return _call_program(words)
        from warplens.gui.commands.program import call_command

        word = words[0] if len(words) == 1 else ""
        if word.startswith(("reference:", "warplens:")) or ("." in word and Path(word).is_file()):
            words.insert(0, "--open")
        return call_command(words)
    except StorageError as error:
        from warplens.gui.terminal.usage import OVERWRITE

        hint = f"; {OVERWRITE} replaces it" if isinstance(error, NotOverwrittenError) else ""
        return _failure(f"{error}{hint}", _unwritten(words))
    except WarplensError as error:
        return _failure(str(error), 2 if isinstance(error, InputError) else 1)
    except OSError as error:  # what the system refuses anywhere: too many open files, no memory for a process
        from warplens.profiles.writing import reason_of

        path = "" if error.errno in (errno.EMFILE, errno.ENFILE) else error.filename
        return _failure(": ".join(str(part) for part in (path, reason_of(error)) if part), 1)
    except MemoryError:
        return _failure("the memory is used up", 1)
    except KeyboardInterrupt:
        return _failure("stopped", 130)


def _call_program(words: Sequence[str]) -> int:
    from warplens.gui.terminal.program_run import plain_call, run_program

    if (asked := plain_call(words[1:])) is not None:
        return run_program(asked)
    from warplens.gui.commands.exec import call_alone

    return call_alone(words)


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
