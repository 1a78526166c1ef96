"""The plugin for pytest: the fixture `warplens`, and tests whose kernels run without a GPU.

    def test_softmax(warplens):
        with warplens.trace("h200") as launches:
            softmax(x)
        assert launches.kernel("softmax_kernel").gld_efficiency > 95
        launches.assert_no_races()

The rule: without `--warplens` nothing changes for tests that do not use the fixture, and nothing is imported.
"""

from contextlib import ExitStack
from types import ModuleType

import pytest

_block = pytest.StashKey[ExitStack]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--warplens` and the option of the same name in the configuration."""
    text = "let modules of Warplens take the place of PyCUDA and CuPy where test modules import them"
    parser.getgroup("warplens").addoption("--warplens", action="store_true", help=text)
    parser.addini("warplens", text, type="bool", default=False)


def pytest_configure(config: pytest.Config) -> None:
    """Take packages over before test modules are imported, where that is asked for."""
    if config.getoption("--warplens") or config.getini("warplens"):
        from warplens.cuda.record.adapters import installed

        config.stash[_block] = block = ExitStack()
        block.enter_context(installed())


def pytest_unconfigure(config: pytest.Config) -> None:
    """Give the packages back."""
    if _block in config.stash:
        config.stash[_block].close()


@pytest.fixture(name="warplens", scope="session")
def _warplens() -> ModuleType:
    """The package `warplens`: `with warplens.trace("h200") as launches: ...`."""
    import warplens

    return warplens
