"""Advice on a kernel: what to change, by a rule, with the numbers before and after."""
