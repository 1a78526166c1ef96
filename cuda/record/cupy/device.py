"""`cupy.cuda.device`: the device of the session."""

from typing import Any

from warplens.cuda.record.alike import nothing
from warplens.cuda.record.cupy import runtime
from warplens.cuda.record.session import current


class Block:
    """What may stand in a `with` statement."""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing."""

    synchronize = nothing

    def use(self) -> Any:
        """Return it: it is the only one."""
        return self


class Device(Block):
    """The device of the session."""

    def __init__(self, device: Any = 0) -> None:
        self.id = int(getattr(device, "id", 0 if device is None else device))
        runtime.setDevice(self.id)

    compute_capability = property(lambda self: "".join(map(str, current().spec.compute_capability)))
    mem_info = property(lambda self: runtime.memGetInfo())

    @property
    def attributes(self) -> dict[str, int]:
        """The attributes that the sheet of the device has."""
        properties = runtime.getDeviceProperties(0)
        names = {
            "MaxThreadsPerBlock": "maxThreadsPerBlock", "MaxSharedMemoryPerBlock": "sharedMemPerBlock",
            "MaxSharedMemoryPerBlockOptin": "sharedMemPerBlockOptin", "WarpSize": "warpSize",
            "MaxSharedMemoryPerMultiprocessor": "sharedMemPerMultiprocessor", "MaxRegistersPerBlock": "regsPerBlock",
            "MaxRegistersPerMultiprocessor": "regsPerMultiprocessor", "MultiProcessorCount": "multiProcessorCount",
            "MaxThreadsPerMultiProcessor": "maxThreadsPerMultiProcessor", "ClockRate": "clockRate",
            "ComputeCapabilityMajor": "major", "ComputeCapabilityMinor": "minor",
        }  # fmt: skip
        return {name: properties[key] for name, key in names.items()}

    def __int__(self) -> int:
        return self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device)

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<CUDA Device {self.id}>"
