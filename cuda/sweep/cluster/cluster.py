"""A cluster of machines behind a Dask scheduler, which runs the points of a sweep in place of this machine.

The rule: only this module imports `distributed`. Points are handed out here, one for each free slot of a worker, so a
stop, a lost worker and a point that kills its workers are treated in one place; Dask carries the calls, watches the
workers and keeps a GPU to one call at a time (each GPU is a Dask resource of its worker). A worker with GPUs
measures on them; workers without GPUs count, or all workers where each has a GPU. A worker with GPUs should have at
least one thread more than it has GPUs, or else its GPUs wait for counts. Points whose place is neither the emulator
nor a GPU (NumPy on the processor) run on this machine.

A Dask scheduler and its workers are trusted: they can run any code here and there. Connect to your own only.
"""

import logging
import math
import socket
import threading
import uuid
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from typing import Any, Self
from urllib.parse import urlsplit

from warplens.cuda.compiler.process.client import compiler_version
from warplens.cuda.device.gpus import find_gpus, use_known_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.ground.errors import ClusterError, MissingPartError, WarplensError
from warplens.cuda.ground.points import PlannedVisit, PointSpec
from warplens.cuda.sweep import pairing, protocols, visits
from warplens.cuda.sweep.cluster import remote, ssh_hosts
from warplens.cuda.sweep.cluster.remote import AddressKind, ShippedFiles, pack_files, parse_address
from warplens.cuda.sweep.cluster.remote_executor import RemoteExecutor, RemoteFuture, Slot, interrupts_deferred
from warplens.cuda.sweep.places import place_of, places, run_emulated, traits_of
from warplens.cuda.sweep.pool import TIME_LIMIT_S, WorkerPool
from warplens.cuda.sweep.workers import run_measured

WATCH_S = 1.0  # the connection to the scheduler is looked at every this many seconds
FETCHERS = 4  # this many results are fetched at once; one may wait for a machine that is gone
THREADS = "warplens-cluster"  # the names of the threads of a connection begin with this
SILENT = logging.CRITICAL + 1  # the level of Dask's own messages: what matters of them is reported here, in sentences
INSTALL = 'pip install "warplens[cluster]"'
GREETING, MOST_HEARD = b"pickle-protocol", 4096  # a word of what a scheduler says first, and bytes that have it
CONNECT_S = 10.0  # a scheduler that has not answered after this many seconds is not there


