"""The GPUs of a machine: which are usable, their properties, and the reason for each that is not usable."""

from __future__ import annotations

import pickle
import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from warplens.cuda.device import gpus as gpus_module
from warplens.cuda.device import nvidia_driver
from warplens.cuda.device.gpus import has_pycuda, installed_gpus
from warplens.cuda.device.nvidia_driver import (
    Attribute,
    AvailableGpus,
    GpuFacts,
    InstalledGpu,
    gpu_key,
    gpu_spec,
    query_nvml,
    usable_gpus,
)
from warplens.cuda.device.occupancy import LIMITS
from warplens.cuda.device.spec import all_specs, load_spec
from warplens.cuda.ground.errors import InputError, UnknownNameError

H200 = GpuFacts(
    uuid="GPU-f2657431",
    name="NVIDIA H200",
    compute_capability=(9, 0),
    cores=16896,
    clock_hz=1.98e9,
    memory_bytes=150754820096,
    memory_clock_hz=3.201e9,
    memory_bus_bits=6016,
    attributes={
        Attribute.THREADS_PER_BLOCK: 1024,
        Attribute.REGISTERS_PER_BLOCK: 65536,
        Attribute.SM_COUNT: 132,
        Attribute.L2_BYTES: 62914560,
        Attribute.THREADS_PER_SM: 2048,
        Attribute.SHARED_PER_SM: 233472,
        Attribute.REGISTERS_PER_SM: 65536,
        Attribute.FP32_OVER_FP64: 2,
        Attribute.SHARED_PER_BLOCK_OPTIN: 232448,
        Attribute.BLOCKS_PER_SM: 32,
        Attribute.RESERVED_SHARED_PER_BLOCK: 1024,
    },
    driver="580.1",
    power_limit_w=700.0,
)
"""As the driver of an H200 gives it."""
UNKNOWN = replace(H200, uuid="GPU-4", name="NVIDIA R1", compute_capability=(13, 1))
L40S = replace(H200, uuid="GPU-2", name="NVIDIA L40S", compute_capability=(8, 9), cores=18176, memory_bytes=48 * 2**30)


@pytest.fixture
def machine(monkeypatch):
    """Make the machine one with these GPUs."""

    def make(*facts, hindrance="", can_run=True):
        monkeypatch.setattr(gpus_module, "query_driver", lambda: (facts, hindrance))
        monkeypatch.setattr(gpus_module, "_known_gpus", [])  # a worker's start in this process leaves its own
        monkeypatch.setattr(gpus_module, "has_pycuda", lambda: can_run)
        monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
        gpus_module.find_gpus.cache_clear()

    yield make
    gpus_module.find_gpus.cache_clear()


def test_gpu_of_a_model_with_a_sheet_has_its_numbers():
    assert gpu_spec(H200) == replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")


@pytest.mark.parametrize(
    ("name", "capability", "cores", "mib", "sheet"),
    [
        ("NVIDIA A100-SXM4-40GB", (8, 0), 6912, 40960, "a100-40gb"),
        ("NVIDIA A100-SXM4-80GB", (8, 0), 6912, 81920, "a100-80gb"),
        ("NVIDIA H100 80GB HBM3", (9, 0), 16896, 81559, "h100-sxm5"),
        ("NVIDIA H100 PCIe", (9, 0), 14592, 81559, "h100-pcie"),
        ("Tesla V100-SXM2-16GB", (7, 0), 5120, 16160, "v100-sxm2"),
        ("NVIDIA GeForce GTX 1080 Ti", (6, 1), 3584, 11264, "gtx-1080-ti"),
        ("NVIDIA GeForce RTX 4060", (8, 9), 3072, 8188, "rtx-4060"),
        ("NVIDIA GeForce RTX 4060 Laptop GPU", (8, 9), 3072, 8188, None),
        ("NVIDIA GeForce RTX 4060 Ti", (8, 9), 4352, 8188, None),
        ("NVIDIA H20", (9, 0), 9984, 97871, None),
    ],
)
def test_sheet_is_found_by_name_where_lanes_and_memory_agree(name, capability, cores, mib, sheet):
    facts = replace(H200, name=name, compute_capability=capability, cores=cores, memory_bytes=mib << 20)
    spec = gpu_spec(facts)
    assert (spec.key, spec.name) == (gpu_key(name), name)
    if sheet is None:
        assert spec.sources["sm_count"] == "the driver of this machine"
    else:
        assert spec.sources == load_spec(sheet).sources


