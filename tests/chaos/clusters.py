"""Clusters that die, lie and speak garbage: a scheduler and workers of Dask, and what only listens like one.

The rule: a command on such a cluster ends by itself, in a sentence where it has no result, and leaves nothing behind.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from processes import Command
from scenes import Story, after, scene
from works import LIMIT_S

HERE = Path(__file__).parent
STARTED_S = 120.0
MANNERS = ("garbage", "refusal", "close", "huge")
"""How something that is no scheduler answers."""
LIES = ("nothing", "text", "bytes", "error", "late")
"""What a worker that lies returns in place of a result, by `lying_worker.py`."""


def free_port() -> int:
    """Return a port on which nothing listens."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


@contextmanager
def cluster(story: Story, *, lie: str = "") -> Iterator[tuple[str, Command, list[Command]]]:
    """Start a scheduler and two workers; give its address and their commands."""
    arena, port = story.arena, free_port()
    address = f"tcp://127.0.0.1:{port}"
    environment = {**os.environ, "HOME": str(arena.home(warm=True)), "CHAOS_LIE": lie}
    dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port)]
    arena.number += 1
    log = arena.folder / f"cluster-{arena.number}"
    started = [Command([*dask, "--no-dashboard"], output=log.with_suffix(".scheduler"), environment=environment)]
    for number in range(2):
        words = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard"]
        words += ["--no-nanny", "--local-directory", str(arena.folder / f"dask-{arena.number}-{number}")]
        words += ["--preload", str(HERE / "lying_worker.py")] if lie else []
        started.append(Command(words, output=log.with_suffix(f".worker{number}"), environment=environment))
    try:
        until = time.monotonic() + STARTED_S
        while time.monotonic() < until and any("Registered to" not in worker.text() for worker in started[1:]):
            time.sleep(0.2)
        yield address, started[0], started[1:]
    finally:
        for command in started:
            command.look()
            command.kill_all()
            with suppress(ChildProcessError):
                command.process.wait()


@scene("cluster", turns=1)
def dying_cluster(story: Story) -> list[str]:
    """Kill or stop a worker, or kill the scheduler, of a cluster that executes a sweep."""
    work = story.arena.works[0]
    home, save = story.arena.home(warm=True), story.arena.place()
    with cluster(story) as (address, scheduler, workers):
        command = story.arena.start(work, save, home, more=["--on", address])
        victim = story.chance.choice([scheduler, *workers])
        how = "scheduler" if victim is scheduler else "worker"
        if command.wait_for(story.moment(work, warm=True)):
            victim.process.send_signal(signal.SIGKILL)
            story.counts[f"kills of a cluster's {how}"] += 1
        faults = after(story, work, save, home, command, is_expected=True)
    return [f"kill of a cluster's {how}: {fault}" for fault in faults]


@scene("lies", turns=1)
def lying_cluster(story: Story) -> list[str]:
    """Let the workers of a cluster return what is no result."""
    work, lie = story.arena.works[0], story.chance.choice(LIES)
    home, save = story.arena.home(warm=True), story.arena.place()
    with cluster(story, lie=lie) as (address, _, _):
        command = story.arena.start(work, save, home, more=["--on", address])
        story.counts["clusters that lie"] += 1
        faults = after(story, work, save, home, command, is_expected=True)
    return [f"the workers return {lie}: {fault}" for fault in faults]


@scene("no-cluster", turns=1)
def no_cluster(story: Story) -> list[str]:
    """Let something listen that is no scheduler."""
    work, manner = story.arena.works[0], story.chance.choice(MANNERS)
    home, save = story.arena.home(warm=True), story.arena.place()
    with socket.create_server(("127.0.0.1", 0)) as server:
        chance = random.Random(story.chance.randrange(1 << 30))
        threading.Thread(target=listen, args=(server, manner, chance), daemon=True).start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        command = story.arena.start(work, save, home, more=["--on", address])
        story.counts["schedulers that speak garbage"] += 1
        code = command.end(LIMIT_S)
    faults = [] if code in (1, 2, 3) else [f"ends with {code}: {command.text()[-300:]}"]
    faults += story.arena.faults_of_text(command) + [f"left running: {name}" for name in command.left()]
    lines = command.text().count("\n")
    faults += [f"{lines} lines are printed"] if lines > 10 else []
    return [f"scheduler of manner {manner}: {fault}" for fault in faults + story.arena.faults_after(work, save, home)]


def listen(server: socket.socket, manner: str, chance: random.Random) -> None:
    """Answer each connection in a manner that is not Dask's."""
    while True:
        try:
            connection, _ = server.accept()
        except OSError:  # the command has ended, and the server is closed
            return
        with connection, suppress(OSError):
            match manner:
                case "garbage":
                    for _ in range(20):
                        connection.sendall(chance.randbytes(4096))
                case "refusal":
                    connection.recv(1000)
                    connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\nno")
                case "huge":
                    connection.sendall((1 << 60).to_bytes(8, "little") * 4)
                    time.sleep(5)
