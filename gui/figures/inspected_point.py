"""From a point of a profile to what executes it here again: its kernel file or its kept launch, and a sheet of its GPU.

The rule: a source counts as the point's own if its hash is the point's; where it is not, or nothing is here that could
be executed, an error says so in one sentence.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import for_device
from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
from warplens.profiles.kept_launches import is_launch, launch_point
from warplens.profiles.records import DeviceRecord


def point_to_inspect(
    result: PointResult,
    kernels: Sequence[KernelFile],
    record: DeviceRecord | None,
    folder: Path | None,
    *,
    specs: Mapping[str, GpuSpec],
    budget_s: float = DEFAULT_BUDGET_S,
) -> tuple[PointSpec, str]:
    """Return the point to execute here, and a remark on it; `WarplensError` if it cannot be executed here.

    `record` is that of its GPU in the profile, and `folder` holds the launches that are kept beside that.
    """
    if result.baseline is not None:
        raise WarplensError(f"{result.kernel} is a baseline: it has no source here, so nothing can be counted.")
    if is_launch(result):
        if folder is None:
            raise WarplensError(
                f"The launch of {result.kernel} is kept beside the file of its profile: save the profile beside it "
                "and open it there to see its lines."
            )
        device, note = _device_of(result, record, specs)
        return launch_point(result, folder, device=device, budget_s=budget_s), note
    kernel = next((kernel for kernel in kernels if kernel.source_hash == result.source_hash), None)
    if kernel is None:
        raise WarplensError(_no_source(result, kernels))
    device, note = _device_of(result, record, specs)
    kernel = for_device(kernel, device)
    point = PointSpec(
        kernel=kernel.name, path=str(kernel.path), source_hash=kernel.source_hash, family=kernel.family,
        front_matter=kernel.front_matter,
        problem=result.problem, tune=result.tune, device=device, budget_s=budget_s, limit=DEFAULT_LIMIT,
        check=CheckLevel.FAST, included_hash=result.included_hash,
    )  # fmt: skip
    return point, note


def _no_source(result: PointResult, kernels: Sequence[KernelFile]) -> str:
    kernel = result.kernel
    if not result.source_hash:
        return (
            f"These numbers of {kernel} come from a document or another tool, not from a source here. "
            "Run the kernel at this size to see its lines."
        )
    if any(other.name == kernel for other in kernels):
        return (
            f"The source of {kernel} here differs from the one that this point ran with, so its lines cannot be "
            "shown: run the point again to see them."
        )
    return (
        f"The source of {kernel} is not among the kernels here: start Warplens with the folder that holds it "
        "(warplens --kernels FOLDER)."
    )


def _device_of(result: PointResult, record: DeviceRecord | None, specs: Mapping[str, GpuSpec]) -> tuple[str, str]:
    """Return the key of the sheet to count by, and a remark: the point's own sheet, or that of a similar GPU."""
    if result.device in specs:
        return result.device, ""
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
