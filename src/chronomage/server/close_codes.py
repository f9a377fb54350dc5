"""The codes with which a WebSocket is closed, beside those of RFC 6455."""

from typing import Final

GOING_AWAY: Final = 1001
TRY_AGAIN: Final = 1013
SIGNED_OFF: Final = 4001
TOO_SLOW: Final = 4008
FLOODED: Final = 4029  # too many messages, or connections
