"""State that the window shows: choices, the running sweep, results and their table. QtCore only, no widgets."""
