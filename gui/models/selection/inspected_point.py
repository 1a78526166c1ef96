"""The point that is executed to show the code of a selected one: its kernel here, and the GPU whose rules count.

The rule: what cannot be executed here raises one sentence that says why, and what the user can do about it.
"""

from __future__ import annotations

from collections.abc import Mapping

from warplens.cuda.catalogue.files import for_device
from warplens.cuda.device.cards import sheet_like
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import WarplensError
from warplens.cuda.launches.files import folder_of
from warplens.cuda.points import CheckLevel, PointResult, PointSpec
from warplens.cuda.sweep.places.place import DEFAULT_BUDGET_S
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.gui.models.points.results import Results
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.profiles.kept_launches import is_launch, launch_point


def point_to_inspect(
    result: PointResult, results: Results, choices: SweepChoices, specs: Mapping[str, GpuSpec]
) -> tuple[PointSpec, str]:
    """Return the point to execute here, and a remark on it.

    Raises:
        WarplensError: the point cannot be executed here.
    """
    if result.baseline is not None:
        raise WarplensError(f"{result.kernel} is a baseline: it has no source here, so nothing can be counted.")
    if is_launch(result):
        return _launch_of(result, results, specs)
    kernels = {kernel.source_hash: kernel for kernel in choices.kernels}
    kernel = kernels.get(result.source_hash)
    if kernel is None:
        raise WarplensError(_no_source(result, choices))
    device, note = _device_of(result, results, specs)
    kernel = for_device(kernel, device)
    point = PointSpec(
        kernel=kernel.name, path=str(kernel.path), source_hash=kernel.source_hash, family=kernel.family,
        front_matter=kernel.front_matter,
        problem=result.problem, tune=result.tune, device=device, budget_s=DEFAULT_BUDGET_S, limit=DEFAULT_LIMIT,
        check=CheckLevel.FAST, included_hash=result.included_hash,
    )  # fmt: skip
    return point, note


def _launch_of(result: PointResult, results: Results, specs: Mapping[str, GpuSpec]) -> tuple[PointSpec, str]:
    """Return the kept launch of a program, and a remark on it.

    Raises:
        WarplensError: it was not kept, or the profile has no file beside which it could be.
    """
    path = results.path
    if path is None:
        raise WarplensError(
            f"The launch of {result.kernel} is kept beside the file of its profile: save the profile beside it and "
            "open it there to see its lines."
        )
    device, note = _device_of(result, results, specs)
    return launch_point(result, folder_of(path), device=device), note


def _no_source(result: PointResult, choices: SweepChoices) -> str:
    """Return the sentence that says why a point has no source here."""
    kernel = result.kernel
    if not result.source_hash:
        return (
            f"These numbers of {kernel} come from a document or another tool, not from a source here. "
            "Run the kernel at this size to see its lines."
        )
    if any(other.name == kernel for other in choices.kernels):
        return (
            f"The source of {kernel} here differs from the one that this point ran with, so its lines cannot be "
            "shown: run the point again to see them."
        )
    return (
        f"The source of {kernel} is not among the kernels here: start Warplens with the folder that holds it "
        "(warplens --kernels FOLDER)."
    )


def _device_of(result: PointResult, results: Results, specs: Mapping[str, GpuSpec]) -> tuple[str, str]:
    """Return the key of the sheet to count by, and a remark: the point's own sheet, or that of a similar GPU."""
    if result.device in specs:
        return result.device, ""
    profile = results.profile
    record = None if profile is None else profile.device(result.device)
    if record is None:
        raise WarplensError(f"There is no sheet for the GPU {result.device!r}, which counting its requests needs.")
    sheet = sheet_like(record)
    if sheet is not None and sheet.key in specs:
        return sheet.key, ""
    similar = [spec for spec in specs.values() if spec.compute_capability == record.compute_capability]
    if not similar:
        major, minor = record.compute_capability
        raise WarplensError(
            f"There is no sheet for a GPU of compute capability {major}.{minor} such as the {record.name}."
        )
    spec = similar[0]
    return spec.key, f"counted for the {spec.name}, which has the compute capability of the {record.name}"
