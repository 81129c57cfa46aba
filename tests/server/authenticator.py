"""A passkey device in a few lines: it makes keys for a server and signs with them, well or badly."""

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey; `counts` is how often it has signed, which some devices tell and others leave at nought."""

    def __init__(self, *, counts: bool = True) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.counts = counts
        self.count = 0
        self.handle = ""

    def _data(self, party: str, more: bytes = b"", flags: int = PRESENT | VERIFIED) -> bytes:
        self.count += self.counts
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any], origin: str, party: str = "") -> dict[str, Any]:
        """What a browser sends to register it."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(party or options["rp"]["id"], credential, PRESENT | VERIFIED | HAS_KEY)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = {"type": "webauthn.create", "challenge": options["challenge"], "origin": origin}
        response = {"clientDataJSON": text(json.dumps(said).encode()), "attestationObject": text(attestation)}
        return self._sent(response)

    def sign(self, options: dict[str, Any], origin: str, party: str = "") -> dict[str, Any]:
        """What a browser sends to sign in with it."""
        said = json.dumps({"type": "webauthn.get", "challenge": options["challenge"], "origin": origin}).encode()
        data = self._data(party or options["rpId"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._sent(
            {
                "clientDataJSON": text(said),
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": self.handle,
            }
        )

    def _sent(self, response: dict[str, str]) -> dict[str, Any]:
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
