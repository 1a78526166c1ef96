"""Sentences on faults in the shared memory of a cluster, and the words that those on one block share with them.

The rule: a block of a cluster is named by its rank there. Compiled code writes the record (`cluster_shadow.ll`).
"""

import numpy as np

from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers, module, warp_code
from warplens.cuda.simt.codegen.checks.shadow import threads_of_word
from warplens.cuda.simt.program.blocks import RANK_BYTES, source_name
from warplens.cuda.simt.values.value import coordinates_of

KINDS = {buffers.FAULT_ENDED, buffers.FAULT_LEFT, buffers.FAULT_CLUSTER_RACE, buffers.FAULT_CLUSTER_UNWRITTEN}
RANK_BITS = RANK_BYTES.bit_length() - 1  # an address of the shared memory of a cluster has a block's rank from here on


def placed(number: int, shape: tuple[int, int, int]) -> str:
    """Return these coordinates as text."""
    return "({},{},{})".format(*coordinates_of(number, shape))


def verb(site: warp_code.Site, reads: str = "reads") -> str:
    """Return what an access does to memory, as a verb; that of a load is given."""
    return "updates" if site.is_atomic else "stores" if site.is_store else reads


def name_shared(code: module.Code, byte: int) -> str:
    """Return the name of a byte of shared memory, by its variable."""
    for variable in code.program.variables.values():
        size = code.shared_end - variable.offset if variable.size is None else variable.size
        if variable.space is tree.Space.SHARED and variable.offset <= byte < variable.offset + size:
            return f"byte {byte - variable.offset} of shared variable {source_name(variable.name)!r}"
    return f"byte {byte - code.program.first_shared} of shared memory"


def sentence(code: module.Code, record: np.ndarray) -> str:
    """Return what is wrong with an access to shared memory, of one thread; the record has one of `KINDS`."""
    kind, instruction = int(record[0]), int(record[1])
    if kind == buffers.FAULT_LEFT:
        return (
            "accesses shared memory of another block of the cluster, which may have ended: no barrier of the cluster "
            "comes between this access and the end of that block"
        )
    if kind == buffers.FAULT_ENDED:
        mask = int(record[2])
        rank = (int(record[4 + (mask & -mask).bit_length() - 1]) >> RANK_BITS) - 1
        return (
            f"accesses shared memory of the block with rank {rank} in its cluster, which has ended: a barrier of the "
            "cluster must come before its end"
        )
    spaces = {tree.Space.SHARED, tree.Space.CLUSTER}
    site = next(site for site in code.sites if site.op.index == instruction and site.space in spaces)
    address = int(record[buffers.RECORD_BYTE])
    rank = (address >> RANK_BITS) - 1
    of_block = f" of the block with rank {rank}" if rank >= 0 else ""
    access = f"{verb(site)} {name_shared(code, address % RANK_BYTES)}{of_block}"
    if kind == buffers.FAULT_CLUSTER_UNWRITTEN:
        return f"{access}, which no thread has written yet: a barrier of the cluster or a first value is missing"
    thread, number = threads_of_word(int(record[buffers.RECORD_OTHER]))
    other = code.sites[number]
    did = "read" if record[buffers.RECORD_WAS_READ] else "updated" if other.is_atomic else "wrote"
    return (
        f"{access}, which thread {placed(thread, code.launch.block)} of the block with rank "
        f"{int(record[buffers.RECORD_OTHER_BLOCK])} {did} in line {other.op.line} with no barrier of the cluster "
        "between them"
    )


def place_in_cluster(code: module.Code, address: int, width: int) -> tuple[FailureKind, str]:
    """Return what is wrong with an address of the shared memory of a cluster, and where it lies."""
    rank, blocks = (address >> RANK_BITS) - 1, code.launch.cluster_blocks
    start, end = code.program.first_shared, code.shared_end
    offset = address % RANK_BYTES - start
    place = f"in the shared memory of the block with rank {rank}" if rank >= 0 else "in the block's own shared memory"
    if rank >= blocks:
        return FailureKind.BOUNDS, f"{place} of its cluster, which has {blocks} blocks, numbered from 0"
    if 0 <= offset <= end - start - width:
        return (
            FailureKind.MISALIGNED,
            f"at byte {offset} {place}, misaligned: the address must be a multiple of {width}",
        )
    if offset < 0:
        text = f"at address {offset + start} {place}, of which the driver keeps the first {start} bytes"
        return FailureKind.BOUNDS, text
    return FailureKind.BOUNDS, f"at byte {offset} {place}, which has {end - start} bytes"
