"""Control flow, calls, barriers, exchange between lanes, and hints."""

from warplens.cuda.simt.isa.control import flow

__all__ = ["flow"]
