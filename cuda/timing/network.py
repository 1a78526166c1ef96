"""How resources that are used in turn share their time: a closed queueing network, solved exactly.

The rule: pure numbers in, pure numbers out; nothing here knows what a GPU is.

Source: Reiser and Lavenberg, "Mean-Value Analysis of Closed Multichain Queuing Networks", Journal of the ACM 27(2),
1980.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Circulation:
    """Customers in a network: the time in which each of them passes all stations once, and their queues.

    `waiting` has the mean number of customers at each station, including the one in service.
    """

    time: float
    waiting: tuple[float, ...]


def circulate(customers: int, demands: Sequence[float], delay: float) -> Circulation:
    """Send `customers` round stations that serve one at a time, and a delay in which no customer waits for another.

    `demands` are the service times of one customer at each station, `delay` its time elsewhere, all in one unit of
    time. With one customer the time is the sum of everything; with many it approaches the largest demand times the
    customers; in between, the exact mean value of a network with exponential service.

    Source: the recursion R_i(n) = D_i (1 + Q_i(n-1)), X(n) = n / (Z + sum R_i(n)), Q_i(n) = X(n) R_i(n).

    Example:
        >>> circulate(1, [2.0, 3.0], 5.0).time, round(circulate(100, [2.0, 3.0], 5.0).time)
        (10.0, 300)
    """
    waiting = [0.0] * len(demands)
    throughput = 0.0
    for present in range(1, customers + 1):
        residence = [demand * (1.0 + queue) for demand, queue in zip(demands, waiting, strict=True)]
        total = sum(residence) + delay
        if total == 0.0:
            return Circulation(time=0.0, waiting=tuple(waiting))
        throughput = present / total
        waiting = [throughput * time for time in residence]
    time = customers / throughput if throughput else 0.0
    return Circulation(time=time, waiting=tuple(waiting))