def test_gpu_without_a_sheet_is_filled_from_the_driver():
    spec = gpu_spec(L40S)
    assert (spec.key, spec.sm_count, spec.l2_bytes, spec.target) == ("gpu-nvidia-l40s", 142, 62914560, "sm_89")
    assert spec.memory_bandwidth_bytes_per_s == pytest.approx(2 * 3.201e9 * 752)
    assert spec.fp32_flops_per_s == pytest.approx(2 * 142 * 128 * 1.98e9)
    assert spec.schedulers_per_sm == load_spec("l4").schedulers_per_sm


def test_gpu_of_an_unknown_compute_capability_has_the_limits_that_its_driver_gives(monkeypatch):
    older = {capability: limits for capability, limits in LIMITS.items() if capability < (9, 0)}
    monkeypatch.setattr(nvidia_driver, "LIMITS", older)
    assert nvidia_driver.limits_from((9, 0), H200.attributes) == LIMITS[9, 0]


def test_gpu_of_an_unknown_compute_capability_is_filled_from_the_nearest_below():
    [gpu] = usable_gpus((UNKNOWN,), None, can_run=True).gpus
    spec = gpu.spec
    assert (spec.compute_capability, spec.kin, spec.limits.name) == ((13, 1), (12, 1), "13.1")
    assert (spec.limits.warps, spec.limits.register_unit) == (64, LIMITS[12, 1].register_unit)
    assert (spec.sm_count, spec.fp32_lanes_per_sm, spec.fp64_lanes_per_sm) == (132, 128, 64)
    assert (spec.target, spec.target_is_own, spec.memory_rules.name) == ("sm_121", False, "5.0")
    assert spec.sources["fp64_lanes_per_sm"] == "the driver of this machine"
    assert spec.sources["dram_efficiency"].startswith("of compute capability 12.1, assumed: ")
    assert pickle.loads(pickle.dumps(gpu)) == gpu


def test_no_key_of_a_sheet_is_that_of_a_gpu():
    assert not any(gpus_module.is_gpu(spec.key) for spec in all_specs())
    assert gpus_module.is_gpu(gpu_key("NVIDIA H200"))


@pytest.mark.parametrize(
    ("visible", "uuids"),
    [
        (None, ["GPU-f2657431", "GPU-2"]),
        ("1", ["GPU-2"]),
        ("0, 1", ["GPU-f2657431", "GPU-2"]),
        ("GPU-f26", ["GPU-f2657431"]),
    ],
)
def test_gpus_are_those_that_the_user_lets_be_seen(visible, uuids):
    assert [gpu.uuid for gpu in usable_gpus((H200, L40S), visible, can_run=True).gpus] == uuids


@pytest.mark.parametrize(
    ("facts", "visible", "can_run", "hindrance"),
    [
        ((), None, True, "the NVIDIA driver shows no GPU"),
        ((H200,), "", True, "CUDA_VISIBLE_DEVICES= hides the NVIDIA H200"),
        (
            (replace(UNKNOWN, attributes={Attribute.L2_BYTES: 62914560}),),
            None,
            True,
            "the compute capability 13.1 of the NVIDIA R1 is not known",
        ),
        (
            (H200,),
            None,
            False,
            'the NVIDIA H200 needs PyCUDA, which is not installed: pip install "warplens[gpu]"',
        ),
    ],
)
def test_reason_why_no_gpu_can_be_used_is_reported(facts, visible, can_run, hindrance):
    assert usable_gpus(facts, visible, can_run) == AvailableGpus(hindrance=hindrance)


def test_two_gpus_of_one_model_are_one_device(machine):
    machine(H200, replace(H200, uuid="GPU-3"))
    assert [gpu.uuid for gpu in gpus_module.installed_gpus()] == ["GPU-f2657431", "GPU-3"]
    assert [spec.key for spec in gpus_module.gpu_specs()] == ["gpu-nvidia-h200"]


