/** The components that answer the questions of the advanced game. */
import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { realm, space, spot } from "../realm/testing";
import { action, open, piece } from "./testing";
import type { DecisionOf } from "../protocol";

type Arrow = DecisionOf<"execute_card">["arrows"][number];
const arrow = (political: string, track: Arrow["track"], steps: number, way: Arrow["way"], to: number): Arrow => ({ political, track, steps, way, to });

vi.mock("../../../lib/api/client", () => ({ api: { plans: () => Promise.resolve([]) } }));

const press = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole("button", { name }));
};
const yesNo = (type: string): ReturnType<typeof action>[] => [
  action(type, "yes", { yes: true }),
  action(type, "no", { yes: false }),
];

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

afterEach(cleanup);

test("the trump is named with the own cards of each suit in view", async () => {
  const suits = ["clubs", "hearts"].map((suit) => action("name", `suit-${suit}`, { suit: `suit:${suit}` }));
  const { act } = open("name_trump", {}, suits, {
    realm: realm(),
    hands: { prussia: ["d1-hearts-9", "d1-hearts-4"] },
  });

  await press(/^hearts.*Prussia: 2, highest 9/);

  expect(act).toHaveBeenCalledWith(["suit-hearts"]);
});

const laying = (): ReturnType<typeof open> =>
  open(
    "place_card",
    { power: "prussia" },
    [...["d1-hearts-9", "d1-clubs-4", "d1-reserve-1"].map((card) => action("place_card", card, { card: `card:${card}` })), action("decline", "decline")],
    {
      realm: realm({
        display: [space("prussia", ["d1-spades-3"], 3)],
        adds: { "d1-hearts-9": 9, "d1-clubs-4": 0, "d1-reserve-1": 16 },
      }),
      hands: { prussia: ["d1-hearts-9", "d1-clubs-4", "d1-reserve-1"] },
    },
  );

test.each([
  ["9 of hearts, +9", "9 of hearts counts 9: influence 3 → 12."],
  ["4 of clubs, +0", "4 of clubs is no trump: a bluff. Once shown it comes back into the hand. Influence 3."],
  ["Reserve, +16", "Reserve counts 16: influence 3 → 19."],
])("a card for the display tells what it would add: %s", async (card, told) => {
  laying();

  await press(card);

  expect(screen.getByText(told)).toBeTruthy();
});

test("a card is laid down by a second press, or none", async () => {
  const { act } = laying();

  await press("9 of hearts, +9");
  expect(act).not.toHaveBeenCalled();
  await press("Lay down 9 of hearts");
  await press("No card");

  expect(act.mock.calls).toEqual([[["d1-hearts-9"]], [["decline"]]]);
});

test("only cards with the own arms can be taken, and what it costs is shown", async () => {
  const { act } = open(
    "choose_political",
    { power: "prussia", offer: ["karl_emanuel", "jenkins_ohr"], choices: ["karl_emanuel"] },
    [action("choose", "political-karl_emanuel", { political: "political:karl_emanuel" }), action("store", "store")],
    { realm: realm({ display: [space("prussia", ["d1-hearts-9", "d1-spades-3"], 12)] }) },
  );

  expect(screen.getByText(/costs Prussia its 2 cards here/)).toBeTruthy();
  expect(screen.getByText("Does not bear the arms of Prussia.")).toBeTruthy();
  await press("Take Charles Emmanuel I");
  await press("Store");

  expect(act.mock.calls).toEqual([[["political-karl_emanuel"]], [["store"]]]);
});

test("execution lists every effect, with the space after what has been announced", async () => {
  const { act } = open(
    "execute_card",
    {
      power: "austria",
      political: "schweden_kapituliert",
      other: null,
      arrows: [arrow("schweden_kapituliert", "russia", 2, "right", 4), arrow("schweden_kapituliert", "saxony", 1, "right", 3)],
    },
    [action("execute", "execute", { political: "political:schweden_kapituliert" }), action("discard", "discard")],
    { realm: realm({ tracks: [spot("saxony", "sax3"), spot("russia", "rus3", 1), spot("italy", "ita4")] }) },
  );

  expect(screen.getByText("Russia, 2 to the right: the marker comes to space 5.")).toBeTruthy();
  expect(screen.getByText("Saxony becomes neutral")).toBeTruthy();
  await press("Execute Sweden Capitulates");
  await press("Discard unused");

  expect(act.mock.calls).toEqual([[["execute"]], [["discard"]]]);
});

