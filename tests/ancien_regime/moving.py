"""Movement for tests."""

from pragmatica.ancien_regime.kept.board import NO_GENERAL
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching, moves
from pragmatica.ancien_regime.march.marching import SEA, STOP
from pragmatica.ancien_regime.wheel import movement
from tests.ancien_regime.build import (
    Done,
    answer,
    asked,
    general,
    land,
    power,
)

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
END, YES, NO = 255, 1, 0


def route(s: State, a: str, b: str) -> int:
    """Code of sailing between two territories."""
    ends = {land(s, a), land(s, b)}
    return SEA + next(number for number, one in enumerate(s.board.route_ends) if set(one) == ends)


def turn(s: State, name: str, only: int = NO_GENERAL) -> Done:
    """Begin a movement turn of the power, without battles."""
    done = Done()
    moves.PickGeneral(done, power(name), only, 0, ()).ask(s)
    return done


def march(s: State, name: str, start: str, *way: str) -> None:
    """Move a general by land, leaving no garrisons; the way may be longer than one step."""
    answer(s, general(s, name, start))
    for where in way:
        if asked(s) == "Route":
            answer(s, land(s, where))
    while asked(s) in ("Route", "PlaceGarrison"):
        answer(s, STOP if asked(s) == "Route" else NO)


def refusal(s: State, name: str, start: str, *way: str) -> int:
    """Why the last step of a way over land is not lawful."""
    codes = tuple(land(s, where) for where in way)
    return marching.step_refusal(s, general(s, name, start), codes[:-1], codes[-1], ())


def moving(
    s: State, power: int, *way: str, moved: int = 0, only: int = NO_GENERAL, refused: marching.Refused = ()
) -> State:
    """The power picks generals; with a way, its first general has begun to move."""
    pick = moves.PickGeneral(movement.Movement(Done(), power, FRANCE, 1), power, only, moved, refused)
    first = s.board.generals_of[power][0]
    s.top = moves.Route(pick, first, tuple(land(s, where) for where in way)) if way else pick
    return s
