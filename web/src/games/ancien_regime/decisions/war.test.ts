/** Movement and battles, answered on the page. */
import { cleanup, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import type { Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Action } from "../../../lib/api/types";
import { language } from "../../../lib/i18n/i18n.svelte";
import { PANELS } from ".";
import { action, button, end, general, land, of, open, press, show, to, yesNo } from "./testing";

const plans = vi.hoisted(() => vi.fn<(table: string, seat: string, actions: string[]) => Promise<unknown[]>>());
vi.mock("../../../lib/api/client", () => ({ api: { plans } }));

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});

afterEach(cleanup);

test("an Arbiter stands with its Morale and whether it is at war with the mover", async () => {
  const { act } = open("choose_arbiter", { pay: 1, morale: { austria: 10, ottoman: 10 } }, [
    action("arbiter", "power-austria", { arbiter: "austria" }),
    action("arbiter", "power-ottoman", { arbiter: "ottoman" }),
  ]);

  expect(button(/Austria\s*Morale: 9\s→\s10\s*At war with you/)).toBeTruthy();
  await press(/Ottoman Empire.*At peace with you/);

  expect(act).toHaveBeenCalledWith(["power-ottoman"]);
});

test("a garrison is dissolved knowing what it brings", async () => {
  const { act } = open("dissolve_garrison", {}, [...to("dissolve", "silesia"), end], {
    lands: [land("silesia", { control: "prussia", garrison: "prussia", brings: "influence" })],
  });

  await press(/^Dissolve the garrison of Silesia Its Influence is lost: \d/);
  await press("Dissolve no more");

  expect(act.mock.calls).toEqual([[["silesia"]], [["end"]]]);
});

test("another turn is asked for knowing what the Arbiter gains", async () => {
  const { act } = open("request_turn", { arbiter: "austria", number: 2, pay: 2, morale: 11 }, yesNo("request_turn"));

  expect(screen.getByText("If granted: Austria, Morale: 9 → 11")).toBeTruthy();
  await press("Ask for it");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

test("the Arbiter sees its own pay", async () => {
  const { act } = open("grant_turn", { mover: "austria", number: 3, pay: 3, morale: 12 }, yesNo("grant_turn"));

  expect(screen.getByText("Prussia, Morale: 9 → 12")).toBeTruthy();
  await press("Refuse");

  expect(act).toHaveBeenCalledWith(["no"]);
});

const ODDS = { enemies: true, own: 3, other: 3, ours: 0, theirs: 1 };
const plan = (actions: string[], path: string[], more: object = {}) => ({
  actions,
  fields: {
    land: path.at(-1),
    steps: path.length - 1,
    kind: path.length > 2 ? "strategic" : "march",
    path,
    consents: [],
    enemies: false,
    ...more,
  },
});

test("a general is moved by whole plans, sent in one batch", async () => {
  plans.mockResolvedValue([
    plan(["prussia-1", "saxonia", "stop"], ["berlin", "saxonia"], ODDS),
    plan(["prussia-1", "magdeburg", "hannover", "stop"], ["berlin", "magdeburg", "hannover"], {
      consents: ["britain"],
      worth: "influence",
      value: 1,
    }),
  ]);
  const { play, act } = open("move_general", { number: 1, moved: [], landing: null }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
    lands: [land("saxonia", { strength: 3 })],
  });

  play.scene.onpiece?.("prussia-1");
  await waitFor(() => {
    expect(play.scene.marks).toEqual({ saxonia: { kind: "battle" }, hannover: { kind: "ask" } });
  });
  play.scene.onplace?.("hannover");
  expect(await screen.findByText("Must consent: Great Britain.")).toBeTruthy();
  expect(screen.getByText("A garrison there: 1 Influence at Extend Influence, next turn.")).toBeTruthy();
  expect(play.scene.lines).toEqual([{ lands: ["berlin", "magdeburg", "hannover"], kind: "move" }]);
  await press("To Hannover, 2 steps");

  expect(act).toHaveBeenCalledWith(["prussia-1", "magdeburg", "hannover", "stop"]);
});

test("a general who is pressed once more does not go out and back", async () => {
  plans.mockResolvedValue([
    plan(["prussia-1", "saxonia", "stop"], ["berlin", "saxonia"], ODDS),
    plan(["prussia-1", "magdeburg", "berlin", "stop"], ["berlin", "magdeburg", "berlin"]),
  ]);
  const { play, act } = open("move_general", { number: 1, moved: [], landing: null }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
    lands: [land("saxonia", { strength: 3 })],
  });

  play.scene.onpiece?.("prussia-1");
  await waitFor(() => {
    expect(play.scene.marks).toEqual({ saxonia: { kind: "battle" } });
  });
  play.scene.onpiece?.("prussia-1");
  play.scene.onplace?.("berlin");

  expect(act).not.toHaveBeenCalled();
});

