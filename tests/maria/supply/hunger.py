"""Supply for tests: a chain of cities, and how a general fares on it."""

from pragmatica.maria.kept.state import State
from pragmatica.maria.supply import feeding, paths
from tests.maria import build

CHAIN = "t-1-2-3-4-5-6-7"
TWO_ROUTES = "t-1-2-g t-a-b-c-d-e-g"  # from g to t: 3 cities by 2, 6 cities by e


def on_chain(pieces: dict[str, str], roads: str = CHAIN, **more: object) -> State:
    """Prussian pieces with their train on t."""
    return build.position({"prussia-train-1": "t", **pieces}, on=build.graph(roads), **more)


def need(s: State, general: str) -> int:
    """What the supply of the general costs now."""
    number = build.piece(s, general)
    power = s.board.piece_power[number]
    return paths.costs(s, power)[s.board.generals_of[power].index(number)]


def phase(s: State, *powers: str) -> build.Done:
    """Play the supply phase of these powers."""
    s.active = [build.POWERS.index(power) for power in powers]
    done = build.Done()
    feeding.begin(s, done)
    return done


def face(s: State, general: str) -> tuple[bool, int]:
    """Whether the general is face up, and his troops."""
    number = build.piece(s, general)
    return not s.face_down[number], s.troops[number]
