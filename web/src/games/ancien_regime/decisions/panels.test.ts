import { cleanup, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Action } from "../../../lib/api/types";
import { STATUSES } from "../protocol";
import { action, general, land, open, yesNo } from "./testing";

const plans = vi.hoisted(() => vi.fn<(table: string, seat: string, action: string) => Promise<unknown[]>>());
vi.mock("../../../lib/api/client", () => ({ api: { plans } }));

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const press = (name: string | RegExp): Promise<void> => userEvent.click(button(name));
const of = (type: string, ...generals: string[]): Action[] => generals.map((one) => action(type, one, { general: one }));
const to = (type: string, ...lands: string[]): Action[] => lands.map((one) => action(type, one, { land: one }));
const end = action("end", "end");

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});

afterEach(cleanup);

test("Frederick is named on the map, confirmed by a second press", () => {
  const { play, act } = open("name_frederick", {}, of("name_frederick", "prussia-1", "prussia-2"), {
    generals: [general("prussia-1", "berlin"), general("prussia-2", "mecklenburg")],
  });

  expect(play.scene.pieceMarks).toEqual({ "prussia-1": "offered", "prussia-2": "offered" });
  play.scene.ongeneral?.("prussia-2");
  expect(act).not.toHaveBeenCalled();
  play.scene.onland?.("mecklenburg");

  expect(act).toHaveBeenCalledWith(["prussia-2"]);
});

test("without confirmation one press is enough", () => {
  settings.confirm = false;
  const { play, act } = open("name_frederick", {}, of("name_frederick", "prussia-1"), {
    generals: [general("prussia-1", "berlin")],
  });

  play.scene.ongeneral?.("prussia-1");
  settings.confirm = true;

  expect(act).toHaveBeenCalledWith(["prussia-1"]);
});

const DISCARDS = [3, 5].map((card) => action("discard", `card-${card}`, { card }));
const HAND = { powers: { prussia: { cards: [3, 3, 5], hand: 3 } } };

test("at Drill equal cards are one button with the ability in words", async () => {
  const { act } = open("drill_card", {}, DISCARDS, HAND);

  expect(screen.getAllByRole("button")).toHaveLength(2);
  await press(/^3, 2 of them May be played face up/);

  expect(act).toHaveBeenCalledWith(["card-3"]);
});

test("a hand that is too large is cut down", async () => {
  const { act } = open("hand_limit", { over: 1 }, DISCARDS, HAND);

  expect(screen.getByText("3 cards in hand; 6 may stay when the action ends.")).toBeTruthy();
  await press(/^5 If its side loses/);

  expect(act).toHaveBeenCalledWith(["card-5"]);
});

test("gifts stand beside each ally, with what is left to give", async () => {
  const { act } = open(
    "offer_gifts",
    {},
    [action("give_money", "money@france", { receiver: "france" }), action("give_money", "money@spain", { receiver: "spain" }), end],
    {
      gifts: {
        giver: "prussia",
        announced: false,
        left: 1,
        gifts: [{ receiver: "france", money: 2, cards: 0, faces: [], accepted: null }],
      },
    },
  );

  expect(within(screen.getByRole("row", { name: /^France/ })).getByText("2 Money")).toBeTruthy();
  await press("1 Money Spain");
  await press("Announce the gifts");

  expect(act.mock.calls).toEqual([[["money@spain"]], [["end"]]]);
});

