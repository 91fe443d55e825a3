/** The wheel, diplomacy, battles, elections and prospects, shown from what a seat may know. */
import { cleanup, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import BattlePanel from "../battle/BattlePanel.svelte";
import { general, land, show, table, wheel, type Seen } from "../decisions/testing";
import Diplomacy from "../diplomacy/Diplomacy.svelte";
import Auction from "../election/Auction.svelte";
import Election from "../election/Election.svelte";
import Prospects from "../tracks/Prospects.svelte";
import Strip from "./Strip.svelte";
import Wheel from "./Wheel.svelte";

type Part = Parameters<typeof show>[0];

function see(part: unknown, seen: Seen = {}): void {
  show(part as Part, {}, table(null, [], seen));
}

const SLOTS: Seen["slots"] = [
  { slot: "drill", power: "britain", state: "asked" },
  { slot: "taxation", power: "ottoman", state: "done" },
  { slot: "movement", power: "prussia", state: "coming" },
];

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});

afterEach(cleanup);

test("each slot of the wheel tells its power, its state and who comes next", () => {
  see(Wheel, { slots: SLOTS });

  expect(screen.getByRole("button", { name: "Drill: Great Britain, decides now; next turn Prussia." })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Taxation: the Ottoman Empire, done; next turn Great Britain." })).toBeTruthy();
  expect(screen.getAllByText("Turn 1 of 7")).toHaveLength(1);
});

test("the wheel opens on the own action and is walked by arrow keys", async () => {
  see(Wheel, { slots: SLOTS });
  const own = screen.getByRole("button", { name: /^Movement: Prussia/ });

  expect(own.getAttribute("aria-pressed")).toBe("true");
  own.focus();
  await userEvent.keyboard("{ArrowRight}");

  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Drill/ }));
  expect(screen.getByText("Draw a battle card, then discard one.")).toBeTruthy();
});

test("the wheel is turned ahead to see who is where", async () => {
  see(Wheel, { slots: SLOTS, wheel: wheel(1) });

  await userEvent.click(screen.getByRole("button", { name: /^Turn the wheel/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Turn the wheel/ }));

  expect(screen.getByText("First: election of the emperor")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Drill: Austria/ })).toBeTruthy();
  expect(screen.getByText("in 2 turns")).toBeTruthy();
});

test("the small wheel has no controls beside its slots", () => {
  show(Wheel as Part, { small: true }, table(null, [], { slots: SLOTS }));

  expect(screen.getAllByRole("button")).toHaveLength(7);
});

test("the picture of diplomacy shows how each power stands to the one that is looked at", async () => {
  see(Diplomacy);

  expect(screen.getByRole("button", { name: /^Great Britain, leads\s*at war/ })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Russia/ }));

  expect(screen.getByRole("button", { name: /^Great Britain, leads\s*allied/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Ottoman Empire\s*at peace/ })).toBeTruthy();
});

test("minor powers name who controls them", () => {
  see(Diplomacy, { powers: { ottoman: { minor: true, controller: null }, spain: { minor: true, controller: "france" } } });

  expect(screen.getByRole("button", { name: /^Ottoman Empire, minor, nobody’s/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Spain, minor, of France/ })).toBeTruthy();
});

test("neutral pieces that may be attacked are told with their places", () => {
  see(Diplomacy, { lands: [land("bessarabia", { exposed: ["ottoman"] })] });

  expect(screen.getByText(/Bessarabia \(Ottoman Empire\)/)).toBeTruthy();
});

test("tokens lie face down, and closed coalitions are told", () => {
  see(Diplomacy, {
    diplomacy: {
      step: "choice",
      expelled: ["prussia"],
      choices: [
        { power: "prussia", placed: true, status: "neutral", closed: ["french"], needs: null },
        { power: "austria", placed: true, status: null, closed: [], needs: null },
        { power: "russia", placed: false, status: null, closed: [], needs: null },
      ],
    },
  });

  expect(screen.getByText("Expelled: Prussia")).toBeTruthy();
  expect(screen.getByText("token lies face down")).toBeTruthy();
  expect(screen.getByText("has not chosen")).toBeTruthy();
  expect(screen.getByText("closed to it: French Coalition")).toBeTruthy();
});

