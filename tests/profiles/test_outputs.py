"""What an output may replace: nothing, an empty file and Warplens' own file of the same kind; nothing else unasked."""

from __future__ import annotations

import gzip
import os
import sys
from itertools import product
from pathlib import Path

import pytest

import warplens
from warplens.cuda.ground.errors import InputError, NotOverwrittenError, StorageError
from warplens.gui.figures.colours import LIGHT
from warplens.gui.figures.picture import Picture, svg
from warplens.gui.figures.profile_figures import figures_of
from warplens.gui.kit import theme
from warplens.gui.kit.export import Format, plots_png, svg_of
from warplens.profiles.exporters import html
from warplens.profiles.exporters.parquet import to_parquet
from warplens.profiles.outputs import Kind, Output, claim, refuse_loss, schema_of, write_output
from warplens.profiles.writing import encode, encode_profile, to_json

KERNEL = b"__global__ void mine(float *out) { out[0] = 1.0f; }\n"


@pytest.fixture(scope="module")
def own(qapp):
    """Return a file of Warplens of each kind that names the program."""
    del qapp
    profile = warplens.load("reference:hochberg")
    figure = figures_of(warplens.load("reference:h200"))[0]
    from warplens.gui.kit.export import figure_picture

    return {
        Kind.PROFILE: encode_profile(profile),
        Kind.JSON: encode({"schema": "warplens-lens/1", "cost": 32}),
        Kind.PAGE: html.page("T" * 2000, []).encode(),
        Kind.SVG: svg(Picture(width=1, height=1, items=(), title="x" * 2000), LIGHT).encode(),
        Kind.PNG: plots_png(profile),
        Kind.PDF: figure_picture(figure, theme.THEMES[theme.ThemeName.LIGHT], Format.PDF),
        Kind.PARQUET: to_parquet(profile),
    } | {(Kind.SVG, "figure"): svg_of(figure).encode(), (Kind.PROFILE, "rows"): to_json(profile).encode()}


def test_file_of_each_kind_is_replaced_by_its_own_kind_alone(own, tmp_path):
    for (written, data), kind in product(own.items(), Kind):
        path = tmp_path / "out"
        path.write_bytes(data)
        is_same = kind is (written[0] if isinstance(written, tuple) else written)
        is_json = kind is Kind.JSON and not isinstance(written, Kind | tuple)
        try:
            refuse_loss(path, kind, schema="lens" if kind is Kind.JSON else "")
        except NotOverwrittenError:
            assert not is_same, (written, kind)
        else:
            assert is_same or is_json, (written, kind)


FOREIGN = {
    "kernel": KERNEL,
    "page": b"<!doctype html>\n<html><head><title>mine</title></head></html>",
    "svg": b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><desc>Generated with Qt</desc></svg>',
    "png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(50),
    "pdf": b"%PDF-1.4\n1 0 obj\n",
    "parquet": b"PAR1" + bytes(40) + b"PAR1",
    "json": b'{"schema":"nvbench/1"}',
    "gzip": gzip.compress(KERNEL),
    "torn gzip": gzip.compress(KERNEL)[:12],
    "line": b"a line without an end",
    "newline": b"\n",
    "zero": b"\0",
    "not UTF-8": b"\xff\xfe{",
    "nested": b"[" * 200_000,
}


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("links", range(3))
@pytest.mark.usefixtures("deep")
def test_file_of_the_user_stays_and_an_explicit_yes_replaces_it(tmp_path, kind, links):
    for number, content in enumerate(FOREIGN.values()):
        mine = path = tmp_path / f"{number}.cu"
        mine.write_bytes(content)
        for _ in range(links):
            link = path.with_name(f"{path.name}.link")
            link.symlink_to(path)
            path = link
        _check_stays(mine, path, content, kind)


def _check_stays(mine, path, content, kind):
    with pytest.raises(NotOverwrittenError) as raised:
        write_output(path, b"new", kind)
    assert str(raised.value).startswith(f"{path} is not overwritten: ")
    assert mine.read_bytes() == content
    assert not list(mine.parent.glob(".*"))
    write_output(path, b"new", kind, overwrite=True)
    assert mine.read_bytes() == b"new"


