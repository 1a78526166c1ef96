"""`warplens exec` as typer knows it: a program of CUDA's host code as it is, each of its launches a point.

The rule: these are the words of the call and what is wrong with them; `gui.terminal.program_run` does what they ask.
"""

from collections.abc import Sequence
from typing import Annotated

import typer

from warplens.gui.commands.python import Arguments, Device, Keep, Patterns, Save, Searched, Window
from warplens.gui.terminal.options import Emulate, Json, Trust, declared_beside
from warplens.gui.terminal.program_run import ProgramCall, run_program
from warplens.gui.terminal.usage import CONTEXT, OF_PROGRAMS, Command, Group, as_command, call

option = declared_beside(__file__)


def execute(
    program: Annotated[str, option("program")],
    arguments: Arguments = None,
    *,
    device: Device = None,
    emulate: Emulate = False,
    gpus: Annotated[str, option("devices")] = "1",
    launches: Searched = "1",
    kernel: Patterns = None,
    budget: Annotated[str | None, option("run_budget")] = None,
    save: Save = None,
    keep: Keep = "64",
    trust: Trust = False,
    window: Window = False,
    json: Json = None,
) -> None:
    """Run a program of CUDA's host code as it is, with a GPU or without; each kernel launch becomes a point.

    nvcc compiled the program, with PTX inside; a stand-in takes the place of the CUDA runtime. With a GPU the program
    runs on it first, which times its launches, and then in this way, which counts them. The exit code is that of the
    program; where the program ends well and a launch failed or has a race, it is 1.
    """
    asked = ProgramCall(
        program=program, arguments=tuple(arguments or ()), device=device, emulate=emulate, gpus=gpus, launches=launches,
        kernel=tuple(kernel or ()), budget=budget, save=save, keep=keep, trust=trust, window=window, json=json,
    )  # fmt: skip
    raise typer.Exit(run_program(asked))


def call_alone(words: Sequence[str]) -> int:
    """Call this command with the words of a call, its name the first, without the other commands, as `call` does."""
    app = typer.Typer(name="warplens", cls=Group, pretty_exceptions_enable=False, context_settings=CONTEXT)
    app.callback()(lambda: None)
    app.command("exec", cls=Command, context_settings=OF_PROGRAMS)(as_command(execute))
    return call(typer.main.get_command(app), words)