test("the keyboard goes with the general who is picked up, and back to him when he is put down", async () => {
  plans.mockResolvedValue([plan(["prussia-1", "saxonia"], ["berlin", "saxonia"])]);
  open("move_general", { number: 1, moved: [], landing: null }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
  });

  button(/^Prussian General 1/).focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.className).toContain("picked");
  await userEvent.keyboard("{Escape}");

  await waitFor(() => {
    expect(document.activeElement).toBe(button(/^Prussian General 1/));
  });
});

test("nothing is promised of a garrison where the plan tells of none", async () => {
  plans.mockResolvedValue([plan(["prussia-1", "lorraine", "paris", "stop"], ["berlin", "lorraine", "paris"], { consents: ["france"] })]);
  open("move_general", { number: 1, moved: [], landing: null }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
  });

  await press(/^Prussian General 1/);
  await press(/^Paris/);

  expect(screen.getAllByText("Must consent: France.")).not.toEqual([]);
  expect(screen.queryByText(/^A garrison there/)).toBeNull();
});

test("a battle is announced before the move, and Escape puts the general down", async () => {
  plans.mockResolvedValue([plan(["prussia-1", "saxonia"], ["berlin", "saxonia"], ODDS)]);
  open("move_general", { number: 1, moved: [], landing: null }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
    lands: [land("saxonia", { strength: 3 })],
  });

  await press(/^Prussian General 1/);
  await press(/^Saxonia/);
  expect(screen.getAllByText("Enemies stand there with strength 3: there will be a battle.").length).toBeGreaterThan(0);
  await userEvent.keyboard("{Escape}");

  expect(button("End the moves")).toBeTruthy();
});

test("a waiting general lands without asking where, from the list or on the map", async () => {
  const { play, act } = open("move_general", { number: 1, moved: [], landing: "scotland", power: "france" }, [...of("move", "france-4"), end], {
    generals: [general("france-4", null, 2, { stuart: true })],
  });

  expect(play.scene.marks).toEqual({ scotland: { kind: "target" } });
  await press(/He lands in Scotland/);
  play.scene.onplace?.("scotland");

  expect(act.mock.calls).toEqual([[["france-4"]], [["france-4"]]]);
});

test("moves are given up by a second press, with the keyboard as well, and that is asked once in a turn", async () => {
  const opened = open("move_general", { number: 1, moved: [], landing: null }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
  });
  button("End the moves").focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("alert").textContent).toContain("One general could still move.");
  expect(opened.act).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(opened.act).toHaveBeenCalledWith(["end"]);

  cleanup();
  show(PANELS.move_general as Component<Record<string, unknown>>, { decision: opened.play.decision }, opened);
  await press("End the moves");
  expect(opened.act).toHaveBeenCalledTimes(2);
});

test("who has nobody left to move is not asked again", async () => {
  const { act } = open("move_general", { number: 1, moved: ["prussia-1"], landing: null }, [end]);

  await press("End the moves");

  expect(act).toHaveBeenCalledWith(["end"]);
});

test("a way goes step by step, over land or by a sea route", async () => {
  const { play, act } = open(
    "route",
    { general: "prussia-1", start: "berlin", way: ["magdeburg"] },
    [...to("step", "hannover"), action("stop", "stop")],
    { generals: [general("prussia-1", "berlin")] },
  );

  expect(play.scene.marks).toEqual({ hannover: { kind: "target" }, magdeburg: { kind: "source" } });
  await press("Stay in Magdeburg");

  expect(act).toHaveBeenCalledWith(["stop"]);
});

