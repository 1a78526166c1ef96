"""Control flow, calls, barriers, exchange between lanes, and hints."""

from warplens.cuda.simt.isa.control import calling, flow, warp

__all__ = ["calling", "flow", "warp"]
