"""Contents of arrays from `.npy` files: what may be read, what must fit, and the identity of the kernel."""

from __future__ import annotations

import os
import pickle
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import KernelFile, read_kernel_file
from warplens.cuda.catalogue.kernel_file import with_inputs
from warplens.cuda.catalogue.stored_arrays import (
    MAX_BYTES,
    StoredArray,
    fill_stored,
    find_stored,
    stored_bytes,
    stored_name,
)
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.errors import InputError, SpannedError
from warplens.cuda.ground.points import InputSet, Status
from warplens.cuda.sweep.cluster.remote import pack_files, unpack_files
from warplens.cuda.sweep.plan import plan_sweep

KERNEL = """/* warplens
entry = "k"
block = [32]
grid  = [1]
args  = ["in", "out"]
reference = "in * 2"
[arrays]
in  = { dtype = "float32", shape = [32], init = 'npy("data/in.npy")' }
out = { dtype = "float32", shape = [32], role = "out" }
*/
__global__ void k(const float *in, float *out) { out[threadIdx.x] = 2 * in[threadIdx.x]; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = tmp_path / "project"
    (home / "data").mkdir(parents=True)
    (home / "k.cu").write_text(KERNEL)
    np.save(home / "data" / "in.npy", np.arange(32, dtype=np.float32))
    return home


def contents(folder: Path, values: Any, dtype: str = "float32", shape: tuple[int, ...] = (32,)) -> Any:
    """Return what an array is filled with where the file holds these values."""
    np.save(folder / "data" / "in.npy", values)
    array = np.zeros(shape, dtype)
    fill_stored(find_stored(str(folder / "k.cu"), "data/in.npy"), array, "in")
    return array


def read(folder: Path, old: str = "", new: str = "") -> KernelFile:
    (folder / "k.cu").write_text(KERNEL.replace(old, new))
    return read_kernel_file(folder / "k.cu")


def test_array_has_the_elements_of_its_file(folder: Path) -> None:
    arrays = read(folder).workload({}, {}).make_arrays()
    np.testing.assert_array_equal(arrays["in"], np.arange(32))
    [point] = plan_sweep([read(folder)], problem={}, tune={}, devices=["h200"]).points
    assert EmulatorRunner().run(point).status is Status.OK


def test_changed_file_is_a_changed_point(folder: Path) -> None:
    kernel = read(folder)
    [point] = plan_sweep([kernel], problem={}, tune={}, devices=["h200"]).points
    assert read(folder).source_hash == kernel.source_hash
    np.save(folder / "data" / "in.npy", np.ones(32, np.float32))
    assert read(folder).source_hash != kernel.source_hash
    result = EmulatorRunner().run(point)
    assert (result.status, result.reason) == (
        Status.FAILED, f"{folder / 'k.cu'} has changed since the sweep was planned: plan it again"
    )  # fmt: skip
    with pytest.raises(InputError, match=r"'data/in.npy' has changed since the sweep was planned: plan it again"):
        kernel.workload({}, {}).make_arrays()


def test_hash_of_a_kernel_without_such_a_file_is_that_of_its_text(folder: Path) -> None:
    import hashlib

    kernel = read(folder, 'npy("data/in.npy")', "iota")
    assert kernel.source_hash == hashlib.sha256((folder / "k.cu").read_bytes()).hexdigest()


def test_other_inputs_replace_the_file(folder: Path) -> None:
    tried = with_inputs(read(folder).workload({}, {}), InputSet.ONES)
    assert tried is not None
    assert tried.make_arrays()["in"].tolist() == [1] * 32


def test_columns_first_and_bytes_in_the_other_order_are_read(folder: Path) -> None:
    matrix = np.arange(6).reshape(2, 3)
    np.testing.assert_array_equal(contents(folder, np.asfortranarray(matrix), "int64", (2, 3)), matrix)


@pytest.mark.parametrize("dtype", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_narrow_floats_come_as_their_bits(folder: Path, dtype: str) -> None:
    values = np.linspace(-3, 3, 32).astype(dtype)
    bits = values.view(f"u{values.itemsize}")
    np.testing.assert_array_equal(contents(folder, bits, dtype).view(bits.dtype), bits)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (np.zeros(32), "'data/in.npy' holds float64 [32], and the array 'in' is float32 [32]"),
        (np.zeros(31, np.float32), "'data/in.npy' holds float32 [31], and the array 'in' is float32 [32]"),
        (np.array([{}] * 32), "'data/in.npy' holds object [32], and the array 'in' is float32 [32]"),
    ],
)
def test_file_of_another_type_or_shape_is_refused(folder: Path, values: Any, sentence: str) -> None:
    with pytest.raises(InputError) as caught:
        contents(folder, values)
    assert str(caught.value) == sentence


class _Trap:
    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, ("trapped",)


@pytest.mark.parametrize("data", [b"", b"\x93NUMPY", b"PK\x03\x04 zip", pickle.dumps(_Trap()), b"\x93NUMPY\x03\x00"])
def test_what_is_no_stored_array_is_refused_and_never_unpickled(
    folder: Path, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    (folder / "data" / "in.npy").write_bytes(data)
    with pytest.raises(InputError, match=r"^'data/in.npy' is no array as numpy.save writes it$"):
        read(folder).workload({}, {}).make_arrays()
    assert not (folder / "trapped").exists()


def test_file_that_is_cut_off_is_refused(folder: Path) -> None:
    path = folder / "data" / "in.npy"
    path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(InputError, match=r"'data/in.npy' has 124 bytes of elements, and its header says 128"):
        read(folder).workload({}, {}).make_arrays()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("missing.npy", "there is no file 'missing.npy' beside the kernel"),
        ("../secret.npy", "'../secret.npy' lies outside the kernel's folder and its repository"),
        ("../missing.npy", "'../missing.npy' lies outside the kernel's folder and its repository"),
        ("link.npy", "'link.npy' lies outside the kernel's folder and its repository"),
        ("/etc/passwd.npy", "'/etc/passwd.npy' is no file beside the kernel that ends in .npy"),
        ("k.cu", "'k.cu' is no file beside the kernel that ends in .npy"),
        (".hidden/in.npy", "'.hidden/in.npy' is hidden: its name or that of its folder begins with a dot"),
        ("pipe.npy", "'pipe.npy' is not a regular file"),
        ("folder.npy", "'folder.npy' is not a regular file"),
        ("large.npy", "'large.npy' has more than 256 MiB, which no stored array has"),
    ],
)
def test_file_that_may_not_be_read_is_refused_at_its_place(folder: Path, name: str, sentence: str) -> None:
    np.save(folder.parent / "secret.npy", np.zeros(32, np.float32))
    (folder / "link.npy").symlink_to(folder.parent / "secret.npy")
    (folder / ".hidden").mkdir()
    np.save(folder / ".hidden" / "in.npy", np.zeros(32, np.float32))
    os.mkfifo(folder / "pipe.npy")
    (folder / "folder.npy").mkdir()
    with (folder / "large.npy").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(SpannedError) as caught:
        read(folder, "data/in.npy", name)
    assert caught.value.message == sentence
    assert caught.value.span.line == 8


@pytest.mark.parametrize("written", ["'npy'", "'npy(data)'", "'npy(\"a.npy\") + 1'"])
def test_init_without_a_name_is_refused(folder: Path, written: str) -> None:
    with pytest.raises(SpannedError) as caught:
        read(folder, "'npy(\"data/in.npy\")'", written)
    assert caught.value.message == "the init 'npy' takes the name of a file in quotation marks: npy('weights.npy')"


def test_file_of_the_repository_may_be_read(folder: Path) -> None:
    (folder / ".git").mkdir()
    (folder / "kernels").mkdir()
    (folder / "kernels" / "k.cu").write_text(KERNEL.replace("data/in.npy", "../data/in.npy"))
    assert read_kernel_file(folder / "kernels" / "k.cu").workload({}, {}).make_arrays()["in"][3] == 3


def test_file_travels_with_its_kernel(folder: Path, tmp_path: Path) -> None:
    files = pack_files(str(folder / "k.cu"))
    assert files is not None
    assert sorted(files.contents) == ["data/in.npy", "k.cu"]
    there = read_kernel_file(unpack_files(files, tmp_path / "cache") / "k.cu")
    assert there.source_hash == read(folder).source_hash
    assert there.workload({}, {}).make_arrays()["in"][3] == 3


def test_arrays_of_two_files_of_one_name_differ(folder: Path) -> None:
    workload = read(folder).workload({}, {})
    [array] = (one for one in workload.arrays if one.stored is not None)
    other = StoredArray(name="data/in.npy", path="/elsewhere/in.npy", digest="0")
    assert replace(array, stored=other) != array


def test_stored_name_returns_the_file_that_an_init_names():
    assert stored_name('npy("weights.npy")') == "weights.npy"
    assert stored_name("random") is None


def test_stored_bytes_returns_the_bytes_of_a_file_that_was_found():
    with TemporaryDirectory() as folder:
        np.save(Path(folder, "in.npy"), np.arange(3))
        assert stored_bytes(find_stored(str(Path(folder, "k.cu")), "in.npy"))[1:6] == b"NUMPY"
