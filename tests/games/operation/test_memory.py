"""What a state remembers belongs to it alone, and holds only while its table stands as it stands."""

from threading import Barrier, Thread

from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.hidden_patches import Numbers, Patch, numbered
from sandtable.games.operation.rules.ground.prepared import Ground
from sandtable.games.operation.rules.infantry.detection import DetectionMemory, is_valid
from sandtable.kernel import Seeded, advance, clone
from sandtable.registry import game as find_game


def begun() -> State:
    state = find_game("operation").start("first-battle", {})
    advance(state, Seeded(1), [])
    assert isinstance(state, State)
    return state


def first_pair(state: State) -> tuple[str, str]:
    unit = next(state.of(state.seats[0]))
    return unit.id, next(state.enemies(unit.seat)).id


def test_a_clone_remembers_the_same_and_changes_nothing_of_the_first() -> None:
    state = begun()
    one, two = first_pair(state)
    is_valid(state, state.units[one], state.units[two])
    known = state.moment()
    twin = clone(state)
    assert state.moment() is known and known.of(DetectionMemory).valid
    theirs = twin.moment()
    assert theirs is not known and theirs.of(DetectionMemory).valid == known.of(DetectionMemory).valid
    assert twin.moment() is theirs, "copied once"
    theirs.of(DetectionMemory).valid.clear()
    assert known.of(DetectionMemory).valid
    twin.change(twin.units[one].models[0], x=1)
    assert not twin.moment().of(DetectionMemory).valid
    assert state.moment() is known


def test_a_clone_that_stands_otherwise_remembers_nothing() -> None:
    state = begun()
    one, two = first_pair(state)
    is_valid(state, state.units[one], state.units[two])
    twin = clone(state)
    twin.change(twin.units[one].models[0], x=1)
    assert not twin.moment().of(DetectionMemory).valid
    again = clone(state)
    state.change(state.units[one].models[0], x=1)
    state.moment()
    assert again.moment().of(DetectionMemory).valid, "what the first does later is nothing to the clone"


def test_what_is_remembered_goes_with_any_change() -> None:
    state = begun()
    known = state.moment()
    assert state.moment() is known
    state.change(next(iter(state.models)), shaken=True)
    assert state.moment() is not known


def test_a_state_at_rest_is_never_told_of_another() -> None:
    """One at rest on the same ground while another rests and wakes: each keeps to its own."""
    state = begun()
    twin = clone(state)
    twin.change(next(iter(twin.models)), x=7)

    def inner() -> bool:
        other = twin.resting(twin.moment)
        return other is twin.moment() and state.moment() is mine

    mine = state.moment()
    assert state.resting(inner)
    assert state.moment() is mine


def test_numbers_given_by_many_threads_are_all_different() -> None:
    tags, ground, start = Numbers(), Ground({}, rooms=False), Barrier(8)

    def give(thread: int) -> None:
        start.wait()
        for n in range(400):
            tags[f"{thread}-{n}"]
            numbered(ground, Patch((thread, n, 0, 0), -1))

    threads = [Thread(target=give, args=(n,)) for n in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(tags.values()) == list(range(3200))
    assert all(ground.patch_list[number] == patch for patch, number in ground.patches.items())
