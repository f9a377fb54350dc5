"""Documents over HTTP: bringing a text of one's own to play with, such as a pack of cards, and having it back."""

from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from chronomage.kernel.errors import BadDocument
from chronomage.protocol.codes import Refusal
from chronomage.protocol.documents import CheckedDocument, Mistake, NewDocument
from chronomage.server.http.credentials import ANYBODY, KNOWN
from chronomage.server.http.dependencies import GivenPerson, GivenServerProcess
from chronomage.server.http.problems import refusals
from chronomage.texts import LANGUAGES, catalogue, problem_said

LARGEST_BODY: Final = 1_048_576  # bytes: a text in letters of several bytes, with every line's end marked
MOST_MISTAKES: Final = 200
TEXT: Final = "text/plain"
GameName = Annotated[str, Parameter(min_length=1, max_length=40)]
OptionName = Annotated[str, Parameter(min_length=1, max_length=40)]
Language = Annotated[str, QueryParameter(name="language", max_length=10, required=False)]
NO_OPTION: Final = {404: "there is no such game, or none of its options of that name takes a document"}


class DocumentController(Controller):
    """Documents."""

    path = "/api/v1/games/{game:str}/documents"
    tags = ["games"]  # noqa: RUF012

    @post(
        "/{option:str}",
        operation_id="bringDocument",
        summary="Bring a text to play with, such as a pack of cards",
        status_code=200,
        security=KNOWN,
        request_max_body_size=LARGEST_BODY,
        responses=refusals({401: "nobody knows who is asking"} | NO_OPTION),
    )
    async def bring(
        self,
        server_process: GivenServerProcess,
        me: GivenPerson,
        game: GameName,
        option: OptionName,
        data: JSONBody[NewDocument],
        language: Language = "en",
    ) -> CheckedDocument:
        """Check it: a good one is kept for a day, and for as long as there is a table that is played with it."""
        if language not in LANGUAGES:
            raise Refusal("bad-request", f"the languages are {', '.join(LANGUAGES)}.")
        try:
            return CheckedDocument(document=await server_process.documents.bring(game, option, data.text))
        except BadDocument as error:
            return mistakes(error, language)

    @get(
        "/{option:str}/{name:str}",
        operation_id="getDocument",
        summary="The text of a document",
        media_type=TEXT,
        security=ANYBODY,
        responses=refusals(NO_OPTION),
    )
    async def text(
        self,
        server_process: GivenServerProcess,
        game: GameName,
        option: OptionName,
        name: Annotated[str, Parameter(min_length=1, max_length=60)],
    ) -> Response[bytes]:
        """The text, for those who know its name: at a table that is played with it, everybody does."""
        text = await server_process.documents.text_of(game, option, name)
        headers = {"Content-Disposition": 'attachment; filename="document.toml"'}
        return Response(text.encode(), media_type=TEXT, headers=headers)


def mistakes(error: BadDocument, language: str) -> CheckedDocument:
    """What is wrong with a text, in a language."""
    said = catalogue(language)
    told = [
        Mistake(message=problem_said(problem, said), line=problem.line, about=problem.about)
        for problem in error.problems[:MOST_MISTAKES]
    ]
    return CheckedDocument(mistakes=told, more=max(0, len(error.problems) - MOST_MISTAKES))
