"""The address of a cluster as text."""

from __future__ import annotations

import re

import pytest

from warplens.cuda.ground.errors import InputError
from warplens.cuda.sweep.cluster.remote import AddressKind, ClusterAddress, SshHost, parse_address


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("tcp://box:8786", ClusterAddress(kind=AddressKind.SCHEDULER, scheduler="tcp://box:8786")),
        ("tls://[::1]:8786", ClusterAddress(kind=AddressKind.SCHEDULER, scheduler="tls://[::1]:8786")),
        ("ssh:a, b", ClusterAddress(kind=AddressKind.SSH, hosts=(SshHost(name="a"), SshHost(name="b")))),
        (
            "ssh:me@a:/opt/bin/python",
            ClusterAddress(kind=AddressKind.SSH, hosts=(SshHost(name="me@a", python="/opt/bin/python"),)),
        ),
        ("local:4", ClusterAddress(kind=AddressKind.LOCAL, workers=4)),
    ],
)
def test_address_is_read(text, address):
    assert parse_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "box",
        "tcp://box",
        "tcp:box:1",
        "tcp://:8786",
        "tcp://box:0",
        "tcp://box:99999",
        "tcp://[::1:8786",
        "tcp://b ox:8786",
        "tcp://b\0x:8786",
        "tcp://box:8786/status",
        "ssh:",
        "ssh:a,",
        "local:0",
        "local:x",
        "local:9999",
        "local:²",
    ],
)
def test_other_text_is_refused_with_the_three_forms(text):
    sentence = "a cluster is given as tcp://HOST:PORT (a Dask scheduler), ssh:HOST,HOST or local:COUNT, not " + repr(
        text
    )
    with pytest.raises(InputError, match=f"^{re.escape(sentence)}$"):
        parse_address(text)
