"""Words of `warplens exec` that are plain say the same whether typer reads them or not."""

from __future__ import annotations

import signal

import pytest

from warplens.gui.commands import exec as exec_command
from warplens.gui.terminal.program_run import ProgramCall, plain_call, run_program

PLAIN = (
    ["./bench"],
    ["./bench", "--n", "4096", "--help", "-x", "--", "--emulate"],
    ["--emulate", "--trust", "./bench", "--emulate"],
    ["--device", "h100-sxm5", "--gpus", "2", "--launches", "0", "--budget", "inf", "--keep", "8", "bench", "1"],
    ["--kernel", "scan_*", "--kernel", "fill", "--emulate", "bench", "", "a b"],
    ["--device", "h200", "--device", "t4", "bench"],
    ["--device", "", "bench"],
)
OF_TYPER = (
    [],
    ["--emulate"],
    ["--device"],
    ["--device", "--emulate", "bench"],
    ["--emulat", "bench"],
    ["-h"],
    ["--gpus=2", "bench"],
    ["--emulate=1", "bench"],
    ["--save", "a.json", "bench"],
    ["--", "bench"],
    ["-emulate", "bench"],
    ["--no-emulate", "bench"],
)


@pytest.mark.parametrize("words", PLAIN, ids=" ".join)
def test_plain_words_say_what_typer_reads(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[ProgramCall] = []
    monkeypatch.setattr(exec_command, "run_program", lambda asked: read.append(asked) or 0)
    assert exec_command.call_alone(["exec", *words]) == 0
    assert read == [plain_call(words)]


@pytest.mark.parametrize("words", OF_TYPER, ids=" ".join)
def test_other_words_are_left_to_typer(words: list[str]) -> None:
    assert plain_call(words) is None


@pytest.mark.parametrize(("name", "code"), [("INT", 130), ("TERM", 143)])
def test_a_signal_ends_the_program_and_is_told(name: str, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        pytest.skip("this shell ignores Control-C")
    words = ("-c", f"kill -{name} $PPID; exec sleep 600")
    assert run_program(ProgramCall(program="sh", arguments=words, emulate=True, trust=True)) == code
    assert capsys.readouterr().err == f"sh was stopped by SIG{name}\nsh launched no kernel\n"
