"""Ladders: the rungs of a kernel from naive to fast, and what each one brings."""
