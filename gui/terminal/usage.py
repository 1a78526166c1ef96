"""Bad usage as one plain sentence, and commands whose help shows a flag as a flag.

The rule: the sentences are made here from the errors of typer, so they are the same for each of its versions. Earlier
versions stand on click, later ones on a copy that they bring; nothing here imports either by name.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.gui.terminal.options import Quiet

UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # the base of all errors in options and arguments

OVERWRITE = "--overwrite"  # the explicit yes to the loss of a file that Warplens did not write
Overwrite = Annotated[bool, typer.Option(OVERWRITE, help="Replace an existing FILE even if Warplens did not write it.")]
OUTPUTS = {"save": "profile", "json": "JSON", "output": "page", "svg": "SVG", "parquet": "Parquet file",
           "sheet": "sheet of timing constants", "perfetto": "JSON"}  # fmt: skip
"""The parameters of commands that name a file to write, each with its `outputs.Kind` (imported when one is given)."""
SCHEMAS = {  # of the JSON of commands, and of an option, that have other names; `show` writes that of what it shows
    "run": "profile", "python": "profile", "exec": "profile", "show": "", "compare": "comparison", "ab": "comparison",
    "explain": "explanation", "perfetto": "trace",
}  # fmt: skip
INPUTS = ("source", "base", "new", "against", "kernel", "kernels", "files")  # parameters that may name a file to read


def usage_sentence(error: Any) -> str:
    """Return what is wrong with the command line by a `UsageError`, and what is allowed."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "warplens"
    match type(error).__name__:
        case "NoSuchOption":
            names = option_names(context.command.get_params(context)) if context is not None else []
            return str(UnknownNameError(f"option of `{command}`", error.option_name, names))
        case "MissingParameter":
            return f"`{command}` needs {_parameter_name(error.param)}; see `{command} --help`"
        case "BadOptionUsage":
            if "not take a value" in str(error):
                return f"{error.option_name} takes no value"
            options = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
            metavar = next((option.metavar for option in options if error.option_name in option.opts), None)
            return f"{error.option_name} needs {metavar or 'a value'}; see `{command} --help`"
    message = str(getattr(error, "message", error)).strip().rstrip(".")
    if extra := re.search(r"unexpected extra argument\S* \((.*)\)$", message, re.DOTALL):
        return f"`{command}` has an unexpected argument, {extra.group(1)!r}; see `{command} --help`"
    parameter = getattr(error, "param", None)
    return f"{_parameter_name(parameter)}: {message}" if parameter is not None else message


def option_names(parameters: Iterable[Any]) -> list[str]:
    """Return the long names of the options among the parameters of a command."""
    options = (parameter for parameter in parameters if parameter.param_type_name == "option")
    return [name for option in options for name in option.opts if name.startswith("--")]


def _parameter_name(parameter: Any) -> str:
    """Return `--against FILE` or `KERNEL`."""
    metavar = (parameter.metavar or "").removesuffix("...") or parameter.name.upper()
    return metavar if parameter.param_type_name == "argument" else f"{parameter.opts[0]} {metavar}"


