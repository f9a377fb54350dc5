"""`chronomage serve`: tables for others, in a browser or in a terminal."""

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from chronomage.cli.console import screen
from chronomage.cli.parameters import Kits, use_kits, whole

Count = Number(gte=0)


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 for all.", env_var="CHRONOMAGE_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        Parameter(
            help="The port; 0 for any that is free.",
            env_var="CHRONOMAGE_PORT",
            converter=whole,
            validator=Number(gte=0, lte=65535),
        ),
    ] = 8600,
    database_url: Annotated[
        str | None,
        Parameter(
            help="sqlite:///file or postgresql://user:password@host/name; without it, SQLite in your data folder.",
            env_var="CHRONOMAGE_DATABASE_URL",
        ),
    ] = None,
    workers: Annotated[
        int,
        Parameter(
            help="Server processes; more than one needs PostgreSQL.",
            env_var="CHRONOMAGE_WORKERS",
            converter=whole,
            validator=Number(gte=1, lte=256),
        ),
    ] = 1,
    bot_workers: Annotated[
        int,
        Parameter(
            help="Processes in which bots think, for each worker.",
            env_var="CHRONOMAGE_BOT_WORKERS",
            converter=whole,
            validator=Number(gte=1, lte=256),
        ),
    ] = 1,
    requests_a_minute: Annotated[
        int,
        Parameter(
            help="HTTP requests that one address may make a minute; 0 for no limit.",
            env_var="CHRONOMAGE_REQUESTS_A_MINUTE",
            converter=whole,
            validator=Count,
        ),
    ] = 600,
    sign_ins_a_minute: Annotated[
        int,
        Parameter(
            help="Passwords that one address may try a minute; 0 for no limit.",
            env_var="CHRONOMAGE_SIGN_INS_A_MINUTE",
            converter=whole,
            validator=Count,
        ),
    ] = 20,
    messages_a_second: Annotated[
        int,
        Parameter(
            help="Messages that one client may send a second over its WebSocket; 0 for no limit.",
            env_var="CHRONOMAGE_MESSAGES_A_SECOND",
            converter=whole,
            validator=Count,
        ),
    ] = 20,
    connections_an_address: Annotated[
        int,
        Parameter(
            help="WebSockets that one address may have open; 0 for no limit.",
            env_var="CHRONOMAGE_CONNECTIONS_AN_ADDRESS",
            converter=whole,
            validator=Count,
        ),
    ] = 200,
    documents_a_minute: Annotated[
        int,
        Parameter(
            help="Packs of their own that players at one address may bring a minute; 0 for no limit.",
            env_var="CHRONOMAGE_DOCUMENTS_A_MINUTE",
            converter=whole,
            validator=Count,
        ),
    ] = 20,
    packs: Annotated[
        str | None,
        Parameter(
            help="A folder of packs (TOML files, see docs/packs.md) that are offered to everybody.",
            env_var="CHRONOMAGE_PACKS",
        ),
    ] = None,
    trusted_proxies: Annotated[
        str,
        Parameter(
            help="Addresses of reverse proxies that say who the visitor is, parted by commas.",
            env_var="CHRONOMAGE_TRUSTED_PROXIES",
        ),
    ] = "",
    secure_cookies: Annotated[
        bool, Parameter(help="The server is reached by https alone.", env_var="CHRONOMAGE_SECURE_COOKIES", negative="")
    ] = False,
    log_format: Annotated[
        Literal["text", "json"], Parameter(help="How logs are written.", env_var="CHRONOMAGE_LOG_FORMAT")
    ] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Parameter(help="What is worth a line in the log.", env_var="CHRONOMAGE_LOG_LEVEL"),
    ] = "info",
    kits: Kits = None,
) -> int:
    """Host tables for others. Every flag can be set by the environment, as CHRONOMAGE_PORT and so on.

    Example: `chronomage serve`

    Example: `chronomage serve --packs ~/packs`

    Example: `chronomage serve --host 0.0.0.0 --port 80 --database-url postgresql://chronomage@/chronomage --workers 4`
    """
    use_kits(kits)
    # The other commands start faster without the server's libraries.
    from chronomage.server.serving import serve
    from chronomage.server.settings import Settings, default_database

    settings = Settings(
        database_url=database_url or default_database(),
        host=host,
        port=port,
        workers=workers,
        bot_workers=bot_workers,
        requests_a_minute=requests_a_minute,
        sign_ins_a_minute=sign_ins_a_minute,
        messages_a_second=messages_a_second,
        connections_an_address=connections_an_address,
        documents_a_minute=documents_a_minute,
        packs=packs or "",
        trusted_proxies=trusted_proxies,
        secure_cookies=secure_cookies,
        log_format=log_format,
        log_level=log_level,
    )
    serve(settings, lambda begun: screen().print(f"Chronomage serves at {begun.address}"))
    return 0
