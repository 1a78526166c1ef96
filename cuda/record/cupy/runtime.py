"""`cupy.cuda.runtime`: facts of the device of the session, and calls that have nothing to do."""

from typing import Any

from warplens.cuda.device.attributes import PCI_BUS_ID, properties_of
from warplens.cuda.record.alike import CUDA_VERSION, check_device, missing, nothing
from warplens.cuda.record.cupy import errors
from warplens.cuda.record.cupy.errors import as_cupy
from warplens.cuda.record.session import current

is_hip = False
CUDARuntimeError = errors.CUDARuntimeError
cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat = 0, 1, 2  # noqa: N816
cudaResourceTypeArray, cudaResourceTypeMipmappedArray = 0, 1  # noqa: N816 - CUDA's names, here and below
cudaResourceTypeLinear, cudaResourceTypePitch2D = 2, 3  # noqa: N816
cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder = 0, 1, 2, 3  # noqa: N816
cudaFilterModePoint, cudaFilterModeLinear = 0, 1  # noqa: N816
cudaReadModeElementType, cudaReadModeNormalizedFloat = 0, 1  # noqa: N816
cudaArrayDefault, cudaArrayLayered, cudaArraySurfaceLoadStore, cudaArrayTextureGather = 0, 1, 2, 8  # noqa: N816


def getDeviceCount() -> int:  # noqa: N802 - CUDA's names, here and below
    """Return 1."""
    return 1


def getDevice() -> int:  # noqa: N802
    """Return 0."""
    return 0


def setDevice(device: int) -> None:  # noqa: N802
    """Take the only device."""
    with as_cupy():
        check_device(device)


deviceSynchronize = nothing  # noqa: N816


def runtimeGetVersion() -> int:  # noqa: N802
    """Return the version of CUDA."""
    return CUDA_VERSION


driverGetVersion = runtimeGetVersion  # noqa: N816


def deviceGetPCIBusId(device: int) -> str:  # noqa: N802
    """Return an address on the bus, which an emulated device has not."""
    return PCI_BUS_ID


def memGetInfo() -> tuple[int, int]:  # noqa: N802
    """Return the free and all bytes of the device."""
    return current().memory_info()


def getDeviceProperties(device: int) -> dict[str, Any]:  # noqa: N802
    """Return the properties that the sheet of the device has."""
    setDevice(device)
    return properties_of(current().spec)


__getattr__ = missing("cupy.cuda.runtime")
