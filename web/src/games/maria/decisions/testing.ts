/** Tables with a given question open, for the tests of the components that answer it. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { type Mock } from "vitest";
import boardText from "../../../../../src/pragmatica/maria/data/board.json?raw";
import type { Action, Fields, TableView } from "../../../lib/api/types";
import { staged } from "../../../lib/table/testing";
import { BoardInfo, type BoardFile } from "../logic/board";
import { Play, PLAY } from "../play.svelte";
import type { DecisionOf, Kind, MariaDecision, Observation, PieceView } from "../protocol";
import { PALETTE } from "../../../lib/map/palette";
import { BADGES } from "../map/palette";
import { PANELS } from ".";

const board = new BoardInfo(JSON.parse(boardText) as BoardFile);

export const action = (type: string, id: string, fields: Fields = {}): Action => ({ type, id, notation: id, fields });
export const step = (type: string, city: string): Action => action(type, city, { city });
export const troops = (type: string, ...numbers: number[]): Action[] =>
  numbers.map((number) => action(type, `n-${number}`, { troops: number }));

/** A general or train of the id's power. */
export function piece(id: string, city: string | null, more: Partial<PieceView> = {}): PieceView {
  const kind = id.includes("train") ? "train" : "general";
  const known = board.generals.get(id);
  return {
    id,
    kind,
    power: id.split("-")[0] as PieceView["power"],
    name: known?.name ?? id,
    rank: known?.rank ?? null,
    city,
    status: city === null ? "off" : "map",
    face_up: true,
    troops: kind === "general" ? 4 : null,
    moved: false,
    commander: true,
    partner: null,
    ...more,
  };
}

function power(name: string, cards: string[]): Observation["powers"][string] {
  return { power: name as PieceView["power"], seat: "frederick", troops: 20, hand: [], cards, off_board: [], income: 3, worth: 15 };
}

export interface Opened {
  play: Play;
  act: Mock<(actions: string[]) => Promise<boolean>>;
}

export interface Seen extends Partial<Observation> {
  hands?: Record<string, string[]>;
  /** Actions that are lawful at any time. */
  extra?: Action[];
  options?: TableView["options"];
}

/** A table at which a decision, or none, is open. */
export function table(decision: MariaDecision | null, actions: Action[], seen: Seen): Opened {
  const { hands = {}, extra = [], options = {}, ...rest } = seen;
  const observation = {
    phase: "movement",
    scenario: "introductory",
    seats: { frederick: ["prussia", "saxony"] },
    pieces: [],
    battle: null,
    payment: null,
    division: [],
    fortresses: [],
    realm: null,
    powers: Object.fromEntries(Object.entries(hands).map(([name, cards]) => [name, power(name, cards)])),
    ...rest,
  };
  const view = { seat: "frederick", observation, decision, version: 1, actions, extra, undoable: 0 };
  const shown = { id: "t", seq: 1, step: 1, view, waiting: [], outcome: null, options } as unknown as TableView;
  const { session, act } = staged(shown);
  return { play: new Play(board, session, shown), act };
}

/** Show a part of the table. */
export function show<P extends Record<string, unknown>>(part: Component<P>, props: P, { play }: Opened): void {
  render(part as Component, { props, context: new Map<symbol, unknown>([[PLAY, play], [PALETTE, BADGES]]) });
}

/** Show the component of a question; `act` receives the answer. */
export function open<K extends Kind>(
  kind: K,
  fields: Omit<DecisionOf<K>, "kind" | "seat" | "version" | "rule">,
  actions: Action[],
  seen: Seen = {},
): Opened {
  const decision = { kind, seat: "frederick", version: 1, rule: "X-1.1", ...fields } as unknown as MariaDecision;
  const opened = table(decision, actions, seen);
  show(PANELS[kind] as Component<{ decision: MariaDecision }>, { decision }, opened);
  return opened;
}
