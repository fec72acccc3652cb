"""Messages as they go over the wire."""

from __future__ import annotations

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from paddock.table.live.wire import frame


def test_several_messages_arrive_as_they_were_sent() -> None:
    sent = [b"x" * size for size in (0, 1, 125, 126, 65535, 65536, 3)]
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(b"".join(frame(text) for text in sent))
    heard = client.events_received()
    assert client.parser_exc is None
    assert all(isinstance(frame, Frame) and frame.opcode is Opcode.TEXT and frame.fin for frame in heard)
    assert [bytes(frame.data) for frame in heard if isinstance(frame, Frame)] == sent
