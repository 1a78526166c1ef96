"""The disk cache: the parts of a key, and every way in which an entry can be missing."""

import os

import pytest

from warplens.cuda.compiler.compiled import CompileCache, CompiledKernel, KernelResources, cache_key, default_cache

KEY = {
    "source": "__global__ void k() {}",
    "defines": {"A": 1, "B": 2},
    "options": ("--use_fast_math",),
    "target": "sm_90",
    "entry": "k",
    "version": "NVRTC 12.9.86",
    "headers": "",
}
KERNEL = CompiledKernel(
    entry="k",
    symbol="_Z1kv",
    target="sm_90",
    version="NVRTC 12.9.86",
    log="",
    resources=KernelResources(
        registers_per_thread=8,
        static_shared_bytes=0,
        local_bytes_per_thread=0,
        spill_store_bytes=0,
        spill_load_bytes=0,
        constant_bytes=0,
        parameter_bytes=0,
        max_threads_per_block=128,
    ),
    ptx=".version 8.8",
    cubin=b"\x7fELF",
)


@pytest.fixture
def cache(tmp_path):
    return CompileCache(tmp_path / "compiled")


def entry_file(cache):
    (path,) = cache.folder.rglob("*.kernel")
    return path


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("source", "__global__ void k() { }"),
        ("defines", {"A": 1, "B": 3}),
        ("defines", {"A": 1}),
        ("options", ()),
        ("options", ("--use_fast_math", "-G")),
        ("target", "sm_80"),
        ("entry", "j"),
        ("version", "NVRTC 12.9.87"),
        ("headers", "nvidia-cuda-runtime-cu12 12.9.79"),
    ],
)
def test_key_changes_with(field, value):
    assert cache_key(**{**KEY, field: value}) != cache_key(**KEY)


def test_key_changes_with_the_schema(monkeypatch):
    before = cache_key(**KEY)
    monkeypatch.setattr("warplens.cuda.compiler.compiled.SCHEMA", -1)
    assert cache_key(**KEY) != before


def test_key_ignores_the_order_of_defines():
    assert cache_key(**{**KEY, "defines": {"B": 2, "A": 1}}) == cache_key(**KEY)


def test_key_tells_a_define_from_an_option():
    assert cache_key(**{**KEY, "defines": {"A": 1}, "options": ("B=2", "")}) != cache_key(**{**KEY, "options": ("",)})


def test_get_returns_what_was_put(cache):
    cache.put("ab12", KERNEL)
    assert cache.get("ab12") == KERNEL


def test_get_of_another_key_is_a_miss(cache):
    cache.put("ab12", KERNEL)
    assert cache.get("ab13") is None


def test_get_from_a_folder_that_does_not_exist_is_a_miss_and_makes_none(cache):
    assert cache.get("ab12") is None
    assert not cache.folder.exists()


def test_put_replaces(cache):
    cache.put("ab12", KERNEL)
    other = CompiledKernel(**{**{name: getattr(KERNEL, name) for name in KERNEL.__slots__}, "log": "changed"})
    cache.put("ab12", other)
    assert cache.get("ab12") == other


def test_put_leaves_nothing_but_the_entry(cache):
    cache.put("ab12", KERNEL)
    assert [path for path in cache.folder.rglob("*") if path.is_file()] == [entry_file(cache)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[:0],
        lambda data: data[:20],
        lambda data: data[:-1],
        lambda data: data + b"\0",
        lambda data: data[:-3] + bytes([data[-3] ^ 1]) + data[-2:],
        lambda data: bytes(len(data)),
    ],
    ids=["empty", "cut in the digest", "cut at the end", "longer", "one bit", "zeros"],
)
def test_spoilt_entry_is_a_miss(cache, spoil):
    cache.put("ab12", KERNEL)
    path = entry_file(cache)
    path.write_bytes(spoil(path.read_bytes()))
    assert cache.get("ab12") is None


def test_entry_of_another_form_is_a_miss(cache):
    import msgspec

    cache._blobs.put("ab12", msgspec.msgpack.encode({"entry": 3}))
    assert cache.get("ab12") is None


def test_folder_that_cannot_be_made_is_not_fatal(tmp_path):
    (tmp_path / "file").write_text("in the way")
    cache = CompileCache(tmp_path / "file" / "compiled")
    cache.put("ab12", KERNEL)
    assert cache.get("ab12") is None


def test_failed_replace_is_not_fatal_and_leaves_no_partial_file(cache, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    cache.put("ab12", KERNEL)
    assert cache.get("ab12") is None
    assert [path for path in cache.folder.rglob("*") if path.is_file()] == []


def test_default_cache_lies_in_the_users_cache_folder():
    assert os.environ["XDG_CACHE_HOME"] in str(default_cache().folder)
    assert default_cache().folder.parts[-2:] == ("warplens", "compiled")
