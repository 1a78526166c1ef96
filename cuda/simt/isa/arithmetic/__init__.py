"""Arithmetic, logic, comparison and conversion of values in registers."""

from warplens.cuda.simt.isa.arithmetic import conversion, integer, logic

__all__ = ["conversion", "integer", "logic"]