test("a board update names its present step and why pieces go", () => {
  see(Diplomacy, { update: { step: "generals", stays: ["france-1"] }, generals: [general("france-1", "berlin")] });

  const steps = within(screen.getByRole("heading", { name: "Board update" }).parentElement as HTMLElement).getAllByRole("listitem");
  expect(steps.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  expect(screen.getByText("May stay: French General 1")).toBeTruthy();
});

test("a battle shows strength, cards that are hidden, supporters, passes and awards", () => {
  see(BattlePanel, {
    generals: [general("prussia-1", "saxonia"), general("austria-1", "saxonia", 1), general("russia-1", "warszawa", 1)],
    battle: {
      attacker: "prussia-1",
      land: "saxonia",
      stage: "cards",
      step: "defenders",
      power: "austria",
      passed: ["prussia"],
      free: [],
    after: {},
      attack: {
        side: "attack",
        powers: ["prussia"],
        generals: ["prussia-1"],
        garrison: null,
        fortress: false,
        strength: 3,
        supporters: [],
        piles: [
          {
            general: "prussia-1",
            power: "prussia",
            cards: [{ number: 1, face_up: false, card: 5, void: false }],
            room: 1,
            score: 5,
          },
        ],
        known: 8,
        hidden: 0,
        awards: { prussia: 1 },
      },
      defence: {
        side: "defence",
        powers: ["austria"],
        generals: ["austria-1"],
        garrison: "austria",
        fortress: true,
        strength: 6,
        supporters: ["russia-1"],
        piles: [
          {
            general: "russia-1",
            power: "russia",
            cards: [{ number: 2, face_up: false, card: null, void: false }],
            room: 0,
            score: null,
          },
        ],
        known: 6,
        hidden: 1,
        awards: {},
      },
    },
  });

  expect(screen.getByRole("heading", { name: /Battle of Saxonia/ })).toBeTruthy();
  expect(screen.getByText("8 known")).toBeTruthy();
  expect(screen.getByText("6 known, and a hidden card")).toBeTruthy();
  expect(screen.getByRole("img", { name: "5, face down" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "a face-down card" })).toBeTruthy();
  expect(screen.getByText("has passed")).toBeTruthy();
  expect(screen.getByText("Garrison in a fortress")).toBeTruthy();
  expect(screen.getByText("A victory brings no Influence.")).toBeTruthy();
});

test("an election shows votes so far, electors and who is still to vote", () => {
  see(Election, {
    crown: "austria",
    electors: [
      { land: "pfalz", voter: null },
      { land: "berlin", voter: "prussia" },
      { land: "bohemia", voter: "austria" },
      { land: "saxonia", voter: "austria" },
    ],
    election: {
      ballots: [{ power: "austria", candidate: "austria", votes: 2 }],
      to_vote: ["prussia"],
      totals: { austria: 2 },
      declined: null,
    },
  });

  expect(screen.getByText("2 of 5")).toBeTruthy();
  expect(screen.getByText("Austria (2) for Austria")).toBeTruthy();
  expect(screen.getByText("Still to vote: Prussia")).toBeTruthy();
  expect(screen.getByText("Bohemia, Saxonia")).toBeTruthy();
});

test("between elections the next one is told", () => {
  see(Election);

  expect(screen.getByText("The next election: in 2 turns.")).toBeTruthy();
});

test("an auction shows who has bid, how high each may go, and the order of ties", () => {
  see(Auction, {
    auction: {
      minor: "ottoman",
      bids: [
        { power: "britain", placed: true, bid: null },
        { power: "prussia", placed: true, bid: 4 },
        { power: "austria", placed: false, bid: null },
      ],
    },
  });

  expect(screen.getByRole("row", { name: /1\. Great Britain 9 placed/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /2\. Prussia 9 yours: 4/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /3\. Austria 9 not yet/ })).toBeTruthy();
});

test("prospects are told with their parts", async () => {
  const taxation = { turns: 2, total: 6, lands: { wien: 2, steiermark: 1 }, doubled: true, crown: 0, goes_to: "austria" as const };
  see(Prospects, { powers: { austria: { taxation } } });

  await userEvent.click(screen.getByRole("button", { name: "Austria" }));

  expect(screen.getByText(/= Wien 2 \+ Steiermark 1/)).toBeTruthy();
  expect(screen.getByText(/Doubled, because neutral/)).toBeTruthy();
});

test("where there is no room for the wheel a strip tells who is on which action, and opens it", async () => {
  let opened = 0;
  show(Strip, { onopen: () => (opened += 1) }, table(null, [], { slots: SLOTS }));
  const strip = screen.getByRole("button", { name: "The Wheel of War in full" });

  expect(Array.from(strip.parentElement?.querySelectorAll("b") ?? [], (one) => one.textContent)).toEqual(["!", "✓", "", "", "", "", ""]);
  await userEvent.click(strip);
  expect(opened).toBe(1);
});
