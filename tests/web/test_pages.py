"""Every page: in four languages switched without reload, from a phone to a large screen, and as axe sees it."""

import pytest

from tests.web.axe import serious_findings
from tests.web.reading import LANGUAGES, missing, raw, speaks, texts
from tests.web.scenes import SCENES
from tests.web.sizes import SIZES, wider
from tests.web.visitor import Visitor


@pytest.mark.parametrize("scene", SCENES)
def test_every_page(visitor: Visitor, scene: str) -> None:
    SCENES[scene](visitor)
    page = visitor.page
    page.evaluate("() => (window.loadedOnce = true)")
    english = texts(visitor)
    assert raw(english) == []
    assert serious_findings(visitor) == []
    windows = list(SIZES.items())
    for language in LANGUAGES:
        speaks(visitor, language)
        for name, size in windows:
            page.set_viewport_size(size)
            assert wider(visitor) <= 0, f"wider than the {name} in {language}"
            assert missing(visitor, language, english) == [], f"not in {language} on the {name}"
        # The last window is the next one's first: nothing is laid out twice.
        windows.reverse()
    assert page.evaluate("() => window.loadedOnce"), "the page was loaded anew"
