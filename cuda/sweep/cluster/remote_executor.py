"""Hands out calls to slots on other machines, and treats lost machines; what carries a call is a `Link`.

The rule: a call is handed out when a slot is free, so it runs on one machine at a time and has one outcome. The calls
of a lost machine run on another; a call that was running on MAX_LOST_WORKERS lost workers fails. No lock is held while
a future is settled or a call is sent.
"""

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import resource_tracker
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar

from warplens.cuda.ground import errors, points
from warplens.cuda.sweep.answers import settle
from warplens.cuda.sweep.cluster.remote import RemotePool
from warplens.cuda.sweep.protocols import ExplainedDeathError, LostLinkError, WorkerDiedError
from warplens.cuda.sweep.workers import GpuLost

_P = ParamSpec("_P")
_T = TypeVar("_T")

NO_WORKER_S = 30.0  # a cluster may be without workers for so many seconds, as while Dask's nanny restarts one
RESULT_S = 60.0  # the result of a call that has ended arrives within so many seconds, or its worker counts as lost
MAX_LOST_WORKERS = 2  # a point fails when this many workers were lost while they ran it

RemoteFuture: TypeAlias = Any  # Dask's of a call; its `status` is "finished", "error", or another word where it is lost


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """Room for one call on a worker: the pool that runs it, and the Dask resource that it takes, "" for none."""

    address: str
    pool: RemotePool
    resource: str = ""


class Link(Protocol):
    """What carries calls to other machines; `lost` are the addresses of those that were lost."""

    lost: set[str]

    def attach(self, executor: "RemoteExecutor") -> None:
        """Report lost and new workers to this executor from now on."""

    def send(self, slot: Slot, function: Callable[..., object], arguments: tuple[Any, ...]) -> RemoteFuture:
        """Start a call on a worker."""

    def cancel(self, futures: list[RemoteFuture]) -> None:
        """Cancel calls whose worker is lost."""

    def kill(self, slots: Iterable[Slot], futures: list[RemoteFuture]) -> None:
        """Cancel calls and kill the processes that run them, in the background."""

    def in_background(self, action: Callable[[], None]) -> None:
        """Run an action in a thread that may wait for the network."""

    def count_loss(self, point: points.PointSpec) -> int:
        """Count a worker that was lost while it ran a point; return the count of this point."""


@dataclass(slots=True, eq=False)
class _Call:
    """A call that waits for a slot or runs in one; `is_settled` says that its future has an outcome."""

    future: Future[Any]
    function: Callable[..., object]
    arguments: tuple[Any, ...]
    is_settled: bool = False


