"""The process that has a card for the launches of a program: it reads launches from a pipe and answers each.

    python -m warplens.cuda.execute.gpu.launch_server CARD DEVICE

The rule: it ends with the pipe, or with the card: then the program starts another.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace

from warplens.cuda.execute.gpu.launch_frames import (
    ByteResult,
    Bytes,
    Reply,
    Request,
    SharedArrays,
    read_arrays,
    read_header,
    write_message,
)
from warplens.cuda.execute.gpu.launch_runner import LaunchRunner

INPUT, OUTPUT, ERRORS = 0, 1, 2


def serve(runner: LaunchRunner, requests: int, replies: int) -> None:
    """Answer launches until the pipe ends or the card is lost.

    Args:
        runner: has the card.
        requests, replies: the descriptors of the pipes.
    """
    shared: SharedArrays | None = None
    while (request := read_header(requests, Request)) is not None:
        if request.launch is None:
            runner.load(request.code)
            continue
        if request.descriptor is None:
            shared = None
        elif shared is None:
            shared = SharedArrays(request.descriptor)
        sizes = request.launch.sizes
        into: dict[str, Bytes] = {}
        if shared is None:
            arrays = read_arrays(requests, sizes)
        else:
            into = shared.views({name: sizes[name] for name in request.launch.written}, behind=sizes)
            arrays = shared.views(sizes)
            runner.pin(shared.whole)
        result = runner.run(request.launch, arrays, request.timing, into)
        sizes = {name: array.nbytes for name, array in result.results.items()}
        reply = Reply(result=replace(result, results={}), sizes=sizes, is_lost=bool(runner.lost))
        write_message(replies, reply, result.results if shared is None else {})
        if runner.lost:
            return


def serve_failure(sentence: str, requests: int, replies: int) -> None:
    """Answer each launch with the reason why there is no card."""
    while (request := read_header(requests, Request)) is not None:
        if request.launch is None:
            continue
        if request.descriptor is None:
            read_arrays(requests, request.launch.sizes)
        write_message(replies, Reply(result=ByteResult(hindrance=sentence), sizes={}), {})


def main(card: str, device: str) -> None:
    """Answer launches of standard input on the card with this UUID."""
    from warplens.cuda.device.cards import load_device
    from warplens.cuda.ground.errors import WarplensError

    replies = os.dup(OUTPUT)
    os.dup2(ERRORS, OUTPUT)  # whatever a library prints is no reply
    try:
        runner = LaunchRunner(card, load_device(device))
    except WarplensError as error:
        serve_failure(str(error), INPUT, replies)
        return
    try:
        serve(runner, INPUT, replies)
    finally:
        runner.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
