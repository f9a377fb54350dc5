"""What can be played here: games with their options, bots, and every text in four languages."""

from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, get
from litestar.params import Parameter

from chronomage.bots import bot_names
from chronomage.game import games
from chronomage.kernel.errors import BadOption
from chronomage.kernel.rules import Rules
from chronomage.kits import kit_of
from chronomage.protocol.codes import Refusal
from chronomage.protocol.documents import LARGEST_DOCUMENT, DocumentOffer
from chronomage.protocol.games import GameInfo, Offer, TextBundle
from chronomage.protocol.people import NamedRating
from chronomage.server.cards import cards_of
from chronomage.server.http.compression import PACKED
from chronomage.server.http.dependencies import GivenServerProcess
from chronomage.server.http.problems import refusals
from chronomage.server.server_process import ServerProcess
from chronomage.texts import LANGUAGES, texts_bundle

GameName = Annotated[str, Parameter(min_length=1, max_length=40)]
AnyRequest = Request[Any, Any, Any]


async def rules_asked_for(server_process: ServerProcess, game: str, request: AnyRequest) -> Rules:
    """The rules of a game; those of its options that pick them are named in the query, such as a pack of cards."""
    kit = kit_of(game)
    chosen = {name: request.query_params[name] for name in kit.rules_options if name in request.query_params}
    try:
        kit.check_from_afar(chosen)
        return await server_process.documents.rules_of(game, chosen)
    except BadOption as error:
        raise Refusal("not-found", str(error)) from error


def documents_of(server_process: ServerProcess, game: str) -> dict[str, DocumentOffer]:
    """The options of a game that take documents, and what the host offers for each."""
    return {
        option: DocumentOffer(largest=LARGEST_DOCUMENT, offered=offered)
        for option, offered in server_process.documents.offers(game).items()
    }


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
    def list_games(self, server_process: GivenServerProcess) -> Offer:
        """Everything that a table can be set up with."""
        offered = {
            name: {**game, "bots": bot_names(name), "documents": documents_of(server_process, name)}
            for name, game in games().items()
        }
        bots = list(dict.fromkeys(bot for game in offered.values() for bot in game["bots"]))
        return Offer(games=cast(dict[str, GameInfo], offered), bots=bots, languages=list(LANGUAGES))

    @get(
        "/games/{game:str}/texts/{language:str}",
        operation_id="getTexts",
        summary="All texts of a game in one language",
        middleware=PACKED,
        responses=refusals({404: "there is no such language, or no such value of an option"}),
    )
    async def texts(
        self,
        server_process: GivenServerProcess,
        game: GameName,
        language: Annotated[str, Parameter(min_length=1, max_length=10)],
        request: AnyRequest,
    ) -> TextBundle:
        """Every sentence by its key, and the names and rules of the cards.

        Options that the cards depend on, such as `pack` of Time Masters, are parameters of the query.
        """
        if language not in LANGUAGES:
            raise Refusal("not-found", f"the languages are {', '.join(LANGUAGES)}.")
        return cast(TextBundle, texts_bundle(await rules_asked_for(server_process, game, request), language))

    @get(
        "/games/{game:str}/cards",
        operation_id="getCards",
        summary="The facts of all cards",
        middleware=PACKED,
        responses=refusals({404: "there is no such value of an option"}),
    )
    async def cards(self, server_process: GivenServerProcess, game: GameName, request: AnyRequest) -> dict[str, Any]:
        """What is printed on the cards, in no language."""
        return cards_of(await rules_asked_for(server_process, game, request))

    @get(
        "/games/{game:str}/ratings",
        operation_id="getRatings",
        summary="The best players of a game",
        responses=refusals({}),
    )
    async def ratings(self, server_process: GivenServerProcess, game: GameName) -> list[NamedRating]:
        """The best players, by what their rating is for certain."""
        kit_of(game)  # refuses a game that does not exist
        return msgspec.convert(await server_process.results.best(game, 100), list[NamedRating])
