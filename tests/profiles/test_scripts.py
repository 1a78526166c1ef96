"""Python scripts that do what calls of `warplens run` and `warplens python` do."""

from __future__ import annotations

from warplens.profiles.calls import Call
from warplens.profiles.reproduction import literal, program_script, run_script


def test_literal_returns_a_text_as_python_has_it():
    assert literal("it's $HOME") == '"it\'s $HOME"'
    assert literal("a\x1bb") == "'a\\x1bb'"


def test_run_script_returns_the_script_that_does_what_a_call_of_warplens_run_does():
    assert run_script(Call(names=("mine.cu",), options=(("--budget", "inf"),)), "print(profile)") == (
        "import warplens\n\nprofile = warplens.run(\n    'mine.cu',\n    budget_s=float('inf'),\n)\nprint(profile)"
    )


def test_program_script_returns_the_script_that_does_what_a_call_of_warplens_python_does():
    assert program_script(Call(names=("step.py",), options=(("--emulate", ""),), arguments=("4",))) == (
        "import runpy\n"
        "import sys\n"
        "\n"
        "import warplens\n"
        "\n"
        "sys.argv = ['step.py', '4']\n"
        "with warplens.trace(emulate=True) as launches:\n"
        "    runpy.run_path('step.py', run_name='__main__')\n"
        "print(launches.profile)"
    )
