"""What a search may be of: the variant that a word stands for, and the devices."""

from __future__ import annotations

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep.tune.search import combinations_of, devices_of_search


def test_combinations_of_returns_how_many_combinations_the_macros_of_a_variant_have():
    assert [combinations_of(kernel) for kernel in select(["sgemm_multiples"])] == [17496]


def test_devices_of_search_returns_the_keys_of_the_devices_of_a_search():
    assert devices_of_search("h200", load_spec("h200")) == ("h200",)
    assert devices_of_search("gpu-nvidia-h200", load_spec("h200")) == ("h200", "gpu-nvidia-h200")
