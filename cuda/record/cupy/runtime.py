"""`cupy.cuda.runtime`: facts of the device of the session, calls that have nothing to do, and the errors of CuPy.

The rule: the names of errors are CuPy's, and their text is the sentence of Warplens.
"""

from typing import Any

from warplens.cuda.device.attributes import PCI_BUS_ID, properties_of
from warplens.cuda.ground.errors import CompileError, WarplensError
from warplens.cuda.record import session, streams
from warplens.cuda.record.alike import CUDA_VERSION, always, check_device, errors_as, missing


class CUDARuntimeError(RuntimeError):
    """A kernel failed, or a call that the state or the arguments do not allow."""


CUDADriverError = CUDARuntimeError


class CompileException(Exception):  # noqa: N818 - CuPy's name
    """The compiler refused a source; `get_message` returns its log."""

    get_message = Exception.__str__


@errors_as
def as_cupy(error: WarplensError) -> Exception:
    """Raise errors of Warplens as those of CuPy."""
    return (CompileException if isinstance(error, CompileError) else CUDARuntimeError)(str(error))


is_hip = False
cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat = 0, 1, 2  # noqa: N816
cudaResourceTypeArray, cudaResourceTypeMipmappedArray = 0, 1  # noqa: N816 - CUDA's names, here and below
cudaResourceTypeLinear, cudaResourceTypePitch2D = 2, 3  # noqa: N816
cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder = 0, 1, 2, 3  # noqa: N816
cudaFilterModePoint, cudaFilterModeLinear = 0, 1  # noqa: N816
cudaReadModeElementType, cudaReadModeNormalizedFloat = 0, 1  # noqa: N816
cudaArrayDefault, cudaArrayLayered, cudaArraySurfaceLoadStore, cudaArrayTextureGather = 0, 1, 2, 8  # noqa: N816

getDeviceCount, getDevice = always(1), always(0)  # noqa: N816
runtimeGetVersion = driverGetVersion = always(CUDA_VERSION)  # noqa: N816
deviceGetPCIBusId = always(PCI_BUS_ID)  # noqa: N816 - an emulated device is on no bus
memGetInfo, deviceSynchronize = (lambda: session.current().memory_info()), streams.wait_for_all  # noqa: N816


def setDevice(device: int) -> None:  # noqa: N802
    with as_cupy():
        check_device(device)


def getDeviceProperties(device: int) -> dict[str, Any]:  # noqa: N802
    setDevice(device)
    return properties_of(session.current().spec)


__getattr__ = missing("cupy.cuda.runtime")