test("one of two players may execute the earlier card instead", async () => {
  const { act } = open(
    "execute_card",
    { power: "austria", political: "neapel", other: "karl_emanuel", arrows: [] },
    [
      action("execute", "execute", { political: "political:neapel" }),
      action("discard", "discard"),
      action("other", "other", { political: "political:karl_emanuel" }),
    ],
    { realm: realm() },
  );

  await press("Execute Charles Emmanuel I");

  expect(act).toHaveBeenCalledWith(["other"]);
});

test("an instruction may be followed or left", async () => {
  const { act } = open("carry_out", { power: "prussia", political: "frankfurter_union" }, yesNo("carry_out"), { realm: realm() });

  await press("Use the arrows alone");

  expect(act).toHaveBeenCalledWith(["no"]);
});

test("who gets the troops is chosen with the room for them in view", async () => {
  const powers = ["france", "bavaria"].map((power) => action("recipient", `power-${power}`, { power: `power:${power}` }));
  const { act } = open("name_recipient", { power: "prussia", political: "frankfurter_union", room: { bavaria: 8, prussia: 3 } }, powers, {
    realm: realm(),
    pieces: [piece("bavaria-1", "muenchen")],
  });

  expect(screen.getByText("0 troops; 1 general on the map with room for 8.")).toBeTruthy();
  await press("Bavaria");

  expect(act).toHaveBeenCalledWith(["power-bavaria"]);
});

test("a marker is moved by a way that tells what it begins and ends", async () => {
  const { act } = open(
    "move_marker",
    {
      power: "prussia",
      political: "bestuschew",
      track: "russia",
      steps: 1,
      ways: ["left", "right"],
      arrows: [arrow("bestuschew", "russia", 1, "left", 1), arrow("bestuschew", "russia", 1, "right", 3)],
    },
    [action("stay", "stay"), action("move_marker", "left", { way: "left" }), action("move_marker", "right", { way: "right" })],
    { realm: realm() },
  );

  expect(screen.getByText("no longer: Prussia must keep a general in East Prussia")).toBeTruthy();
  expect(screen.getByText("Prussia draws one card fewer a turn")).toBeTruthy();
  await userEvent.hover(screen.getByRole("button", { name: /1 to the left/ }));
  expect(screen.getByRole("button", { name: /^Space 2 of 5, here the marker is to go/ })).toBeTruthy();
  await press(/1 to the right/);
  await press("Leave the marker");

  expect(act.mock.calls).toEqual([[["right"]], [["stay"]]]);
});

test("a piece and a city are chosen one after the other, on the map", async () => {
  const places = [
    ["prussia-1", "glogau"],
    ["prussia-1", "berlin"],
    ["prussia-2", "crossen"],
  ].map(([one = "", city = ""]) => action("relocate", `${one}@${city}`, { piece: `piece:${one}`, city: `city:${city}` }));
  const { play, act } = open("relocate", { power: "prussia", cause: "peace", pieces: ["prussia-1", "prussia-2"] }, places, {
    pieces: [piece("prussia-1", "praha"), piece("prussia-2", "kolin")],
  });

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["glogau", "berlin"]);
  await userEvent.click(screen.getByRole("button", { name: /Schwerin/ }));
  expect(Object.keys(play.scene.marks ?? {})).toEqual(["crossen"]);
  expect(play.scene.pieceMarks).toEqual({ "prussia-1": "offered", "prussia-2": "selected" });
  play.scene.onplace?.("crossen");
  play.scene.onplace?.("crossen");

  expect(act).toHaveBeenCalledWith(["prussia-2@crossen"]);
});

