"""Control-flow graphs of any kind of node: which nodes dominate another, and which nodes form a loop.

The rule: a graph is a list of successors by node; control starts at node 0, negative successors leave the graph.
"""

from __future__ import annotations

from collections.abc import Sequence

Graph = Sequence[Sequence[int]]


def predecessors(graph: Graph) -> list[list[int]]:
    """Return the predecessors of each node.

    Example:
        >>> predecessors([[1, 2], [2], [-1]])
        [[], [0], [0, 1]]
    """
    by_node: list[list[int]] = [[] for _ in graph]
    for node, successors in enumerate(graph):
        for successor in successors:
            if successor >= 0:
                by_node[successor].append(node)
    return by_node


def reachable(graph: Graph) -> frozenset[int]:
    """Return the nodes that control reaches."""
    seen: set[int] = set()
    work = [0]
    while work:
        node = work.pop()
        if node >= 0 and node not in seen:
            seen.add(node)
            work += graph[node]
    return frozenset(seen)


def dominators(graph: Graph) -> list[int]:
    """Return for each node the bit set of the nodes that lie on every path to it, itself included.

    Example:
        >>> [bin(nodes) for nodes in dominators([[1, 2], [3], [3], [-1]])]
        ['0b1', '0b11', '0b101', '0b1001']
    """
    everything = (1 << len(graph)) - 1
    sets = [everything] * len(graph)
    sets[0] = 1
    before = predecessors(graph)
    changed = True
    while changed:
        changed = False
        for node in range(1, len(graph)):
            common = everything
            for predecessor in before[node]:
                common &= sets[predecessor]
            common |= 1 << node
            if common != sets[node]:
                sets[node] = common
                changed = True
    return sets


def natural_loops(graph: Graph) -> dict[int, frozenset[int]]:
    """Return the body of each natural loop by its header; all back edges to one header make one loop.

    Example:
        >>> natural_loops([[1], [2], [1, -1]])
        {1: frozenset({1, 2})}
    """
    sets = dominators(graph)
    before = predecessors(graph)
    loops: dict[int, set[int]] = {}
    for node, successors in enumerate(graph):
        for header in successors:
            if header >= 0 and sets[node] >> header & 1:
                body = loops.setdefault(header, {header})
                work = [node]
                while work:
                    inside = work.pop()
                    if inside not in body:
                        body.add(inside)
                        work.extend(before[inside])
    return {header: frozenset(body) for header, body in loops.items()}
