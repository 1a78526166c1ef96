"""`warplens init`: writes front matter into files, and loses nothing of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.files import with_front_matter
from warplens.gui.cli import main

SOURCE = """__global__ void clear(float *data) { data[threadIdx.x] = 0; }
int main() { float *data; cudaMalloc(&data, 256); clear<<<1, 64>>>(data); }
"""
ROWS = "__global__ void rows(float **rows) { **rows = 0; }\n"


@pytest.fixture
def warplens(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        code = main(list(arguments))
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err.splitlines()

    return call


def test_front_matter_is_written_into_the_file(warplens):
    path = Path("mine.cu")
    path.write_text(SOURCE)
    path.chmod(0o640)
    assert warplens("init", "mine.cu") == (0, [], ["mine.cu: 1 kernel (clear), no assumptions"])
    assert path.read_text().startswith("/* warplens\n")
    assert path.read_text().endswith(SOURCE)
    assert path.stat().st_mode & 0o777 == 0o640


def test_printed_front_matter_changes_nothing(warplens):
    Path("mine.cu").write_text(SOURCE)
    code, out, err = warplens("init", "--print", "mine.cu")
    assert (code, err) == (0, [])
    assert out[0] == "/* warplens"
    assert "[arrays]" in out
    assert Path("mine.cu").read_text() == SOURCE


def test_all_files_of_a_folder_that_lack_it_get_front_matter(warplens):
    Path("deep").mkdir()
    Path("deep", "mine.cu").write_text(SOURCE)
    Path("host.cu").write_text("int main() {}\n")
    Path("own.cu").write_text("/* warplens\nentry = 3\n*/\n__global__ void k() {}\n")
    Path("rows.cu").write_text(ROWS)
    assert warplens("init", "--all", ".") == (
        1,
        [],
        [
            "deep/mine.cu: 1 kernel (clear), no assumptions",
            "warplens: rows of rows.cu, line 1: rows is an array of pointers, which no front matter can give",
        ],
    )
    assert Path("rows.cu").read_text() == ROWS


def test_options_replace_what_is_inferred(warplens):
    Path("mine.cu").write_text(SOURCE)
    code, out, _ = warplens("init", "--print", "mine.cu", "--block", "32")
    assert code == 0
    assert any(line.startswith('block = ["32"]') for line in out)


def test_file_that_changed_meanwhile_is_left_as_it_is(warplens, monkeypatch):
    path = Path("mine.cu")
    path.write_text(SOURCE)

    def infer(*arguments):
        initial = with_front_matter(*arguments)
        path.write_text(SOURCE + "// a line that was saved in the editor\n")
        return initial

    monkeypatch.setattr("warplens.cuda.catalogue.files.with_front_matter", infer)
    assert warplens("init", "mine.cu") == (
        1, [], ["warplens: mine.cu has changed while its front matter was inferred: it is left as it is"]
    )  # fmt: skip
    assert path.read_text() == SOURCE + "// a line that was saved in the editor\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "no file is named: name a .cu, or a folder of them with --all"),
        (("--all", "none"), "there is no folder none"),
        (
            ("--all", "."),
            ". has no .cu with a kernel and without front matter: name a .cu, or a folder of them with --all",
        ),
    ],
)
def test_nothing_to_write_is_bad_usage(warplens, arguments, message):
    assert warplens("init", *arguments) == (2, [], [f"warplens: {message}"])
