"""The bindings to cuBLAS, on a stand-in for the library: where it is searched for, and how it is called."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from warplens.cuda.catalogue import Arithmetic
from warplens.cuda.execute import baselines as cublas
from warplens.cuda.execute.baselines import Cublas
from warplens.cuda.ground.errors import LaunchError, MissingPartError


class Library:
    """The part of cuBLAS that the bindings use, on arrays of this process: it computes column by column as well."""

    def __init__(self):
        self.modes = []
        self.computed = []
        self.status = 0

    def cublasCreate_v2(self, _handle):  # noqa: N802 - cuBLAS's name
        return self.status

    def cublasGetVersion_v2(self, _handle, number):  # noqa: N802
        number._obj.value = 120902
        return 0

    def cublasSetMathMode(self, _handle, mode):  # noqa: N802
        self.modes.append(mode)
        return 0

    def cublasSgemm_v2(self, *arguments):  # noqa: N802
        return self._multiply(np.float32, *arguments)

    def cublasDgemm_v2(self, *arguments):  # noqa: N802
        return self._multiply(np.float64, *arguments)

    def cublasGemmEx(self, *arguments):  # noqa: N802
        handle, op_a, op_b, m, n, k, alpha, a, a_type, lda, b, b_type, ldb, beta, c, c_type, ldc, *how = arguments
        self.computed.append((self.modes[-1], a_type, b_type, c_type, *how))
        return self._multiply(np.float32, handle, op_a, op_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)

    def _multiply(self, dtype, *arguments):
        _, op_a, op_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc = arguments
        assert (op_a, op_b, alpha._obj.value, beta._obj.value) == (0, 0, 1.0, 0.0)
        if self.status:
            return self.status
        left, right, out = (
            _columns(address, rows, columns, step, dtype)
            for address, rows, columns, step in ((a, m, k, lda), (b, k, n, ldb), (c, m, n, ldc))
        )
        out[...] = left @ right
        return 0


def _columns(address, rows, columns, step, dtype):
    """Return the matrix at an address, column by column, `step` elements from one column to the next."""
    number = {np.float32: ctypes.c_float, np.float64: ctypes.c_double}[dtype]
    flat = np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(number)), (columns, step))
    return flat[:, :rows].T


@pytest.fixture
def library(monkeypatch):
    library = Library()
    monkeypatch.setattr(cublas, "_load", lambda: library)
    return library


@pytest.mark.parametrize("arithmetic", [Arithmetic.FLOAT32, Arithmetic.FLOAT64, Arithmetic.TF32])
def test_product_of_arrays_that_lie_row_by_row(library, arithmetic):
    generator = np.random.default_rng(1)
    dtype = "float64" if arithmetic is Arithmetic.FLOAT64 else "float32"
    left, right = (generator.integers(0, 9, shape).astype(dtype) for shape in ((3, 5), (5, 7)))
    out = np.zeros((3, 7), dtype)
    Cublas().multiply(arithmetic, (3, 5, 7), tuple(array.ctypes.data for array in (left, right, out)))
    assert np.array_equal(out, left @ right)


def test_rounded_products_are_computed_on_tensor_cores_and_others_are_pedantic_again(library):
    door = Cublas()
    arrays = [np.ones((2, 2), np.float32) for _ in range(3)]
    for arithmetic in (Arithmetic.BFLOAT16, Arithmetic.TF32, Arithmetic.FLOAT32, Arithmetic.FLOAT32):
        door.multiply(arithmetic, (2, 2, 2), tuple(array.ctypes.data for array in arrays))
    default, float32, bfloat16 = 0, 0, 14
    assert library.computed == [
        (default, bfloat16, bfloat16, float32, 68, -1), (default, float32, float32, float32, 77, -1),
    ]  # fmt: skip
    assert library.modes == [2, 0, 2]


def test_math_mode_is_pedantic_and_the_version_is_known(library):
    assert Cublas().version == "12.9.2"
    assert library.modes == [2]


def test_refusal_is_one_sentence(library):
    door = Cublas()
    library.status = 7
    with pytest.raises(LaunchError, match=r"^cuBLAS refuses: cublasSgemm_v2 returns the status 7$"):
        door.multiply(Arithmetic.FLOAT32, (1, 1, 1), (0, 0, 0))


@pytest.fixture
def no_cublas(monkeypatch, tmp_path):
    """Leave only the folders that a test makes under this one."""
    monkeypatch.setattr(cublas, "_folders", lambda: iter([tmp_path / "empty", tmp_path / "lib"]))
    monkeypatch.setattr(cublas.ctypes, "util", SimpleNamespace(find_library=lambda _: None))
    for cached in (cublas.find, cublas._load):
        cached.cache_clear()
    yield tmp_path
    for cached in (cublas.find, cublas._load):
        cached.cache_clear()


@pytest.mark.skipif(sys.platform == "win32", reason="libraries have other names there")
def test_newest_library_of_a_folder_is_found(no_cublas):
    folder = no_cublas / "lib"
    folder.mkdir()
    for name in ("libcublas.so.9", "libcublas.so.12", "libcublas.so.12.9.1.4", "libcublasLt.so.13", "libcublas.so"):
        (folder / name).touch()
    assert cublas.find() == str(folder / "libcublas.so.12")


def test_absent_library_is_one_sentence(no_cublas):
    assert cublas.find() == ""
    with pytest.raises(MissingPartError, match=r"^cuBLAS is not installed: pip install nvidia-cublas-cu12$"):
        cublas._load()


def test_wheels_come_before_toolkits(monkeypatch, tmp_path):
    (tmp_path / "nvidia" / "cublas" / "lib").mkdir(parents=True)
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "toolkit"))
    folders = list(cublas._folders())
    wheel = folders.index(tmp_path / "nvidia" / "cublas" / "lib")
    assert wheel < folders.index(tmp_path / "toolkit" / "lib64")
