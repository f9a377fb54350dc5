"""What can be played here: games with their options, bots, packs, and every text in four languages."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import Parameter, QueryParameter

from chronomage.bots import BOT_NAMES
from chronomage.game import games
from chronomage.games import rules_of
from chronomage.games.timemasters.packs.shelf import PACK_NAMES
from chronomage.kernel.rules import Rules
from chronomage.protocol.codes import Refusal
from chronomage.server.cards import cards_of
from chronomage.server.http.given import GivenServer
from chronomage.server.http.packing import PACKED
from chronomage.server.http.problems import refusals
from chronomage.texts import LANGUAGES, texts_bundle

GameName = Annotated[str, Parameter(min_length=1, max_length=40)]
PackName = Annotated[str | None, QueryParameter(name="pack", max_length=40, required=False)]


def rules_with(game: str, pack: str | None) -> Rules:
    """The rules of a game, with a pack of the server where one is named."""
    if pack is not None and pack not in PACK_NAMES:
        raise Refusal("not-found", f"the packs are {', '.join(PACK_NAMES)}.")
    return rules_of(game, None if pack is None else {"pack": pack})


class Offer(msgspec.Struct, kw_only=True):
    """Everything that can be played."""

    games: dict[str, dict[str, Any]]
    bots: list[str]
    languages: list[str]


class GameController(Controller):
    """Games and their texts."""

    path = "/api/v1"
    tags = ["games"]  # noqa: RUF012

    @get(
        "/games",
        operation_id="listGames",
        summary="Games with their options, bots, and languages",
        sync_to_thread=False,
        responses=refusals({}),
    )
    def list_games(self) -> Offer:
        """Everything that a table can be set up with."""
        return Offer(games=games(), bots=list(BOT_NAMES), languages=list(LANGUAGES))

    @get(
        "/games/{game:str}/texts/{language:str}",
        operation_id="getTexts",
        summary="All texts of a game in one language",
        middleware=PACKED,
        responses=refusals({404: "there is no such language or pack"}),
    )
    async def texts(
        self,
        game: GameName,
        language: Annotated[str, Parameter(min_length=1, max_length=10)],
        pack: PackName = None,
    ) -> dict[str, Any]:
        """Every sentence by its key, and the names and rules of the cards."""
        if language not in LANGUAGES:
            raise Refusal("not-found", f"the languages are {', '.join(LANGUAGES)}.")
        return texts_bundle(rules_with(game, pack), language)

    @get(
        "/games/{game:str}/cards",
        operation_id="getCards",
        summary="The facts of all cards",
        middleware=PACKED,
        responses=refusals({404: "there is no such pack"}),
    )
    async def cards(self, game: GameName, pack: PackName = None) -> dict[str, Any]:
        """What is printed on the cards, in no language."""
        return cards_of(rules_with(game, pack))

    @get(
        "/games/{game:str}/ratings",
        operation_id="getRatings",
        summary="The best players of a game",
        responses=refusals({}),
    )
    async def ratings(self, server_process: GivenServer, game: GameName) -> list[dict[str, Any]]:
        """The best players, by what their rating is for certain."""
        rules_of(game)
        return await server_process.results.best(game, 100)
