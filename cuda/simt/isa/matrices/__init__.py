"""Products of small matrices, and their transfers between shared memory and registers."""

from warplens.cuda.simt.isa.matrices import mma, wgmma

__all__ = ["mma", "wgmma"]
