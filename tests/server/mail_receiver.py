"""A real mail server on this machine, with STARTTLS and a certificate of its own."""

import asyncio
import datetime
import ssl
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from holdfast.server.ops.mail import MailServer

USER, PASSWORD = "games", "open sesame"


def certificate_in(folder: Path) -> Path:
    """Returns a file with a certificate for this machine and its key, made just now."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "mail.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


class MailReceiver:
    """Takes mails from those who log in, protected; answers with the lines it was told to, the last one for ever."""

    def __init__(self, folder: Path, *answers: str) -> None:
        self.certificate = certificate_in(folder)
        self.answers = list(answers or ("250 OK",))
        self.mails: list[EmailMessage] = []
        self.tried: list[str] = []
        self.news = asyncio.Event()
        self.port = 0

    async def __aenter__(self) -> "MailReceiver":
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.certificate)

        def line() -> SMTP:
            return SMTP(
                SimpleNamespace(handle_DATA=self.take),
                tls_context=tls,
                require_starttls=True,
                authenticator=self.knows,
                auth_required=True,
            )

        self.server = await asyncio.get_running_loop().create_server(line, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    @property
    def settings(self) -> MailServer:
        """Returns how a host would name this server."""
        sender = "Holdfast <games@example.org>"
        return MailServer("127.0.0.1", sender, port=self.port, user=USER, password=PASSWORD, ca=str(self.certificate))

    def knows(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        is_right = isinstance(data, LoginPassword) and (data.login, data.password) == (USER.encode(), PASSWORD.encode())
        return AuthResult(success=is_right)

    async def take(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        assert session.ssl is not None, "nothing is sent unprotected"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.tried += envelope.rcpt_tos
        if answer.startswith("2"):
            self.mails.append(mail)
        self.news.set()
        return answer

    async def hear(self, number: int) -> list[EmailMessage]:
        """Waits until so many mails have been sent, taken or not."""
        while len(self.tried) < number:
            self.news.clear()
            await self.news.wait()
        return self.mails
