"""What a kept sweep was made of, beside its journal, so that it can be run on after a crash.

The rule: a convenience. A request that cannot be written or read means that the sweep cannot be run on, and no more;
kernels are named, and must still be those that were run: the journal knows the plan by its digest.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.errors import WarplensError
from warplens.cuda.points import Baseline, CacheState, Measuring
from warplens.cuda.sweep.plan import parse_budget
from warplens.gui.models.sweep.choices import PlanRequest
from warplens.profiles.store import read_bytes, write_bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kept:
    """A request with kernels by name and hash, and the budget as text, which may be infinite, "" for the usual."""

    kernels: tuple[tuple[str, str], ...]
    problem: dict[str, tuple[int, ...]]
    tune: dict[str, tuple[int, ...]]
    devices: tuple[str, ...]
    budget: str
    caches: tuple[CacheState, ...]
    measuring: Measuring | None
    baselines: frozenset[Baseline] = frozenset()


def request_path(profile_path: Path) -> Path:
    """Return where the request of a kept sweep lies."""
    return profile_path.with_name(profile_path.name + ".request")


def save_request(profile_path: Path, request: PlanRequest) -> None:
    """Write what a sweep is made of; not of one that runs single points, which takes no time to speak of."""
    if request.only is not None:
        return
    kept = _Kept(
        kernels=tuple((kernel.name, kernel.source_hash) for kernel in request.kernels),
        problem=request.problem,
        tune=request.tune,
        devices=request.devices,
        budget="" if request.budget_s is None else repr(request.budget_s),
        caches=request.caches,
        measuring=request.measuring,
        baselines=request.baselines,
    )
    with suppress(WarplensError):
        write_bytes(request_path(profile_path), msgspec.json.encode(kept))


def remove_request(profile_path: Path) -> None:
    """Remove the request of a sweep that is complete, or let go."""
    with suppress(OSError):
        request_path(profile_path).unlink(missing_ok=True)


def load_request(profile_path: Path, kernels: Iterable[KernelFile]) -> PlanRequest | None:
    """Return what a kept sweep was made of; None where that is not known, or a kernel is no longer what it was."""
    known = {(kernel.name, kernel.source_hash): kernel for kernel in kernels}
    try:
        kept = msgspec.json.decode(read_bytes(request_path(profile_path)), type=_Kept)
        return PlanRequest(
            kernels=tuple(known[kernel] for kernel in kept.kernels),
            problem=kept.problem,
            tune=kept.tune,
            devices=kept.devices,
            budget_s=parse_budget(kept.budget) if kept.budget else None,
            caches=kept.caches,
            measuring=kept.measuring,
            baselines=kept.baselines,
        )
    except (WarplensError, msgspec.MsgspecError, KeyError, RecursionError, ValueError):
        return None
