"""All keys in all languages, with the same arguments, really translated."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from sandtable import kernel
from sandtable.data import package_folder
from sandtable.kernel import Action, Event, Game
from sandtable.kernel.event import SHARED
from sandtable.registry import game as find
from sandtable.registry import names
from sandtable.testing.words import missing_words, named_in_code, tag
from sandtable.text import LANGUAGES, clauses, keys
from sandtable.text.catalogue import SHARED as SHARED_FOLDER
from sandtable.text.catalogue import entries
from sandtable.text.clauses import rules_file

KERNEL = Path(kernel.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = names(hidden=True)
PLACES = {"": SHARED_FOLDER} | {name: package_folder(name) / "text" for name in GAMES}


def own_files(folder: Path, language: str) -> list[Path]:
    """The catalogues of one folder, clause texts included."""
    return [path for path in (folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))) if path.is_file()]


def own(place: str, language: str, rules: bool = False) -> dict[str, ast.Message | ast.Term]:
    found = [path for path in own_files(PLACES[place], language) if rules or not path.name.startswith("rules.")]
    return entries(found)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(entry: ast.Message | ast.Term) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


def words(entry: ast.Message | ast.Term) -> str:
    """What a message says, without its name."""
    return FluentSerializer().serialize_entry(entry).partition("=")[2].strip()


def same_words(place: str) -> list[str]:
    """Keys that may say the same in several languages: names."""
    file = PLACES[place] / "names.txt"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
def test_all_languages_have_the_same_keys(place: str, language: str) -> None:
    english, other = own(place, "en"), own(place, language)
    assert english.keys() - other.keys() == set(), "missing"
    assert other.keys() - english.keys() == set(), "not in English"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
def test_all_languages_take_the_same_arguments(place: str, language: str) -> None:
    english, other = own(place, "en"), own(place, language)
    differ = {key for key in english.keys() & other.keys() if not variables(other[key]) <= variables(english[key])}
    assert differ == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_left_in_english(place: str, language: str) -> None:
    english, other = own(place, "en", rules=True), own(place, language, rules=True)
    allowed = same_words(place)
    same = {
        key
        for key in english.keys() & other.keys()
        if words(english[key]) == words(other[key])
        and re.search(r"[^\W\d_]", re.sub(r"\{[^}]*\}", "", words(english[key])))
        and not any(fnmatch(key, each) for each in allowed)
    }
    assert same == set()


@pytest.mark.parametrize("place", PLACES)
def test_names_that_may_be_the_same_are_there(place: str) -> None:
    known = own(place, "en", rules=True)
    assert [each for each in same_words(place) if not any(fnmatch(key, each) for key in known)] == []


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_game_can_say_has_its_words(game: Game, language: str) -> None:
    assert missing_words(game, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_kernel_can_say_has_its_words(language: str) -> None:
    wanted = {*named_in_code(KERNEL), *(f"event-{tag(kind)}" for kind in SHARED), "action-ready", "action-reopen"}
    assert sorted(wanted - keys(language)) == []


def test_sentences_ask_only_for_what_events_and_actions_have(game: Game) -> None:
    catalogue = own(game.name, "en")
    for prefix, kinds in (("event", game.events), ("action", game.actions)):
        for kind in kinds:
            entry = catalogue.get(f"{prefix}-{tag(kind)}")
            if entry is not None:
                assert variables(entry) <= set(kind.__struct_fields__), f"{prefix}-{tag(kind)}"


def test_names_speak_of_fields(game: Game) -> None:
    kinds: tuple[type[Event] | type[Action], ...] = (*game.events, *game.actions)
    for kind in kinds:
        assert set(kind.names) <= set(kind.__struct_fields__), kind


@pytest.mark.parametrize("language", OTHERS)
def test_translated_clauses_are_clauses(game: Game, language: str) -> None:
    if rules_file(game.name, language).is_file():
        found = entries([rules_file(game.name, language)])
        assert {name.replace("_", ".") for name in found} <= clauses(game.name).keys()


def test_every_word_that_the_browser_asks_for_is_there() -> None:
    web = Path(__file__).resolve().parents[2] / "web" / "src"
    pages = [path for path in web.rglob("*") if path.suffix in (".ts", ".svelte")]
    called = re.compile(r"""\bt\(["'`]([a-z0-9-]*[a-z0-9])["'`][,)]""")
    wanted = {f"ui-{key}" for path in pages for key in called.findall(path.read_text("utf-8"))}
    assert pages and wanted
    assert sorted(wanted - keys("en")) == []
