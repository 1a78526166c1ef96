"""The files of a kernel as bytes, there and back."""

from __future__ import annotations

import os
import re
import shutil
import socket
from types import SimpleNamespace

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.points import Status, result_of
from warplens.cuda.sweep.cluster import remote
from warplens.cuda.sweep.cluster.remote import ShippedFiles, localized, pack_files, unpack_files, with_own_paths
from warplens.cuda.sweep.plan import plan_sweep


@pytest.fixture
def project(tmp_path):
    """Write a kernel that includes a file beside it, which includes one in a folder below, one above and itself."""
    folder = tmp_path / "project"
    (folder / "kernels").mkdir(parents=True)
    (folder / "kernels" / "k.cu").write_text('#include "tile.h"\n#include <stdio.h>\n#include "missing.h"\n')
    (folder / "kernels" / "tile.h").write_text(
        '#pragma once\n#include "sizes/common.h"\n#include "../above.h"\n#include "tile.h"\n'
    )
    (folder / "kernels" / "sizes").mkdir()
    (folder / "kernels" / "sizes" / "common.h").write_text("#define N 4\n")
    (folder / "above.h").write_text("")
    (folder / "other.h").write_text("")
    return folder


def test_kernel_travels_with_what_it_includes_and_nothing_else(project):
    files = pack_files(str(project / "kernels" / "k.cu"))
    assert (files.root, files.kernel) == (str(project / "kernels"), "k.cu")
    assert sorted(files.contents) == ["k.cu", "sizes/common.h", "tile.h"]


FRONT = """/* warplens
entry = "k"
block = ["32"]
grid = ["1"]
args = ["i", "o"]
reference = "FACTOR * i"
flops = "32"
bytes = "256"
options = ["-I{folder}"]
[tune]
FACTOR = [2]
[arrays]
i = {{ dtype = "float32", shape = ["32"], init = "integers(1,5)" }}
o = {{ dtype = "float32", shape = ["32"], role = "out" }}
*/
"""


@pytest.mark.parametrize("form", ['"scale.h"', "<scale.h>"])
@pytest.mark.parametrize("is_relative", [False, True])
def test_headers_of_include_folders_travel_and_compile_there(project, tmp_path, monkeypatch, form, is_relative):
    monkeypatch.chdir(project)
    headers = tmp_path / "headers"
    headers.mkdir()
    (headers / "scale.h").write_text("#include <more.h>\n")
    (headers / "more.h").write_text("#define SCALE FACTOR\n")
    (headers / "unused.h").write_text("")
    path = project / "kernels" / "scaled.cu"
    body = (
        f"#include {form}\n__global__ void k(const float *i, float *o) {{ o[threadIdx.x] = SCALE * i[threadIdx.x]; }}\n"
    )
    path.write_text(FRONT.format(folder="../headers" if is_relative else headers) + body)
    files = pack_files(str(path))
    assert sorted(files.contents) == ["headers/more.h", "headers/scale.h", "project/kernels/scaled.cu"]
    (kernel,) = select([str(path)])
    (point,) = plan_sweep([kernel], problem={}, tune={}, devices=["h200"]).points
    there = localized(point, files, unpack_files(files, tmp_path / "cache"))
    shutil.rmtree(headers)
    path.unlink()
    monkeypatch.chdir(tmp_path)
    result = EmulatorRunner().run(there)
    assert (result.status, result.reason) == (Status.OK, "")


def test_kernel_that_cannot_be_read_does_not_travel(tmp_path):
    assert pack_files(str(tmp_path / "none.cu")) is None


def test_files_are_written_once_in_a_folder_of_their_hash(project, tmp_path):
    files = pack_files(str(project / "kernels" / "k.cu"))
    folder = unpack_files(files, tmp_path / "cache")
    assert folder.name == files.digest
    assert (folder / "tile.h").read_bytes() == files.contents["tile.h"]
    before = (folder / "sizes" / "common.h").stat().st_mtime_ns
    assert unpack_files(files, tmp_path / "cache") == folder
    assert (folder / "sizes" / "common.h").stat().st_mtime_ns == before
    assert [entry.name for entry in (tmp_path / "cache").iterdir()] == [files.digest]


