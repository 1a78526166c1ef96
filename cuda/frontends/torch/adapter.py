"""Maps the device `cuda` of PyTorch to the CPU while a program is traced.

The rule: tensors are those of the CPU, and PyTorch's own operations run there and are no launches. Only where the
program asks for `cuda` is anything changed. Products of matrices of 16-bit floats are summed in float32 and rounded
once, as a GPU does it: the processor's own are many times slower, and less exact.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from warplens.cuda.frontends.session import current


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

    products = {torch.matmul, torch.mm, torch.bmm, torch.Tensor.matmul, torch.Tensor.__matmul__, torch.Tensor.mm}
    narrow = (torch.float16, torch.bfloat16)

    class OnCpu(TorchFunctionMode):  # type: ignore[misc]
        """Replaces devices among the arguments of PyTorch's functions, and widens products of 16-bit floats."""

        def __torch_function__(
            self,
            func: Callable[..., Any],
            types: Any,
            args: Sequence[Any] = (),
            kwargs: Mapping[str, Any] | None = None,
        ) -> Any:
            given = {name: on_cpu(torch, value) for name, value in (kwargs or {}).items()}
            if func in products and not given and all(value.dtype in narrow for value in args):
                return func(*(value.float() for value in args)).to(args[0].dtype)
            return func(*(on_cpu(torch, value) for value in args), **given)

    return OnCpu()


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing: everything has ended when a call returns."""


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