def test_first_gpu_is_meant_where_no_device_is_named(machine):
    machine(H200)
    assert gpus_module.default_device() == "gpu-nvidia-h200"
    assert gpus_module.load_device("GPU NVIDIA H200").name == "NVIDIA H200"
    assert gpus_module.load_device("h200") is load_spec("h200")


def test_program_runs_on_a_gpu_without_pycuda(machine, monkeypatch):
    machine(H200, L40S, can_run=False)
    assert installed_gpus() == ()
    assert [gpu.spec.key for gpu in gpus_module.gpus_of_programs().gpus] == ["gpu-nvidia-h200", "gpu-nvidia-l40s"]
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "1")
    assert [gpu.uuid for gpu in gpus_module.gpus_of_programs().gpus] == ["GPU-2"]
    machine(hindrance="this machine has no NVIDIA driver")
    assert gpus_module.gpus_of_programs() == AvailableGpus(hindrance="this machine has no NVIDIA driver")


def test_gpus_that_another_process_has_found_are_taken_over_without_a_look(machine, monkeypatch):
    monkeypatch.setattr(gpus_module, "_known_gpus", [])
    machine(H200)
    available = gpus_module.find_gpus()
    machine(hindrance="this machine has no NVIDIA driver")
    gpus_module.use_known_gpus(available)
    assert gpus_module.default_device() == "gpu-nvidia-h200"


def test_machine_without_a_driver_has_the_modelled_gpu(machine):
    machine(hindrance="this machine has no NVIDIA driver")
    assert gpus_module.find_gpus() == AvailableGpus(hindrance="this machine has no NVIDIA driver")
    assert gpus_module.default_device() == "h200"
    with pytest.raises(InputError) as raised:
        gpus_module.load_device("gpu-nvidia-h200")
    assert str(raised.value) == (
        "the device 'gpu-nvidia-h200' would be a GPU of this machine, and there is none: "
        "this machine has no NVIDIA driver"
    )


def test_gpu_of_another_model_is_not_known(machine):
    machine(H200)
    with pytest.raises(UnknownNameError, match=r"^no device is named 'gpu-nvidia-l40s'"):
        gpus_module.load_device("gpu-nvidia-l40s")


def test_gpus_of_one_model_share_their_spec():
    available = usable_gpus((H200, replace(H200, uuid="GPU-3")), None, can_run=True)
    assert available.gpus == tuple(
        InstalledGpu(
            uuid=uuid, spec=gpu_spec(H200), driver="580.1", power_limit_w=700.0, sm_clock_hz=1.98e9,
            memory_clock_hz=3.201e9,
        )
        for uuid in ("GPU-f2657431", "GPU-3")
    )  # fmt: skip


class NVMLError(Exception):
    pass


def refuse(_):
    raise NVMLError("Not Supported")


@pytest.mark.parametrize(("ask", "limit_w"), [(lambda _: 700_000, 700.0), (refuse, 0.0)], ids=["known", "unknown"])
def test_driver_and_power_limit_of_a_gpu_are_those_of_nvml(monkeypatch, ask, limit_w):
    nvml = SimpleNamespace(
        NVMLError=NVMLError, nvmlInit=list, nvmlShutdown=list, nvmlSystemGetDriverVersion=lambda: b"580.1",
        nvmlDeviceGetCount=lambda: 1, nvmlDeviceGetHandleByIndex=lambda number: number,
        nvmlDeviceGetCudaComputeCapability=lambda _: (9, 0), nvmlDeviceGetUUID=lambda _: "GPU-f2657431",
        nvmlDeviceGetName=lambda _: "NVIDIA H200", nvmlDeviceGetNumGpuCores=lambda _: 16896,
        nvmlDeviceGetMaxClockInfo=lambda _, which: {1: 1980, 2: 3201}[which],
        nvmlDeviceGetMemoryInfo=lambda _: SimpleNamespace(total=150754820096),
        nvmlDeviceGetMemoryBusWidth=lambda _: 6016, nvmlDeviceGetEnforcedPowerLimit=ask,
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "pynvml", nvml)
    assert query_nvml() == ((replace(H200, attributes={}, power_limit_w=limit_w),), "")


def test_has_pycuda_tells_whether_pycuda():
    assert has_pycuda() or installed_gpus() == ()  # without PyCUDA no point can be measured
