"""A program that writes to the socket of the stand-in itself costs its own connection, and nothing else."""

from __future__ import annotations

import struct
import sys

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver.program import Program
from warplens.cuda.record.session import Session

TALK = """
import os, socket, struct, sys
connection = socket.socket(socket.AF_UNIX)
connection.connect(os.environ["WARPLENS_SOCKET"])
connection.sendall(struct.pack("<I", os.getpid()))
connection.recv(4096)
connection.sendall(bytes.fromhex(sys.argv[1]))
connection.shutdown(socket.SHUT_WR)
connection.recv(1)
"""


def message(kind: str, data: bytes, *, size: int | None = None) -> bytes:
    return kind.encode() + struct.pack("<I", len(data) if size is None else size) + data


@pytest.mark.parametrize(
    ("sent", "words"),
    [
        (message("A", b"\1"), "a message of the program is shorter than it should be"),
        (message("A", struct.pack("<QQBI", 4096, 4096, 0, 0)), "which are not of its memory"),
        (message("A", struct.pack("<QQBI", 0x2000_0000_1000, 0, 0, 0)), "names 0 bytes at 0x200000001000"),
        (message("K", struct.pack("<II", 7, 0)), "names the module 7, which it has not loaded"),
        (message("I", struct.pack("<I", 9)), "names the module 9, which it has not loaded"),
        (message("~", b""), "a message of the unknown kind '~'"),
        (message("M", b"", size=0xFFFF_FFFF), "a message of the program is longer than any can be"),
        (message("L", struct.pack("<III", 98, 3, 0) + bytes(90)), "names the module 3, which it has not loaded"),
        (message("l", struct.pack("<II", 500, 3)), "a message of the program is shorter than it should be"),
        (b"M", ""),
    ],
)
def test_wrong_message_is_one_sentence(sent: bytes, words: str) -> None:
    program = Program(session=Session(load_spec("h200")))
    assert program.run([sys.executable, "-c", TALK, sent.hex()]) == 0
    assert [words in line for line in program.findings.lines()] == ([True] if words else [])
