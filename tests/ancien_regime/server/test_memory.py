"""What is kept of a table at which others answer in secret."""

from __future__ import annotations

from pragmatica.server.play import changes
from pragmatica.server.play.table import Viewer, write_json
from pragmatica.server.told import wire
from tests.samples import Sample
from tests.server.test_twins import new_table


def test_what_others_cannot_notice_leaves_their_views_encoded() -> None:
    """Nobody learns from the time of an answer that another seat has chosen something in secret."""
    table = new_table(Sample("ancien_regime", "1740", 7), 3)
    table, _ = changes.play(table, "prussia", table.match.version("prussia"), ["prussia-1"], 0)
    viewers = [Viewer(seat, frozenset() if seat is None else frozenset({seat})) for seat in (*table.match.seats, None)]
    nobody = frozenset[str]()
    before = {viewer: bytes(wire.table_bytes(table, viewer, nobody)) for viewer in viewers}
    gift = next(one.id for one in table.match.legal("spain") if one.type == "give_card")

    after, write = changes.play(table, "spain", table.match.version("spain"), [gift], 0)

    assert write.change.quiet_seat == "spain"
    assert {viewer.seat for viewer, *_ in after.views} == {viewer.seat for viewer in viewers} - {"spain"}
    for viewer in viewers:
        assert bytes(wire.table_bytes(after, viewer, nobody)) == write_json(wire.table_view(after, viewer, nobody))
        assert (bytes(wire.table_bytes(after, viewer, nobody)) == before[viewer]) == (viewer.seat != "spain")
