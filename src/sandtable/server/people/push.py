"""Web Push: what a browser's push service takes, encrypted for that browser alone (RFC 8291), signed by us (RFC 8292).

The key that signs follows from the service's secret: all processes have the same, and nothing new is to be kept.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sandtable.kernel import SandtableError

RECORD = 4096
"""Bytes of the one record that a message is."""
LONGEST = RECORD - 16 - 1 - 86
"""Bytes that a message may have before it is encrypted."""
HOURS = 12
"""That a signature is good for."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


def unpacked(text: str) -> bytes:
    """From base64 as addresses hold it."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as wrong:
        raise SandtableError("This is no key of a browser's push service.") from wrong


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def check_keys(p256dh: str, auth: str) -> None:
    """A browser's public key is a point on the curve, its secret has 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(p256dh))
    except ValueError as wrong:
        raise SandtableError("This is no key of a browser's push service.") from wrong
    if len(unpacked(auth)) != 16:
        raise SandtableError("This is no key of a browser's push service.")


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message as the push service passes it on; `own` and `salt` are new for every message."""
    if len(message) > LONGEST:
        raise SandtableError("A push message is at most 4,000 bytes long.")
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = unpacked(p256dh)
    mine = _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derive(unpacked(auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Signer:
    """Says to push services who sends."""

    def __init__(self, secret: bytes, contact: str) -> None:
        seed = hashlib.sha512(b"sandtable web push" + secret).digest()
        self._key = ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact
        self.public = packed(_point(self._key))
        """What browsers subscribe with."""

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """What goes with a message to this endpoint; a later one of the same topic takes its place."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": self._contact,
        }
        return {
            "authorization": f"vapid t={self._signed(claims)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": "86400",
            "urgency": "normal",
            "topic": packed(hashlib.sha256(topic.encode()).digest())[:32],
        }

    def _signed(self, claims: dict[str, object]) -> str:
        head = packed(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        said = f"{head}.{packed(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
