"""The door to tree-sitter: a CUDA C++ text to its syntax tree.

The rule: only this module imports tree-sitter and its grammar; others take `Node` and `Tree` from here. The parser
always returns a tree: what it cannot read is an `ERROR` node. Offsets and columns count bytes of UTF-8, rows from 0.

Around an `#if` that cuts a function in two, a tree can lose all that follows. What must not be lost is therefore read
from tokens (see `warplens.cuda.catalogue.source.declarations`); the tree is for what stands inside functions.
"""

from functools import cache

import tree_sitter_cuda
from tree_sitter import Language, Node, Parser, Tree

__all__ = ["Node", "Tree", "parsed"]


def parsed(text: str) -> Tree:
    """Return the syntax tree of a text."""
    return _parser().parse(text.encode(errors="replace"))


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_cuda.language()))
