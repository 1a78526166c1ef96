"""Advice on the launch itself: its shape, and the attribute that large shared memory needs.

The rule: the shape is judged by `warplens.cuda.device.launch_shape`; the attribute is asked for only where the source
holds the host code that launches the kernel.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from warplens.cuda.device.launch_shape import shortfalls
from warplens.cuda.simt.explain.advice.evidence import Advice, AdviceRule, LaunchFacts
from warplens.cuda.source.spelling import kernel_name
from warplens.cuda.source.tokens import TokenKind, tokens_of

DEFAULT_SHARED_BYTES = 48 * 1024
"""A block may take more shared memory than this only with the attribute. Source: CUDA C++ guide, 16.4.3 and on."""
_SETTERS = frozenset({"cudaFuncSetAttribute", "cuFuncSetAttribute", "cuKernelSetAttribute"})
_ATTRIBUTES = frozenset(
    {"cudaFuncAttributeMaxDynamicSharedMemorySize", "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"}
)


def advise_launch(launch: LaunchFacts) -> Iterator[Advice]:
    """Iterate over the advice on a launch."""
    for found in shortfalls(launch.grid, launch.block, launch.spec.sm_count, launch.fits):
        yield Advice(
            rule=AdviceRule.LAUNCH_SHAPE,
            line=0,
            text=f"{found.says} Try {found.tries}.",
            unit=found.unit,
            before=found.wasted,
            after=found.left,
            total=1.0,
        )
    if needs_shared_attribute(launch.source, launch.kernel, launch.shared_bytes):
        yield Advice(
            rule=AdviceRule.SHARED_ATTRIBUTE,
            line=0,
            text=f"A block takes {refused_shared(launch.kernel, launch.shared_bytes)}.",
            unit="launches that fail",
            before=1.0,
            after=0.0,
            total=1.0,
        )


def needs_shared_attribute(source: str, kernel: str, shared_bytes: int) -> bool:
    """Return whether the host code of a source launches a kernel with more shared memory than it has asked for.

    Args:
        source: the text of a file.
        kernel: the kernel's name, with or without template arguments.
        shared_bytes: static and dynamic shared memory of a block.
    """
    if shared_bytes <= DEFAULT_SHARED_BYTES:
        return False
    tokens = tokens_of(source)
    words = [token.text for token in tokens if token.kind in {TokenKind.WORD, TokenKind.SIGN}]
    name = _base(kernel)
    launches = any(
        word == name and "<<<" in words[place + 1 : place + 1 + MAX_TEMPLATE_TOKENS]
        and ";" not in words[place + 1 : place + 1 + words[place + 1 :].index("<<<")]
        for place, word in enumerate(words)
    )  # fmt: skip
    macros = (re.findall(r"\w+", token.text) for token in tokens if token.kind is TokenKind.DIRECTIVE)
    named = {*words, *chain.from_iterable(macros)}
    asks = _SETTERS & named and _ATTRIBUTES & named
    return launches and not asks


def refused_shared(kernel: str, shared_bytes: int) -> str:
    """Return how much shared memory a block takes, and why no GPU starts a launch of `needs_shared_attribute`."""
    return (
        f"{shared_bytes:,} B of shared memory, and a launch may ask for more than {DEFAULT_SHARED_BYTES:,} B only "
        f"after cudaFuncSetAttribute({_base(kernel)}, cudaFuncAttributeMaxDynamicSharedMemorySize, ...), which the "
        "host code of the file does not call: the launch fails there with cudaErrorInvalidValue"
    )


MAX_TEMPLATE_TOKENS = 64
"""The template arguments of a launch have at most this many tokens."""


def _base(kernel: str) -> str:
    return kernel_name(kernel).rpartition("::")[2].strip()
