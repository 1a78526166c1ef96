"""What a program is told of the device: the layouts of `cudaDeviceProp` and of the stand-in's own answer."""

from __future__ import annotations

import struct

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver.devices import ATTRIBUTES, device_bytes, properties_bytes
from warplens.cuda.driver.object_files import demangled

NAME_BYTES = 256


@pytest.mark.parametrize(("layout", "size", "clusters_at"), [(12, 1032, 772), (13, 1008, 748)])
def test_properties_lie_where_the_headers_have_them(layout: int, size: int, clusters_at: int) -> None:
    data = properties_bytes(load_spec("h200"), layout)
    assert len(data) == size
    assert data[:NAME_BYTES].rstrip(b"\0") == b"NVIDIA H200 SXM 141 GB"
    assert struct.unpack_from("<i", data, clusters_at) == (1,)
    assert struct.unpack_from("<i", properties_bytes(load_spec("t4"), layout), clusters_at) == (0,)


def test_device_has_the_attributes_of_its_sheet() -> None:
    data = device_bytes(load_spec("h200"), 1 << 40, 1 << 39, 2)
    assert struct.unpack_from("<3Q2i", data)[3:] == (2, 13000)
    attributes = struct.unpack_from(f"<{ATTRIBUTES}i", data, struct.calcsize("<3Q2i"))
    assert (attributes[16], attributes[75], attributes[97]) == (132, 9, 232448)


@pytest.mark.parametrize(
    ("symbol", "shown"),
    [
        ("plain", "plain"),
        ("_Z3addPfi", "add"),
        ("_Z3sumILi128EEvPKfPfi", "sum<128>"),
        ("_ZN2ns4scanIfPFvvEEEvT_T0_", "ns::scan<float, void (*)()>"),
    ],
)
def test_symbols_are_shown_without_their_parameters(symbol: str, shown: str) -> None:
    assert demangled(symbol) == shown
