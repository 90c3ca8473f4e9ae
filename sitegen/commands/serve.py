"""`sitegen serve`."""

from __future__ import annotations

import errno
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import click

from sitegen.commands.options import site_option

HOST = "127.0.0.1"


@click.command()
@site_option
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to serve on.")
def serve(site: Path, port: int) -> None:
    """Build, serve the site on this machine, and build again when a file changes."""
    from watchfiles import watch

    from sitegen.output import INPUTS

    rebuild(site)
    with listen(site / "public", port) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        click.echo(f"Serving http://{HOST}:{server.server_address[1]}/ (stop with Ctrl-C)")
        program = Path(__file__).parents[1]
        for _ in watch(program, *(path for name in INPUTS if (path := site / name).exists())):
            rebuild(site)


def rebuild(site: Path) -> bool:
    """Build in a process of its own, which sees changed code too; the site before stays where that fails."""
    done = subprocess.run([sys.executable, "-m", "sitegen", "build", "--site", str(site)], check=False)
    return done.returncode == 0


def listen(directory: Path, port: int) -> ThreadingHTTPServer:
    """A server of `directory` on `port`, or on a free port where that one is taken."""
    handler = partial(_Handler, directory=str(directory))
    try:
        return ThreadingHTTPServer((HOST, port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise click.ClickException(f"port {port}: {error.strerror}") from error
        click.echo(f"Port {port} is taken; a free one is used instead.")
        return ThreadingHTTPServer((HOST, 0), handler)


class _Handler(SimpleHTTPRequestHandler):
    """Never lets a browser keep an old page, and logs nothing."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        return
