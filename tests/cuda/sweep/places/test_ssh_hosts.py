"""Hosts that are reached by `ssh`, with a stand-in for that program; what runs there ends with its connection."""

from __future__ import annotations

import contextlib
import json
import os
import ssl
import sys
import threading
import time

import psutil
import pytest

from warplens.cuda.ground.errors import ClusterError, MissingPartError
from warplens.cuda.sweep.cluster import ssh_hosts
from warplens.cuda.sweep.cluster import ssh_hosts as ssh_process
from warplens.cuda.sweep.cluster.cluster import Cluster
from warplens.cuda.sweep.cluster.remote import SshHost
from warplens.cuda.sweep.cluster.ssh_hosts import SshHosts, make_credentials, ssh_arguments
from warplens.gui.cli import main

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="hosts that are reached by ssh are POSIX systems"),
    pytest.mark.skipif(
        ssh_hosts.importlib.util.find_spec("cryptography") is None, reason="cryptography is not installed"
    ),
]

STAND_IN = """#!/bin/sh
# Takes the place of ssh: skips its options, and runs the command here unless the host is one that does not answer.
while [ "$1" != "--" ]; do shift; done
case "$2" in
  locked) echo "me@locked: Permission denied (publickey)." >&2; exit 255 ;;
  quiet) read -r order; printf '%s' "$order" > "$ORDERS"
    echo "welcome"; echo "warplens: tls://127.0.0.1:9"; wc -l > "$ORDERS.beats" ;;
  broken) echo "OSError: no space" >&2; exit 1 ;;
  *) eval "$3" ;;
esac
"""


@pytest.fixture
def ssh(tmp_path, monkeypatch):
    """Put the stand-in before the real `ssh`; its `quiet` host writes its first line to the file that is returned."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "ssh"
    program.write_text(STAND_IN)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("ORDERS", str(tmp_path / "order.json"))
    return tmp_path / "order.json"


def hosts(*names: str, python: str = "") -> SshHosts:
    return SshHosts([SshHost(name=name, python=python) for name in names])


def is_over(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        (
            SshHost(name="locked"),
            "ssh locked fails: me@locked: Permission denied (publickey); see whether `ssh locked` works in a terminal",
        ),
        (SshHost(name="broken"), "Dask ended on broken: OSError: no space"),
        (
            SshHost(name="box", python="/nowhere/python"),
            'on box /nowhere/python has no Warplens with Dask: pip install "warplens[cluster]" there',
        ),
    ],
)
def test_host_that_cannot_run_the_scheduler_is_one_sentence(ssh, host, sentence):
    connected = SshHosts([host])
    with pytest.raises(ClusterError) as raised:
        connected.start()
    connected.close()
    assert str(raised.value) == sentence


def test_host_without_warplens_says_which_pythons_were_tried():
    sentence = ssh_hosts.failure(SshHost(name="box"), ssh_hosts.NO_PYTHON, [])
    assert f"neither {sys.executable} nor python3 nor python has Warplens with Dask" in sentence
    assert sentence.endswith("ssh:box:/PATH/TO/python")


def test_one_bad_host_of_two_is_named_and_the_good_one_ends(ssh):
    connected = hosts("quiet", "locked")
    assert connected.start() == "tls://127.0.0.1:9"
    good = [process._process.pid for process in connected._running if process._host.name == "quiet"]
    with pytest.raises(ClusterError, match=r"^ssh locked fails: "):
        connected.wait_for_workers(lambda: 1)
    connected.close()
    assert [is_over(pid) for pid in good] == [True] * 2


def test_order_travels_on_standard_input_as_a_command_line_is_public(ssh):
    connected = hosts("quiet")
    connected.start()
    connected.wait_for_workers(lambda: 1)
    command_lines = [" ".join(process._process.args) for process in connected._running]
    connected.close()
    order = json.loads(ssh.read_text())
    assert set(order) == {"scheduler", *connected.credentials}
    assert [text for text in command_lines if order["tls-key"].splitlines()[1] in text] == []


def test_host_that_says_nothing_is_one_sentence(ssh, monkeypatch):
    monkeypatch.setattr(ssh_hosts, "START_S", 0.2)
    connected = hosts("quiet")
    connected._hosts = (*connected._hosts, *connected._hosts)
    connected.start()
    with pytest.raises(ClusterError, match=r"^1 of 2 workers came within 0\.2 s$"):
        connected.wait_for_workers(lambda: 1)
    connected.close()


def test_hosts_hear_of_the_program_while_it_waits_for_workers(ssh):
    connected = hosts("quiet")
    connected.start()
    connected.wait_for_workers(lambda: 1)
    connected.close()
    assert int(ssh.with_name("order.json.beats").read_text()) >= 1


def context(folder, credentials, purpose):
    """Return the context of one side, which asks the other one for its certificate."""
    folder.mkdir()
    for option, text in credentials.items():
        (folder / option).write_text(text)
    made = ssl.create_default_context(purpose, cafile=str(folder / "tls-ca-file"))
    made.load_cert_chain(folder / "tls-cert", folder / "tls-key")
    made.check_hostname, made.verify_mode = False, ssl.CERT_REQUIRED
    return made


def shake_hands(client, server):
    """Do the handshake of TLS without a network."""
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    sides = [client.wrap_bio(back, there), server.wrap_bio(there, back, server_side=True)]
    for side in (0, 1, 0, 1):
        with contextlib.suppress(ssl.SSLWantReadError):
            sides[side].do_handshake()


def test_machines_with_the_certificate_of_a_cluster_trust_each_other_and_nobody_else(tmp_path):
    own, others = make_credentials(), make_credentials()
    server = context(tmp_path / "server", own, ssl.Purpose.CLIENT_AUTH)
    shake_hands(context(tmp_path / "client", own, ssl.Purpose.SERVER_AUTH), server)
    with pytest.raises(ssl.SSLCertVerificationError, match="self-signed certificate"):
        shake_hands(context(tmp_path / "stranger", others, ssl.Purpose.SERVER_AUTH), server)


def test_machine_without_ssh_is_one_sentence(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MissingPartError, match=r"^a cluster over SSH needs the program ssh, which is not here$"):
        Cluster("ssh:gpubox").open()


def test_cluster_over_ssh_says_what_it_needs(monkeypatch):
    monkeypatch.setattr(ssh_hosts.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(MissingPartError, match=r"^a cluster over SSH needs cryptography, which is not installed: pip"):
        Cluster("ssh:gpubox").open()


PARENT = """
import os, subprocess, time
child = subprocess.Popen(["sleep", "60"])
with open("child.tmp", "w") as file:
    file.write(str(child.pid))
os.rename("child.tmp", "child")
time.sleep(60)
"""


def test_what_runs_on_a_host_ends_with_the_connection_and_takes_its_children_along(tmp_path):
    output, written = os.pipe()

    def cut_when_begun():
        while not (tmp_path / "child").exists():
            time.sleep(0.01)
        os.close(written)

    cutter = threading.Thread(target=cut_when_begun)
    cutter.start()
    with os.fdopen(output, "rb") as attendance:
        assert ssh_process.attend([sys.executable, "-c", PARENT], tmp_path, attendance) == 0
    cutter.join()
    child = int((tmp_path / "child").read_text())
    while not is_over(child):  # it is killed, which is done a moment later; the limit of a test ends this
        time.sleep(0.01)


def test_what_runs_on_a_host_ends_if_the_network_is_silent(tmp_path, monkeypatch):
    monkeypatch.setattr(ssh_process, "SILENCE_S", 0.1)
    output, written = os.pipe()
    with os.fdopen(output, "rb") as attendance, os.fdopen(written, "wb"):
        assert ssh_process.attend(["sleep", "60"], tmp_path, attendance) == 0


def test_address_of_a_scheduler_is_told_once_and_its_status_returned(tmp_path, capsys):
    output, written = os.pipe()
    write = """echo '{"address": "tls://10.0.0.1:8786"}' > scheduler.json; sleep 0.5; exit 7"""
    with os.fdopen(output, "rb") as attendance, os.fdopen(written, "wb"):
        assert ssh_process.attend(["sh", "-c", write], tmp_path, attendance) == 7
    assert capsys.readouterr().out == "warplens: tls://10.0.0.1:8786\n"


@pytest.mark.long
def test_sweep_runs_on_two_hosts_and_leaves_no_process(ssh, capsys, tmp_path):
    file = tmp_path / "a.json"
    command = ["run", "copy_strided", "--problem", "N=64", "--on", f"ssh:a,b:{sys.executable}", "--save", str(file)]
    assert main(command) == 0
    assert "3 points: 3 ok" in capsys.readouterr().out
    assert [
        child.cmdline() for child in psutil.Process().children(recursive=True) if "distributed" in child.cmdline()
    ] == []


def test_ssh_arguments_returns_the_arguments_of_ssh_that_run_this_modules_counterpart():
    assert ssh_arguments(SshHost(name="gpubox"))[-3:-1] == ["--", "gpubox"]