class RemoteExecutor(Executor):
    """Runs calls `function(point)` or `function(point, visit)` in slots of a cluster's workers.

    With slots that count, the calls of a lost worker run on another one. With the slot of a GPU, they end with
    `GpuLost`, as do all later calls.
    """

    def __init__(self, link: Link, slots: Sequence[Slot]) -> None:
        self._link = link
        self._is_of_gpu = any(slot.resource for slot in slots)
        self._idle = deque(slots)
        self._busy: dict[Slot, tuple[_Call, Any]] = {}
        self._waiting: deque[_Call] = deque()
        self._timer: threading.Timer | None = None
        self._is_shut = False
        self._lock = threading.RLock()
        link.attach(self)

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Run one call as soon as a slot is free."""
        if kwargs or not args or not isinstance(args[0], points.PointSpec):
            raise TypeError("only points run on a cluster")
        call = _Call(Future(), fn, args)
        with self._lock:
            if self._is_shut:
                raise RuntimeError("cannot schedule new futures after shutdown")
            self._waiting.append(call)
        self._hand_out()
        return call.future

    def kill_workers(self) -> None:
        """End the calls that run, here at once and on the workers as soon as they hear of it."""
        with self._lock:
            busy = dict(self._busy)
        for call, _ in busy.values():
            self._settle(call, error=WorkerDiedError("the call was ended"))
        self._link.kill(busy, [future for _, future in busy.values() if future is not None])

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Take no more calls; those that wait for a slot are cancelled."""
        del wait, cancel_futures
        self.forget()
        with self._lock:
            waiting, self._waiting = self._waiting, deque()
        for call in waiting:
            call.future.cancel()

    def forget(self) -> None:
        """Take no more calls, and wait for no worker."""
        with self._lock:
            self._is_shut = True
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def on_worker_lost(self, address: str) -> None:
        """Give up the slots of a worker and its calls, whatever becomes of them there."""
        with self._lock:
            self._idle = deque(slot for slot in self._idle if slot.address != address)
            given_up = [(slot, *entry) for slot, entry in self._busy.items() if slot.address == address]
            for slot, _, _ in given_up:
                del self._busy[slot]
        self._link.cancel([future for _, _, future in given_up if future is not None])
        for slot, call, _ in given_up:
            self._on_lost(slot, call)
        self._hand_out()

    def on_link_lost(self, reason: str) -> None:
        """End all calls, as nothing can be sent or received any more; the executor is broken.

        Only a call that ran when machines were lost several times is at fault.
        """
        with self._lock:
            ran, waited = [call for call, _ in self._busy.values()], list(self._waiting)
            self._busy.clear()
            self._waiting.clear()
            self._idle.clear()
        for call in ran:
            is_at_fault = not call.is_settled and self._link.count_loss(call.arguments[0]) >= MAX_LOST_WORKERS
            sentence = f"the machines were lost {MAX_LOST_WORKERS} times while they ran this point: {reason}"
            self._settle(call, error=ExplainedDeathError(sentence) if is_at_fault else LostLinkError(reason))
        for call in waited:
            self._settle(call, error=LostLinkError(reason))

    def on_slots_added(self, slots: Iterable[Slot]) -> None:
        """Use the slots of a new worker, unless these are the calls of a GPU."""
        if not self._is_of_gpu:
            with self._lock:
                self._idle.extend(slots)
            self._hand_out()

    def _hand_out(self) -> None:
        while True:
            with self._lock:
                if not self._waiting or not self._has_slots():
                    return
                if self._is_of_gpu and not (self._idle or self._busy):
                    call, slot = self._waiting.popleft(), None
                elif self._idle:
                    call, slot = self._waiting.popleft(), self._idle.popleft()
                    self._busy[slot] = (call, None)
                else:
                    return
            if not call.future.running() and not call.future.set_running_or_notify_cancel():
                if slot is not None:
                    self._free(slot, call)
            elif slot is None:
                self._settle(call, result=_lost_gpu(call.arguments[0]))
            else:
                self._send(slot, call)

    def _has_slots(self) -> bool:
        """Return whether calls can be handed out; where the last counting worker was lost, wait for another."""
        if self._idle or self._busy or self._is_of_gpu:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            return True
        if self._timer is None and not self._is_shut:
            self._timer = threading.Timer(NO_WORKER_S, self._give_up)
            self._timer.daemon = True
            self._timer.start()
        return False

    def _give_up(self) -> None:
        with self._lock:
            self._timer = None
            waiting, self._waiting = self._waiting, deque()
        for call in waiting:
            self._settle(call, error=errors.ClusterError(f"the cluster had no worker for {NO_WORKER_S:g} s"))

    def _send(self, slot: Slot, call: _Call) -> None:
        try:
            future = self._link.send(slot, call.function, call.arguments)
        except Exception as error:  # noqa: BLE001 - what cannot be pickled or sent fails its own call
            self._free(slot, call)
            self._settle(call, error=error)
            return
        with self._lock:
            is_current = slot in self._busy
            if is_current:
                self._busy[slot] = (call, future)
        if not is_current:  # the worker was lost meanwhile
            self._link.cancel([future])
            return
        future.add_done_callback(lambda _: self._link.in_background(partial(self._take, slot, call, future)))
        if call.is_settled:  # it was killed meanwhile
            self._link.kill([slot], [future])

    def _take(self, slot: Slot, call: _Call, future: RemoteFuture) -> None:
        """Fetch the outcome of a call, unless its worker was lost and it runs elsewhere."""
        result, error = None, None
        try:
            if not call.is_settled:
                result = future.result(timeout=RESULT_S)
        except Exception as raised:  # noqa: BLE001 - what a runner raised, or that the outcome does not arrive
            error = raised
        if not self._free(slot, call):
            return
        if error is None:
            self._settle(call, result=result)
        elif future.status == "error" and type(error).__name__ != "KilledWorker":
            self._settle(call, error=error)
        else:
            self._on_lost(slot, call)
        self._hand_out()

    def _on_lost(self, slot: Slot, call: _Call) -> None:
        """Run a call again after its worker was lost, unless it has cost too many workers."""
        if call.is_settled:
            return
        if self._link.count_loss(call.arguments[0]) >= MAX_LOST_WORKERS:
            sentence = f"{MAX_LOST_WORKERS} workers of the cluster were lost while they ran this point"
            self._settle(call, error=ExplainedDeathError(f"{sentence}, the last one was {slot.address}"))
        elif self._is_of_gpu:
            self._settle(call, result=_lost_gpu(call.arguments[0]))
        else:
            with self._lock:
                self._waiting.appendleft(call)

    def _free(self, slot: Slot, call: _Call) -> bool:
        """Free the slot of a call; return False where the slot has another call or none by now."""
        with self._lock:
            if slot not in self._busy or self._busy[slot][0] is not call:
                return False
            del self._busy[slot]
            if slot.address not in self._link.lost:
                self._idle.append(slot)
            return True

    def _settle(self, call: _Call, *, result: object = None, error: BaseException | None = None) -> None:
        with self._lock:
            if call.is_settled:
                return
            call.is_settled = True
        settle(call.future, result, error)


def _lost_gpu(point: points.PointSpec) -> GpuLost[Any]:
    return GpuLost(points.result_of(point, points.Status.FAILED, "the worker of the cluster that has the GPU was lost"))


# Control-C while a cluster starts its processes or connects.
# A terminal sends Control-C to every process of its group. Processes that are started here never receive
# it, since they belong to this one, and this one receives it when they have started: half-started processes cannot be
# ended.
@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Block Control-C for the processes that start inside, and pass on at the end one that arrives meanwhile.

    Outside the main thread, which alone receives signals, nothing is deferred.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    arrived: list[int] = []
    resource_tracker.ensure_running()  # multiprocessing starts it with the first process, and unblocks the signal then
    handler = signal.signal(signal.SIGINT, lambda number, _: arrived.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)  # one that is pending goes to `arrived`
        signal.signal(signal.SIGINT, handler)
        if arrived:
            signal.raise_signal(signal.SIGINT)
