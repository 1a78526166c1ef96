"""Passes over a `Program`: each module has one `run`, and the code generator uses what they find."""
