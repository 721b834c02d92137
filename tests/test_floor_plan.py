"""One floor plan for every game: the same job lives in the same room, imports go one way, a name means one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parent.parent / "src" / "sandtable" / "games"
ROOMS = {
    "__init__", "game", "model", "actions", "events", "flow", "rules", "tables", "setup", "view", "static", "hints",
    "odds", "officer", "standing", "story", "checks", "positions", "bench",
}  # fmt: skip
THINKING = {"marshal"}
"""The room of a game whose players think ahead."""
FOLDERS = {"data", "scenarios", "examples", "lessons", "text"}
SELF_CONTAINED = {"numba_lines"}
"""Compiled code carries the figures that it needs; a test of the game compares them with those of the rules."""
COMPILED = {"numba_lines", "compiled_sight", "sums", "submarines_compiled"}
"""Their functions are compiled, or hand arrays to compiled ones, whose types only the compiler knows."""
UNTYPED = {
    "barbarossa/tables/scenarios.py numbers": "what a file holds, before it is checked",
    "blitzkrieg/checks/promises.py kinds": "kinds of events, for isinstance",
    "blitzkrieg/positions.py name": "what a situation holds, before it is checked",
    "europe/view/knowledge.py given": "a frame, or what came of one as JSON",
    "operation/positions.py kind": "a kind of struct, for its fields",
}
"""Parameters of the type Any that games may have, and why."""
BY_NAME = {"__import__", "importlib", "import_module", "exec", "eval"}
QUOTED = re.compile(r"`([^`\s]+)`")
PLANNED = tuple(sorted(path.parent.name for path in GAMES.glob("*/__init__.py")))


def modules(game: Path) -> list[Path]:
    return sorted(game.rglob("*.py"))


def dotted(path: Path, games: Path) -> str:
    parts = path.relative_to(games).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def odd_rooms(game: Path) -> list[str]:
    """Files and folders of a game's root that the plan does not know, and rooms that are missing."""
    found = {each.stem if each.suffix == ".py" else each.name for each in game.iterdir() if each.name != "__pycache__"}
    found -= {"README.md"}
    return [f"{game.name}: {name}" for name in sorted(found - ROOMS - THINKING - FOLDERS)] + [
        f"{game.name} has no {name}" for name in sorted(ROOMS - found)
    ]


def named_modules(text: str) -> set[str]:
    """What a README names between backticks: `folder/module` as it stands, and in a table a bare `module` under the
    folders that its row names, or else under those of the heading of its column."""
    found: set[str] = set()
    headings: list[str] = []
    for line in text.splitlines():
        cells = line.split("|")[1:-1] if line.startswith("|") else []
        headings = (headings or cells) if cells else []
        words = QUOTED.findall(line)
        found |= {word.removesuffix(".py") for word in words}
        in_row = {word for word in words if word.endswith("/")}
        for heading, cell in zip(headings, cells, strict=False):
            folders = in_row or {word for word in QUOTED.findall(heading) if word.endswith("/")}
            found |= {folder + word for folder in folders for word in QUOTED.findall(cell)}
    return found


def unnamed(game: Path) -> list[str]:
    """Modules that the game's README does not name with their folder (that of a package of rules is enough), and
    folders of files that it does not name."""
    named = named_modules((game / "README.md").read_text("utf-8"))
    rooms = [path.relative_to(game) for path in modules(game) if path.stem != "__init__"]
    folders = [f"{name}/" for name in sorted(FOLDERS) if (game / name).is_dir() and f"{name}/" not in named]
    return [str(path) for path in rooms if "/".join(path.with_suffix("").parts[-2:]) not in named] + folders


def stale(game: Path) -> list[str]:
    """Modules that the game's README names with their folder and that are not there."""
    words = QUOTED.findall((game / "README.md").read_text("utf-8"))
    folders = {path.name: path for path in game.rglob("*") if path.is_dir()}
    named = [word for word in words if "/" in word and word[-1] != "/" and "*" not in word and word[:5] != "docs/"]
    return [
        "/".join(parts)
        for parts in (word.removesuffix(".py").split("/") for word in named)
        if (folder := folders.get(parts[-2])) and not any(folder.glob(f"{parts[-1]}*"))
    ]


