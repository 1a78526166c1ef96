"""Arithmetic, logic, comparison and conversion of values in registers."""

from warplens.cuda.simt.isa.arithmetic import conversion, floating, integer, logic

__all__ = ["conversion", "floating", "integer", "logic"]
