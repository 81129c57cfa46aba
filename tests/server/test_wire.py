"""The wire: one way out, which lets no secret through; TypeScript that is up to date; a page that names everything."""

import typing
from pathlib import Path

import msgspec
import pytest

from holdfast.engine.event import Event
from holdfast.engine.secret import Secret
from holdfast.engine.view import View
from holdfast.games.elite.rules.acting import Act
from holdfast.server.http.app import ROUTES
from holdfast.server.wire import admin_types, api_types, encoder, from_client, from_server, typescript

PROTOCOL_PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


class Peeked(Event, frozen=True):
    card: Secret[int] | int | None


class LeakyView(View, frozen=True):
    card: Secret[int]


def test_a_secret_in_an_event_or_a_view_never_leaves() -> None:
    secret = Secret("card", 12)
    with pytest.raises(encoder.WireError, match="a Secret may not be sent"):
        encoder.encode(from_server.UpdateMessage(0, 1, (Peeked(secret),), None))
    with pytest.raises(encoder.WireError, match="a Secret may not be sent"):
        encoder.encode(from_server.UpdateMessage(0, 1, (), from_server.Changes({"card": secret})))
    with pytest.raises(encoder.WireError, match="a Secret may not be sent"):
        encoder.public_json({"card": secret})


@pytest.mark.parametrize("value", [View(0, (), None), {"t": "ack"}, from_client.PingMessage(1.0), "text"])
def test_only_messages_of_the_server_leave(value: typing.Any) -> None:
    with pytest.raises(encoder.WireError, match="is no message of the server"):
        encoder.encode(value)


def test_what_is_sent_can_be_read_back() -> None:
    text = encoder.encode(from_server.UpdateMessage(1, 2, (), None, 1))
    assert msgspec.json.decode(text) == {"t": "update", "after": 1, "n": 2, "events": [], "changed": None, "holds": 1}


def test_the_typescript_is_up_to_date(bless: bool) -> None:
    if bless:
        typescript.FILE.write_text(typescript.written(), encoding="utf-8")
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.written(), (
        "run make bless, or python -m holdfast.server.wire.typescript"
    )


def test_typescript_names_every_message_once() -> None:
    text = typescript.written()
    for kind in (*typing.get_args(from_client.ClientMessage), *typing.get_args(from_server.ServerMessage)):
        assert text.count(f"export interface {typescript.interface_name(kind)} {{\n  readonly t: ") == 1


class FrameShown(View, frozen=True):
    """A view that would show what goes on in the engine."""

    goes_on: tuple[Act, ...]


def test_no_frame_has_a_type_in_typescript() -> None:
    with pytest.raises(TypeError, match="Act is a frame: what goes on in the engine does not leave the server"):
        typescript.TypeScriptWriter(of_game=True).interface(FrameShown)
    assert "readonly frame: " not in typescript.written()


@pytest.mark.parametrize("union", [from_client.ClientMessage, from_server.ServerMessage])
def test_the_protocol_page_describes_every_message(union: typing.Any) -> None:
    for kind in typing.get_args(union):
        assert f"`{kind.__struct_config__.tag}`" in PROTOCOL_PAGE


def test_the_protocol_page_describes_every_request() -> None:
    for method, path, _ in ROUTES:
        plain = path.replace("{table:str}", "{id}").replace(":str", "").replace(":int", "")
        assert f"`{method} {plain}" in PROTOCOL_PAGE
    for kind in (*api_types.REQUESTS, *admin_types.HOST_REQUESTS):
        assert f"`{kind.__name__}`" in PROTOCOL_PAGE
