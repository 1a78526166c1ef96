"""Bad usage as one plain sentence, and commands whose help shows a flag as a flag."""

from __future__ import annotations

import inspect

import pytest
import typer

from warplens.gui.commands.program import app
from warplens.gui.terminal.usage import UsageError, as_command, option_names, usage_sentence
from warplens.gui.views.lens.command import lens


def test_usage_sentence_raises_usage_error():
    with pytest.raises(UsageError) as error:
        app(["kernels", "--jsn", "-"], prog_name="warplens", standalone_mode=False)
    assert usage_sentence(error.value).startswith(
        "no option of `warplens kernels` is named '--jsn'; did you mean '--json'? "
    )


def test_option_names_returns_the_long_names_of_the_options_among_the_parameters():
    assert option_names(typer.main.get_command(app).commands["kernels"].params) == [
        "--kernels",
        "--json",
        "--include",
        "--define",
        "--overwrite",
    ]


def test_as_command_returns_the_function_of_a_command_with_the_option_overwrite():
    assert list(inspect.signature(as_command(lens)).parameters)[-1] == "overwrite"
