"""The instruction set: one decorated function for each opcode, grouped as the PTX manual groups them."""

from warplens.cuda.simt.isa import (
    addresses,
    atomic,
    bits,
    calling,
    control,
    conversion,
    copies,
    extremes,
    floating,
    integer,
    logic,
    matrices,
    memory,
    mma,
    products,
    warp,
)

__all__ = [
    "addresses",
    "atomic",
    "bits",
    "calling",
    "control",
    "conversion",
    "copies",
    "extremes",
    "floating",
    "integer",
    "logic",
    "matrices",
    "memory",
    "mma",
    "products",
    "warp",
]
