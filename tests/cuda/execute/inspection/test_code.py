"""The shared arrays of a kernel that is written in Python for Numba: their names in the source, and their rows."""

from __future__ import annotations

from warplens.cuda.execute.inspection.code import PythonArray, names_of, shared_arrays


def test_python_array_row_bytes_returns_the_bytes_of_a_row_of_the_array():
    assert PythonArray(name="tile", shape=(32, 33)).row_bytes(4224) == 132


def test_shared_arrays_returns_the_shared_arrays_of_a_function_that_a_python_file_has():
    source = "SIDE = 32\ndef k():\n    tile = cuda.shared.array((SIDE, SIDE + 1), float32)"
    assert shared_arrays(source, "k") == (PythonArray(name="tile", shape=(32, 33)),)


def test_names_of_returns_the_array_of_the_source_for_each_shared_array_of_the_code():
    assert (
        names_of({"_cudapy_smem_7": 4224}, (PythonArray(name="tile", shape=(32, 33)),))["_cudapy_smem_7"].name == "tile"
    )
