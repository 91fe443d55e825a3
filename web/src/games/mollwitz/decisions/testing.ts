/** Tables with a given question open, for the tests of the components that answer it. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi, type Mock } from "vitest";
import boardText from "../../../../../src/pragmatica/mollwitz/data/board.json?raw";
import type { Action, Fields, TableView } from "../../../lib/api/types";
import { PLAY } from "../../../lib/table/play.svelte";
import { staged } from "../../../lib/table/testing";
import { BoardInfo, type BoardFile } from "../logic/board";
import { drawnUp } from "../logic/setup";
import { Play } from "../play.svelte";
import type { Kind, LeaderView, MollwitzDecision, SentObservation, SentUnit } from "../protocol";
import { panelOf } from ".";

export const board = new BoardInfo(JSON.parse(boardText) as BoardFile);

export const action = (type: string, id: string, fields: Fields = {}): Action => ({ type, id, notation: id, fields });
export const end = action("end", "end");

const drawn = drawnUp(board, "romer");

/** The units of Römer's charge as it begins, some of them otherwise. */
function units(more: Readonly<Record<string, Partial<SentUnit>>>): SentUnit[] {
  return drawn.units.map(({ id, hex, depth, side, facing, formation, morale, base, order }) => ({
    id,
    side,
    hex,
    depth,
    facing,
    formation,
    morale,
    base,
    tested: morale,
    order,
    command: "in",
    points: 8,
    spent: 0,
    lost: 0,
    shots_left: 1,
    marks: [],
    ...more[id],
  }));
}

function leaders(): LeaderView[] {
  return drawn.leaders.map(({ id, hex, side, rank }) => ({
    id,
    side,
    rank,
    hex,
    range: 8,
    bonus: 1,
    independence: null,
    commands: rank === "wing" ? [board.leader(id)?.wing ?? ""] : [],
    brigades: [],
    commanded: true,
    points: 10,
    spent: 0,
    returns: null,
    gone: false,
    couriers: 0,
    couriers_here: 0,
    couriers_next: 0,
  }));
}

export interface Opened {
  play: Play;
  act: Mock<(actions: string[]) => Promise<boolean>>;
  plans: Mock<Play["plans"]>;
  look: Mock<Play["look"]>;
}

/** A table at which Prussia sits and a question, or none, is open. */
export function table(decision: MollwitzDecision | null, actions: Action[], more: Readonly<Record<string, Partial<SentUnit>>> = {}): Opened {
  const orders = board.scenario("romer")?.orders ?? {};
  const observation: Partial<SentObservation> = {
    game: "mollwitz",
    scenario: "romer",
    seat: "prussia",
    turn: 1,
    turns: 4,
    time: "14:00",
    active: "prussia",
    group: "P_WR",
    step: 6,
    pair: null,
    units: units(more),
    leaders: leaders(),
    wings: board.wings.map(({ id, side, leader, initiative }) => ({ id, side, order: orders[id] ?? null, commander: leader, initiative, independence: null, chit: "ready" })),
    sides: [],
    objectives: [],
    instructions: [],
  };
  const view = { seat: "prussia", observation, decision, version: 1, actions, extra: [], undoable: 0 };
  const shown = { id: "t", game: "mollwitz", scenario: "romer", seq: 1, step: 1, view, waiting: [], outcome: null, options: {} } as unknown as TableView;
  const { session, act } = staged(shown);
  const play = new Play(board, session, shown);
  const plans = vi.spyOn(play, "plans").mockResolvedValue([]);
  const look = vi.spyOn(play, "look").mockResolvedValue(null);
  vi.spyOn(play, "odds").mockResolvedValue(null);
  return { play, act, plans, look };
}

/** Show a part of the table. */
export function show<P extends Record<string, unknown>>(part: Component<P>, props: P, { play }: Opened): void {
  render(part as Component, { props, context: new Map([[PLAY, play]]) });
}

/** Show the component of a question to Prussia; `act` receives the answer. */
export function open(kind: Kind, fields: Record<string, unknown>, actions: Action[], more: Readonly<Record<string, Partial<SentUnit>>> = {}): Opened {
  const decision = { kind, seat: "prussia", version: 1, rule: "X-1.1", group: "P_WR", ...fields } as MollwitzDecision;
  const opened = table(decision, actions, more);
  show(panelOf(kind), { decision }, opened);
  return opened;
}
