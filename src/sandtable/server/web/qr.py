"""A link as a picture that a camera reads: for the page, and for the terminal."""

from __future__ import annotations

import io

from sandtable.server.wire.together import Link


def link(address: str) -> Link:
    import segno  # here: only who invites somebody needs it

    out = io.BytesIO()
    segno.make(address, micro=False, error="m").save(out, kind="svg", border=2, xmldecl=False, svgns=True, scale=1)
    return Link(address, out.getvalue().decode())


def in_terminal(address: str) -> str:
    import segno  # here: as above

    out = io.StringIO()
    segno.make(address, micro=False, error="l").terminal(out, compact=True)
    return out.getvalue()