def hidden_imports(path: Path) -> Iterator[int]:
    """Lines of imports that stand inside a function, and of modules that are asked for by a name in a string."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (each.lineno for each in ast.walk(node) if isinstance(each, ast.Import | ast.ImportFrom))
        named = [getattr(node, field, None) or "" for field in ("id", "name", "module")]
        if not isinstance(node, ast.Name | ast.alias | ast.ImportFrom):
            continue
        if any(name.split(".")[0] in BY_NAME for name in named) or "sys.modules" in named:
            yield node.lineno


def imports(path: Path, games: Path, known: set[str]) -> set[str]:
    """The modules of the same game that this one imports, type-checking blocks aside."""
    tree = ast.parse(path.read_text("utf-8"))
    aside = {
        id(inside)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test).removeprefix("typing.") == "TYPE_CHECKING"
        for each in node.body
        for inside in ast.walk(each)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in aside:
            continue
        if isinstance(node, ast.Import):
            found |= {each.name.removeprefix("sandtable.games.") for each in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            base = node.module.removeprefix("sandtable.games.")
            wholes = (f"{base}.{each.name}" for each in node.names)
            found |= {whole if whole in known else base for whole in wholes}
    return (found & known) - {dotted(path, games)}


def graph(game: Path, games: Path) -> dict[str, set[str]]:
    known = {dotted(path, games) for path in modules(game)}
    return {dotted(path, games): imports(path, games, known) for path in modules(game)}


def packages(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The same between packages: `rules.fire.aim` and `rules.fire.hit` are one, and so is a room of a single module."""
    parents = {name.rpartition(".")[0] for name in found}

    def package(name: str) -> str:
        return name if name in parents or name.count(".") < 2 else name.rpartition(".")[0]

    made: dict[str, set[str]] = defaultdict(set)
    for name, targets in found.items():
        made[package(name)] |= {package(each) for each in targets} - {package(name)}
    return made


