"""`pycuda.curandom`: random numbers, which NumPy makes."""

from typing import Any

import numpy as np

from warplens.cuda.record.pycuda.gpuarray import GPUArray, placed


def rand(shape: Any, dtype: Any = np.float32, stream: Any = None) -> GPUArray:
    return placed(_random(np.random.default_rng(), shape, np.dtype(dtype)))


def _random(generator: np.random.Generator, shape: Any, dtype: np.dtype[Any]) -> Any:
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return generator.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    return generator.random(shape).astype(dtype)


class XORWOWRandomNumberGenerator:
    """A generator of random numbers; those of NumPy, not the sequence of XORWOW."""

    def __init__(self, seed_getter: Any = None, offset: int = 0) -> None:
        self._generator = np.random.default_rng()

    def gen_uniform(self, shape: Any, dtype: Any = np.float32, stream: Any = None) -> GPUArray:
        return placed(_random(self._generator, shape, np.dtype(dtype)))

    def gen_normal(self, shape: Any, dtype: Any = np.float32, stream: Any = None) -> GPUArray:
        return placed(self._generator.standard_normal(shape).astype(dtype))

    fill_uniform = lambda self, data, stream=None: data.fill(_random(self._generator, data.shape, data.dtype))

    def fill_normal(self, data: GPUArray, stream: Any = None) -> None:
        data.fill(self._generator.standard_normal(data.shape).astype(data.dtype))


MRG32k3aRandomNumberGenerator = XORWOWRandomNumberGenerator
