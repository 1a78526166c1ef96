"""The command line before a command begins: bad usage, help and version."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.gui.cli import main
from warplens.gui.terminal.output import is_quiet, set_quiet
from warplens.profiles.writing import program_version

COMMANDS = (
    "ab, calibrate, check, compare, devices, doctor, exec, explain, help, init, judge, kernels, ladder, largest, lens, "
    "lessons, occupancy, python, report, run, show, timeline, tune, why"
)
KERNELS = ", ".join(sorted({name for kernel in builtin_kernels() for name in (kernel.name, kernel.family)}))
OPTIONS_OF_KERNELS = "--define, --help, --include, --json, --kernels, --overwrite"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], f"no command is named 'nonsense' (known: {COMMANDS})"),
        (["help", "nonsense"], f"no command is named 'nonsense' (known: {COMMANDS})"),
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
        (["run", "x", "--device"], "--device needs KEY; see `warplens run --help`"),
        (["devices", "--json"], "--json needs FILE; see `warplens devices --help`"),
        (["--open"], "--open needs FILE; see `warplens --help`"),
        (["run", ""], f"no kernel is named '' (known: {KERNELS})"),
        (["show", "x", "--csv=1"], "--csv takes no value"),
        (["show", "a", "b"], "`warplens show` has an unexpected argument, 'b'; see `warplens show --help`"),
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


@pytest.mark.parametrize(("name", "command"), [("my.cu", "run"), ("t.warplens.json", "show")])
def test_file_in_the_place_of_a_command_names_the_command_for_it(capsys, monkeypatch, tmp_path, name, command):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).touch()
    assert main([name, "--fresh"]) == 2  # alone it is opened in the window
    sentence = f"{name} is a file, not a command; did you mean `warplens {command} {name}`?"
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


@pytest.mark.parametrize("arguments", [["-V"], ["--version"], ["--version", "devices"]])
def test_version_is_printed_alone(capsys, arguments):
    assert main(arguments) == 0
    assert capsys.readouterr() == (f"{program_version()}\n", "")


def test_help_is_that_of_the_program_or_of_a_command(capsys):
    for words in ([], ["lens"]):
        assert main([*words, "--help"]) == 0
        expected = capsys.readouterr()
        assert main(["help", *words]) == 0
        assert capsys.readouterr() == expected


def test_help_lists_every_command(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    listed = {line.strip(" │|").split(" ")[0] for line in lines}
    assert set(COMMANDS.split(", ")) <= listed


@pytest.mark.parametrize(
    "arguments", [["--quiet", "report"], ["-q", "report"], ["report", "--quiet"], ["report", "-q"]]
)
def test_quiet_leaves_out_notices(capsys, monkeypatch, tmp_path, arguments):
    monkeypatch.chdir(tmp_path)
    assert main([*arguments, "--no-sources", "reference:gtx-1080-ti"]) == 0
    assert capsys.readouterr() == ("", "")
    assert main(["report", "--no-sources", "reference:gtx-1080-ti"]) == 0
    assert capsys.readouterr() == ("", "report: gtx-1080-ti.html\n")


def test_quiet_leaves_errors(capsys):
    assert main(["--quiet", "show", "none.json"]) == 2
    assert capsys.readouterr() == ("", "warplens: there is no file none.json\n")


def test_quiet_ends_with_its_command(monkeypatch):
    main(["--quiet", "--version"])
    main(["--quiet", "help"])
    assert not is_quiet()
    set_quiet(quiet=True)
    assert is_quiet()
    set_quiet(quiet=False)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("warplens lar", ["largest"]),
        ("warplens explain transpose_ti", ["transpose_tiled", "transpose_tiled_padded"]),
        ("warplens run transpo", ["transpose", "transpose_serial"]),
        ("warplens run transpose --device gtx-1080", ["gtx-1080-ti"]),
        ("warplens lens x --resc", ["--rescore"]),
    ],
)
def test_shell_completes_commands_options_kernels_and_devices(capsys, monkeypatch, words, expected):
    monkeypatch.setenv("_WARPLENS_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(len(words.split()) - 1))
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert set(expected) <= set(out.splitlines())
