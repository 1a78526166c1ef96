"""The instruction set: one decorated function for each opcode, grouped as the PTX manual groups them."""

from warplens.cuda.simt.isa import (
    atomic,
    bits,
    calling,
    control,
    conversion,
    extremes,
    floating,
    integer,
    logic,
    memory,
    products,
    warp,
)

__all__ = [
    "atomic",
    "bits",
    "calling",
    "control",
    "conversion",
    "extremes",
    "floating",
    "integer",
    "logic",
    "memory",
    "products",
    "warp",
]
