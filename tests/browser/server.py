"""A server of a built site on this machine, as a host would serve it: compressed, and with the policy for content."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread

from sitegen.pages.machines.hosts import POLICY

HOST = "127.0.0.1"


@contextmanager
def serving(directory: Path) -> Iterator[str]:
    """Serve a directory; gives the address it is served at, without a slash at its end."""
    handler = partial(_Handler, directory=str(directory))
    with ThreadingHTTPServer((HOST, 0), handler) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_address[1]}"
        server.shutdown()


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def send_head(self) -> BytesIO | None:
        path = Path(self.translate_path(self.path))
        if not path.is_file():
            self.send_error(404)
            return None
        body = gzip.compress(path.read_bytes(), 6, mtime=0)
        self.send_response(200)
        kind = self.guess_type(path)
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=0, must-revalidate")
        self.send_header("Content-Security-Policy", "; ".join(POLICY))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        return BytesIO(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        return