test("room is made by a piece for the one who comes back", () => {
  const { play } = open(
    "give_way",
    { power: "prussia", general: "prussia-4", city: "landsberg_warthe" },
    [action("relocate", "prussia-1@kuestrin", { piece: "piece:prussia-1", city: "city:kuestrin" })],
    { pieces: [piece("prussia-1", "landsberg_warthe")] },
  );

  expect(play.scene.pieceMarks).toEqual({ "prussia-1": "selected" });
  expect(Object.keys(play.scene.marks ?? {})).toEqual(["kuestrin"]);
});

test("a lost general comes back with a card's troops, or nobody", async () => {
  const { act } = open(
    "card_return",
    { power: "prussia", left: 2 },
    [action("return", "prussia-2@berlin", { general: "piece:prussia-2", city: "city:berlin" }), action("end", "end")],
    { pieces: [piece("prussia-2", null)] },
  );

  await press("Enough");

  expect(act).toHaveBeenCalledWith(["end"]);
});

test("a corps is chosen among generals, those off the map at a price", () => {
  const { play, act } = open(
    "send_corps",
    { power: "prussia", box: "ostpreussen" },
    [action("send", "prussia-2", { general: "piece:prussia-2" }), action("send", "prussia-1", { general: "piece:prussia-1" })],
    { realm: realm(), pieces: [piece("prussia-1", "berlin"), piece("prussia-2", null)] },
  );

  expect(screen.getByText(/costs 8 points, and he gets 2 troops/)).toBeTruthy();
  expect(screen.getByText(/in the box \(East Prussia\).*comes back in Landsberg/)).toBeTruthy();
  play.scene.onpiece?.("prussia-1");
  expect(act).not.toHaveBeenCalled();
  play.scene.onpiece?.("prussia-1");

  expect(act).toHaveBeenCalledWith(["prussia-1"]);
});

test("a newcomer may be welcomed, a joint move refused", async () => {
  const welcome = open(
    "welcome",
    { power: "prussia", general: "prussia-4", other: "prussia-1", city: "landsberg_warthe" },
    yesNo("agree"),
  );
  expect(welcome.play.scene.marks).toEqual({ landsberg_warthe: { kind: "join" } });
  await press("Agree");
  expect(welcome.act).toHaveBeenCalledWith(["yes"]);
  cleanup();

  const consent = open(
    "move_consent",
    { power: "pragmatic", commander: "austria-6", general: "pragmatic-3", asking: "maria_theresa" },
    yesNo("agree"),
  );
  await press("Refuse");
  expect(consent.act).toHaveBeenCalledWith(["no"]);
});

test("Saxony's marker tells the status at every space", async () => {
  const { act } = open(
    "shift_saxony",
    { power: "austria", points: 3 },
    [0, 1, 3].map((spaces) => action("shift_saxony", `n-${spaces}`, { spaces })),
    { realm: realm({ tracks: [spot("saxony", "sax3"), spot("russia", "rus3"), spot("italy", "ita4")] }) },
  );

  expect(screen.getByText("Saxony stays what it is.")).toBeTruthy();
  expect(screen.getByText(/^Maria Theresa leads Saxony; foreign pieces leave it/)).toBeTruthy();
  await press("3 to the right: Austria’s ally");

  expect(act).toHaveBeenCalledWith(["n-3"]);
});

test("a Saxon comes back with as many troops as are paid for", async () => {
  const { play, act } = open(
    "saxon_return",
    { power: "saxony", general: "saxony-1", price: 4 },
    [
      action("saxon_return", "n-1@dresden", { troops: 1, city: "city:dresden" }),
      action("saxon_return", "n-2@dresden", { troops: 2, city: "city:dresden" }),
      action("stay_off", "no"),
    ],
    { hands: { saxony: ["d1-hearts-9"] } },
  );

  screen.getByRole("spinbutton").focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(screen.getByText("for 8 points")).toBeTruthy();
  play.scene.onplace?.("dresden");
  play.scene.onplace?.("dresden");

  expect(act).toHaveBeenCalledWith(["n-2@dresden"]);
});

const AT_PEACE = {
  realm: realm(),
  turn: 5,
  pieces: [piece("prussia-1", "praha"), piece("austria-1", "breslau"), piece("prussia-2", "glogau")],
};
const TERMS: DecisionOf<"offer_peace">["terms"] = {
  austrian: ["neisse"],
  prussian: ["praha", "kolin", "olmuetz"],
  aside: 2,
  pool: 1,
  austrian_pieces: ["austria-1"],
  prussian_pieces: ["prussia-1"],
  saxony: "neutral",
  until: 7,
};

