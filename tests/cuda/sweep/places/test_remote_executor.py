"""Calls in slots of other machines, over a link that the test controls."""

from __future__ import annotations

import math
from collections import Counter
from concurrent.futures import Future

import pytest
from fake_runner import FakeRunner

from warplens.cuda.ground.errors import ClusterError
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.cluster import remote_executor
from warplens.cuda.sweep.cluster.remote import RemotePool
from warplens.cuda.sweep.cluster.remote_executor import RemoteExecutor, Slot
from warplens.cuda.sweep.protocols import ExplainedDeathError, LostLinkError, WorkerDiedError
from warplens.cuda.sweep.workers import GpuLost

POOL = RemotePool(name="count", resources=(), limit_s=math.inf)


class HeldFuture(Future):
    """A future with a status word, as those of Dask have."""

    @property
    def status(self):
        return "cancelled" if self.cancelled() else "error" if self.exception(0) else "finished"


class HeldLink:
    """Keeps the calls that are sent: `sent` has (address, call, future)."""

    def __init__(self):
        self.lost = set()
        self.sent = []
        self.killed = []
        self.losses = Counter()

    def attach(self, executor):
        self.executor = executor

    def send(self, slot, function, arguments):
        future = HeldFuture()
        self.sent.append((slot.address, lambda: function(*arguments), future))
        return future

    def cancel(self, futures):
        for future in futures:
            future.cancel()
            future.set_running_or_notify_cancel()

    def kill(self, slots, futures):
        self.killed += [slot.address for slot in slots]
        self.cancel(futures)

    def in_background(self, action):
        action()

    def count_loss(self, point):
        self.losses[point.key] += 1
        return self.losses[point.key]

    def step(self):
        _, call, future = self.sent.pop(0)
        future.set_result(call())

    def lose(self, address):
        self.lost.add(address)
        self.sent = [entry for entry in self.sent if entry[0] != address]
        self.executor.on_worker_lost(address)


@pytest.fixture
def link():
    return HeldLink()


def slots(*addresses, resource=""):
    return [Slot(address, POOL, resource) for address in addresses]


def test_each_slot_has_one_call_at_a_time(link, plan):
    executor = RemoteExecutor(link, slots("a", "a", "b"))
    futures = [executor.submit(FakeRunner().run, point) for point in plan("k", sizes=5).points]
    assert [address for address, _, _ in link.sent] == ["a", "a", "b"]
    link.step()
    assert [address for address, _, _ in link.sent] == ["a", "b", "a"]
    while link.sent:
        link.step()
    assert [future.result(0) for future in futures] == [FakeRunner().run(p) for p in plan("k", sizes=5).points]


def test_points_of_a_lost_worker_run_on_another(link, plan):
    executor = RemoteExecutor(link, slots("a", "b"))
    futures = [executor.submit(FakeRunner().run, point) for point in plan("k", sizes=3).points]
    link.lose("a")
    while link.sent:
        assert link.sent[0][0] == "b"
        link.step()
    assert all(future.result(0).status is Status.OK for future in futures)


def test_point_that_was_running_on_two_lost_workers_fails(link, plan):
    executor = RemoteExecutor(link, slots("a", "b", "c"))
    future = executor.submit(FakeRunner().run, *plan("k").points)
    link.lose("a")
    link.lose("b")
    sentence = "2 workers of the cluster were lost while they ran this point, the last one was b"
    with pytest.raises(ExplainedDeathError, match=f"^{sentence}$"):
        future.result(0)
    executor.submit(FakeRunner().run, plan("l").points[0])
    assert [address for address, _, _ in link.sent] == ["c"]


def test_card_of_a_lost_worker_is_lost_for_this_point_and_all_later_ones(link, plan):
    executor = RemoteExecutor(link, slots("a", resource="GPU-1"))
    running, waiting = (executor.submit(FakeRunner().run, point) for point in plan("k", sizes=2).points)
    link.lose("a")
    later = executor.submit(FakeRunner().run, plan("k").points[0])
    for future in (running, waiting, later):
        assert isinstance(future.result(0), GpuLost)
        assert future.result(0).value.reason == "the worker of the cluster that has the GPU was lost"


def test_calls_wait_for_a_worker_and_run_on_a_new_one(link, plan):
    executor = RemoteExecutor(link, slots("a"))
    link.lose("a")
    future = executor.submit(FakeRunner().run, *plan("k").points)
    assert not link.sent
    executor.on_slots_added(slots("b"))
    link.step()
    assert future.result(0).status is Status.OK
    executor.shutdown()


def test_cluster_that_stays_without_workers_blames_no_point(link, plan, monkeypatch):
    monkeypatch.setattr(remote_executor, "NO_WORKER_S", 0.05)
    executor = RemoteExecutor(link, slots("a"))
    link.lose("a")
    future = executor.submit(FakeRunner().run, *plan("k").points)
    with pytest.raises(ClusterError, match=r"^the cluster had no worker for 0\.05 s$"):
        future.result(120)


def test_lost_connection_breaks_the_executor(link, plan):
    executor = RemoteExecutor(link, slots("a"))
    futures = [executor.submit(FakeRunner().run, point) for point in plan("k", sizes=2).points]
    executor.on_link_lost("the connection was lost")
    for future in futures:
        with pytest.raises(LostLinkError, match=r"^the connection was lost$"):
            future.result(0)


def test_point_that_runs_whenever_the_connection_is_lost_is_blamed(link, plan):
    first, second = plan("k", sizes=2).points
    futures = []
    for _ in range(2):
        executor = RemoteExecutor(link, slots("a"))
        futures.append([executor.submit(FakeRunner().run, point) for point in (first, second)])
        executor.on_link_lost("the connection was lost")
    assert [[type(future.exception(0)) for future in pair] for pair in futures] == [
        [LostLinkError, LostLinkError],
        [ExplainedDeathError, LostLinkError],
    ]


def test_late_result_of_a_lost_worker_is_ignored(link, plan):
    executor = RemoteExecutor(link, slots("a", "b"))
    future = executor.submit(FakeRunner().run, *plan("k").points)
    _, _, late = link.sent[0]
    link.cancel = list  # it is too late for that
    link.lose("a")
    late.set_result("late")
    assert not future.done()
    link.step()
    assert future.result(0) == FakeRunner().run(*plan("k").points)


def test_killing_ends_running_calls_here_and_there_and_keeps_the_slots(link, plan):
    executor = RemoteExecutor(link, slots("a"))
    running, waiting = (executor.submit(FakeRunner().run, point) for point in plan("k", sizes=2).points)
    link.sent.clear()
    executor.kill_workers()
    assert isinstance(running.exception(0), WorkerDiedError)
    assert link.killed == ["a"]
    link.step()
    assert waiting.result(0).status is Status.OK


def test_shutdown_cancels_what_waits_and_takes_nothing_more(link, plan):
    executor = RemoteExecutor(link, slots("a"))
    _, waiting = (executor.submit(FakeRunner().run, point) for point in plan("k", sizes=2).points)
    executor.shutdown()
    assert waiting.cancelled()
    with pytest.raises(RuntimeError, match="shutdown"):
        executor.submit(FakeRunner().run, *plan("k").points)


def test_only_points_run_on_a_cluster(link):
    with pytest.raises(TypeError, match=r"^only points run on a cluster$"):
        RemoteExecutor(link, slots("a")).submit(print)
