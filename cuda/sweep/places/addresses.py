"""The address of a cluster as text: `tcp://scheduler:8786`, `ssh:gpubox,gpubox2:/opt/venv/bin/python` or `local:4`.

The rule: this is the only place where such an address is text.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlsplit

from warplens.cuda.errors import InputError

FORMS = "tcp://HOST:PORT (a Dask scheduler), ssh:HOST,HOST or local:COUNT"


class AddressKind(StrEnum):
    """How a cluster is reached."""

    SCHEDULER = "tcp"
    SSH = "ssh"
    LOCAL = "local"


@dataclass(frozen=True, slots=True, kw_only=True)
class SshHost:
    """A host as `ssh` knows it, `USER@HOST` or an alias, and the path of its Python; "": one that is found there."""

    name: str
    python: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClusterAddress:
    """Where a cluster is: the address of a scheduler, the hosts to reach by SSH, or a number of local workers."""

    kind: AddressKind
    scheduler: str = ""
    hosts: tuple[SshHost, ...] = ()
    workers: int = 0


def parse_address(text: str) -> ClusterAddress:
    """Read the address of a cluster.

    Raises:
        InputError: it has none of the three forms.
    """
    kind, _, rest = text.strip().partition(":")
    hosts = tuple(_host(host.strip()) for host in rest.split(","))
    if kind in {"tcp", "tls"} and _has_host_and_port(text.strip()):
        return ClusterAddress(kind=AddressKind.SCHEDULER, scheduler=text.strip())
    if kind == "ssh" and all(_is_host(host) for host in hosts):
        return ClusterAddress(kind=AddressKind.SSH, hosts=hosts)
    if kind == "local" and rest.isdecimal() and 0 < int(rest) <= 1024:
        return ClusterAddress(kind=AddressKind.LOCAL, workers=int(rest))
    raise InputError(f"a cluster is given as {FORMS}, not {text!r}")


def _host(text: str) -> SshHost:
    name, colon, python = text.partition(":/")
    return SshHost(name=name, python=f"/{python}" if colon else "")


def _is_host(host: SshHost) -> bool:
    """Return whether `ssh` takes this for a host and not for an option, or two words."""
    return bool(host.name) and host.name[0] != "-" and host.name.isprintable() and " " not in host.name


def _has_host_and_port(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return bool(parts.hostname and parts.port) and not parts.path and address.isprintable() and " " not in address
    except ValueError:  # a port above 65535, or brackets that do not match
        return False
