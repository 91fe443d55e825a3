"""What is told of people and of matches in lists."""

from __future__ import annotations

from pragmatica.server.forms import players as forms
from pragmatica.server.kept import matches
from pragmatica.server.kept.level import Level


def rating(level: Level) -> forms.RatingView:
    """A level, as it is shown."""
    return forms.RatingView(
        rating=level.rating, spread=level.spread, matches=level.matches, provisional=level.provisional
    )


def ratings(found: list[tuple[str, str, Level]]) -> list[forms.OwnRating]:
    """The levels of somebody."""
    return [forms.OwnRating(game=game, scenario=scenario, level=rating(level)) for game, scenario, level in found]


def played(seat: matches.Seat) -> forms.PlayedView:
    """Who plays or played a seat."""
    before = None if seat.was is None else Level(seat.was).rating
    return forms.PlayedView(
        seat=seat.seat,
        name=seat.name,
        known=seat.account is not None,
        bot=seat.bot,
        place=seat.place,
        score=seat.score,
        before=before,
        after=None if seat.level is None else seat.level.rating,
    )


def line(match: matches.Match) -> forms.MatchLine:
    """A match in a list."""
    return forms.MatchLine(
        table=match.table,
        name=match.name,
        game=match.game,
        scenario=match.scenario,
        players=match.players,
        when=match.when,
        length=match.length,
        rated=match.rated,
        seats=[played(one) for one in match.seats],
    )


def page(found: list[matches.Match], most: int) -> forms.MatchPage:
    """As many matches as are shown at once; one more has been asked for."""
    shown = found[:most]
    last = f"{shown[-1].when!r}~{shown[-1].table}" if len(found) > most else None
    return forms.MatchPage(matches=[line(one) for one in shown], next=last)


def total(one: matches.Total) -> forms.TotalView:
    """What somebody has done at one seat."""
    lost = one.matches - one.won - one.drawn
    return forms.TotalView(
        game=one.game,
        scenario=one.scenario,
        seat=one.seat,
        matches=one.matches,
        won=one.won,
        drawn=one.drawn,
        lost=lost,
    )


def point(one: matches.Point) -> forms.PointView:
    """A rating after a match."""
    return forms.PointView(when=one.ended, rating=one.level.rating, spread=one.level.spread)


def standing(one: matches.Standing) -> forms.RankedView:
    """Somebody among all."""
    return forms.RankedView(name=one.name, bot=False, level=rating(one.level))
