"""Arguments and results as a file: arrays of NumPy, PyTorch, CuPy or PyCUDA, and plain numbers; nothing is
unpickled.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import ml_dtypes
import numpy as np
import pytest

from warplens.cuda.ground.errors import InputError
from warplens.profiles.judging.cases import Value, is_float, put_together, read_values, write_values


def test_value_of_returns_an_array_as_one_of_another_package():
    assert Value(np.arange(2), "torch").of("numpy").package == "numpy"
    assert Value(2).of("numpy").package == ""


def test_is_float_tells_whether_an_array_has_floating_point_or_complex_numbers():
    assert is_float(np.zeros(1, ml_dtypes.bfloat16))
    assert not is_float(np.zeros(1, np.int32))


def test_put_together_returns_what_taken_apart_has_taken_apart():
    assert put_together({"tuple": [0, 0]}, [Value(3)]) == (3, 3)


def test_write_values_writes_values_and_facts_about_them_to_a_file():
    with TemporaryDirectory() as folder:
        write_values(Path(folder, "x.npz"), [Value(np.arange(2), "numpy"), Value(4)], {"launches": 1})
        assert repr(read_values(Path(folder, "x.npz"))) == (
            "([Value(content=array([0, 1]), package='numpy'), Value(content=4, package='')], {'launches': 1})"
        )


def test_read_values_raises_input_error():
    with pytest.raises(InputError) as error:
        read_values(Path("no-such.npz"))
    assert str(error.value) == (
        "the results in no-such.npz cannot be read: [Errno 2] No such file or directory: 'no-such.npz'"
    )