test.each(["offer_peace", "accept_peace"] as const)("the terms of peace are told step by step: %s", (kind) => {
  const { play } = open(kind, { power: kind === "offer_peace" ? "prussia" : "austria", terms: TERMS }, yesNo(kind), AT_PEACE);

  const terms = screen.getAllByRole("listitem").map((one) => one.textContent.replaceAll(/\s+/g, " ").trim());
  expect(terms[1]).toMatch(/^Saxony leaves Prussia\. Maria Theresa leads Saxony/);
  expect(terms[2]).toBe("The Austrian marker goes back to its pool: Neisse.");
  expect(terms[3]).toMatch(/^Prussian markers leave Praha.*: 2 set aside, 1 back to the pool\.$/);
  expect(terms[4]).toContain("Karl von Lothringen");
  expect(terms[5]).toContain("Friedrich");
  expect(terms.at(-1)).toMatch(/neutral until its stage of turn 7\./);
  expect(play.scene.pieceMarks).toEqual({ "austria-1": "offered", "prussia-1": "offered" });
});

test("the second train enters in a fortress of the map", () => {
  const { play } = open("receive_train", { power: "prussia", train: "prussia-train-2" }, [
    action("put", "breslau", { city: "city:breslau" }),
    action("put", "berlin", { city: "city:berlin" }),
  ]);

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["breslau", "berlin"]);
});

test("France sees what it would give up", async () => {
  const reduction = { cities: ["praha", "linz"], aside: 1, back: 1, pool: 12 };
  const { play, act } = open("reduce", { power: "france" }, yesNo("reduce"), { realm: realm({ reduction }) });

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["praha", "linz"]);
  expect(screen.getByText(/: 1 set aside, 1 back to the pool\. Left to place: 11 → 12\./)).toBeTruthy();
  await press("Reduce the objectives");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

test("contracts are served in an order", async () => {
  const receivers = ["bavaria", "prussia"].map((power) => action("serve", `power-${power}`, { power: `power:${power}` }));
  const contracts = [{ giver: "france" as const, receiver: "bavaria" as const, turns_left: 2, cards: 1, cancellable: true }];
  const { act } = open("serve_first", { power: "france", receivers: ["bavaria", "prussia"] }, receivers, { realm: realm({ contracts }) });

  expect(screen.getByText("one card a turn, 2 turns left")).toBeTruthy();
  await press("Bavaria");

  expect(act).toHaveBeenCalledWith(["power-bavaria"]);
});

test("a vote tells how it would stand, and when it decides", async () => {
  const candidates = ["francis", "charles"].map((one) => action("vote", one, { candidate: `candidate:${one}` }));
  const { play, act } = open(
    "vote",
    {
      power: "prussia",
      city: "berlin",
      francis: 4,
      charles: 2,
      free: 3,
      needed: 5,
      elected: null,
      prospects: [
        { candidate: "francis", votes: 5, missing: 0, decides: true },
        { candidate: "charles", votes: 3, missing: 2, decides: false },
      ],
    },
    candidates,
    { realm: realm() },
  );

  expect(play.scene.marks).toEqual({ berlin: { kind: "focus" } });
  expect(screen.getByText(/^Francis would have 5, which elects him\./)).toBeTruthy();
  expect(screen.getByText(/^Charles would have 3, 2 short\./)).toBeTruthy();
  await press("Charles Albert of Bavaria");

  expect(act).toHaveBeenCalledWith(["charles"]);
});

test("moving in turns one may pass, or dispute the order", async () => {
  const { act } = open("pick_in_turn", { powers: ["pragmatic"], dispute: false }, [
    action("pass", "end"),
    action("dispute", "dispute"),
  ]);

  await press("Pass");
  await userEvent.click(screen.getByText(/^The order of moves matters/));
  await press("Move in turns on the Flanders map");

  expect(act.mock.calls).toEqual([[["end"]], [["dispute"]]]);
});
