"""`warplens occupancy`: what fits on a multiprocessor, what limits it, and what the next step would give."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Annotated

from warplens.cuda.ground.errors import InputError
from warplens.gui.terminal import console, kernel_arguments, options

if TYPE_CHECKING:
    from warplens.cuda.catalogue import Workload
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.device.what_if import Usage

option = options.declared_beside(__file__)

USUAL_THREADS = 256
USUAL_REGISTERS = 32


def occupancy(
    kernel: Annotated[str | None, option("kernel")] = None,
    *,
    threads: Annotated[int | None, option("threads", parser=options.whole_number_parser("--threads"))] = None,
    registers: Annotated[
        int | None, option("registers", parser=options.whole_number_parser("--registers", least=0))
    ] = None,
    shared: Annotated[int | None, option("shared", parser=options.whole_number_parser("--shared", least=0))] = None,
    problem: options.OneProblem = None,
    tune: options.OneTune = None,
    step: Annotated[int | None, option("step", parser=options.whole_number_parser("--step"))] = None,
    device: options.Devices = None,
    folders: options.KernelFolders = None,
    json: options.Json = None,
) -> None:
    """Show the occupancy of a kernel or of a launch, what limits it, and how it varies."""
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.device.what_if import Usage
    from warplens.gui.views.occupancy.text import occupancy_data, occupancy_report

    if kernel is None and (problem or tune or step):
        raise InputError("--problem, --tune and --step are those of a kernel, and no kernel is given")
    launches: list[tuple[GpuSpec, Usage]] = []
    for key in device or [default_device()]:
        spec = load_device(key)
        own = Usage(
            threads_per_block=USUAL_THREADS, registers_per_thread=USUAL_REGISTERS, shared_bytes_per_block=0
        ) if kernel is None else _of_kernel(kernel, spec, (problem or [], tune or []), step, folders)  # fmt: skip
        usage = Usage(
            threads_per_block=own.threads_per_block if threads is None else threads,
            registers_per_thread=own.registers_per_thread if registers is None else registers,
            shared_bytes_per_block=own.shared_bytes_per_block if shared is None else shared,
        )
        launches.append((spec, usage))
    console.report(
        json,
        "occupancy",
        {"launches": [occupancy_data(spec, usage) for spec, usage in launches]},
        occupancy_report(launches),
    )


def _of_kernel(
    kernel: str, spec: GpuSpec, axes: tuple[list[str], list[str]], step: int | None, folders: options.KernelFolders
) -> Usage:
    from warplens.cuda.device.what_if import Usage
    from warplens.cuda.execute.preparation import Preparer

    point = kernel_arguments.one_point(kernel, folders, *axes, spec.key)
    preparer = Preparer()
    read = preparer.read(point)
    workload = read.workload(point.problem, point.tune)
    if workload.broken_requirement is not None:
        raise InputError(f"{read.name} cannot be launched so: it requires {workload.broken_requirement}")
    workload = _launch_of(workload, step)
    resources = preparer.compile(read, workload, spec).resources
    return Usage(
        threads_per_block=prod(workload.block),
        registers_per_thread=resources.registers_per_thread,
        shared_bytes_per_block=resources.static_shared_bytes + workload.dynamic_shared_bytes,
    )


def _launch_of(workload: Workload, step: int | None) -> Workload:
    """Return a workload that is one launch, or the first launch of a step of a sequence."""
    from warplens.cuda.catalogue.launch_spec import step_list
    from warplens.cuda.catalogue.sequence import first_launches

    if not workload.steps:
        if step is not None:
            raise InputError(f"{workload.kernel} is a single launch and has no steps")
        return workload
    launches = first_launches(workload)
    if step not in launches:
        wanted = "is a sequence of launches: choose a step of it with --step" if step is None else f"has no step {step}"
        raise InputError(f"{workload.kernel} {wanted} (its steps: {step_list(workload.steps)})")
    return launches[step]
