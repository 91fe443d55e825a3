/** Tables with a given question open, for the tests of the components that answer it. */
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import type { Component } from "svelte";
import { type Mock } from "vitest";
import boardText from "../../../../../src/pragmatica/ancien_regime/data/board.json?raw";
import type { Action, Fields, TableView } from "../../../lib/api/types";
import { staged } from "../../../lib/table/testing";
import { BoardInfo, type BoardFile } from "../logic/board";
import { PLAY } from "../../../lib/table/play.svelte";
import { Play } from "../play.svelte";
import {
  POWERS,
  SLOTS,
  type AncienRegimeDecision,
  type DecisionOf,
  type GeneralView,
  type Kind,
  type LandView,
  type Observation,
  type Power,
  type PowerState,
  type Slot,
} from "../protocol";
import { PANELS } from ".";

const board = new BoardInfo(JSON.parse(boardText) as BoardFile);

export const action = (type: string, id: string, fields: Fields = {}): Action => ({ type, id, notation: id, fields });
export const yesNo = (type: string): Action[] =>
  (["no", "yes"] as const).map((id) => action(type, id, { yes: id === "yes" }));

/** A general of the id's power. */
export function general(id: string, land: string | null, units = 2, more: Partial<GeneralView> = {}): GeneralView {
  const power = id.slice(0, id.indexOf("-")) as Power;
  return { id, power, land, units, frederick: false, stuart: false, moved: false, ...more };
}

export function land(id: string, more: Partial<LandView> = {}): LandView {
  return {
    id,
    control: null,
    garrison: null,
    fortress: false,
    generals: [],
    strength: 1,
    brings: null,
    exposed: [],
    ...more,
  };
}

const STATUS: Readonly<Record<Power, PowerState["status"]>> = {
  britain: "british",
  prussia: "french",
  austria: "british",
  france: "french",
  russia: "british",
  spain: "french",
  ottoman: "neutral",
};

const atWar = (a: Power, b: Power): boolean =>
  a !== b && STATUS[a] !== STATUS[b] && STATUS[a] !== "neutral" && STATUS[b] !== "neutral";

/** A power as it stands at the beginning of 1740. */
export function power(id: Power, more: Partial<PowerState> = {}): PowerState {
  const prospect = { turns: 1, total: 0, lands: {}, doubled: false, crown: 0, goes_to: id };
  return {
    power: id,
    seat: id,
    decides: id,
    minor: false,
    controller: id,
    status: STATUS[id],
    leader: id === "britain" || id === "france",
    allies: POWERS.filter((other) => other !== id && STATUS[other] === STATUS[id]),
    at_war: POWERS.filter((other) => atWar(id, other)),
    morale: 9,
    influence: 3,
    money: 4,
    hand: 3,
    cards: null,
    supply: 10,
    off_board: [],
    votes: 1,
    slot: "drill",
    taxation: prospect,
    extension: prospect,
    mobilisation: { turns: 2, cards: 1, money: 6, units: 3 },
    ...more,
  };
}

/** The wheel from a turn of the first round on. */
export function wheel(turn = 1): Observation["wheel"] {
  const starts: readonly Power[] = ["britain", "ottoman", "spain", "russia", "france", "austria", "prussia"];
  return Array.from({ length: 7 }, (_, ahead) => {
    const now = turn + ahead;
    const slots = SLOTS.map((slot, index): [Slot, Power] => [slot, starts[(index - now + 1 + 14) % 7] ?? "britain"]);
    return {
      round: now > 7 ? 2 : 1,
      turn: ((now - 1) % 7) + 1,
      slots: Object.fromEntries(slots),
      events: now === 3 ? ["election"] : [],
    };
  });
}

export interface Opened {
  play: Play;
  act: Mock<(actions: string[]) => Promise<boolean>>;
}

export interface Seen extends Partial<Omit<Observation, "powers">> {
  powers?: Partial<Record<Power, Partial<PowerState>>>;
}

/** A table at which Prussia sits and a question, or none, is open. */
export function table(decision: AncienRegimeDecision | null, actions: Action[], { powers = {}, ...rest }: Seen): Opened {
  const observation: Partial<Observation> = {
    seat: "prussia",
    seats: Object.fromEntries(POWERS.map((id) => [id, [id]])),
    limits: { influence: 25, morale: 15, hand: 6, gifts: 3, units: 3, votes: 5, rounds: null },
    round: 1,
    turn: 1,
    turns: 7,
    phase: "actions",
    wheel: wheel(),
    slots: [],
    powers: Object.fromEntries(POWERS.map((id) => [id, power(id, powers[id])])),
    standing: [],
    lands: [],
    control: {},
    worth: {},
    generals: [],
    crown: null,
    electors: [],
    diplomacy: null,
    election: null,
    auction: null,
    gifts: null,
    movement: null,
    battle: null,
    update: null,
    ...rest,
  };
  const view = { seat: "prussia", observation, decision, version: 1, actions, extra: [], undoable: 0 };
  const shown = { id: "t", scenario: "1740", seq: 1, step: 1, view, waiting: [], outcome: null, options: {} } as unknown as TableView;
  const { session, act } = staged(shown);
  return { play: new Play(board, session, shown), act };
}

/** Show a part of the table. */
export function show<P extends Record<string, unknown>>(part: Component<P>, props: P, { play }: Opened): void {
  render(part as Component, { props, context: new Map([[PLAY, play]]) });
}

/** Show the component of a question to Prussia; `act` receives the answer. */
export function open<K extends Kind>(
  kind: K,
  fields: Omit<DecisionOf<K>, "kind" | "seat" | "version" | "rule" | "power"> & { power?: Power },
  actions: Action[],
  seen: Seen = {},
): Opened {
  const decision = { kind, seat: "prussia", version: 1, rule: "X-1.1", power: "prussia", ...fields } as unknown as AncienRegimeDecision;
  const opened = table(decision, actions, seen);
  show(PANELS[kind] as Component<{ decision: AncienRegimeDecision }>, { decision }, opened);
  return opened;
}

/** Actions that name generals, or territories, and are called like them. */
export const of = (type: string, ...generals: string[]): Action[] => generals.map((one) => action(type, one, { general: one }));
export const to = (type: string, ...lands: string[]): Action[] => lands.map((one) => action(type, one, { land: one }));
export const end = action("end", "end");

export const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
export const press = (name: string | RegExp): Promise<void> => userEvent.click(button(name));
