"""The request of a kept sweep, saved beside its journal, so that the sweep can be continued after a crash.

The rule: the file is a convenience. If it cannot be written or read, the sweep cannot be continued, and nothing else is
lost. It holds names and hashes of kernels, which must be unchanged: the journal identifies the plan by its digest.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.errors import WarplensError
from warplens.cuda.points import Baseline, CacheState, InputSet, Measuring
from warplens.cuda.sweep.plan import parse_budget
from warplens.gui.models.sweep.choices import PlanRequest
from warplens.profiles.store import read_bytes, write_bytes


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


def request_path(profile_path: Path) -> Path:
    """Return the path of a kept sweep's request.

    Example:
        >>> request_path(Path("a.warplens.json")).name
        'a.warplens.json.request'
    """
    return profile_path.with_name(profile_path.name + ".request")


def save_request(profile_path: Path, request: PlanRequest) -> None:
    """Save the request of a sweep, unless it runs single points, which is quick.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> request = PlanRequest(kernels=(), problem={"N": (64, 128)}, tune={}, devices=("h200",))
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder, "kept.warplens.json")
        ...     save_request(path, request)
        ...     [path.name for path in Path(folder).iterdir()]
        ['kept.warplens.json.request']
    """
    if request.only is not None:
        return
    saved = _SavedRequest(
        kernels=tuple((kernel.name, kernel.source_hash) for kernel in request.kernels),
        problem=request.problem,
        tune=request.tune,
        devices=request.devices,
        budget="" if request.budget_s is None else repr(request.budget_s),
        caches=request.caches,
        measuring=request.measuring,
        baselines=request.baselines,
        inputs=request.inputs,
        reference=request.reference,
        trials=request.trials,
    )
    with suppress(WarplensError):
        write_bytes(request_path(profile_path), msgspec.json.encode(saved))


def remove_request(profile_path: Path) -> None:
    """Remove the request of a sweep that is complete or discarded.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> request = PlanRequest(kernels=(), problem={"N": (64, 128)}, tune={}, devices=("h200",))
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder, "kept.warplens.json")
        ...     save_request(path, request)
        ...     remove_request(path)
        ...     list(Path(folder).iterdir())
        []
    """
    with suppress(OSError):
        request_path(profile_path).unlink(missing_ok=True)


def load_request(profile_path: Path, kernels: Iterable[KernelFile]) -> PlanRequest | None:
    """Return the request of a kept sweep; None if it cannot be read or a kernel has changed.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> from warplens.cuda.catalogue import builtin_kernels, select
        >>> kernels = select(["transpose_tiled"])
        >>> request = PlanRequest(kernels=kernels, problem={"N": (64, 128)}, tune={}, devices=("h200",))
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder, "kept.warplens.json")
        ...     save_request(path, request)
        ...     load_request(path, builtin_kernels()) == request, load_request(path, ())
        (True, None)
    """
    by_name_and_hash = {(kernel.name, kernel.source_hash): kernel for kernel in kernels}
    try:
        saved = msgspec.json.decode(read_bytes(request_path(profile_path)), type=_SavedRequest)
        return PlanRequest(
            kernels=tuple(by_name_and_hash[kernel] for kernel in saved.kernels),
            problem=saved.problem,
            tune=saved.tune,
            devices=saved.devices,
            budget_s=parse_budget(saved.budget) if saved.budget else None,
            caches=saved.caches,
            measuring=saved.measuring,
            baselines=saved.baselines,
            inputs=saved.inputs,
            reference=saved.reference,
            trials=saved.trials,
        )
    except (WarplensError, msgspec.MsgspecError, KeyError, RecursionError, ValueError):
        return None
