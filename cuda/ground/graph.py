"""Control-flow graphs of any kind of node: which nodes dominate another, and which nodes form a loop.

The rule: a graph is a list of successors by node; control starts at node 0, negative successors leave the graph.
"""

from collections.abc import Container, Iterable, Sequence

Graph = Sequence[Sequence[int]]


def predecessors(graph: Graph) -> list[list[int]]:
    """Return the predecessors of each node."""
    by_node: list[list[int]] = [[] for _ in graph]
    for node, successors in enumerate(graph):
        for successor in successors:
            if successor >= 0:
                by_node[successor].append(node)
    return by_node


def reachable(graph: Graph, starts: Iterable[int] = (0,), ends: Container[int] = ()) -> frozenset[int]:
    """Return the nodes that control reaches from some nodes, these included, without passing an end."""
    seen: set[int] = set()
    work = list(starts)
    while work:
        node = work.pop()
        if node >= 0 and node not in seen and node not in ends:
            seen.add(node)
            work += graph[node]
    return frozenset(seen)


def dominators(graph: Graph) -> list[int]:
    """Return for each node the bit set of the nodes that lie on every path to it, itself included."""
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
    """Return the body of each natural loop by its header; all back edges to one header make one loop."""
    sets = dominators(graph)
    before = predecessors(graph)
    latches: dict[int, list[int]] = {}
    for node, successors in enumerate(graph):
        for header in successors:
            if header >= 0 and sets[node] >> header & 1:
                latches.setdefault(header, []).append(node)
    # the header dominates its latches, so a walk backwards from them leaves the loop nowhere but through the header
    return {header: reachable(before, nodes, {header}) | {header} for header, nodes in latches.items()}
