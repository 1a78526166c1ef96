"""Mathematical functions, which NVRTC writes as PTX from libdevice, stay within the errors of the programming guide.

Source: NVIDIA, "CUDA C++ Programming Guide" 12.9, 17.1, "Standard Functions", maximum errors in ulp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Launcher = Callable[..., Any]
RNG = np.random.default_rng(17)
COUNT = 512
WIDE, SMALL, POSITIVE = (-30.0, 30.0), (-5.0, 5.0), (1e-6, 30.0)
SINGLE = {
    "expf": (2, math.exp, WIDE), "logf": (1, math.log, POSITIVE), "sinf": (2, math.sin, WIDE),
    "tanhf": (2, math.tanh, SMALL), "erff": (2, math.erf, SMALL), "tgammaf": (5, math.gamma, POSITIVE),
    "cbrtf": (1, lambda x: math.copysign(abs(x) ** (1 / 3), x), WIDE),
}  # fmt: skip
"""Functions of one float: greatest error in ulp, the function in float64, and the range that is tested."""
DOUBLE = {"exp": (1, np.exp, WIDE), "log": (1, np.log, POSITIVE), "sin": (2, np.sin, SMALL)}
"""Functions of one double, and in extended precision."""
SOURCE = """extern "C" __global__ void k(const TYPE* in, TYPE* out) {
    int i = threadIdx.x + blockIdx.x * 64;
    out[i] = NAME(in[i]);
}"""


def results(launch: Launcher, name: str, values: np.ndarray) -> np.ndarray:
    source = SOURCE.replace("NAME", name).replace("TYPE", "float" if values.itemsize == 4 else "double")
    return launch(source, values, np.zeros_like(values), block=64, grid=COUNT // 64)[1][1]


@pytest.mark.parametrize("name", SINGLE)
def test_function_of_floats(launch: Launcher, name: str) -> None:
    bound, exact, interval = SINGLE[name]
    values = RNG.uniform(*interval, COUNT).astype(np.float32)
    expected = np.array([exact(float(x)) for x in values])
    ulp = np.abs(np.spacing(expected.astype(np.float32)).astype(np.float64))
    assert np.max(np.abs(results(launch, name, values) - expected) / ulp) <= bound + 0.5


@pytest.mark.skipif(np.finfo(np.longdouble).nmant < 63, reason="no numbers longer than a double to compare with")
@pytest.mark.parametrize("name", DOUBLE)
def test_function_of_doubles(launch: Launcher, name: str) -> None:
    bound, exact, interval = DOUBLE[name]
    values = RNG.uniform(*interval, COUNT)
    expected = exact(values.astype(np.longdouble))
    ulp = np.abs(np.spacing(expected.astype(np.float64)))
    assert np.max(np.abs(results(launch, name, values) - expected) / ulp) <= bound + 0.5