class Cluster:
    """The workers of a Dask scheduler at an address; in a `with` block their GPUs replace those of this machine."""

    def __init__(self, address: str) -> None:
        self._address = parse_address(address)
        self._name = address.strip()
        self.session = uuid.uuid4().hex
        self._client: Any = None
        self._deployment: Any = None
        self._ssh: ssh_hosts.SshHosts | None = None
        self._machines: dict[str, remote.Machine] = {}
        self._threads: dict[str, int] = {}
        self.lost: set[str] = set()
        self._losses: Counter[Hashable] = Counter()
        self._files: dict[tuple[str, str, str | None], ShippedFiles | None] = {}
        self._executors: list[RemoteExecutor] = []
        self._counting: set[str] = set()
        self._limit_s, self._adds_budget = math.inf, False
        self._notices: ThreadPoolExecutor | None = None
        self._fetchers: ThreadPoolExecutor | None = None
        self._watch: threading.Thread | None = None
        self._closing = threading.Event()
        self._own_gpus: AvailableGpus | None = None
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        self.open()
        self._own_gpus = find_gpus()
        use_known_gpus(self.gpus)
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        if self._own_gpus is not None:
            use_known_gpus(self._own_gpus)

    @property
    def gpus(self) -> AvailableGpus:
        """The GPUs of all workers."""
        gpus = [gpu for address in self._machines for gpu in self._gpus_of(address)]
        hindrances = [machine.gpus.hindrance for machine in self._machines.values() if machine.gpus.hindrance]
        hindrance = "" if gpus else next(iter(hindrances), "its workers have no GPU")
        return AvailableGpus(gpus=tuple(gpus), hindrance=hindrance)

    @property
    def client(self) -> Any:
        """The open connection, a `distributed.Client`, which is not typed throughout."""
        if self._client is None:
            raise ClusterError(f"the cluster {self._name} is not connected")
        return self._client

    def open(self) -> None:
        """Connect to the scheduler and its workers, unless that is done; errors are the last two of `executions`."""
        if self._client is not None:
            if self._client.status == "running":
                return
            self.close()
        library = _library()
        # Some loggers below "distributed" have a level of their own.
        for logger in ["distributed", *logging.root.manager.loggerDict]:
            if logger.partition(".")[0] == "distributed":
                logging.getLogger(logger).setLevel(SILENT)
        self._notices = ThreadPoolExecutor(1, thread_name_prefix=f"{THREADS}-notices")
        self._fetchers = ThreadPoolExecutor(FETCHERS, thread_name_prefix=f"{THREADS}-fetcher")
        self._closing.clear()
        try:
            if self._address.kind is AddressKind.SCHEDULER:  # a client that fails to connect leaves a thread
                _hear(self._address.scheduler)
            self._connect(library)
            self._admit(self._client.run(remote.describe_machine, on_error="return"))
            self._client.subscribe_topic("all", self._on_event)
            self._watch = threading.Thread(target=self._watch_scheduler, name=f"{THREADS}-watch", daemon=True)
            self._watch.start()
        except BaseException as error:  # what answers need not be a scheduler, and then Dask raises whatever it meets
            has_scheduler = self._client is not None
            self.close()
            if isinstance(error, WarplensError) or not isinstance(error, Exception):
                raise
            reason = getattr(error, "strerror", None) or str(error).split("\n")[0] or "timed out"
            missing = "has no workers" if has_scheduler else f"does not answer: {reason}"
            raise ClusterError(f"the cluster {self._name} {missing}") from error

    def close(self) -> None:
        """End what still runs here and there, and disconnect; may be repeated."""
        client, self._client = self._client, None
        notices, self._notices = self._notices, None
        deployment, self._deployment, self._ssh = self._deployment, None, None
        watch, self._watch = self._watch, None
        fetchers, self._fetchers = self._fetchers, None
        self._closing.set()
        for executor in self._executors:
            executor.forget()
        self._executors.clear()
        self._machines.clear()
        self.lost.clear()
        is_outside = not threading.current_thread().name.startswith(THREADS)  # these cannot wait for themselves
        if notices is not None:
            notices.shutdown(wait=is_outside)
        with suppress(OSError, TimeoutError, RuntimeError):
            if client is not None:
                if client.status == "running":
                    with suppress(ValueError):  # it failed to open before it subscribed
                        client.unsubscribe_topic("all")
                    client.run(remote.close_session, self.session, on_error="ignore")
                client.close()
        if fetchers is not None:
            fetchers.shutdown(wait=is_outside, cancel_futures=True)
        if watch is not None and is_outside:
            watch.join()
        if deployment is not None:
            deployment.close()

    def execution(
        self, devices: Sequence[str], points: int, *, workers: int | None = None, limit_s: float | None = None
    ) -> protocols.Execution:
        """Return the execution of a sweep on this cluster; the arguments are those of `local_execution`.

        The errors are those of `open`; also where no worker has a GPU that is among the devices, it is a
        `ClusterError`.
        """
        self.open()
        have = {gpu.spec.key for gpu in self.gpus.gpus}
        for device in devices:
            if traits_of(device).in_visits and device not in have:
                available = ", ".join(sorted(have)) or "none"
                raise ClusterError(f"no worker of {self._name} has the GPU {device!r} (known: {available})")
        self._files.clear()  # headers may have changed since the last sweep
        slots = len(self._counting_slots())
        count = max(1, min(workers or slots, slots, points))
        return protocols.Execution(
            executor_factory=partial(self.make_executor, tuple(devices), count, limit_s),
            run_point=run_emulated,
            workers=count,
            in_flight=points if have.intersection(devices) else count,
            gpus=sum(gpu.spec.key in devices for gpu in self.gpus.gpus),
            close=self.close,
        )

    def make_executor(self, devices: tuple[str, ...], workers: int, limit_s: float | None = None) -> Executor:
        """Return the executor of a sweep; the cluster is closed with it."""
        self.open()
        self._limit_s, self._adds_budget = limit_s or TIME_LIMIT_S, limit_s is None
        slots = self._counting_slots()[:workers]
        if not slots:
            raise ClusterError(f"the cluster {self._name} has no workers any more")
        self._counting = {slot.address for slot in slots}
        counting = RemoteExecutor(self, slots)
        measuring: dict[str, Executor] = {}
        for device in devices:
            if traits_of(device).in_visits:
                gpus = [slot for slot, key in self._gpu_slots() if key == device]
                measuring[device] = visits.VisitingExecutor([RemoteExecutor(self, [slot]) for slot in gpus])
            elif resources := place_of(device).workers(device):
                measuring[device] = WorkerPool(resources, self._limit_s)
        return ClusterExecutor(self, measuring, counting)

    # For the executors.

    def attach(self, executor: RemoteExecutor) -> None:
        """Report lost and new workers to this executor from now on."""
        self._executors.append(executor)

    def send(self, slot: Slot, function: Callable[..., object], arguments: tuple[Any, ...]) -> RemoteFuture:
        """Start a call on a worker and return Dask's future."""
        point: PointSpec = arguments[0]
        visit: PlannedVisit | None = arguments[1] if len(arguments) > 1 else None
        if (key := (point.path, point.source_hash, point.included_hash)) not in self._files:
            self._files[key] = pack_files(point.path, point.front_matter)
        call = remote.RemoteCall(
            session=self.session,
            pool=slot.pool,
            function=function,
            point=point,
            visit=visit,
            files=self._files[key],
            places=places(),
            gpus=self._models(),
        )
        if self.client.status != "running":
            raise protocols.LostLinkError(f"the connection to the cluster {self._name} was lost")
        return self.client.submit(
            remote.run_call,
            call,
            key=f"warplens-{uuid.uuid4().hex}",
            workers=[slot.address],
            allow_other_workers=False,
            resources={slot.resource: 1} if slot.resource else None,
            priority=1 if slot.resource else 0,
            pure=False,
        )

    def in_background(self, action: Callable[[], None]) -> None:
        """Run an action in one of the threads that fetch results."""
        fetchers = self._fetchers
        if fetchers is not None:
            with suppress(RuntimeError):  # it is shut
                fetchers.submit(action)

    def count_loss(self, point: PointSpec) -> int:
        """Count a worker that was lost while it ran a point; return the count of this point."""
        with self._lock:
            self._losses[point.key] += 1
            return self._losses[point.key]

    def kill(self, slots: Iterable[Slot], futures: list[RemoteFuture]) -> None:
        """Cancel calls and kill the processes that run them, in the background."""
        places_of_calls = {(slot.address, slot.pool.name) for slot in slots if slot.address not in self.lost}
        if self._notices is not None:
            self._notices.submit(self._kill, places_of_calls, futures)

    def cancel(self, futures: list[RemoteFuture]) -> None:
        """Cancel calls whose worker is lost."""
        if futures:
            self.client.cancel(futures, force=True)

    # What the workers have.

    def _connect(self, library: Any) -> None:
        """Start the workers where the address says so, connect, and wait for a worker, or those of all hosts."""
        target, security = self._address.scheduler, None
        match self._address.kind:
            case AddressKind.LOCAL:
                with interrupts_deferred():
                    self._deployment = target = library.LocalCluster(
                        n_workers=self._address.workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address="127.0.0.1:0",
                        silence_logs=SILENT,
                    )
            case AddressKind.SSH:
                self._deployment = self._ssh = ssh_hosts.SshHosts(self._address.hosts)
                target = self._ssh.start()
                security = library.Security(require_encryption=True, **self._ssh.client_credentials)
        with interrupts_deferred():  # a client that is interrupted while it connects cannot be closed
            self._client = library.Client(target, timeout=CONNECT_S, set_as_default=False, security=security)
        if self._ssh:
            self._ssh.wait_for_workers(lambda: len(self._client.nthreads()))
        self._client.wait_for_workers(1, timeout=CONNECT_S)

    def _admit(self, answers: dict[str, Any]) -> list[str]:
        """Take in the descriptions of workers; return the addresses of the new ones."""
        own = (version("warplens"), compiler_version())
        for address, machine in answers.items():
            if not isinstance(machine, remote.Machine):
                raise ClusterError(f"the worker {address} of the cluster cannot load Warplens: {machine}")
            if (machine.program, machine.compiler) != own:
                raise ClusterError(
                    f"the worker {address} has Warplens {machine.program} with {machine.compiler}, and this machine "
                    f"has {own[0]} with {own[1]}: install the same on both"
                )
        if self._address.kind is AddressKind.LOCAL:
            self.client.run(remote.leave_interrupts_to_client, workers=list(answers))
        self._threads.update(self.client.nthreads())
        new = [address for address in answers if address not in self._machines]
        self._machines.update({address: answers[address] for address in new})
        for address in new:
            if offered := {gpu.uuid: 1 for gpu in self._gpus_of(address)}:
                self.client.run(offer_resources, offered, workers=[address])
        return new

    def _gpus_of(self, address: str) -> tuple[InstalledGpu, ...]:
        """Return the GPUs that a worker measures on; of workers that share a GPU the first has it."""
        taken: set[str] = set()
        for other, machine in self._machines.items():
            own = tuple(gpu for gpu in machine.gpus.gpus if gpu.uuid not in taken)
            if other == address:
                return own
            taken.update(gpu.uuid for gpu in machine.gpus.gpus)
        return ()

    def _models(self) -> AvailableGpus:
        """Return one GPU of each model, which is enough to know the models' specifications."""
        gpus = self.gpus
        return replace(gpus, gpus=tuple({gpu.spec.key: gpu for gpu in gpus.gpus}.values()))

    def _gpu_slots(self) -> list[tuple[Slot, str]]:
        slots = []
        for address in self._machines:
            for gpu in self._gpus_of(address):
                own = (protocols.WorkerResources(gpu=gpu.uuid),)
                pool = remote.RemotePool(name=gpu.uuid, resources=own, limit_s=self._limit_s)
                slots.append((Slot(address, pool, gpu.uuid), gpu.spec.key))
        return slots

    def _counting_slots(self, only: Sequence[str] = ()) -> list[Slot]:
        """Return the slots that count, alternating between the workers; `only` names the workers to use."""
        alive = [address for address in self._machines if address not in self.lost]
        without_gpu = [address for address in alive if not self._machines[address].gpus.gpus]
        slots_of = {
            address: max(1, self._threads[address] - len(self._machines[address].gpus.gpus))
            for address in without_gpu or alive
        }
        slots_of_host: Counter[str] = Counter()
        for address, slots in slots_of.items():
            slots_of_host[self._machines[address].host] += slots
        made: list[tuple[int, Slot]] = []
        for address, slots in slots_of.items():
            machine = self._machines[address]
            threads = max(1, machine.processors // slots_of_host[machine.host])
            own = (protocols.WorkerResources(threads=threads, executes_kernels=True),) * slots
            pool = remote.RemotePool(name="count", resources=own, limit_s=self._limit_s, adds_budget=self._adds_budget)
            made += [(number, Slot(address, pool)) for number in range(slots)]
        made.sort(key=lambda pair: pair[0])
        return [slot for _, slot in made if not only or slot.address in only]

    # News of the workers, from Dask's own thread, which must not wait for anything.

    def _on_event(self, event: tuple[float, dict[str, Any]]) -> None:
        _, message = event
        notices = self._notices
        if notices is None or "worker" not in message:
            return
        with suppress(RuntimeError):  # it is shut
            match message.get("action"):
                case "remove-worker":
                    notices.submit(self._on_removed, message["worker"])
                case "add-worker":
                    notices.submit(self._on_added, message["worker"])

    def _on_removed(self, address: str) -> None:
        self.lost.add(address)
        for executor in tuple(self._executors):
            executor.on_worker_lost(address)
        if self._counting:
            self._counting.discard(address)
            if not self._counting:  # now those that have GPUs count too
                self._add_slots(self._counting_slots())

    def _on_added(self, address: str) -> None:
        """Let a new worker count; one that does not answer or has another version is left out."""
        with suppress(OSError, TimeoutError, WarplensError):
            self.lost.discard(address)
            new = self._admit(self.client.run(remote.describe_machine, workers=[address], on_error="return"))
            self._add_slots(self._counting_slots(new) if new else [])

    def _add_slots(self, slots: Sequence[Slot]) -> None:
        self._counting.update(slot.address for slot in slots)
        for executor in tuple(self._executors):
            executor.on_slots_added(slots)

    def _watch_scheduler(self) -> None:
        """End all calls when the scheduler is gone, which Dask leaves waiting; runs in a thread of its own."""
        while not self._closing.wait(WATCH_S):
            client, ssh = self._client, self._ssh
            if ssh is not None:
                ssh.beat()
            if client is not None and client.status != "running":
                for executor in tuple(self._executors):
                    executor.on_link_lost(f"the connection to the cluster {self._name} was lost")
                return

    def _kill(self, calls: set[tuple[str, str]], futures: list[RemoteFuture]) -> None:
        with suppress(OSError, TimeoutError, ClusterError):
            self.cancel(futures)
            for pool in {name for _, name in calls}:
                addresses = [address for address, name in calls if name == pool]
                self.client.run(remote.close_session, self.session, pool, workers=addresses, on_error="ignore")


class ClusterExecutor(pairing.PairingExecutor):
    """Runs the points of a sweep on a cluster, and closes the connection when it is shut down."""

    def __init__(self, cluster: Cluster, measuring: dict[str, Executor], counting: Executor) -> None:
        super().__init__(measuring, counting, run_measured)
        self._cluster = cluster

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """End the calls and disconnect."""
        super().shutdown(wait=wait, cancel_futures=cancel_futures)
        self._cluster.close()


def _hear(address: str) -> None:
    """Wait for the greeting of a Dask scheduler, which speaks first; an `OSError` says what is there instead."""
    parts, heard = urlsplit(address), b""
    with socket.create_connection((parts.hostname, parts.port), timeout=CONNECT_S) as there:
        while parts.scheme == "tcp" and GREETING not in heard:
            heard += (part := there.recv(MOST_HEARD))
            if not part or len(heard) > MOST_HEARD:
                raise ConnectionError("what listens there is no scheduler of Dask")


async def offer_resources(resources: dict[str, float], dask_worker: Any) -> None:
    """Let a Dask worker offer these resources; runs in the worker."""
    await dask_worker.set_resources(**resources)


def _library() -> Any:
    try:
        import distributed
    except ImportError as error:
        sentence = f"a cluster needs Dask's distributed, which does not load ({error}): {INSTALL}"
        raise MissingPartError(sentence) from error
    return distributed
