"""`sitegen serve`: built, served, built again on change; a failed build keeps the site before."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from sitegen.commands.serve import listen
from tests.site import PROJECT, SmallSite, small_site

PATIENCE_S = 30


class Server:
    """A running `sitegen serve`, whose output can be waited for."""

    def __init__(self, site: SmallSite) -> None:
        self.output = site.root.parent / "output.txt"
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "sitegen", "serve", "--port", "0"],
            cwd=site.root,
            env=os.environ | {"PYTHONPATH": str(PROJECT)},
            stdout=self.output.open("w"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.wait_for(lambda: "Serving " in self.said())
        self.address = next(word for word in self.said().split() if word.startswith("http://"))

    def said(self) -> str:
        return self.output.read_text()

    def get(self, path: str) -> str:
        with urlopen(self.address + path, timeout=5) as answer:
            assert answer.headers["Cache-Control"] == "no-store"
            return str(answer.read().decode())

    def wait_for(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not condition():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, self.said()
            time.sleep(0.05)


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    return small_site(tmp_path / "site")


@pytest.fixture
def server(site: SmallSite) -> Iterator[Server]:
    running = Server(site)
    yield running
    if running.process.poll() is None:
        os.killpg(running.process.pid, signal.SIGKILL)
    running.process.wait()


def test_a_change_is_built_and_a_mistake_keeps_the_site(site: SmallSite, server: Server) -> None:
    page = "en/models/quiet-7b.html"
    assert "Quiet 7B" in server.get(page)
    with pytest.raises(HTTPError, match="404"):
        server.get("en/models/no-such.html")
    site.replace("content/models/quiet-7b.yaml", "name: Quiet 7B", "name: Quieter 7B")
    server.wait_for(lambda: "Quieter 7B" in server.get(page))
    site.replace("content/models/quiet-7b.yaml", "7000000000", "7B")
    server.wait_for(lambda: "content/models/quiet-7b.yaml:10:15: size.parameters" in server.said())
    assert "Quieter 7B" in server.get(page)
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(timeout=10) == 130
    assert server.said().endswith("Interrupted.\n")
    assert "Traceback" not in server.said()


def test_a_taken_port_is_replaced_by_a_free_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen(tmp_path, port) as server:
            assert server.server_address[1] != port
    assert capsys.readouterr().out == f"Port {port} is taken; a free one is used instead.\n"
