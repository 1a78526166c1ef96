"""Arithmetic, logic, comparison and conversion of values in registers."""

from warplens.cuda.simt.isa.arithmetic import bits, conversion, floating, integer, logic, products

__all__ = ["bits", "conversion", "floating", "integer", "logic", "products"]