test("a gift tells what it would change", async () => {
  const { act } = open("accept_gift", { giver: "france", money: 2, cards: 0 }, yesNo("accept_gift"));

  expect(screen.getByText("Money: 4 → 6")).toBeTruthy();
  await press("Accept");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

test("Leadership: one of several things, each by itself", async () => {
  const { play, act } = open(
    "lead",
    { doing: "nothing" },
    [
      action("place_general", "prussia-3@berlin", { general: "prussia-3", land: "berlin" }),
      action("recall", "recall-prussia-1", { general: "prussia-1" }),
      action("draw_card", "card"),
      action("raise_morale", "morale"),
      end,
    ],
    {
      generals: [general("prussia-1", "mecklenburg", 2), general("prussia-3", null, 0)],
      powers: { prussia: { off_board: ["prussia-3"] } },
    },
  );

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["berlin"]);
  expect([screen.getByText("Prussian General 3 goes to:"), button("Berlin")].every(Boolean)).toBe(true);
  await press("Call generals back (1)");
  expect(play.scene.pieceMarks).toEqual({ "prussia-1": "offered" });
  expect(screen.getByText("His 2 units are lost.")).toBeTruthy();
  await press("Morale 9 → 10");

  expect(act).toHaveBeenCalledWith(["morale"]);
});

const shopping = { money: 6, unit_price: 1, card_price: 1, morale_price: 1, fortress_price: 5, drawn: true };
const goods = [
  action("buy_unit", "unit-prussia-1", { general: "prussia-1" }),
  action("buy_fortress", "fortress-silesia", { land: "silesia" }),
  action("buy_card", "card"),
  end,
];
const stock = { generals: [general("prussia-1", "berlin", 1)], pile: 9, discards: [], fortresses_left: 6 };

test("Mobilisation fills a basket, from the list and from the map, and buys it whole", async () => {
  const { play, act } = open("mobilise", shopping, goods, stock);
  const units = screen.getByRole("spinbutton", { name: "Units for Prussian General 1" });

  units.focus();
  await userEvent.keyboard("{ArrowUp}");
  play.scene.onland?.("silesia");
  expect(await screen.findByText("0 of 6")).toBeTruthy();
  expect(units.getAttribute("aria-valuemax")).toBe("1");
  await press("Buy for 6 Money");

  expect(act.mock.calls).toEqual([[["unit-prussia-1", "fortress-silesia"]]]);
});

test("no more units lie in the basket than a general has room for; one more press on the map takes them out", async () => {
  const { play } = open("mobilise", shopping, goods, stock);
  for (const left of [5, 4, 6]) {
    play.scene.ongeneral?.("prussia-1");
    expect(await screen.findByText(`${left} of 6`)).toBeTruthy();
  }
});

test("Money is lost to corruption after a second press alone", async () => {
  const { act } = open("mobilise", shopping, goods, stock);

  expect(screen.getByText("Corruption takes 6 Money.")).toBeTruthy();
  await press("End the shopping");
  expect(act).not.toHaveBeenCalled();
  await press("Yes, lose 6 Money");

  expect(act).toHaveBeenCalledWith(["end"]);
});

test("before cards are drawn Mobilisation tells why it cannot end", () => {
  open(
    "mobilise",
    { money: 5, unit_price: 1, card_price: 1, morale_price: 1, fortress_price: 5, drawn: false },
    [action("buy_morale", "morale")],
    { powers: { prussia: { off_board: ["prussia-3"] } } },
  );

  expect(screen.getByText(/^A card for your general off the board comes when Drill/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "End the shopping" })).toBeNull();
});

test("an Arbiter stands with its Morale and whether it is at war with the mover", async () => {
  const { act } = open("choose_arbiter", { pay: 1 }, [
    action("arbiter", "power-austria", { arbiter: "austria" }),
    action("arbiter", "power-ottoman", { arbiter: "ottoman" }),
  ]);

  expect(button(/Austria\s*Morale: 9 → 10\s*At war with you/)).toBeTruthy();
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
  const { act } = open("request_turn", { arbiter: "austria", number: 2, pay: 2 }, yesNo("request_turn"));

  expect(screen.getByText("If granted: Austria, Morale: 9 → 11")).toBeTruthy();
  await press("Ask for it");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

test("the Arbiter sees its own pay", async () => {
  const { act } = open("grant_turn", { mover: "austria", number: 3, pay: 3 }, yesNo("grant_turn"));

  expect(screen.getByText("Prussia, Morale: 9 → 12")).toBeTruthy();
  await press("Refuse");

  expect(act).toHaveBeenCalledWith(["no"]);
});

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
    plan(["prussia-1", "saxonia", "stop"], ["berlin", "saxonia"], { enemies: true }),
    plan(["prussia-1", "magdeburg", "hannover", "stop"], ["berlin", "magdeburg", "hannover"], { consents: ["britain"] }),
  ]);
  const { play, act } = open("move_general", { number: 1, moved: [] }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
    lands: [land("saxonia", { strength: 3 })],
  });

  play.scene.ongeneral?.("prussia-1");
  await waitFor(() => {
    expect(play.scene.marks).toEqual({ saxonia: { kind: "battle" }, hannover: { kind: "ask" } });
  });
  play.scene.onland?.("hannover");
  expect(await screen.findByText("Must consent: Great Britain.")).toBeTruthy();
  expect(screen.getByText("A garrison there: 1 Influence at Extend Influence, next turn.")).toBeTruthy();
  expect(play.scene.lines).toEqual([{ lands: ["berlin", "magdeburg", "hannover"], kind: "move" }]);
  await press("To Hannover, 2 steps");

  expect(act).toHaveBeenCalledWith(["prussia-1", "magdeburg", "hannover", "stop"]);
});

