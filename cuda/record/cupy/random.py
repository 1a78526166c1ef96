"""`cupy.random`: random numbers, which NumPy makes: not the sequences of CuPy."""

from typing import Any

import numpy as np

from warplens.cuda.record.cupy.arrays import computed, of_numpy

_WITH_DTYPE = ("rand", "randn", "random", "random_sample", "uniform", "normal", "standard_normal")


class Generator:
    """A generator of random numbers; its methods are those of NumPy's."""

    def __init__(self, seed: Any = None) -> None:
        self._generator: Any = np.random.default_rng(seed)

    def __getattr__(self, name: str) -> Any:
        return of_numpy(self._generator, name, "cupy.random.Generator")


class RandomState:
    """A generator with NumPy's older functions, which take a dtype, too."""

    def __init__(self, seed: Any = None) -> None:
        self._state: Any = np.random.RandomState(seed)

    def __getattr__(self, name: str) -> Any:
        return _function(self._state, name)


default_rng = Generator


def _function(source: Any, name: str) -> Any:
    if name not in _WITH_DTYPE:
        return of_numpy(source, name, "cupy.random")
    draw = getattr(source, name)

    def function(*args: Any, dtype: Any = float, **options: Any) -> Any:
        return computed(lambda *arguments, **rest: np.asarray(draw(*arguments, **rest), dtype), *args, **options)

    return function


def __getattr__(name: str) -> Any:
    return _function(np.random, name)
