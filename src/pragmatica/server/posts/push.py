"""Web push: a letter sealed for one browser (RFC 8291), by which server it is sent shown by a signature (RFC 8292).

The push service that carries it cannot read it. The server's key pair is made at the first start and kept in the data
folder; several servers on one database need the same file.
"""

from __future__ import annotations

import base64
import json
import os
import secrets
import tempfile
import time
from pathlib import Path
from typing import Final

import structlog
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pragmatica.server.kept.rows import Channel
from pragmatica.server.play.table import write_json
from pragmatica.server.posts import outside
from pragmatica.server.posts.carriers import taken
from pragmatica.server.posts.letters import Letter

FILE: Final = "push.pem"
LIVES: Final = 2 * 24 * 3600  # seconds for which a push service keeps what a browser does not fetch
VALID: Final = 12 * 3600  # seconds for which a signature is good
RECORD: Final = 4_096
LONGEST: Final = 3_000  # bytes of what is sealed
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes of what browser and server share beside the keys
log = structlog.get_logger()


class BadKeys(ValueError):
    """These are no keys of a browser."""


def own_key(folder: Path) -> ec.EllipticCurvePrivateKey | None:
    """The server's key, made where there is none; None where the folder cannot keep it."""
    path = folder / FILE
    try:
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write(path)
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except (OSError, ValueError) as error:
        log.warning("no web push: the key cannot be kept or read", file=str(path), why=str(error))
        return None
    return key if isinstance(key, ec.EllipticCurvePrivateKey) else None


def _write(path: Path) -> None:
    """Make a key, whole or not at all; where another process is quicker, its key stands."""
    made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    number, name = tempfile.mkstemp(dir=path.parent)  # with mode 600
    try:
        with os.fdopen(number, "wb") as file:
            file.write(made)
        os.link(name, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(name)


def public(key: ec.EllipticCurvePrivateKey) -> str:
    """The public key, as browsers want it."""
    return _encoded(_point(key.public_key()))


def keys_of(p256dh: str, auth: str) -> str:
    """The browser's keys, as a channel keeps them. Raises BadKeys."""
    try:
        point, shared = _decoded(p256dh), _decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadKeys("are no keys of a browser") from None
    if len(point) != POINT or len(shared) != SECRET:
        raise BadKeys("are no keys of a browser")
    return json.dumps([p256dh, auth])


class Push:
    """Carries letters to browsers. `path` is where the site lies on its host, `subject` who answers for it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, path: str, subject: str) -> None:
        self._key = key
        self._path = path
        self._subject = subject

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """Seal a letter and hand it to the browser's push service. Raises as its kind does."""
        p256dh, auth = json.loads(channel.secret)
        sealed = seal(self._note(letter), _decoded(p256dh), _decoded(auth))
        headers = {
            "Authorization": self._authorization(channel.address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Topic": letter.topic,
            "Urgency": "normal",
        }
        taken(await outside.post(channel.address, headers, sealed), 404, 410)

    def _note(self, letter: Letter) -> bytes:
        """What the browser shows: a note of one page leads there, one of several to the list of tables."""
        places = {one.place for one in letter.items}
        lines = [letter.line(one) for one in letter.items] if len(letter.items) > 1 else []
        body = "\n".join(lines).encode()[: LONGEST - 1_000].decode("utf-8", "ignore")
        url = f"{self._path}/{next(iter(places)) if len(places) == 1 else ''}"
        title = letter.title.encode()[:500].decode("utf-8", "ignore")
        return write_json({"title": title, "body": body, "url": url, "tag": letter.topic, "lang": letter.language})

    def _authorization(self, address: str) -> str:
        claims = {
            "aud": outside.place_of(address).origin,
            "exp": int(time.time()) + VALID,
            "sub": self._subject,
        }
        return f"vapid t={signed(claims, self._key)}, k={public(self._key)}"


def signed(claims: object, key: ec.EllipticCurvePrivateKey) -> str:
    """A JSON web token by ES256."""
    said = ".".join(_encoded(write_json(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{said}.{_encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def seal(
    text: bytes,
    browser: bytes,
    shared: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A text that only the browser can read which has these keys; `own` and `salt` are drawn anew each time."""
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    mine = _point(own.public_key())
    drawn = _drawn(own.exchange(ec.ECDH(), theirs), shared, b"WebPush: info\0" + browser + mine, 32)
    key = _drawn(drawn, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _drawn(drawn, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)  # 2: the last record


def _drawn(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
