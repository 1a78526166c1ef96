"""The commands of `warplens`, one module each; `program.py` puts them together.

The rule: a module here imports what is heavy inside its command, because all of them are read at each call.
"""
