"""nginx before a service, with the site of `deploy/`, for tests and measurements; Debian's `nginx-light` has it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sandtable.kernel import SandtableError
from sandtable.lab.hosted import NAME
from sandtable.lab.served import PATIENCE, free_port

AROUND = """
worker_processes 1;
worker_rlimit_nofile 20000;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 10000; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy:
    """Where the proxy listens: plainly, and with TLS."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port, self.secure = folder, free_port(), free_port()

    @property
    def address(self) -> str:
        return f"http://{NAME}:{self.port}"

    def logged(self) -> str:
        return "".join(each.read_text() for each in self.folder.glob("*.log"))


def site(conf: Path, proxy: Proxy, ports: Sequence[int]) -> str:
    """Our site with the names and ports of this machine; TLS for the outside port, none for the inner one."""
    text = conf.read_text("utf-8").replace("play.example.org;  # CHANGE", f"{NAME};")
    servers = "".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;\n" for port in ports)
    lines = [line for line in text.splitlines(keepends=True) if "    server 127.0.0.1:" not in line]
    text = "".join(lines).replace("    keepalive 64;\n", f"{servers}    keepalive 64;\n")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{proxy.port};\n    listen 127.0.0.1:{proxy.secure} ssl")
    text = text.replace("/etc/letsencrypt/live/play.example.org/fullchain.pem;  # CHANGE", f"{proxy.folder}/cert.pem;")
    text = text.replace("/etc/letsencrypt/live/play.example.org/privkey.pem", f"{proxy.folder}/key.pem")
    text = text.replace("/var/log/nginx/sandtable-error.log", f"{proxy.folder}/site-error.log")
    return text.replace("/var/log/nginx/sandtable.log", f"{proxy.folder}/access.log")


@contextmanager
def proxied(folder: Path, conf: Path, ports: Sequence[int]) -> Iterator[Proxy]:
    """nginx before these ports for as long as it is needed."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        raise SandtableError("nginx is not installed. On Debian: apt-get install nginx-light")
    folder.mkdir(parents=True, exist_ok=True)
    made = Proxy(folder)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    (folder / "site.conf").write_text(site(conf, made, ports))
    user = "" if os.geteuid() else "user root;"
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    words = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    process = subprocess.Popen([program, *words], stderr=subprocess.DEVNULL)
    try:
        _wait(made.port, process)
        yield made
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex((NAME, port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("nginx did not start")