test("consent shows the way and the ground that is asked for", async () => {
  const { play, act } = open(
    "consent",
    { mover: "france", general: "france-1", start: "hannover", way: ["magdeburg", "berlin"], grounds: ["magdeburg", "berlin"], route: null },
    yesNo("consent"),
    { generals: [general("france-1", "hannover")] },
  );

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["magdeburg", "berlin"]);
  expect(screen.getByText(/Hannover – Magdeburg – Berlin/)).toBeTruthy();
  await press("Consent");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

const GARRISON = {
  general: "prussia-1",
  land: "saxonia",
  units: 2,
  left: 1,
  control: "austria" as const,
  worth: "influence" as const,
  value: 2,
};

test("a garrison is left knowing what it controls", async () => {
  const { act } = open("leave_garrison", GARRISON, yesNo("leave_garrison"), {
    generals: [general("prussia-1", "saxonia")],
  });

  expect(screen.getByText("Units of the general: 2 → 1")).toBeTruthy();
  expect(screen.getByText("Extend Influence: 2.")).toBeTruthy();
  await press("Leave a garrison");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

const AHEAD = { attacker: "prussia-1", land: "saxonia", enemies: ["austria" as const], own: 3, other: 3 };

test("battles to choose from stand with their strengths", async () => {
  const { play, act } = open("choose_battle", { attackers: ["prussia-1"], battles: [AHEAD] }, of("fight", "prussia-1"), {
    generals: [general("prussia-1", "saxonia", 2), general("austria-1", "saxonia", 1)],
  });

  expect(play.scene.marks).toEqual({ saxonia: { kind: "battle" } });
  await press(/Against Austria: strength 3 to 3/);

  expect(act).toHaveBeenCalledWith(["prussia-1"]);
});

test("support tells the room for cards and can be denied", async () => {
  const { act } = open(
    "send_support",
    { attacker: "france-1", land: "saxonia", side: "attack", room: [{ general: "prussia-1", room: 3 }] },
    [...of("support", "prussia-1"), end],
    { generals: [general("prussia-1", "berlin", 3), general("france-1", "saxonia")] },
  );

  expect(screen.getByText("Room for 3 cards; he loses a unit")).toBeTruthy();
  await press("Nobody (more)");

  expect(act).toHaveBeenCalledWith(["end"]);
});

const PILES = [
  { general: "prussia-1", room: 2 },
  { general: "prussia-2", room: 1 },
];
const fight = (actions: Action[]) =>
  open(
    "play_battle_card",
    { attacker: "prussia-1", land: "saxonia", step: "attacker", side: "attack", general: null, free: false, morale: 8, piles: PILES },
    [...actions, action("pass", "pass")],
    {
      generals: [general("prussia-1", "saxonia"), general("prussia-2", "berlin"), general("austria-1", "saxonia")],
      powers: { prussia: { cards: [3, 4], hand: 2 } },
      battle: {
        attacker: "prussia-1",
        land: "saxonia",
        stage: "cards",
        step: "attacker",
        power: "prussia",
        passed: [],
        free: [],
    after: {},
        attack: side("attack", "prussia-1", []),
        defence: side("defence", "austria-1", [{ number: 1, face_up: false, card: null, void: false }]),
      },
    },
  );

type Cards = { number: number; face_up: boolean; card: number | null; void: boolean }[];
function side(name: "attack" | "defence", id: string, cards: Cards) {
  const power = name === "attack" ? ("prussia" as const) : ("austria" as const);
  return {
    side: name,
    powers: [power],
    generals: [id],
    garrison: null,
    fortress: false,
    strength: 3,
    supporters: [],
    piles: [{ general: id, power, cards, room: 2, score: cards.length > 0 ? null : 0 }],
    known: 3,
    hidden: cards.length,
    awards: { [power]: 1 },
  };
}

test("what both sides have so far stands beside the cards, hidden ones as question marks", () => {
  fight([action("play_card", "card-4@prussia-1", { card: 4, general: "prussia-1" })]);
  const facts = screen.getAllByRole("term").map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ""}`);

  expect(facts.slice(0, 2)).toEqual(["Attack 3", "Defence 3 + ?"]);
});

test("a battle card goes on the pile of the general that is chosen", async () => {
  const { act } = fight(
    ["prussia-1", "prussia-2"].map((one) => action("play_card", `card-4@${one}`, { card: 4, general: one })),
  );

  await userEvent.click(screen.getByRole("radio", { name: /^Prussian General 2/ }));
  await press(/^4 Every pair of 4s/);

  expect(act).toHaveBeenCalledWith(["card-4@prussia-2"]);
});

test("a 3 asks whether it turns up a card of the other side", async () => {
  const { act } = fight([
    action("play_card", "card-3@prussia-1", { card: 3, general: "prussia-1" }),
    action("reveal_card", "card-3@prussia-1=1", { card: 3, general: "prussia-1", number: 1 }),
  ]);

  await press(/^3 May be played face up/);
  expect(act).not.toHaveBeenCalled();
  await press("Face up, turning up card 1 on Austrian General 1");

  expect(act).toHaveBeenCalledWith(["card-3@prussia-1=1"]);
});

test("passing ends the power's cards in the battle", async () => {
  const { act } = fight([]);

  expect(button(/^4 Every pair/)).toHaveProperty("disabled", true);
  await press("Pass");

  expect(act).toHaveBeenCalledWith(["pass"]);
});

test("a beaten general goes to the capital or off the board", async () => {
  const { act } = open(
    "retire",
    { general: "prussia-1", land: "saxonia", capital: "berlin", units: 0 },
    [...to("retire", "berlin"), action("leave_board", "off")],
    { generals: [general("prussia-1", "saxonia", 0)] },
  );

  await press("Off the board");

  expect(act).toHaveBeenCalledWith(["off"]);
});

test("a withdrawal is drawn from where the general leaves", () => {
  const { play, act } = open("withdraw", { general: "prussia-1", land: "saxonia", units: 2 }, [...to("withdraw", "berlin"), action("leave_board", "off")], {
    generals: [general("prussia-1", "saxonia", 2)],
  });

  expect(button("Off the board (his 2 units are lost)")).toBeTruthy();
  play.scene.onplace?.("berlin");
  play.scene.onplace?.("berlin");

  expect(act).toHaveBeenCalledWith(["berlin"]);
});
