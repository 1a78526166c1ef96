"""Cells in a real kernel of IPython, as Jupyter and VS Code run them; skipped without ipykernel and nbclient."""

from __future__ import annotations

import base64
import os
import re
import sys
from typing import Any

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
pytest.importorskip("ipykernel")

CELLS = {
    "load": "%load_ext warplens",
    "cell": """%%warplens --device h200
from pycuda import autoinit, compiler, driver
fill = compiler.SourceModule("__global__ void fill(float *out) { out[32 * threadIdx.x] = 1.0f; }").get_function("fill")
out = driver.mem_alloc(4096)
fill(out, block=(32, 1, 1))
""",
    "statement": "%warplens --device h200 fill(out, block=(32, 1, 1))",
    "number": "launches.kernel('fill').gst_efficiency",
    "profile": "import warplens\nwarplens.load('reference:h200')",
    "plots": "warplens.load('reference:h200').plot('dark')",
    "wrong option": "%warplens --devce h200 fill(out, block=(32, 1, 1))",
    "error": "%%warplens --device h200\n1 / 0",
    "syntax": "%%warplens --device h200\n1 +",
    "await": "%%warplens\nimport asyncio\nawait asyncio.sleep(0)",
    "block": "import asyncio\nwith warplens.trace('h200') as traced:\n    await asyncio.sleep(0)\n"
    "    fill(out, block=(32, 1, 1))\ntraced",
    "value": "%%warplens --device h200\n6 * 7",
}


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    from jupyter_client.manager import AsyncKernelManager

    class Manager(AsyncKernelManager):
        """Starts the kernel with this interpreter, whatever kernels are installed."""

        def format_kernel_cmd(self, extra_arguments: list[str] | None = None) -> list[str]:
            return [sys.executable, *super().format_kernel_cmd(extra_arguments)[1:]]

    folder = tmp_path_factory.mktemp("notebook")
    cells = [nbformat.v4.new_code_cell(text) for text in CELLS.values()]
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python"}}
    notebook = nbformat.v4.new_notebook(cells=cells, metadata=metadata)
    environ = {**os.environ, "IPYTHONDIR": str(folder), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    client = nbclient.NotebookClient(
        notebook, timeout=120, allow_errors=True, kernel_manager_class=Manager, resources={"metadata": {"path": folder}}
    )
    client.execute(env=environ)
    return {name: cell.outputs for name, cell in zip(CELLS, notebook.cells, strict=True)}


def bundle(outputs: list[Any]) -> dict[str, str]:
    return dict(outputs[-1]["data"])


@pytest.mark.parametrize("name", ["cell", "statement", "block"])
def test_launches_are_a_table_and_a_plot(outputs: dict[str, list[Any]], name: str) -> None:
    shown = bundle(outputs[name])
    assert shown["text/plain"] == "<Trace on h200: 1 launch of fill>"
    assert "<td" in shown["text/html"]
    assert shown["text/html"].count('src="data:image/svg+xml;base64,') >= 1


def test_launches_of_the_last_magic_have_a_name(outputs: dict[str, list[Any]]) -> None:
    assert bundle(outputs["number"])["text/plain"] == "12.5"


def test_profile_has_table_and_both_plots_for_any_theme(outputs: dict[str, list[Any]]) -> None:
    page = bundle(outputs["profile"])["text/html"]
    pictures = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)
    assert len(pictures) == 2
    for picture in pictures:
        text = base64.b64decode(picture).decode()
        assert re.search(r'fill="#ffffff"[^>]*>\s*<rect|<rect [^>]*fill="#ffffff"', text), (
            "a picture has its own ground"
        )
    around = re.sub(r"<img [^>]*>", "", page)
    assert not re.findall(r"(?:color|background)\s*:", around), "letters have the colours of the notebook"


def test_plots_are_shown(outputs: dict[str, list[Any]]) -> None:
    assert {"image/png", "text/html"} & set(bundle(outputs["plots"]))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("wrong option", "UsageError: %warplens: unrecognized arguments: --devce h200; it takes --device GPU"),
        ("await", "UsageError: %warplens: await cannot be traced by %warplens: use `with warplens.trace():` around it"),
    ],
)
def test_wrong_use_is_one_line(outputs: dict[str, list[Any]], name: str, sentence: str) -> None:
    [output] = outputs[name]
    assert output["text"].startswith(sentence)
    assert output["text"].strip().count("\n") == 0


@pytest.mark.parametrize(("name", "error"), [("error", "ZeroDivisionError"), ("syntax", "SyntaxError")])
def test_an_error_of_a_cell_is_shown_once_and_stops_the_notebook(
    outputs: dict[str, list[Any]], name: str, error: str
) -> None:
    [output] = outputs[name]
    assert (output["output_type"], output["ename"]) == ("error", error)
    assert name == "syntax" or "notebook.py" not in "".join(output["traceback"])


def test_the_value_of_a_cell_is_shown_before_its_launches(outputs: dict[str, list[Any]]) -> None:
    assert [output["data"]["text/plain"] for output in outputs["value"]] == [
        "42",
        "<Trace on h200: 0 launches of no kernel>",
    ]
