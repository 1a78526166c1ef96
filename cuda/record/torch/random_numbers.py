"""Random numbers of large tensors, drawn by all processors: PyTorch draws those of the CPU one after the other.

The rule: the numbers follow from PyTorch's seed alone, however many processors there are. They are not those of a GPU,
which another generator draws, and for tensors of the CPU that a program asks for nothing is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from warplens.cuda.ground.host import prefer_huge_pages, worker_count

FILLING = {"randn": "normal_", "rand": "uniform_"}
"""The functions that are taken over, and the method of a tensor that draws such numbers."""
LARGE = 1 << 22
"""Tensors with fewer elements are drawn by PyTorch: that takes less than 0.1 s."""
PART = 1 << 20
"""A generator of its own draws so many elements."""
ROUNDED = {"randn"}
"""Numbers of these in narrower types are drawn as float32 and rounded: PyTorch takes 31 ns to draw one of float16, and
13 ns so. A uniform number below 1 would be rounded to 1."""
FLOAT_BYTES = 4
KNOWN = {"size", "dtype", "layout", "device", "requires_grad"}


def drawn(torch: Any, function: Callable[..., Any], given: Sequence[Any], named: Mapping[str, Any]) -> Any:
    """Return what a function of `FILLING` does, None for another one, or where PyTorch is to draw."""
    name = getattr(function, "__name__", "")
    if function is not getattr(torch, name if name in FILLING else "randn") or not set(named) <= KNOWN:
        return None
    shape = {argument: value for argument, value in named.items() if argument != "requires_grad"}
    tensor = torch.empty(*given, **shape)
    if tensor.numel() < LARGE or not tensor.is_floating_point():
        return None
    prefer_huge_pages(tensor.data_ptr(), tensor.nbytes)
    flat, seed = tensor.view(-1), int(torch.randint(1 << 62, ()).item())
    is_rounded = tensor.element_size() < FLOAT_BYTES

    def fill(start: int) -> None:
        generator = torch.Generator().manual_seed(seed + start // PART)
        part = flat[start : start + PART]
        target = torch.empty(part.numel(), dtype=torch.float32) if is_rounded and name in ROUNDED else part
        getattr(target, FILLING[name])(generator=generator)
        if target is not part:
            part.copy_(target)

    with ThreadPoolExecutor(worker_count()) as threads:
        for _ in threads.map(fill, range(0, tensor.numel(), PART)):
            pass
    return tensor.requires_grad_(named.get("requires_grad", False))
