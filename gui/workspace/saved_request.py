"""Kept sweeps that did not end, and the request beside the journal of each, by which it can be continued.

The rule: the file is a convenience. If it cannot be written or read, the sweep cannot be continued, and nothing else is
lost. It holds names and hashes of kernels, which must be unchanged: the journal identifies the plan by its digest.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.errors import ProfileError, WarplensError
from warplens.cuda.ground.points import Baseline, CacheState, InputSet, Measuring, PointResult
from warplens.cuda.sweep.plan import SweepPlan, parse_budget
from warplens.gui.workspace.choices import PlanRequest
from warplens.profiles.journal import is_being_written, journal_path, read_journal
from warplens.profiles.recording import read_interrupted
from warplens.profiles.store import PROFILE_SUFFIX, read_bytes, write_bytes

if TYPE_CHECKING:
    from warplens.cuda.sweep.tune.search import Search


@dataclass(frozen=True, slots=True, kw_only=True)
class _SavedRequest:
    """A request with kernels by name and hash; the budget is a text, as it may be infinite, "" for the default."""

    kernels: tuple[tuple[str, str], ...]
    problem: dict[str, tuple[int, ...]]
    tune: dict[str, tuple[int, ...]]
    devices: tuple[str, ...]
    budget: str
    caches: tuple[CacheState, ...]
    measuring: Measuring | None
    baselines: frozenset[Baseline] = frozenset()
    inputs: tuple[InputSet, ...] = ()
    reference: str = ""
    trials: int = 0


_SAME = tuple(field.name for field in fields(_SavedRequest) if field.name not in ("kernels", "budget"))
"""What the file holds as the request does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoppedSweep:
    """A sweep that did not end: its request, the file in which it is kept, and the points that it finished.

    `path` is None where it was in memory only.
    """

    request: PlanRequest
    path: Path | None
    points: tuple[PointResult, ...]


def request_path(profile_path: Path) -> Path:
    """Return the path of a kept sweep's request."""
    return profile_path.with_name(profile_path.name + ".request")


def save_request(profile_path: Path, request: PlanRequest) -> None:
    """Save the request of a sweep, unless it runs single points, which is quick."""
    if request.only is not None:
        return
    saved = _SavedRequest(
        kernels=tuple((kernel.name, kernel.source_hash) for kernel in request.kernels),
        budget="" if request.budget_s is None else repr(request.budget_s),
        **{name: getattr(request, name) for name in _SAME},
    )
    with suppress(WarplensError):
        write_bytes(request_path(profile_path), msgspec.json.encode(saved))


def remove_request(profile_path: Path) -> None:
    """Remove the request of a sweep that is complete or discarded."""
    with suppress(OSError):
        request_path(profile_path).unlink(missing_ok=True)


def load_request(profile_path: Path, kernels: Iterable[KernelFile]) -> PlanRequest | None:
    """Return the request of a kept sweep; None if it cannot be read or a kernel has changed."""
    by_name_and_hash = {(kernel.name, kernel.source_hash): kernel for kernel in kernels}
    try:
        saved = msgspec.json.decode(read_bytes(request_path(profile_path)), type=_SavedRequest)
        return PlanRequest(
            kernels=tuple(by_name_and_hash[kernel] for kernel in saved.kernels),
            budget_s=parse_budget(saved.budget) if saved.budget else None,
            **{name: getattr(saved, name) for name in _SAME},
        )
    except (WarplensError, msgspec.MsgspecError, KeyError, RecursionError, ValueError):
        return None


def load_stopped(
    profile_path: Path, kernels: Iterable[KernelFile], points: tuple[PointResult, ...]
) -> StoppedSweep | None:
    """Return the kept sweep of this file if it did not end; None if it did, runs elsewhere, or a kernel has changed."""
    journal = journal_path(profile_path)
    if not journal.exists() or is_being_written(journal):
        return None
    request = load_request(profile_path, kernels)
    return None if request is None else StoppedSweep(request=request, path=profile_path, points=points)


def remove_kept(path: Path) -> None:
    """Remove a kept sweep and its journal, ignoring errors."""
    with suppress(OSError):
        path.unlink(missing_ok=True)
    with suppress(OSError):
        journal_path(path).unlink(missing_ok=True)
    remove_request(path)


def has_other_plan(path: Path, digest: str) -> bool:
    """Return whether the journal of a kept sweep is that of another plan than the one with this digest."""
    try:
        content = read_journal(journal_path(path))
    except ProfileError:  # opening it says why
        return False
    return content is not None and content.header.plan != digest


def newest_leftover(folder: Path) -> tuple[Path, int] | None:
    """Return the latest interrupted sweep and its number of points; those without points are removed."""
    for journal in sorted(folder.glob(f"*{PROFILE_SUFFIX}.journal"), reverse=True):
        if is_being_written(journal):
            continue
        path = journal.with_name(journal.name.removesuffix(".journal"))
        try:
            profile = read_interrupted(path)
        except ProfileError:  # damaged, or of another version of the program, which may read it
            continue
        if profile is not None and profile.points:
            return path, len(profile.points)
        remove_kept(path)
    return None


# A search of the window is that of `warplens tune` with its defaults.


def plan_and_search(request: PlanRequest) -> tuple[SweepPlan, Search | None]:
    """Return the plan of a request, and the search that chooses its points where the request has trials.

    Raises:
        InputError: the request cannot be planned, or there is nothing to search.
        MissingPartError: Optuna is not installed.
    """
    if not request.trials:
        return request.plan(), None
    from warplens.cuda.sweep.tune.planning import planned_search

    [kernel] = request.kernels
    search = planned_search(
        kernel, problem=request.problem, tune=request.tune, devices=request.devices, trials=request.trials
    )
    return search.space.plan, search
