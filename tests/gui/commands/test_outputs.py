"""Every file that a command writes: a file of the user stays, a yes replaces it, and what is read is never written."""

from __future__ import annotations

import os
import shutil

import pytest
import typer

from warplens.gui.cli import main
from warplens.gui.commands.program import app
from warplens.gui.terminal.usage import OUTPUTS, OVERWRITE, SCHEMAS
from warplens.profiles.journal import references
from warplens.profiles.outputs import Kind, Output, claim

MINE = "__global__ void mine(float *out) { out[0] = 1.0f; }\n"
REFERENCE = "def get_inputs(): return []\ndef one(): return 1.0\n"
SCRIPT = """import numpy as np
from pycuda import autoinit, compiler, driver

mine = compiler.SourceModule("__global__ void mine(float *out) { out[0] = 1.0f; }").get_function("mine")

def one():
    out = np.zeros(1, np.float32)
    mine(driver.Out(out), block=(1, 1, 1))
    return float(out[0])

one()
"""
POINT = ("transpose_tiled", "--problem", "N=64", "--tune", "TILE=16", "--device", "h200")
COMMANDS = {
    ("run", "--save"): ("run", *POINT),
    ("run", "--json"): ("run", *POINT),
    ("show", "--json"): ("show", "t.json"),
    ("show", "--parquet"): ("show", "t.json"),
    ("compare", "--json"): ("compare", "t.json", "t.json"),
    ("report", "--output"): ("report", "t.json"),
    ("python", "--save"): ("python", "script.py"),
    ("python", "--json"): ("python", "script.py"),
    ("exec", "--save"): ("exec", "/bin/true"),
    ("exec", "--json"): ("exec", "/bin/true"),
    ("judge", "--json"): ("judge", "script.py", "--reference", "reference.py"),
    ("check", "--json"): ("check", "transpose_tiled", "--against", "t.json"),
    ("ab", "--save"): ("ab", *POINT[:3], "--tune", "TILE=16,32", *POINT[5:]),
    ("ab", "--json"): ("ab", *POINT[:3], "--tune", "TILE=16,32", *POINT[5:]),
    ("why", "--json"): ("why", "t.json"),
    ("explain", "--json"): ("explain", *POINT),
    ("lens", "--svg"): ("lens", *POINT),
    ("lens", "--json"): ("lens", *POINT),
    ("timeline", "--json"): ("timeline", *POINT),
    ("timeline", "--perfetto"): ("timeline", *POINT),
    ("occupancy", "--json"): ("occupancy", *POINT),
    ("largest", "--json"): ("largest", "transpose_tiled", "--device", "h200"),
    ("kernels", "--json"): ("kernels",),
    ("ladder", "--html"): ("ladder", "transpose", "--device", "h200"),
    ("ladder", "--json"): ("ladder", "transpose", "--device", "h200"),
    ("tune", "--save"): ("tune", *POINT[:3], "--tune", "TILE=16,32", *POINT[5:], "--trials", "1"),
    ("tune", "--json"): ("tune", *POINT[:3], "--tune", "TILE=16,32", *POINT[5:], "--trials", "1"),
    ("lessons", "--json"): ("lessons",),
    ("devices", "--json"): ("devices",),
    ("doctor", "--json"): ("doctor",),
    ("calibrate", "--json"): ("calibrate",),
    ("calibrate", "--save"): ("calibrate",),
}


def called(key, *words):
    """Return the words of a command with its options; what follows the program of `exec` is the program's."""
    name, *rest = COMMANDS[key]
    return [name, *words, *rest] if name == "exec" else [name, *rest, *words]


