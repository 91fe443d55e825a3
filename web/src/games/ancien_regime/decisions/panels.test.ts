/** The actions of the wheel, diplomacy, elections and updates, answered on the page. */
import { cleanup, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import { STATUSES, type Outlook, type Status } from "../protocol";
import { action, button, end, general, of, open, press, yesNo } from "./testing";

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
  play.scene.onpiece?.("prussia-2");
  expect(act).not.toHaveBeenCalled();
  play.scene.onplace?.("mecklenburg");

  expect(act).toHaveBeenCalledWith(["prussia-2"]);
});

test("without confirmation one press is enough", () => {
  settings.confirm = false;
  const { play, act } = open("name_frederick", {}, of("name_frederick", "prussia-1"), {
    generals: [general("prussia-1", "berlin")],
  });

  play.scene.onpiece?.("prussia-1");
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
  screen.getByRole("spinbutton", { name: "Money for Spain" }).focus();
  await userEvent.keyboard("{ArrowUp}");
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
    { doing: "nothing", morale: 10, hand: 4 },
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
  await press("Morale 9\u00a0→\u00a010");

  expect(act).toHaveBeenCalledWith(["morale"]);
});

const shopping = {
  money: 6,
  unit_price: 1,
  card_price: 1,
  morale_price: 1,
  fortress_price: 5,
  drawn: true,
  stock: { units: 10, cards: 9, morale: 6, fortresses: 6 },
  room: { "prussia-1": 2, silesia: 1 },
};
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
  play.scene.onplace?.("silesia");
  expect(await screen.findByText("0 of 6")).toBeTruthy();
  expect(units.getAttribute("aria-valuemax")).toBe("1");
  await press("Buy for 6 Money");

  expect(act.mock.calls).toEqual([[["unit-prussia-1", "fortress-silesia"]]]);
});

test("cards are bought last, for what is drawn ends a purchase", async () => {
  const { act } = open("mobilise", shopping, [...goods.slice(2), ...goods.slice(0, 2)], stock);

  screen.getByRole("spinbutton", { name: "Battle cards" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  screen.getByRole("spinbutton", { name: "Units for Prussian General 1" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  await press("Buy for 2 Money");

  expect(act.mock.calls).toEqual([[["unit-prussia-1", "card"]]]);
});

test("no more units lie in the basket than a general has room for; one more press on the map takes them out", async () => {
  const { play } = open("mobilise", shopping, goods, stock);
  for (const left of [5, 4, 6]) {
    play.scene.onpiece?.("prussia-1");
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
    { ...shopping, money: 5, drawn: false },
    [action("buy_morale", "morale")],
    { powers: { prussia: { off_board: ["prussia-3"] } } },
  );

  expect(screen.getByText(/^A card for your general off the board comes when Drill/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "End the shopping" })).toBeNull();
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

const outlook = (status: Status, more: Partial<Outlook> = {}): Outlook => ({
  status,
  allies: [],
  at_war: [],
  at_peace: [],
  needs: null,
  doubles: false,
  ...more,
});
const OUTLOOKS = [
  outlook("british", { allies: ["britain", "austria", "russia"], needs: "britain" }),
  outlook("french"),
  outlook("neutral", { doubles: true }),
  outlook("expansionist", { at_war: ["britain", "austria", "france", "russia", "spain"], at_peace: ["ottoman"] }),
];

test("the four status tokens tell whom they mean war and peace with", async () => {
  const offered = STATUSES.filter((status) => status !== "french").map((status) =>
    action("choose_status", `status-${status}`, { status }),
  );
  const { act } = open("choose_status", { closed: ["french"], outlooks: OUTLOOKS }, offered);

  expect(button(/French Coalition Closed to you/)).toHaveProperty("disabled", true);
  expect(button(/British Coalition Great Britain must admit you With: Great Britain, Austria and Russia/)).toBeTruthy();
  await press(/^expansionist At war: Great Britain, Austria, France, Russia and Spain At peace: the Ottoman Empire/);

  expect(act).toHaveBeenCalledWith(["status-expansionist"]);
});

test("a status chosen anew is open to all", async () => {
  const { act } = open("choose_anew", { closed: ["british"], outlooks: OUTLOOKS }, [action("choose_status", "status-neutral", { status: "neutral" })]);

  expect(screen.getByText(/All see what you choose/)).toBeTruthy();
  await press(/^neutral/);

  expect(act).toHaveBeenCalledWith(["status-neutral"]);
});

test("a leader admits knowing who the applicant is", async () => {
  const { act } = open(
    "admit",
    { power: "britain", applicant: "prussia", status: "british", outlook: outlook("british", { at_war: ["france"] }) },
    yesNo("admit"),
  );

  expect(screen.getByText(/Prussia is at war with you now/)).toBeTruthy();
  expect(screen.getByText("Prussia becomes your ally.")).toBeTruthy();
  expect(screen.getByText("At war: France")).toBeTruthy();
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
    {
      votes: 2,
      ballots: [],
      candidates: [
        { power: "prussia", votes: 0, total: 2, missing: 3, declined: false },
        { power: "france", votes: 3, total: 5, missing: 0, declined: false },
      ],
    },
    ["prussia", "france"].map((one) => action("vote", `power-${one}`, { candidate: one })),
  );

  expect(button(/^Prussia\s*Votes: 0\s→\s2\s*Still 3 votes short/)).toBeTruthy();
  await press(/^France\s*Votes: 3\s→\s5\s*Elected with that/);

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
  const { act } = open("reassign_unit", { land: "saxonia", units: { "prussia-1": 2, "prussia-2": 3 } }, of("reassign", "prussia-1", "prussia-2"), {
    generals: [general("prussia-1", "berlin", 1), general("prussia-2", "mecklenburg", 2)],
  });

  await press(/^Prussian General 2.*Units: 2\s→\s3/);

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
