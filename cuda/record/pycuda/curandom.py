"""`pycuda.curandom`: random numbers, which NumPy makes."""

from typing import Any

import numpy as np

from warplens.cuda.record.pycuda.gpuarray import GPUArray, to_gpu


def rand(shape: Any, dtype: Any = np.float32, stream: Any = None) -> GPUArray:
    return to_gpu(_random(np.random.default_rng(), shape, np.dtype(dtype)))


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
        return to_gpu(_random(self._generator, shape, np.dtype(dtype)))

    def gen_normal(self, shape: Any, dtype: Any = np.float32, stream: Any = None) -> GPUArray:
        return to_gpu(self._generator.standard_normal(shape).astype(dtype))

    fill_uniform = lambda self, data, stream=None: data.set(_random(self._generator, data.shape, data.dtype))

    def fill_normal(self, data: GPUArray, stream: Any = None) -> None:
        data.set(self._generator.standard_normal(data.shape).astype(data.dtype))


MRG32k3aRandomNumberGenerator = XORWOWRandomNumberGenerator
