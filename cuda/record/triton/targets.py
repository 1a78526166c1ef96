"""The compute capability that Triton's kernels are compiled for.

The rule: it is that of the device where the engine executes what Triton makes of it, else an older one. A kernel whose
code for 9.0 waits for barriers in shared memory, copies in bulk or runs in clusters is compiled for 8.0 instead, and
its point says so first and has no modelled time: that is other code than the device's.
"""

import re
from collections.abc import Callable
from typing import Any

from warplens.cuda.compiler.process.client import own_target, shared_target
from warplens.cuda.ground.errors import InputError

NEWEST_TARGET = (8, 0)
"""Kernels are compiled for this compute capability where the device has none of `OWN_TARGETS`: from 10.0 on Triton
multiplies matrices in tensor memory, which the engine does not execute."""
OWN_TARGETS = ((7, 5), (8, 0), (8, 6), (8, 9), (9, 0))  # kernels for these devices are compiled for themselves
BULK_TARGET = 90  # from it on Triton copies what a descriptor describes with the Tensor Memory Accelerator
OF_GPU = {"arch", "supported_fp8_dtypes", "deprecated_fp8_dot_operand_dtypes", "max_num_imprecise_acc_default"}
"""Options that follow from the compute capability."""
COPIES_IN_BULK = "cp.async.bulk"
MAKES_DESCRIPTOR = "make_tensor_descriptor"  # triton's own operation, as its first text of a kernel has it
TENSOR_MEMORY = "products in tensor memory"
WITHOUT_TENSOR_MEMORY = (12, 0)  # from here on Triton multiplies matrices by `mma` again, as for 8.0
_PRODUCTS = re.compile(r"(?<![\w.$])(mma|wmma)\.")
_UNEXECUTED = "unexecuted"  # the attribute by which a kernel for an older target says what the newer code has
_NOT_EXECUTED = re.compile(r"(?<![\w.$])(mbarrier|cp\.async\.bulk|tensormap|mapa|barrier\.cluster)\.")


def target_for(capability: tuple[int, int], wanted: tuple[int, int] | None = None) -> tuple[int, int]:
    """Return the compute capability that kernels are compiled for: the `wanted` one, or the best for a device."""
    return wanted if wanted is not None else capability if capability in OWN_TARGETS else NEWEST_TARGET


def parse_target(text: str, capability: tuple[int, int], name: str = "--target") -> tuple[int, int]:
    """Return the compute capability that a text such as `sm_80` names; Triton takes 9.0 for `sm_90a`."""
    listed = {f"sm_{major}{minor}": (major, minor) for major, minor in OWN_TARGETS if (major, minor) <= capability}
    named = shared_target(text) if text == own_target(shared_target(text)) else text
    if named not in listed:
        raise InputError(f"{name} {text}: kernels of Triton for this device are compiled for {', '.join(listed)}")
    return listed[named]


def not_executed(ptx: str) -> str:
    """Return the first instruction of a kernel's code that an older target does without, "" if there is none."""
    match = _NOT_EXECUTED.search(ptx)
    return match[1] if match else ""


def with_older_target(compile_: Callable[..., Any], older: Callable[[], Any]) -> Callable[..., Any]:
    """Return Triton's function that compiles, which compiles what is not executed for an older target instead.

    What is not executed shows in the code, so that most such kernels are compiled twice; those with descriptors of
    tensors among their arguments, which are copied in bulk from `BULK_TARGET` on, are compiled once. `older` returns
    that target, or None where another one is not wanted.
    """

    def compiled(src: Any, target: Any = None, options: Any = None, **rest: Any) -> Any:
        instead = older()
        kept = {name: value for name, value in (options or {}).items() if name not in OF_GPU}
        if instead is not None and instead.arch < BULK_TARGET <= getattr(target, "arch", 0) and _has_descriptors(src):
            return _marked(compile_(src, target=instead, options=kept, **rest), COPIES_IN_BULK)
        kernel = compile_(src, target=target, options=options, **rest)
        code = kernel.asm.get("ptx", "") if hasattr(kernel, "asm") else ""
        if instead is None or not not_executed(code) or instead.arch >= kernel.metadata.target.arch:
            return kernel
        return _marked(compile_(src, target=instead, options=kept, **rest), not_executed(code))

    return compiled


def _marked(kernel: Any, unexecuted: str) -> Any:
    setattr(kernel, _UNEXECUTED, unexecuted)
    return kernel


def unexecuted_of(kernel: Any, src: Any, capability: tuple[int, int]) -> str:
    """Return what a kernel's code for the device has that the engine does not execute, "" where it has nothing.

    For a device whose kernels are compiled for `NEWEST_TARGET`, that is what Triton makes there of descriptors of
    tensors and, up to 11.0, of products of matrices.
    """
    marked = getattr(kernel, _UNEXECUTED, "")
    if marked or capability <= max(OWN_TARGETS):
        return str(marked)
    if _has_descriptors(src) or MAKES_DESCRIPTOR in kernel.asm.get("source", ""):
        return COPIES_IN_BULK
    has_products = capability < WITHOUT_TENSOR_MEMORY and _PRODUCTS.search(kernel.asm.get("ptx", ""))
    return TENSOR_MEMORY if has_products else ""


def _has_descriptors(src: Any) -> bool:
    return any(str(kind).startswith("tensordesc") for kind in getattr(src, "signature", {}).values())
