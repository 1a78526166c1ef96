"""A call of `warplens exec`: its words, and the run of the program that they name.

The rule: a program starts at once. Nothing here needs typer, whose import takes longer than a short program: words that
are plain are read here, and all others, which may be wrong or ask for help, by `gui.commands.exec`.
"""
