"""Stands in for PyCUDA where a program imports it: its device is the engine, and every launch is traced.

The rule: what a program finds here behaves as in PyCUDA 2026.1; what is not here says so in one sentence.
Source: the reference documentation of PyCUDA.
"""

VERSION = (2026, 1)
VERSION_STATUS = ""
VERSION_TEXT = "2026.1"
