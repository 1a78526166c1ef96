"""PTX as text and as a tree: tokens, the frozen tree, a parser with one function a grammar rule, and a printer."""
