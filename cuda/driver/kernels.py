"""Modules and kernels of one process of a program: what it loads, and what it asks of its kernels.

The rule: a module is known by the number that the stand-in gives to it; nothing of it is read before it is asked for.
"""

import math
import re
from collections.abc import Callable
from dataclasses import replace

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Extent
from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.device import legality
from warplens.cuda.device.legality import NO_CLUSTER, Asked, cluster_of, refused_clusters, required_cluster
from warplens.cuda.device.occupancy import BLOCKS_WITHOUT_SHARED, KIB, SmLimits, active_clusters, carve_out_bytes
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import Usage, fitting, resident_blocks
from warplens.cuda.driver import errors, modules
from warplens.cuda.driver.messages import Answer, MessageError, Reader
from warplens.cuda.driver.state import State
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.record.session import Session


def resident_clusters(
    spec: GpuSpec, blocks_per_sm: int, cluster: Extent, *, has_shared: bool, is_large_allowed: bool
) -> tuple[int, int]:
    """Return how many clusters are resident at once, and how many blocks the largest can have."""
    most = legality.MOST_CLUSTER_BLOCKS if is_large_allowed else legality.PORTABLE_CLUSTER_BLOCKS
    blocks_per_sm = blocks_per_sm if has_shared else min(blocks_per_sm, BLOCKS_WITHOUT_SHARED)
    fitting = (blocks for blocks in range(most, 0, -1) if active_clusters(spec.sm_count, blocks_per_sm, blocks))
    active = 0 if cluster == NO_CLUSTER else active_clusters(spec.sm_count, blocks_per_sm, math.prod(cluster))
    return active, next(fitting, 0)


_TARGET = re.compile(r"^\s*\.target\s+sm_(\d+)", re.MULTILINE)
_REFUSALS = {
    " a cluster of ": errors.INVALID_CLUSTER,
    "cooperative": errors.TOO_LARGE,
    "registers": errors.OUT_OF_RESOURCES,
    " has 0 ": errors.INVALID_CONFIGURATION,
}
"""The errors of launches that are refused, by words of the sentence; for others an H200 says errors.INVALID_VALUE."""


