"""Maps the device `cuda` of PyTorch to the CPU while a program is traced.

The rule: tensors are those of the CPU, and PyTorch's own operations run there and are no launches. Only where the
program asks for `cuda` is anything changed. Functions that sum 16-bit floats (`SUMMING`) do it in float32 and round
once, with their gradients, as on a GPU: the processor's own are less exact, and products many times slower.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any

from warplens.cuda.frontends.session import current

UNCOMPILED = "torch.compile leaves a function as it is while launches are traced: there is no GPU for TorchInductor"
OWN = ("torch", "warplens")
"""The packages to which a tensor says that it is one of the CPU."""
SUMMING = (
    "matmul", "__matmul__", "mm", "bmm", "mv", "addmm", "baddbmm", "linear", "layer_norm", "rms_norm", "group_norm",
    "scaled_dot_product_attention",
)  # fmt: skip
"""Functions of PyTorch that sum products, or the gradients of many rows."""


def install(torch: ModuleType) -> None:
    """Answer what programs ask of `torch.cuda`, and make tensors of `cuda` on the CPU."""
    if torch.cuda.is_available():
        return
    cuda = torch.cuda
    cuda.is_available = lambda: True
    cuda.device_count = lambda: 1
    cuda.current_device = lambda: 0
    cuda.set_device = _nothing
    cuda.synchronize = _nothing
    cuda.empty_cache = _nothing
    cuda.init = _nothing
    cuda.get_device_name = lambda device=None: current().spec.name
    cuda.get_device_capability = lambda device=None: current().spec.compute_capability
    cuda.Event = Event
    torch.cpu.set_stream = _nothing  # what `torch.cuda` has and a program asks of the module of its device
    torch.Tensor.cuda = lambda self, *_, **__: self
    torch.compile = _as_it_is  # type: ignore[attr-defined]
    _mode(torch).__enter__()


def on_cpu(torch: ModuleType, value: Any) -> Any:
    """Return a device of the CPU for one of `cuda`, and anything else as it is."""
    if isinstance(value, str) and value.partition(":")[0] == "cuda":
        return "cpu"
    if isinstance(value, torch.device) and value.type == "cuda":
        return torch.device("cpu")
    return value


def _mode(torch: ModuleType) -> Any:
    from torch.overrides import TorchFunctionMode

    summing = {function for owner in (torch, torch.Tensor, torch.nn.functional) for function in _named(owner, SUMMING)}
    narrow = (torch.float16, torch.bfloat16)
    is_cuda = torch.Tensor.is_cuda.__get__

    def is_float(value: Any) -> bool:
        return isinstance(value, torch.Tensor) and value.is_floating_point()

    class OnCpu(TorchFunctionMode):  # type: ignore[misc]
        """Replaces devices among the arguments of PyTorch's functions, and widens products of 16-bit floats."""

        def __torch_function__(
            self,
            func: Callable[..., Any],
            types: Any,
            args: Sequence[Any] = (),
            kwargs: Mapping[str, Any] | None = None,
        ) -> Any:
            if func == is_cuda:
                return _is_asked_by_program() or func(*args, **(kwargs or {}))
            given = {name: on_cpu(torch, value) for name, value in (kwargs or {}).items()}
            positional = [on_cpu(torch, value) for value in args]
            if func in summing and "out" not in given:
                floats = [value for value in (*positional, *given.values()) if is_float(value)]
                if floats and all(value.dtype in narrow for value in floats):
                    wide = {name: value.float() if is_float(value) else value for name, value in given.items()}
                    result = func(*(value.float() if is_float(value) else value for value in positional), **wide)
                    return result.to(floats[0].dtype)
            return func(*positional, **given)

    return OnCpu()


def _named(owner: Any, names: Iterable[str]) -> list[Any]:
    """Return what an owner has of functions with these names."""
    return [getattr(owner, name) for name in names if hasattr(owner, name)]


def _is_asked_by_program() -> bool:
    """Return whether code outside of PyTorch asks a tensor something: what PyTorch asks for itself decides its path."""
    return str(sys._getframe(2).f_globals.get("__name__", "")).partition(".")[0] not in OWN


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing: everything has ended when a call returns."""


def _as_it_is(model: Any = None, **options: Any) -> Any:
    """Take the place of `torch.compile`: TorchInductor writes kernels for where a tensor lies, here the processor."""
    if model is None:
        return lambda function: _as_it_is(function, **options)
    warnings.warn(UNCOMPILED, stacklevel=2)
    return model


class Event:
    """A moment of the emulation, as `torch.cuda.Event`."""

    def __init__(self, enable_timing: bool = False, **_: Any) -> None:
        self._at_s = 0.0

    def record(self, stream: Any = None) -> None:
        """Note the time."""
        self._at_s = time.perf_counter()

    def synchronize(self) -> None:
        """Return at once."""

    def elapsed_time(self, end: Event) -> float:
        """Return the milliseconds to another event, of the emulation."""
        return 1000 * (end._at_s - self._at_s)
