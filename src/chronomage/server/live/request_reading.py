"""Reading what a client says."""

from typing import Final

import msgspec

from chronomage.protocol import requests
from chronomage.protocol.codes import Refusal

LARGEST_ID: Final = 2**53  # what every client can count to
decode: Final = msgspec.json.Decoder(requests.AnyRequest).decode
decode_number: Final = msgspec.json.Decoder(requests.Numbered).decode


def read(text: str | bytes) -> requests.Request:
    """A client's message; what is none is malformed."""
    try:
        request: requests.Request = decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"this is no message of the protocol: {str(error)[:200]}") from error
    if request.id is not None and not -LARGEST_ID <= request.id <= LARGEST_ID:
        raise Refusal("malformed", "the id of a message is a whole number of at most 53 bits.")
    return request


def number_of(text: str | bytes) -> requests.Numbered | None:
    """The id of what is no message, where it has one: so that its sender knows which of them was refused."""
    try:
        found: requests.Numbered = decode_number(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found if found.id is not None and -LARGEST_ID <= found.id <= LARGEST_ID else None
