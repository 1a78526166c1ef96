"""Loaded by a worker of Dask: what a call of Warplens returns is no result, but what CHAOS_LIE names."""

from __future__ import annotations

import os
import time

from warplens.cuda.sweep.cluster import remote

LIE = os.environ["CHAOS_LIE"]
run_call = remote.run_call


def lying_call(call: remote.RemoteCall) -> object:
    """Return a lie in place of the result of a call."""
    match LIE:
        case "nothing":
            return None
        case "text":
            return "ok"
        case "bytes":
            return bytes(range(256)) * 100
        case "error":
            raise SystemError("the worker has no reason")
    time.sleep(2)
    return run_call(call)


remote.run_call = lying_call