test("the keyboard goes with the general who is picked up, and back to him when he is put down", async () => {
  plans.mockResolvedValue([plan(["prussia-1", "saxonia"], ["berlin", "saxonia"])]);
  open("move_general", { number: 1, moved: [] }, [...of("move", "prussia-1"), end], {
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

test("nothing is promised for a garrison on the ground of friends", async () => {
  plans.mockResolvedValue([plan(["prussia-1", "lorraine", "paris", "stop"], ["berlin", "lorraine", "paris"], { consents: ["france"] })]);
  open("move_general", { number: 1, moved: [] }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
  });

  await press(/^Prussian General 1/);
  await press(/^Paris/);

  expect(screen.getAllByText("Must consent: France.")).not.toEqual([]);
  expect(screen.queryByText(/^A garrison there/)).toBeNull();
});

test("a battle is announced before the move, and Escape puts the general down", async () => {
  plans.mockResolvedValue([plan(["prussia-1", "saxonia"], ["berlin", "saxonia"], { enemies: true })]);
  open("move_general", { number: 1, moved: [] }, [...of("move", "prussia-1"), end], {
    generals: [general("prussia-1", "berlin")],
    lands: [land("saxonia", { strength: 3 })],
  });

  await press(/^Prussian General 1/);
  await press(/^Saxonia/);
  expect(screen.getAllByText("Enemies stand there with strength 3: there will be a battle.").length).toBeGreaterThan(0);
  await userEvent.keyboard("{Escape}");

  expect(button("End the moves")).toBeTruthy();
});

test("a waiting general lands without asking where", async () => {
  const { act } = open("move_general", { number: 1, moved: [], power: "france" }, [...of("move", "france-4"), end], {
    generals: [general("france-4", null, 2, { stuart: true })],
  });

  await press(/He lands in Scotland/);

  expect(act).toHaveBeenCalledWith(["france-4"]);
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

test("a garrison is left knowing what it controls", async () => {
  const { act } = open("leave_garrison", { general: "prussia-1", land: "saxonia", units: 2 }, yesNo("leave_garrison"), {
    generals: [general("prussia-1", "saxonia")],
  });

  expect(screen.getByText("Units of the general: 2 → 1")).toBeTruthy();
  expect(screen.getByText(/^Extend Influence: \d/)).toBeTruthy();
  await press("Leave a garrison");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

test("battles to choose from stand with their strengths", async () => {
  const { play, act } = open("choose_battle", { attackers: ["prussia-1"] }, of("fight", "prussia-1"), {
    generals: [general("prussia-1", "saxonia", 2), general("austria-1", "saxonia", 1)],
    lands: [land("saxonia", { generals: ["prussia-1", "austria-1"], garrison: "austria", strength: 6 })],
  });

  expect(play.scene.marks).toEqual({ saxonia: { kind: "battle" } });
  await press(/Against Austria: strength 3 to 3/);

  expect(act).toHaveBeenCalledWith(["prussia-1"]);
});

test("support tells the room for cards and can be denied", async () => {
  const { act } = open(
    "send_support",
    { attacker: "france-1", land: "saxonia", side: "attack" },
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
    { attacker: "prussia-1", land: "saxonia", step: "attacker", side: "attack", general: null, free: false, piles: PILES },
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
    { general: "prussia-1", land: "saxonia", capital: "berlin" },
    [...to("retire", "berlin"), action("leave_board", "off")],
    { generals: [general("prussia-1", "saxonia", 0)] },
  );

  await press("Off the board");

  expect(act).toHaveBeenCalledWith(["off"]);
});

test("a withdrawal is drawn from where the general leaves", () => {
  const { play, act } = open("withdraw", { general: "prussia-1", land: "saxonia" }, [...to("withdraw", "berlin"), action("leave_board", "off")], {
    generals: [general("prussia-1", "saxonia", 2)],
  });

  expect(button("Off the board (his 2 units are lost)")).toBeTruthy();
  play.scene.onland?.("berlin");
  play.scene.onland?.("berlin");

  expect(act).toHaveBeenCalledWith(["berlin"]);
});

test("members are put out of a coalition one by one", async () => {
  const { act } = open(
    "expel",
    { power: "france", expelled: ["spain"] },
    [action("expel", "power-prussia", { member: "prussia" }), end],
  );

  expect(screen.getByText("Expelled: Spain")).toBeTruthy();
  await press(/^Prussia/);
  await press("Expel nobody else");

  expect(act.mock.calls).toEqual([[["power-prussia"]], [["end"]]]);
});

test("the four status tokens tell whom they mean war and peace with", async () => {
  const offered = STATUSES.filter((status) => status !== "french").map((status) =>
    action("choose_status", `status-${status}`, { status }),
  );
  const { act } = open("choose_status", { closed: ["french"] }, offered);

  expect(button(/French Coalition Closed to you/)).toHaveProperty("disabled", true);
  expect(button(/British Coalition Great Britain must admit you With: Great Britain, Austria and Russia/)).toBeTruthy();
  await press(/^expansionist At war: Great Britain, Austria, France, Russia and Spain At peace: the Ottoman Empire/);

  expect(act).toHaveBeenCalledWith(["status-expansionist"]);
});

test("a status chosen anew is open to all", async () => {
  const { act } = open("choose_anew", { closed: ["british"] }, [action("choose_status", "status-neutral", { status: "neutral" })]);

  expect(screen.getByText(/All see what you choose/)).toBeTruthy();
  await press(/^neutral/);

  expect(act).toHaveBeenCalledWith(["status-neutral"]);
});

test("a leader admits knowing who the applicant is", async () => {
  const { act } = open("admit", { power: "britain", applicant: "prussia", status: "british" }, yesNo("admit"));

  expect(screen.getByText(/Prussia is at war with you now/)).toBeTruthy();
  expect(screen.getByText("Prussia becomes your ally.")).toBeTruthy();
  await press("Reject");

  expect(act).toHaveBeenCalledWith(["no"]);
});

test("the Crown can be declined", async () => {
  const { act } = open("accept_crown", { votes: 5 }, yesNo("accept_crown"));

  expect(screen.getByText("5 of the 5 votes that an emperor needs.")).toBeTruthy();
  await press("Decline");

  expect(act).toHaveBeenCalledWith(["no"]);
});

test("a vote tells whom it would elect", async () => {
  const { act } = open(
    "cast_vote",
    { votes: 2, ballots: [] },
    ["prussia", "france"].map((one) => action("vote", `power-${one}`, { candidate: one })),
    { election: { ballots: [], to_vote: ["prussia"], totals: { france: 3 }, declined: null } },
  );

  expect(button(/^Prussia\s*Votes: 0 → 2\s*Still 3 votes short/)).toBeTruthy();
  await press(/^France\s*Votes: 3 → 5\s*Elected with that/);

  expect(act).toHaveBeenCalledWith(["power-france"]);
});

test("a bid is set by the keyboard up to the Morale there is", async () => {
  const bids = [0, 1, 2].map((morale) => action("bid", `n-${morale}`, { morale }));
  const { act } = open("bid", { minor: "ottoman" }, bids, { powers: { prussia: { morale: 2 } } });

  screen.getByRole("spinbutton", { name: "Your bid" }).focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(screen.getByText(/If you win: Morale 2 → 0/)).toBeTruthy();
  await press("Bid 2 Morale");

  expect(act).toHaveBeenCalledWith(["n-2"]);
});

test("a garrison that goes home is given to a general", async () => {
  const { act } = open("reassign_unit", { land: "saxonia" }, of("reassign", "prussia-1", "prussia-2"), {
    generals: [general("prussia-1", "berlin", 1), general("prussia-2", "mecklenburg", 2)],
  });

  await press(/^Prussian General 2.*Units: 2 → 3/);

  expect(act).toHaveBeenCalledWith(["prussia-2"]);
});

test("a new ally's general may stay", async () => {
  const { play, act } = open("general_stays", { general: "france-1", land: "berlin" }, yesNo("let_stay"), {
    generals: [general("france-1", "berlin", 2)],
  });

  expect(play.scene.marks).toEqual({ berlin: { kind: "focus" } });
  await press("He may stay");

  expect(act).toHaveBeenCalledWith(["yes"]);
});