@pytest.mark.parametrize("kind", Kind)
def test_nothing_an_empty_file_and_a_link_to_nothing_are_written(tmp_path, kind):
    (tmp_path / "empty").touch()
    (tmp_path / "link").symlink_to(tmp_path / "target")
    for name in ("new", "empty", "link"):
        write_output(tmp_path / name, b"content", kind)
        assert (tmp_path / name).read_bytes() == b"content"
    assert (tmp_path / "link").is_symlink()


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("by_link", [False, True])
def test_folder_pipe_and_device_are_never_replaced(tmp_path, kind, overwrite, by_link):
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    reasons = {
        tmp_path / "folder": "it is a folder",
        tmp_path / "pipe": "it is not a regular file",
        Path(os.devnull): "it is not a regular file",
    }
    for target, reason in reasons.items():
        path = target
        if by_link:
            path = tmp_path / f"link to {target.name}"
            path.symlink_to(target)
        with pytest.raises(StorageError) as raised:
            write_output(path, b"new", kind, overwrite=overwrite)
        assert str(raised.value) == f"{path} cannot be written: {reason}"
        assert not target.is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="permissions of POSIX")
def test_write_protected_file_of_the_same_kind_stays(tmp_path):
    path = tmp_path / "t.json"
    path.write_bytes(b'{"schema":"warplens-lens/1"}')
    path.chmod(0o444)
    with pytest.raises(NotOverwrittenError) as raised:
        write_output(path, b"new", Kind.JSON)
    assert str(raised.value) == f"{path} is not overwritten: it is write-protected"


SENTENCES = {
    Kind.PAGE: "it is no page of Warplens",
    Kind.SVG: "it is no SVG of Warplens",
    Kind.JSON: "it is no JSON of Warplens",
    Kind.CSV: "it exists, and CSV does not say what program wrote it",
    Kind.PROFILE: "mine.cu is not JSON: invalid character (byte 0)",
}


@pytest.mark.parametrize(("kind", "sentence"), SENTENCES.items())
def test_refusal_names_the_file_and_what_it_is_not(tmp_path, kind, sentence):
    path = tmp_path / "mine.cu"
    path.write_bytes(KERNEL)
    with pytest.raises(NotOverwrittenError) as raised:
        refuse_loss(path, kind)
    assert str(raised.value) == f"{path} is not overwritten: {sentence}"


def test_json_of_another_schema_stays(tmp_path):
    path = tmp_path / "t.json"
    path.write_bytes(encode_profile(warplens.load("reference:hochberg")))
    with pytest.raises(NotOverwrittenError) as raised:
        refuse_loss(path, Kind.JSON, schema="why")
    assert str(raised.value) == f"{path} is not overwritten: it holds JSON of `profile`, not of `why`"


@pytest.mark.parametrize("by", ["itself", "link", "hard link", "other path"])
def test_file_that_is_read_is_never_written_even_with_a_yes(tmp_path, by):
    path = tmp_path / "t.json"
    path.write_bytes(KERNEL)
    output = tmp_path / ("." if by == "other path" else "") / (path.name if by in ("itself", "other path") else by)
    if by == "link":
        output.symlink_to(path)
    elif by == "hard link":
        output.hardlink_to(path)
    with pytest.raises(InputError) as raised:
        claim({"--svg": Output(output, Kind.SVG)}, inputs=[path], overwrite=True)
    assert str(raised.value) == f"{output} is read by this command: --svg takes another file"


def test_full_disk_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "lens.svg"
    old = b"<svg><desc>Warplens 0</desc></svg>"
    path.write_bytes(old)
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(StorageError) as raised:
        write_output(path, b"<svg/>", Kind.SVG)
    assert str(raised.value) == f"{path} cannot be written: the disk is full"
    assert path.read_bytes() == old
    assert [file.name for file in tmp_path.iterdir()] == ["lens.svg"]


def test_schema_of_returns_the_name_of_the_schema_of_json_of_the_program():
    assert schema_of(b'{"schema":"warplens-lens/1"}') == "lens"
    assert schema_of(b'{"schema":"nvbench/1"}') == ""
