"""Maps the device `cuda` of PyTorch to the CPU while a program is traced.

The rule: tensors are those of the CPU, also on a machine with a GPU, and PyTorch's own operations run there and are no
launches. Only where the program asks for `cuda` is anything changed, until the run ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from warplens.cuda.errors import InputError
from warplens.cuda.frontends.session import Moment, current


def install(torch: ModuleType) -> Callable[[], None]:
    """Answer what programs ask of `torch.cuda`, and make tensors of `cuda` on the CPU; return what undoes it."""
    changes = (
        (torch.cuda, "is_available", lambda: True),
        (torch.cuda, "device_count", lambda: 1),
        (torch.cuda, "current_device", lambda: 0),
        (torch.cuda, "set_device", _nothing),
        (torch.cuda, "synchronize", _nothing),
        (torch.cuda, "empty_cache", _nothing),
        (torch.cuda, "init", _nothing),
        (torch.cuda, "get_device_name", lambda device=None: current().spec.name),
        (torch.cuda, "get_device_capability", lambda device=None: current().spec.compute_capability),
        (torch.cuda, "Event", Event),
        (torch.cpu, "set_stream", _nothing),  # what `torch.cuda` has and a program asks of the module of its device
        (torch.Tensor, "cuda", lambda self, *_, **__: self),
    )
    before = [(owner, name, getattr(owner, name, None)) for owner, name, _ in changes]
    for owner, name, value in changes:
        setattr(owner, name, value)
    mode = _mode(torch)
    mode.__enter__()

    def undo() -> None:
        mode.__exit__(None, None, None)
        for owner, name, value in before:
            if value is None:
                delattr(owner, name)
            else:
                setattr(owner, name, value)

    return undo


def on_cpu(torch: ModuleType, value: Any) -> Any:
    """Return a device of the CPU for one of `cuda`, and anything else as it is."""
    if isinstance(value, str) and value.partition(":")[0] == "cuda":
        return "cpu"
    if isinstance(value, torch.device) and value.type == "cuda":
        return torch.device("cpu")
    return value


def _mode(torch: ModuleType) -> Any:
    from torch.overrides import TorchFunctionMode

    class OnCpu(TorchFunctionMode):  # type: ignore[misc]
        """Replaces devices among the arguments of PyTorch's functions."""

        def __torch_function__(
            self,
            func: Callable[..., Any],
            types: Any,
            args: Sequence[Any] = (),
            kwargs: Mapping[str, Any] | None = None,
        ) -> Any:
            given = {name: on_cpu(torch, value) for name, value in (kwargs or {}).items()}
            return func(*(on_cpu(torch, value) for value in args), **given)

    return OnCpu()


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing: everything has ended when a call returns."""


class Event:
    """A moment of the program, as `torch.cuda.Event`; only launches take time."""

    def __init__(self, enable_timing: bool = False, **_: Any) -> None:
        self._moment: Moment | None = None

    def record(self, stream: Any = None) -> None:
        """Note the time of the launches so far."""
        self._moment = current().now()

    def query(self) -> bool:
        """Return True."""
        return True

    def wait(self, stream: Any = None) -> None:
        """Return at once."""

    def synchronize(self) -> None:
        """Return at once."""

    def elapsed_time(self, end: Event) -> float:
        """Return the milliseconds of the launches up to another event: measured on a card, else modelled.

        It is NaN where there is no launch between the two, or where one of them has no time.

        Raises:
            InputError: one of the two was not recorded.
        """
        if self._moment is None or end._moment is None:
            raise InputError("an event was not recorded")
        return self._moment.ns_until(end._moment) / 1e6