"""A command line for every option that names a file to write."""
UNWRITTEN = {"check": 4}
"""The exit codes for a file that cannot be written, of the commands that tell it apart; the others return 1."""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    shutil.copy(references()["gtx-1080-ti"], tmp_path / "t.json")
    (tmp_path / "mine.cu").write_text(MINE)
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "reference.py").write_text(REFERENCE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", [("run", "--json"), ("tune", "--json"), ("tune", "--save")], ids=" ".join)
def test_folder_that_is_missing_is_told_before_the_work(command, capsys):
    assert main(called(command, command[1], "none/new.json")) == 1
    assert capsys.readouterr() == ("", "warplens: none/new.json cannot be written: there is no such folder\n")


def test_every_option_that_names_a_file_is_guarded_and_tested():
    commands = typer.main.get_command(app).commands
    named = {
        (name, option.opts[0])
        for name, command in commands.items()
        for option in command.params
        if option.param_type_name == "option" and option.metavar == "FILE" and option.name not in ("against", "others")
    }
    assert named == set(COMMANDS)
    assert {option.name for command in commands.values() for option in command.params if option.name in OUTPUTS} == set(
        OUTPUTS
    )
    with_yes = {name for name, command in commands.items() if any(OVERWRITE in p.opts for p in command.params)}
    assert with_yes == {name for name, _ in COMMANDS}


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_file_of_the_user_stays(capsys, folder, name, option):
    (folder / "link").symlink_to("mine.cu")
    for path in ("mine.cu", "link"):
        assert main(called((name, option), option, path)) == UNWRITTEN.get(name, 1)
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"warplens: {path} is not overwritten: ")
        assert err.endswith("; --overwrite replaces it\n")
        assert err.count("\n") == 1
    assert (folder / "mine.cu").read_text() == MINE
    assert sorted(path.name for path in folder.iterdir()) == ["link", "mine.cu", "reference.py", "script.py", "t.json"]


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_folder_and_pipe_are_never_replaced(capsys, folder, name, option):
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")
    for path, reason in (("folder", "it is a folder"), ("pipe", "it is not a regular file")):
        assert main(called((name, option), option, path, OVERWRITE)) == UNWRITTEN.get(name, 1)
        assert capsys.readouterr() == ("", f"warplens: {path} cannot be written: {reason}\n")


@pytest.mark.parametrize(("name", "option"), [key for key, words in COMMANDS.items() if "t.json" in words])
def test_profile_that_is_read_is_never_written(capsys, folder, name, option):
    before = (folder / "t.json").read_bytes()
    (folder / "link").symlink_to("t.json")
    for path in ("t.json", "./t.json", "link"):
        assert main(called((name, option), option, path, OVERWRITE)) == 2
        assert capsys.readouterr() == (
            "",
            f"warplens: {path.removeprefix('./')} is read by this command: {option} takes another file\n",
        )
    assert (folder / "t.json").read_bytes() == before


@pytest.mark.parametrize(("name", "option"), [("run", "--save"), ("lens", "--svg"), ("occupancy", "--json")])
@pytest.mark.parametrize("by_folder", [False, True])
def test_kernel_that_is_read_is_never_written(capsys, folder, name, option, by_folder):
    words = ["mine", "--kernels", "."] if by_folder else ["mine.cu"]
    assert main([name, *words, option, "mine.cu", OVERWRITE]) == 2
    assert capsys.readouterr().err == f"warplens: mine.cu is read by this command: {option} takes another file\n"
    assert (folder / "mine.cu").read_text() == MINE


def test_two_outputs_are_two_files(capsys):
    assert main(["lens", *POINT, "--svg", "a", "--json", "./a"]) == 2
    assert capsys.readouterr().err == "warplens: --svg and --json name the same file, a\n"


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("report", "--output"),
        ("show", "--parquet"),
        ("why", "--json"),
        ("devices", "--json"),
        ("python", "--json"),
        ("timeline", "--perfetto"),
    ],
)
def test_yes_replaces_the_file_and_the_next_run_needs_none(folder, name, option):
    assert main(called((name, option), option, "mine.cu", OVERWRITE)) == 0
    assert (folder / "mine.cu").read_bytes() != MINE.encode()
    assert main(called((name, option), option, "mine.cu")) == 0


def test_ab_replaces_the_comparison_that_it_wrote(folder):
    path = folder / "mine.json"
    assert main(called(("compare", "--json"), "--json", str(path))) == 0
    claim({"--json": Output(path, Kind.JSON, SCHEMAS["ab"])}, inputs=[], overwrite=False)


def test_profile_is_not_lost_to_json_of_another_command(capsys, folder):
    (folder / "mine.cu").rename("my.json")
    shutil.copy("t.json", "my.json")
    assert main(["devices", "--json", "my.json"]) == 1
    assert capsys.readouterr().err == (
        "warplens: my.json is not overwritten: it holds JSON of `profile`, not of `devices`; --overwrite replaces it\n"
    )


def test_report_by_its_own_name_does_not_replace_a_page_of_the_user(capsys, folder):
    (folder / "t.html").write_text("<!doctype html><p>mine")
    shutil.copy("t.json", "t.warplens.json")
    assert main(["report", "t.warplens.json"]) == 1
    assert capsys.readouterr().err == (
        "warplens: t.html is not overwritten: it is no page of Warplens; --overwrite replaces it\n"
    )
    assert (folder / "t.html").read_text() == "<!doctype html><p>mine"
