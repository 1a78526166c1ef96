"""Where results are written: standard output or a file, and what a file may replace."""

from __future__ import annotations

import gzip
import json
import sys
from contextlib import redirect_stderr
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from warplens.cuda.ground.errors import StorageError
from warplens.gui.cli import main
from warplens.gui.terminal.console import error_console
from warplens.gui.terminal.output import STANDARD_OUTPUT, may_overwrite, set_overwrite, write_document, write_json


def test_json_names_its_schema_first(capsys):
    write_json(STANDARD_OUTPUT, "things", {"things": [1, 2]})
    assert capsys.readouterr().out == '{"schema":"warplens-things/1","things":[1,2]}\n'


def test_nothing_is_written_where_no_json_is_wanted(capsys):
    write_json(None, "things", {"things": []})
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("before", [None, "", '{"schema":"warplens-things/1","things":[]}'])
def test_file_is_made_or_replaced_where_it_is_empty_or_ours(tmp_path, before):
    path = tmp_path / "t.json"
    if before is not None:
        path.write_text(before)
    write_json(path, "things", {"things": [3]})
    assert json.loads(path.read_text()) == {"schema": "warplens-things/1", "things": [3]}


def test_file_whose_name_ends_in_gz_is_compressed_and_may_be_replaced(tmp_path):
    path = tmp_path / "t.json.gz"
    for number in (1, 2):
        write_json(path, "things", {"things": [number]})
        assert json.loads(gzip.decompress(path.read_bytes())) == {"schema": "warplens-things/1", "things": [number]}
    path.write_bytes(path.read_bytes()[:20])
    with pytest.raises(StorageError):
        write_json(path, "things", {})


@pytest.mark.parametrize("before", ["__global__ void f() {}", '{"schema":"nvbench/1"}', "[1]", '{"a":1}'])
def test_other_file_is_not_overwritten(tmp_path, before):
    path = tmp_path / "other"
    path.write_text(before)
    with pytest.raises(StorageError) as raised:
        write_json(path, "things", {})
    assert str(raised.value) == f"{path} is not overwritten: it is no JSON of Warplens"
    assert path.read_text() == before


@pytest.mark.parametrize("command", ["devices", "kernels", "doctor"])
def test_json_in_a_file_leaves_the_table_on_standard_output(capsys, monkeypatch, tmp_path, command):
    monkeypatch.chdir(tmp_path)
    assert main([command]) == 0
    table = capsys.readouterr().out
    assert main([command, "--json", "t.json"]) == 0
    assert capsys.readouterr() == (table, "")
    assert json.loads(Path("t.json").read_text())["schema"] == f"warplens-{command}/1"


def test_json_in_a_folder_that_is_not_there_is_one_sentence(capsys):
    assert main(["kernels", "--json", "none/t.json"]) == 1
    assert capsys.readouterr() == ("", "warplens: none/t.json cannot be written: there is no such folder\n")


def test_error_console_returns_the_console_of_progress_and_notices(capsys):
    with redirect_stderr(sys.stdout):
        error_console().print("running 4 points")
    assert capsys.readouterr().out == "running 4 points\n"


def test_set_overwrite_sets_whether_outputs_of_this_command_may_replace_files():
    set_overwrite(overwrite=True)
    assert may_overwrite()
    set_overwrite(overwrite=False)


def test_write_document_writes_json_of_the_program_to_a_file():
    with TemporaryDirectory() as folder:
        path = Path(folder, "mine.json")
        write_document(path, '{"schema":"warplens-lens/1"}\n')
        assert path.read_text(encoding="utf-8") == '{"schema":"warplens-lens/1"}\n'