class Kernels:
    """The kernels of a process, by their modules."""

    def __init__(self, session: Session, state: State) -> None:
        self._session, self._state = session, state
        self._modules: dict[int, modules.LoadedModule] = {}
        self._preferred: dict[tuple[int, str], int] = {}  # shares of the shared memory in percent, by module and symbol
        self.handlers: dict[str, Callable[[Reader], Answer | None]] = {
            "M": self._load, "V": self._place, "K": self._parameters, "I": self._kernels,
            "R": self._attributes, "O": self._occupancy, "C": self._clusters, "c": self._prefer,
        }  # fmt: skip

    def _load(self, message: Reader) -> Answer:
        number = message.u32()
        try:
            module = modules.LoadedModule(message, self._session.spec)
            variables = module.data.items()
        except WarplensError as error:
            self._state.find(str(error))
            return Answer(errors.NO_KERNEL_IMAGE if isinstance(error, InputError) else errors.INVALID_PTX)
        self._modules[number] = module
        answer = Answer().u32(len(variables))
        for name, data in variables:
            answer.u64(len(data.initial)).u32(int(str(data.space) == "const")).text(name)
        return answer

    def _place(self, message: Reader) -> Answer:
        module = self._module(message.u32())
        memory: dict[str, Allocation] = {}
        for _ in range(message.u32()):
            address = message.u64()
            name = message.text()
            if address:
                memory[name] = self._state.memory.find(address)[0]
        module.place(memory)
        return Answer()

    def _kernel(self, message: Reader) -> modules.LoadedKernel:
        return self.kernel(message.u32(), message.text())

    def kernel(self, module: int, symbol: str) -> modules.LoadedKernel:
        """Return a kernel by the number of its module and its symbol."""
        return self._module(module).kernel(symbol)

    def _module(self, number: int) -> modules.LoadedModule:
        if number not in self._modules:
            raise MessageError(f"the program names the module {number}, which it has not loaded")
        return self._modules[number]

    def _parameters(self, message: Reader) -> Answer:
        try:
            kernel = self._kernel(message)
        except InputError:
            return Answer(errors.NOT_FOUND)
        except WarplensError as error:
            self._state.find(str(error))
            return Answer(errors.NOT_SUPPORTED)
        answer = Answer().u32(len(kernel.parameters), kernel.block_bytes)
        for parameter in kernel.parameters:
            answer.u32(parameter.offset, parameter.size)
        return answer

    def _kernels(self, message: Reader) -> Answer:
        symbols = self._module(message.u32()).kernels
        answer = Answer().u32(len(symbols))
        for symbol in symbols:
            answer.text(symbol)
        return answer

    def _attributes(self, message: Reader) -> Answer:
        kernel = self._kernel(message)
        spec = self._session.spec
        major, minor = spec.compute_capability
        values = [0] * 16
        values[0] = spec.limits.threads_per_block
        target = _TARGET.search(kernel.code.ptx)  # that of the PTX which the program holds: 75 for sm_75
        values[5], values[6] = int(target[1]) if target else 0, 10 * major + minor
        if (resources := kernel.resources) is not None:
            values[0] = resources.max_threads_per_block or values[0]
            values[1:5] = [
                resources.static_shared_bytes, resources.constant_bytes, resources.local_bytes_per_thread,
                resources.registers_per_thread,
            ]  # fmt: skip
        values[10:14] = required_cluster(kernel.directives)
        values[8] = max(0, legality.SHARED_WITHOUT_ASKING - values[1])
        return Answer().u32(*values)

    def _occupancy(self, message: Reader) -> Answer:
        kernel = self._kernel(message)
        threads, shared_bytes = message.u32(), message.u64()
        return Answer().u32(self.blocks_per_sm(kernel, threads, shared_bytes))

    def blocks_per_sm(self, kernel: modules.LoadedKernel, threads: int, shared_bytes: int) -> int:
        """Return how many blocks with so much shared memory fit on a multiprocessor, 0 where none does."""
        taken = kernel.resources
        registers, static_bytes = (taken.registers_per_thread, taken.static_shared_bytes) if taken else (0, 0)
        return resident_blocks(self._session.spec.limits, registers, shared_bytes + static_bytes, threads)

    def _prefer(self, message: Reader) -> None:
        kernel = message.u32(), message.text()
        self._preferred[kernel] = message.u32()

    def preferred(self, module: int, symbol: str, *, threads: int, shared_bytes: int) -> str:
        """Return a sentence on the share of the shared memory that a kernel prefers, for its blocks; "" for none."""
        percent = self._preferred.get((module, symbol))
        resources = None if percent is None else self.kernel(module, symbol).resources
        if percent is None or resources is None:
            return ""
        limits = self._session.spec.limits
        return carve_out_remark(limits, resources, threads=threads, shared_bytes=shared_bytes, percent=percent)

    def _clusters(self, message: Reader) -> Answer:
        kernel = self._kernel(message)
        grid, block, cluster = message.extent(), message.extent(), message.extent()
        shared_bytes, is_large_allowed = message.u64(), bool(message.u8())
        name, directives = kernel.code.kernel, kernel.directives
        asks = cluster != NO_CLUSTER or required_cluster(directives)[0]
        asked = Asked(
            kernel=name, grid=grid, block=block, cluster=cluster, is_large_allowed=is_large_allowed,
            directives=directives,
        )  # fmt: skip
        if refusal := next(refused_clusters(asked), ""):
            return Answer(refusal_of(refusal))
        blocks = self.blocks_per_sm(kernel, math.prod(block), shared_bytes)
        resources = kernel.resources
        has_shared = shared_bytes > 0 or (resources is not None and resources.static_shared_bytes > 0)
        clusters = resident_clusters(
            self._session.spec, blocks, cluster_of(directives, cluster) if asks else NO_CLUSTER, has_shared=has_shared,
            is_large_allowed=is_large_allowed,
        )  # fmt: skip
        return Answer().u32(*clusters)


def refusal_of(sentence: str) -> int:
    """Return the number of the error by which a GPU refuses a launch."""
    return next((number for word, number in _REFUSALS.items() if word in sentence), errors.INVALID_VALUE)


def carve_out_remark(
    limits: SmLimits, resources: KernelResources, *, threads: int, shared_bytes: int, percent: int
) -> str:
    """Return a sentence on a preferred carve-out in which fewer blocks fit than in the largest, "" for none.

    A hint changes no count, since the driver may choose otherwise; the point of the launch says what it costs.

    Args:
        threads, shared_bytes: those of a block, with the dynamic shared memory.
        percent: the share of the largest carve-out that the kernel prefers.

    Source: CUDA Runtime API, `cudaFuncAttributePreferredSharedMemoryCarveout`.
    """
    if not 0 <= percent <= 100:
        return ""
    carved = carve_out_bytes(limits, percent)
    usage = Usage(
        threads_per_block=threads, registers_per_thread=resources.registers_per_thread,
        shared_bytes_per_block=shared_bytes + resources.static_shared_bytes,
    )  # fmt: skip
    most, fits = fitting(limits, usage), fitting(replace(limits, shared_bytes=carved), usage)
    asked = f"it prefers {percent} % of the shared memory (cudaFuncAttributePreferredSharedMemoryCarveout)"
    if most is None or fits is None or fits.blocks_per_sm >= most.blocks_per_sm:  # of none the launch itself says so
        return ""
    if not fits.blocks_per_sm:
        return f"{asked}: no block fits in these {carved // KIB} KiB, so that the driver takes more"
    return (
        f"{asked}: in {carved // KIB} KiB {fits.blocks_per_sm} of its blocks fit at a time, an occupancy of "
        f"{fits.percent:g} %; it is a hint, and {most.blocks_per_sm} fit where the driver takes more"
    )
