"""Magics for notebooks: `%load_ext warplens`, then `%%warplens` above a cell that launches kernels.

The rule: IPython is not needed by Warplens; a notebook hands itself over, and gets functions.
"""

import argparse
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.tracing import Trace, trace

NAME = "warplens"
RESULT = "launches"  # the launches of the last magic have this name in the notebook


class _Parser(argparse.ArgumentParser):
    """Raises an error where the parser of the standard library would end the program."""

    def error(self, message: str) -> NoReturn:
        raise InputError(f"{message}; it takes --device GPU, --races NUMBER, --target SM and --save FILE")


def _options(line: str) -> tuple[argparse.Namespace, str]:
    """Return the options at the start of a line, and the statement behind them."""
    parser = _Parser(prog=f"%{NAME}", add_help=False, allow_abbrev=False)
    parser.add_argument("--device", metavar="GPU")
    parser.add_argument("--races", metavar="NUMBER", type=int, default=1)
    parser.add_argument("--target", metavar="SM")
    parser.add_argument("--save", metavar="FILE")
    words, rest = [], line.strip()
    while rest.startswith("--"):
        parts = rest.split(maxsplit=2)
        taken = 1 if "=" in parts[0] else 2
        words += shlex.split(" ".join(parts[:taken]))
        rest = rest.split(maxsplit=taken)[taken] if len(rest.split(maxsplit=taken)) > taken else ""
    return parser.parse_args(words), rest


@contextmanager
def _errors_unshown(shell: Any) -> Iterator[None]:
    """Keep the shell from showing an error of a cell within a cell, which shows it itself when it is raised."""
    names = ("showtraceback", "showsyntaxerror")
    for name in names:
        setattr(shell, name, lambda *_, **__: None)
    try:
        yield
    finally:
        for name in names:
            delattr(shell, name)  # the method of the class is there again


def register(shell: Any) -> None:
    """Give a notebook the magics `%warplens statement` and `%%warplens`.

    Both run the statement or the cell as IPython runs it, return the launches in it, which a notebook shows as a table,
    and call them `launches` there. Options stand first: `%%warplens --device h200 --races 0 --save cell.json`.

    Args:
        shell: the `InteractiveShell` of IPython.

    Raises:
        UsageError: of IPython, by the magics, where an option is wrong.
    """

    def magic(line: str, cell: str | None = None) -> Trace:
        __tracebackhide__ = True  # an error of the cell has the frames of the cell
        try:
            options, statement = _options(line)
            code = statement if cell is None else "\n".join(filter(None, [statement, cell]))
            if shell.should_run_async(code, transformed_cell=shell.transform_cell(code)):
                raise InputError(f"await cannot be traced by %{NAME}: use `with warplens.trace():` around it")
            traced = trace(options.device, races=options.races, target=options.target, save=options.save)
        except WarplensError as error:
            from IPython.core.error import UsageError  # which a notebook shows as one line

            raise UsageError(f"%{NAME}: {error}") from None
        with traced as launches, _errors_unshown(shell):
            shell.user_ns[RESULT] = launches  # the cell itself may ask for them
            result = shell.run_cell(code)
        result.raise_error()
        return launches

    shell.register_magic_function(magic, magic_kind="line_cell", magic_name=NAME)
