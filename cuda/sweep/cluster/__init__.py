"""Sweeps on the GPUs of other machines: over SSH, or on a cluster of Dask.

The rule: this folder stands above the executions of one machine, and only a sweep with an address loads Dask.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from warplens.cuda.sweep.protocols import MakeExecution


@contextmanager
def executions(on: str) -> Iterator[MakeExecution]:
    """Yield what makes executions on the cluster with the address `on`.

    Within the context, the GPUs of the cluster replace those of this machine.

    Raises:
        InputError: this is no address of a cluster.
        MissingPartError: Dask's `distributed` is not installed.
        ClusterError: the cluster does not answer, has no workers, or has another version of the program.
    """
    from warplens.cuda.sweep.cluster.cluster import Cluster

    with Cluster(on) as cluster:
        yield cluster.execution
