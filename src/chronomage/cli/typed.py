"""Names as people type them."""


def as_typed(name: str) -> str:
    """A name with nothing that a keyboard may lack: no case, and the plain apostrophe."""
    return name.strip().casefold().replace("’", "'")
