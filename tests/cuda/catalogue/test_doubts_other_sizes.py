"""Other sizes for a launch that is partly assumed, to see whether a fault of it depends on what was assumed."""

from __future__ import annotations

from warplens.cuda.catalogue.doubts import is_same_fault


def test_is_same_fault_tells_whether_two_faults_are_of_one_kind():
    first = "block=(0,0,0) thread=(127,0,0) a.cu:8: `st.shared`: stores 4 bytes at byte 1024 of 's'"
    second = "block=(3,0,0) thread=(63,0,0) a.cu:8: `st.shared`: stores 4 bytes at byte 512 of 's'"
    assert is_same_fault(first, second)
    assert not is_same_fault(first, second.replace("cu:8", "cu:9"))
