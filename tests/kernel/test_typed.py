"""Reading data into types from several threads."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys, threading
import msgspec
from sandtable.kernel.typed import convert

sys.setswitchinterval(1e-6)
FIELDS = "".join(f"    f{n}: 'list[int]' = []\\n" for n in range(20))
for run in range(60):
    for n in range(12):
        inner = f"    inner: 'Held{run}_{n - 1} | None' = None\\n" if n else ""
        exec(f"class Held{run}_{n}(msgspec.Struct):\\n{FIELDS}{inner}")
    kind, start = globals()[f"Held{run}_11"], threading.Barrier(3)
    def read():
        start.wait()
        assert convert({"f1": [1], "inner": {"f2": [2]}}, kind).inner.f2 == [2]
    threads = [threading.Thread(target=read) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
"""


def test_threads_that_read_a_new_type_together_do_not_crash() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr
