"""Executes the launches of a front end on the engine."""

from __future__ import annotations

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.record.execution import pack
from warplens.cuda.record.launches import KernelLaunch, Place, Scalar


def test_pack_lays_out_the_arguments_of_a_launch_as_the_parameters_of_its_entry():
    entry = parse_module(".version 8.8 .target sm_90 .entry k(.param .u32 n) { ret; }").function("k")
    one = (1, 1, 1)
    launch = KernelLaunch(
        front_end="fake",
        kernel="k",
        symbol="k",
        ptx="",
        grid=one,
        block=one,
        arguments=(Scalar(data=bytes([7, 0, 0, 0]), dtype="uint32"),),
        launched_at=Place(file="a.py", line=1),
    )
    assert pack(launch, entry).parameters.hex() == "07000000"