class _PlainUsage:
    """Names the command in every error, and shows types only where they help. There is none beside a flag, which takes
    no value, and none beside an argument, whose help says what it is.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Return the arguments that are left."""
        try:
            rest: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except UsageError as error:
            error.ctx = getattr(error, "ctx", None) or ctx  # type: ignore[attr-defined]
            raise
        return rest

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the options and arguments."""
        parameters: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for parameter in parameters:
            if getattr(parameter, "is_flag", False):
                parameter.metavar = ""
            elif parameter.param_type_name == "argument":
                parameter.display_type_rich = lambda *_, **__: ""  # what later versions of typer print
        return parameters


class Command(_PlainUsage, TyperCommand):
    """A command of the program; the files that it writes are checked before its work."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; `InputError` if a file is read and written, or written twice, `StorageError` if one that
        Warplens did not write would be lost.
        """
        overwrite = bool(ctx.params.get(OVERWRITE.removeprefix("--")))
        if ctx.params.get("quiet") or overwrite:  # else nothing of the output is loaded for it
            from warplens.gui.terminal.output import set_overwrite, set_quiet

            if ctx.params.get("quiet"):
                set_quiet(quiet=True)
            set_overwrite(overwrite=overwrite)
        if not any(isinstance(ctx.params.get(name), Path) for name in OUTPUTS):
            return super().invoke(ctx)
        from warplens.profiles.outputs import Kind, Output, claim

        schema = SCHEMAS.get(ctx.info_name, ctx.info_name)
        written = {
            option.opts[0]: Output(
                ctx.params[option.name], Kind(OUTPUTS[option.name]), SCHEMAS.get(option.name, schema)
            )
            for option in self.params
            if option.name in OUTPUTS and ctx.params.get(option.name) not in (None, Path("-"))
        }
        claim(written, inputs=_read_paths(ctx.params, [path for path, *_ in written.values()]), overwrite=overwrite)
        return super().invoke(ctx)


def _read_paths(values: Mapping[str, Any], written: Iterable[Path]) -> list[Path]:
    """Return the files that a command reads: those that its arguments name, and the kernels of its folders."""
    from warplens.profiles.journal import PREFIX, references

    paths = []
    for name in INPUTS:
        value = values.get(name)
        for entry in value if isinstance(value, list | tuple) else [value]:
            text = "" if entry is None else str(entry)
            shipped = references().get(text.removeprefix(PREFIX)) if text.startswith(PREFIX) else None
            paths.append(shipped or Path(text))
    folders = [folder.resolve() for folder in values.get("folders") or ()]
    kernels = [path for path in written if path.suffix == ".cu"]
    paths += [path for path in kernels if any(path.resolve().is_relative_to(folder) for folder in folders)]
    return [path for path in paths if path.is_file()]


def as_command(command: Callable[..., Any], *, has_quiet: bool = False) -> Callable[..., Any]:
    """Return the function of a command as typer reads it.

    A parameter whose type is a dataclass stands for the options that are its fields. Behind the command's own options
    come `--quiet` where the command `has_quiet`, and `--overwrite` where it writes files; `Command` reads both.
    """
    parameters: dict[str, inspect.Parameter] = {}
    groups: dict[str, tuple[Callable[..., Any], list[str]]] = {}
    for name, parameter in inspect.signature(command, eval_str=True).parameters.items():
        kind = parameter.annotation
        if isinstance(kind, type) and is_dataclass(kind):
            fields = dict(inspect.signature(kind, eval_str=True).parameters)
            groups[name] = kind, list(fields)
            parameters |= fields
        else:
            parameters[name] = parameter
    shared = {"quiet": Quiet} if has_quiet else {}
    if set(parameters) & set(OUTPUTS):
        shared[OVERWRITE.removeprefix("--")] = Overwrite
    for name, kind in shared.items():
        parameters[name] = inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=kind)

    @wraps(command)
    def function(**values: Any) -> Any:
        own = {name: value for name, value in values.items() if name not in shared}
        for name, (kind, fields) in groups.items():
            own[name] = kind(**{field: own.pop(field) for field in fields})
        return command(**own)

    function.__signature__ = inspect.Signature(list(parameters.values()))  # type: ignore[attr-defined]
    return function


class StoppedError(Exception):
    """Control-C ended a command; of a `KeyboardInterrupt` typer leaves nothing but the exit code."""


CONTEXT = {"help_option_names": ["-h", "--help"]}
OF_PROGRAMS = {"ignore_unknown_options": True, "allow_interspersed_args": False}
"""What typer is told of all commands, and of one whose words from a program's name on are that program's."""


class Group(_PlainUsage, TyperGroup):
    """The program itself; a command that it does not have is an `UnknownNameError`."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that the arguments name; `StoppedError` if Control-C ended it."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise StoppedError from None

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Return the name of the command, the command and the arguments that are left."""
        if args and not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            name = args[0]
            if Path(name).is_file():
                from warplens.cuda.catalogue.search import KERNEL_SUFFIXES

                command = "run" if name.endswith(KERNEL_SUFFIXES) else "show"
                raise InputError(f"{name} is a file, not a command; did you mean `warplens {command} {name}`?")
            raise UnknownNameError("command", name, self.list_commands(ctx))
        resolved: tuple[str | None, Any, list[str]] = super().resolve_command(ctx, args)
        return resolved


def call(command: Callable[..., object], words: Sequence[str]) -> int:
    """Call a command as typer made it with the words of a call, and return its exit code.

    Raises:
        KeyboardInterrupt: Control-C ended it.
        WarplensError: it failed.
    """
    try:
        code = command(args=list(words), prog_name="warplens", standalone_mode=False)
    except SystemExit as end:
        code = end.code
    except UsageError as error:
        from warplens.gui.terminal.output import failure

        failure(usage_sentence(error))
        return 2
    except (StoppedError, typer.Abort):
        raise KeyboardInterrupt from None
    return int(code) if isinstance(code, int) else 0
