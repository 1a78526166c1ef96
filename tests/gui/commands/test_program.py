"""The program `warplens` as typer knows it: its commands with their options, and a call of one of them."""

from __future__ import annotations

import re

from warplens.gui.commands.program import call_command


def test_call_command_calls_the_command_that_these_words_name(capsys):
    assert call_command(["--version"]) == 0
    assert re.fullmatch("warplens .*\n", capsys.readouterr().out, re.DOTALL)
