"""A kernel as basic blocks: what the passes and the code generator work on, and where its memory lies."""
