"""PTX as text and as a tree: tokens, the frozen tree and a parser with one function a grammar rule."""
