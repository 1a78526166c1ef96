"""Texture and surface objects that a program of `cuda.bindings` made, by the numbers that kernels take."""

from __future__ import annotations

from warplens.cuda.record.cuda_python.objects import texels_of


def test_texels_of_of_64_is_none():
    assert texels_of(64) is None