def rooms(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The same between the rooms of a game: all of `rules` is one."""
    made: dict[str, set[str]] = defaultdict(set)
    for name, targets in found.items():
        room = ".".join(name.split(".")[:2])
        made[room] |= {".".join(each.split(".")[:2]) for each in targets} - {room}
    return made


def cycles(found: dict[str, set[str]]) -> list[list[str]]:
    """Groups of names that reach each other (Tarjan's strongly connected parts)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    groups: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        path.append(name)
        for each in sorted(found.get(name, ())):
            if each not in order:
                visit(each)
                low[name] = min(low[name], low[each])
            elif each in path:
                low[name] = min(low[name], order[each])
        if low[name] == order[name]:
            group = path[path.index(name) :]
            del path[path.index(name) :]
            if len(group) > 1:
                groups.append(sorted(group))

    for name in sorted(found):
        if name not in order:
            visit(name)
    return groups


def loose_handlers(path: Path) -> Iterator[str]:
    """Functions whose `state`, `before` or `action` has the type Any, and frames without their types."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for each in (*node.args.args, *node.args.kwonlyargs):
                loose = each.annotation is not None and ast.unparse(each.annotation) == "Any"
                if loose and each.arg in ("state", "before", "action"):
                    yield f"{path.name}:{node.lineno} {node.name}({each.arg}: Any)"
        if isinstance(node, ast.ClassDef):
            bare = [ast.unparse(base) for base in node.bases if ast.unparse(base) in ("Ask", "Auto", "Gather", "Game")]
            yield from (f"{path.name}:{node.lineno} class {node.name}({base})" for base in bare)


def untyped(path: Path, games: Path) -> Iterator[str]:
    """Parameters of the type Any, as file and name; compiled code is left out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.stem not in COMPILED else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                if each.annotation and ast.unparse(each.annotation) == "Any":
                    yield f"{path.relative_to(games)} {each.arg}"


def public_names(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def constants(path: Path) -> Iterator[str]:
    """Names that a module gives values at its top; type variables are no constants."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        value = ast.unparse(node.value) if node.value else ""
        if value.startswith(("TypeVar(", "ParamSpec(")):
            continue
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (each.id for each in names if isinstance(each, ast.Name) and not each.id.startswith("_"))


def constants_with_two_meanings(game: Path) -> dict[str, list[str]]:
    where: dict[str, list[str]] = defaultdict(list)
    for path in modules(game):
        for name in set(constants(path)) if path.stem not in SELF_CONTAINED else ():
            where[name].append(str(path.relative_to(game)))
    return {name: places for name, places in where.items() if len(places) > 1}


def names_with_two_meanings(game: Path) -> dict[str, list[str]]:
    where: dict[str, list[str]] = defaultdict(list)
    for path in modules(game):
        for name in set(public_names(path)):
            where[name].append(str(path.relative_to(game)))
    return {name: places for name, places in where.items() if len(places) > 1}


@pytest.mark.parametrize("name", PLANNED)
def test_a_game_has_the_rooms_of_the_plan(name: str) -> None:
    assert odd_rooms(GAMES / name) == []
    assert unnamed(GAMES / name) == []
    assert stale(GAMES / name) == []


@pytest.mark.parametrize("name", PLANNED)
def test_rules_and_flow_hide_no_import(name: str) -> None:
    strict = [path for path in modules(GAMES / name) if path.relative_to(GAMES).parts[1].startswith(("rules", "flow"))]
    assert [f"{path.relative_to(GAMES)}:{line}" for path in strict for line in hidden_imports(path)] == []


@pytest.mark.parametrize("name", PLANNED)
def test_imports_of_a_game_go_one_way(name: str) -> None:
    found = graph(GAMES / name, GAMES)
    assert cycles(found) == []
    assert cycles(packages(found)) == []
    assert cycles(rooms(found)) == []


@pytest.mark.parametrize("name", PLANNED)
def test_handlers_have_types(name: str) -> None:
    assert [each for path in modules(GAMES / name) for each in loose_handlers(path)] == []


def test_parameters_have_types() -> None:
    assert {each for path in modules(GAMES) for each in untyped(path, GAMES)} == set(UNTYPED)


def test_what_is_below_and_around_the_games_has_types_too() -> None:
    around = [path for path in modules(GAMES.parent) if GAMES not in path.parents]
    assert [f"{path.parent.name}/{each}" for path in around for each in loose_handlers(path)] == []


def test_tests_that_the_sources_name_are_there() -> None:
    """Where something is written twice for speed, both sides name the test that compares them."""
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    files = {path.name for path in Path(__file__).parent.rglob("test_*.py")}
    for path in modules(GAMES):
        for name in re.findall(r"`(test_\w+(?:\.py)?)`", path.read_text("utf-8")):
            assert name in files or f"def {name}(" in tests, f"{path.relative_to(GAMES)} names {name}"


@pytest.mark.parametrize("name", PLANNED)
def test_a_public_name_means_one_thing(name: str) -> None:
    assert names_with_two_meanings(GAMES / name) == {}


@pytest.mark.parametrize("name", PLANNED)
def test_a_constant_means_one_thing(name: str) -> None:
    assert constants_with_two_meanings(GAMES / name) == {}


def test_the_plan_bites(tmp_path: Path) -> None:
    game = tmp_path / "duel"
    (game / "rules").mkdir(parents=True)
    (game / "flow").mkdir()
    (game / "lessons").mkdir()
    (game / "README.md").write_text(
        "`hook` `turn` `flow/turning` `examples/any`\n\n"
        "| chapter | frames, in `flow/` | rules, in `rules/` |\n|---|---|---|\n| one | `turns` | `fire`, `turn` |\n"
    )
    (game / "hooks.py").write_text('T = TypeVar("T")\nNEAR, FAR = 1, 2\n')
    (game / "rules" / "fire.py").write_text(
        "from sandtable.games.duel.flow import turn\n"
        "def hit(state: Any) -> None:\n    from sandtable.games.duel.flow.turn import Turn\n"
        "def miss() -> None:\n    __import__('sandtable.games.duel.flow.turn')\n"
        "import importlib.util as by_name\n"
    )
    (game / "rules" / "aim.py").write_text("import sandtable.games.duel.rules.range\n")
    (game / "rules" / "range.py").write_text("import sandtable.games.duel.rules.aim\n")
    (game / "flow" / "turn.py").write_text(
        "from sandtable.games.duel.rules.fire import hit\nclass Turn(Ask):\n    ...\ndef hit(): ...\n"
        'T = TypeVar("T")\nFAR: int = 3\n'
    )
    assert "duel: hooks" in odd_rooms(game)
    assert "duel has no model" in odd_rooms(game)
    assert stale(game) == ["flow/turning"]
    assert unnamed(game) == ["flow/turn.py", "hooks.py", "rules/aim.py", "rules/range.py", "lessons/"]
    assert sorted(hidden_imports(game / "rules" / "fire.py")) == [3, 5, 6]
    found = graph(game, tmp_path)
    assert cycles(found) == [["duel.flow.turn", "duel.rules.fire"], ["duel.rules.aim", "duel.rules.range"]]
    assert cycles(packages(found)) == [["duel.flow", "duel.rules"]]
    assert list(loose_handlers(game / "rules" / "fire.py")) == ["fire.py:2 hit(state: Any)"]
    assert list(untyped(game / "rules" / "fire.py", tmp_path)) == ["duel/rules/fire.py state"]
    assert list(loose_handlers(game / "flow" / "turn.py")) == ["turn.py:2 class Turn(Ask)"]
    assert names_with_two_meanings(game) == {"hit": ["flow/turn.py", "rules/fire.py"]}
    assert constants_with_two_meanings(game) == {"FAR": ["flow/turn.py", "hooks.py"]}
