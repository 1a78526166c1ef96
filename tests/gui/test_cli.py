"""The command line before a command begins: bad usage, help and version."""

from __future__ import annotations

import pytest

from warplens.gui.cli import main

COMMANDS = "check, compare, devices, doctor, explain, kernels, largest, lens, occupancy, report, run, show, why"
OPTIONS_OF_KERNELS = "--help, --json, --kernels"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], f"no command is named 'nonsense' (known: {COMMANDS})"),
        (["rnu"], f"no command is named 'rnu'; did you mean 'run'? (known: {COMMANDS})"),
        (["run"], "`warplens run` needs KERNEL; see `warplens run --help`"),
        (["show"], "`warplens show` needs PROFILE; see `warplens show --help`"),
        (["check", "x"], "`warplens check` needs --against FILE; see `warplens check --help`"),
        (
            ["kernels", "--nonsense"],
            f"no option of `warplens kernels` is named '--nonsense' (known: {OPTIONS_OF_KERNELS})",
        ),
        (
            ["kernels", "--kernel", "."],
            (
                "no option of `warplens kernels` is named '--kernel'; did you mean '--kernels'? "
                f"(known: {OPTIONS_OF_KERNELS})"
            ),
        ),
        (["run", "x", "--device"], "--device needs a value"),
        (["show", "x", "--csv=1"], "--csv takes no value"),
        (["show", "a", "b"], "`warplens show` takes no further argument, such as 'b'; see `warplens show --help`"),
        (["run", "x", "--workers", "abc"], "--workers takes a whole number from 1 to 1,024, not 'abc'"),
        (["run", "x", "--workers", "0"], "--workers takes a whole number from 1 to 1,024, not '0'"),
        (["lens", "x", "--line", "1.5"], "--line takes a whole number from 1 on, not '1.5'"),
        (["lens", "x", "--pitch", "0"], "--pitch takes a whole number from 1 to 16,777,216, not '0'"),
        (["occupancy", "--registers", "-1"], "--registers takes a whole number from 0 on, not '-1'"),
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_two(capsys, arguments, sentence):
    assert main(arguments) == 2
    assert capsys.readouterr() == ("", f"warplens: {sentence}\n")


@pytest.mark.parametrize("command", ["lens", "run", "check", "show"])
def test_flag_has_no_type_in_the_help(capsys, monkeypatch, command):
    monkeypatch.setenv("COLUMNS", "120")
    assert main([command, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "<bool>" not in out
    assert "<str>" not in out
    [line] = [line for line in out.splitlines() if " --help " in line]
    assert line.strip(" │|").split() == ["--help", "-h", "Show", "this", "message", "and", "exit."]