def spoil_content(folder):
    (folder / "tile.h").write_text("forged")


def spoil_by_more(folder):
    (folder / "stdio.h").write_text("forged")


def spoil_by_link(folder):
    folder.rename(folder.with_suffix(".elsewhere"))
    folder.symlink_to(folder.with_suffix(".elsewhere"))


def spoil_by_pipe(folder):
    (folder / "tile.h").unlink()
    os.mkfifo(folder / "tile.h")


def spoil_by_file(folder):
    shutil.rmtree(folder)
    folder.write_text("forged")


@pytest.mark.parametrize("spoil", [spoil_content, spoil_by_more, spoil_by_link, spoil_by_pipe, spoil_by_file])
def test_files_that_were_changed_are_written_again(project, tmp_path, spoil):
    files = pack_files(str(project / "kernels" / "k.cu"))
    spoil(unpack_files(files, tmp_path / "cache"))
    folder = unpack_files(files, tmp_path / "cache")
    assert not folder.is_symlink()
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == set(files.contents)
    assert (folder / "tile.h").read_bytes() == files.contents["tile.h"]


def test_files_go_elsewhere_where_others_may_write(project, tmp_path):
    files = pack_files(str(project / "kernels" / "k.cu"))
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    (tmp_path / "cache" / files.digest).mkdir()
    (tmp_path / "cache" / files.digest / "k.cu").write_text("forged")
    folder = unpack_files(files, tmp_path / "cache")
    assert folder.parent != tmp_path / "cache"
    assert (folder / "k.cu").read_bytes() == files.contents["k.cu"]
    assert unpack_files(files, tmp_path / "cache") == folder


def test_files_go_elsewhere_where_the_cache_cannot_be_written_and_else_it_is_one_sentence(
    project, tmp_path, monkeypatch
):
    files = pack_files(str(project / "kernels" / "k.cu"))
    (tmp_path / "file").write_text("no folder")
    folder = unpack_files(files, tmp_path / "file" / "cache")
    assert (folder / "k.cu").read_bytes() == files.contents["k.cu"]
    nowhere = SimpleNamespace(name=str(tmp_path / "file" / "temporary"))
    monkeypatch.setattr(remote, "_temporary_folder", lambda: nowhere)
    sentence = f"the kernel's files cannot be written on {socket.gethostname()}: Not a directory"
    with pytest.raises(StorageError, match=f"^{re.escape(sentence)}$"):
        unpack_files(files, tmp_path / "file" / "cache")


def test_changed_file_has_another_hash(project):
    before = pack_files(str(project / "kernels" / "k.cu"))
    (project / "kernels" / "sizes" / "common.h").write_text("#define N 5\n")
    assert pack_files(str(project / "kernels" / "k.cu")).digest != before.digest


def test_name_that_leads_out_of_the_folder_is_refused(tmp_path):
    files = ShippedFiles(root="/", kernel="k.cu", contents={"../k.cu": b""})
    with pytest.raises(ValueError, match=r"^the shipped file '\.\./k\.cu' lies outside its folder$"):
        unpack_files(files, tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_sentences_name_the_users_own_file_again(project, tmp_path, plan):
    files = pack_files(str(project / "kernels" / "k.cu"))
    folder = unpack_files(files, tmp_path / "cache")
    (point,) = plan("a").points
    there = localized(point, files, folder)
    assert there.path == str(folder / "k.cu")
    result = with_own_paths(result_of(there, Status.FAILED, f"{there.path} has changed"), files, folder)
    assert result.reason == f"{project}/kernels/k.cu has changed"
