import { cleanup, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import ShiftTroops from "../panels/ShiftTroops.svelte";
import { action, open, piece, show, step, table, troops } from "./testing";

const plans = vi.hoisted(() => vi.fn<(table: string, seat: string, actions: string[]) => Promise<unknown[]>>());
const look = vi.hoisted(() => vi.fn<(table: string, target: string) => Promise<unknown>>());
vi.mock("../../../lib/api/client", () => ({ api: { plans, look } }));

const press = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole("button", { name }));
};

/** What the server tells of each value that could be played. */
const afterwards = (score: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), score + at + 1]));

function plan(actions: string[], path: string[], effects: Record<string, string[]> = {}): unknown {
  const none = { conquers: [], questions: [], trains: [], hussars: [], aside: [] };
  const fields = { city: path.at(-1), steps: path.length - 1, kind: "normal", path, ...none, ...effects };
  return { actions, fields };
}

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

afterEach(cleanup);

test("troops are sealed in one batch, the last general of each power unasked", async () => {
  const { act } = open(
    "divide_troops",
    { power: "prussia", general: "prussia-1", total: 22, minimum: 1 },
    troops("give", 1, 2, 3),
    {
      pieces: ["prussia-1", "prussia-2", "prussia-3", "prussia-4", "saxony-1"].map((id) => piece(id, "liegnitz")),
      division: [
        { power: "prussia", given: {}, left: 22, least: { "prussia-1": 1, "prussia-2": 1, "prussia-3": 4, "prussia-4": 6 }, most: 8 },
      ],
    },
  );

  const friedrich = screen.getByRole("spinbutton", { name: "Friedrich" });
  friedrich.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "Seal the division" })).toHaveProperty("disabled", true);
  await userEvent.keyboard("{ArrowUp}");
  await press("Seal the division");

  expect(act.mock.calls[0]?.[0]).toHaveLength(3);
});

test("a hussar is placed by a city of the map, confirmed by a second press", () => {
  const { play, act } = open(
    "place_hussar",
    { power: "austria", hussar: "hussar-1", city: null },
    [step("place", "olmuetz"), step("place", "praha"), action("stay", "stay")],
  );

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["olmuetz", "praha"]);
  play.scene.onplace?.("praha");
  expect(act).not.toHaveBeenCalled();
  play.scene.onplace?.("praha");

  expect(act).toHaveBeenCalledWith(["praha"]);
});

test("without confirmation one press is enough", () => {
  settings.confirm = false;
  const { play, act } = open("place_train", { power: "prussia", train: "prussia-train-1", cost: 4 }, [step("put", "berlin")]);

  play.scene.onplace?.("berlin");
  settings.confirm = true;

  expect(act).toHaveBeenCalledWith(["berlin"]);
});

test("the subsidy is a question of yes or no", async () => {
  const { act } = open("subsidy", { power: "france", receiver: "bavaria" }, [
    action("subsidise", "no", { yes: false }),
    action("subsidise", "yes", { yes: true }),
  ]);

  await press("France gives Bavaria a card");

  expect(act).toHaveBeenCalledWith(["yes"]);
});

test("a payment is sent as the server orders it, once that says that it is complete", async () => {
  const [low, high, spare] = ["d1-clubs-3", "d1-spades-5", "d1-hearts-10"];
  const told: Record<string, object> = {
    [`${low}+${high}`]: { sum: 8, cards: [high, low], complete: true },
    [`${low}+${high}+${spare}`]: { sum: 18, excess: 10, superfluous: [low, high], cards: [spare, high, low] },
  };
  look.mockImplementation((_, target) =>
    Promise.resolve({
      target,
      fields: { sum: 0, missing: 0, excess: 0, superfluous: [], cards: [], complete: false, ...told[target.replace("payment:", "")] },
    }),
  );
  const { act } = open("pay", { power: "prussia", cost: 8, purpose: "recruit" }, [], {
    payment: {
      power: "prussia",
      purpose: "recruit",
      cost: 8,
      cards: [],
      paid: 0,
      values: { "d1-clubs-3": 3, "d1-spades-5": 5, "d1-hearts-10": 10 },
      suggested: [high, low],
    },
  });
  const pay = screen.getByRole("button", { name: "Pay" });

  await press("3 of clubs");
  expect(pay).toHaveProperty("disabled", true);
  await press("5 of spades");
  await press("10 of hearts");
  await screen.findByText(/is not needed/);
  expect(pay).toHaveProperty("disabled", true);
  await press("10 of hearts");
  await waitFor(() => {
    expect(pay).toHaveProperty("disabled", false);
  });
  await userEvent.click(pay);

  expect(act).toHaveBeenCalledWith(["d1-spades-5", "d1-clubs-3"]);
});

test("bills that can be covered stand with what they cost", async () => {
  const { act } = open(
    "choose_bills",
    { power: "prussia", bills: [{ general: "prussia-1", cost: 4 }, { general: "prussia-2", cost: 3 }] },
    [action("cover", "cover-prussia-1", { generals: ["prussia-1"] }), action("cover", "cover-none", { generals: [] })],
  );

  await press("Supply Friedrich (4)");

  expect(act).toHaveBeenCalledWith(["cover-prussia-1"]);
});

test("a piece is moved by its plan; ways that differ in effect are offered together", async () => {
  plans.mockResolvedValue([
    plan(["prussia-1", "lueben", "stop"], ["liegnitz", "lueben"]),
    plan(["prussia-1", "breslau", "lueben", "stop"], ["liegnitz", "breslau", "lueben"], { conquers: ["breslau"] }),
  ]);
  const { play, act } = open(
    "pick_piece",
    { powers: ["prussia", "saxony"] },
    [action("move", "prussia-1", { piece: "prussia-1" }), action("end", "end")],
    { pieces: [piece("prussia-1", "liegnitz")] },
  );

  play.scene.onpiece?.("prussia-1");
  await waitFor(() => {
    expect(play.scene.marks).toEqual({ lueben: { kind: "conquer", steps: 1 } });
  });
  play.scene.onplace?.("lueben");
  const ways = await screen.findAllByRole("button", { name: /^To Lüben/ });
  expect(screen.getByText("Conquers Breslau.")).toBeTruthy();
  await userEvent.click(ways[1] as HTMLElement);

  expect(act).toHaveBeenCalledWith(["prussia-1", "lueben", "stop"]);
});

test("a piece that is pressed once more does not go out and back", async () => {
  plans.mockResolvedValue([
    plan(["prussia-1", "lueben", "stop"], ["liegnitz", "lueben"]),
    plan(["prussia-1", "lueben", "liegnitz", "stop"], ["liegnitz", "lueben", "liegnitz"]),
  ]);
  const { play, act } = open(
    "pick_piece",
    { powers: ["prussia", "saxony"] },
    [action("move", "prussia-1", { piece: "prussia-1" }), action("end", "end")],
    { pieces: [piece("prussia-1", "liegnitz")] },
  );

  play.scene.onpiece?.("prussia-1");
  await waitFor(() => {
    expect(play.scene.marks).toEqual({ lueben: { kind: "target", steps: 1 } });
  });
  play.scene.onpiece?.("prussia-1");
  play.scene.onplace?.("liegnitz");

  expect(act).not.toHaveBeenCalled();
});

test("a stack asks who moves", async () => {
  plans.mockResolvedValue([]);
  const { play, act } = open(
    "pick_piece",
    { powers: ["prussia"] },
    [
      action("move", "prussia-1", { piece: "prussia-1" }),
      action("move", "prussia-2", { piece: "prussia-2" }),
      action("move_stack", "stack-prussia-1", { piece: "prussia-1" }),
    ],
    {
      pieces: [
        piece("prussia-1", "liegnitz", { partner: "prussia-2" }),
        piece("prussia-2", "liegnitz", { partner: "prussia-1", commander: false }),
      ],
    },
  );

  play.scene.onpiece?.("prussia-1");
  await userEvent.click(await screen.findByRole("button", { name: "The stack of Friedrich" }));

  await waitFor(() => {
    expect(act).toHaveBeenCalledWith(["stack-prussia-1"]);
  });
});

test("the movement is not ended by accident while pieces could move", async () => {
  const { act } = open(
    "pick_piece",
    { powers: ["prussia"] },
    [action("move", "prussia-1", { piece: "prussia-1" }), action("end", "end")],
    { pieces: [piece("prussia-1", "liegnitz")] },
  );

  await press("End the movement");
  expect(act).not.toHaveBeenCalled();
  await press("Yes, end the movement");

  expect(act).toHaveBeenCalledWith(["end"]);
});

test("a march goes on step by step and stops where it stands", async () => {
  const { play, act } = open(
    "march",
    { power: "prussia", piece: "prussia-1", pieces: ["prussia-1"], start: "liegnitz", at: "lueben", steps: 1, all_main: false },
    [step("step", "glogau"), action("stop", "stop")],
    { pieces: [piece("prussia-1", "lueben")] },
  );

  play.scene.onplace?.("glogau");
  await press("Stop in Lüben");

  expect(act.mock.calls).toEqual([[["glogau"]], [["stop"]]]);
});

test("of two generals of one rank either may command", async () => {
  const { act } = open("choose_commander", { generals: ["france-1", "bavaria-1"], city: "muenchen" }, [
    action("command", "france-1", { general: "france-1" }),
    action("command", "bavaria-1", { general: "bavaria-1" }),
  ]);

  await press("Törring commands");

  expect(act).toHaveBeenCalledWith(["bavaria-1"]);
});

test("a stack of two players may be refused", async () => {
  const { act } = open(
    "stack_consent",
    { general: "france-2", other: "prussia-1", commander: "prussia-1", city: "eger" },
    [action("agree", "no", { yes: false }), action("agree", "yes", { yes: true })],
  );

  await press("Refuse");

  expect(act).toHaveBeenCalledWith(["no"]);
});

test("of several battles one is chosen by its pair on the map", () => {
  const pairs = [
    action("fight", "prussia-1>austria-5", { attacker: "prussia-1", defender: "austria-5" }),
    action("fight", "prussia-2>austria-1", { attacker: "prussia-2", defender: "austria-1" }),
  ];
  const { play } = open("next_battle", { powers: ["prussia"] }, pairs, {
    pieces: [
      piece("prussia-1", "liegnitz"),
      piece("prussia-2", "glatz"),
      piece("austria-5", "breslau"),
      piece("austria-1", "neisse"),
    ],
  });

  expect(play.scene.pieceMarks).toMatchObject({ "prussia-1": "attacker", "austria-1": "defender" });
  expect(play.scene.lines).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Friedrich attacks Neipperg" })).toBeTruthy();
});

test("only cards that fit can be played, each with the score it leads to; a Reserve asks for its value", async () => {
  const { act } = open(
    "battle_card",
    {
      attacker: "prussia-1",
      defender: "austria-5",
      power: "prussia",
      opponent_power: "austria",
      suit: "spades",
      opponent_suit: "diamonds",
      score: -4,
      after: afterwards(-4),
    },
    [
      action("play", "d1-spades-5", { card: "d1-spades-5", value: 5 }),
      action("play", "d1-reserve-1=3", { card: "d1-reserve-1", value: 3 }),
      action("play", "d1-reserve-1=8", { card: "d1-reserve-1", value: 8 }),
      action("give_up", "give-up"),
    ],
    { hands: { prussia: ["d1-spades-5", "d1-hearts-9", "d1-reserve-1"] } },
  );

  expect(screen.getByRole("button", { name: "9 of hearts" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "5 of spades, +1" })).toBeTruthy();
  await press("Reserve");
  const values = screen.getByRole("group", { name: "The Reserve counts as" });
  await userEvent.click(within(values).getByRole("button", { name: /^8/ }));

  expect(act).toHaveBeenCalledWith(["d1-reserve-1=8"]);
});

test("giving up tells what it costs", async () => {
  const { act } = open(
    "battle_card",
    {
      attacker: "prussia-1",
      defender: "austria-5",
      power: "prussia",
      opponent_power: "austria",
      suit: "spades",
      opponent_suit: "diamonds",
      score: -2,
      after: afterwards(-2),
    },
    [action("give_up", "give-up")],
    {
      hands: { prussia: [] },
      battle: { giving_up: { tie: false, lost: 2, destroyed: false } } as never,
    },
  );

  expect(screen.getByText("costs 2 troops and a retreat of 2 cities")).toBeTruthy();
  await press("Give up");

  expect(act).toHaveBeenCalledWith(["give-up"]);
});

test("the victor sees the routes to the end that he looks at", async () => {
  plans.mockImplementation((_table, _seat, ends) => Promise.resolve(ends.map((end) => plan([end], ["praha", "kolin", end]))));
  const { play, act } = open(
    "choose_retreat",
    { winner: "prussia-1", loser: "austria-5", city: "praha", length: 2 },
    [step("retreat_to", "deutschbrod"), step("retreat_to", "leitomischl")],
  );

  play.scene.onplace?.("deutschbrod");
  await waitFor(() => {
    expect(play.scene.lines).toEqual([{ cities: ["praha", "kolin", "deutschbrod"], kind: "retreat" }]);
  });
  play.scene.onplace?.("deutschbrod");

  expect(act).toHaveBeenCalledWith(["deutschbrod"]);
});

test("a retreat with several routes goes on city by city", async () => {
  const { play, act } = open(
    "retreat_step",
    { winner: "prussia-1", loser: "austria-5", end: "wien", path: ["praha", "kolin"], length: 3 },
    [step("retreat", "deutschbrod"), step("retreat", "leitomischl")],
  );

  expect(play.scene.lines).toEqual([{ cities: ["praha", "kolin"], kind: "retreat" }]);
  await userEvent.click(screen.getByText(/Or from a list/));
  await press("Leitomischl");

  expect(act).toHaveBeenCalledWith(["leitomischl"]);
});

test("the survivors of a stack are split within what is offered", async () => {
  const { act } = open(
    "split_losses",
    { power: "prussia", commander: "prussia-1", general: "prussia-2", city: "glatz", total: 5 } as never,
    troops("keep", 1, 2, 3, 4),
    { pieces: [piece("prussia-1", "glatz", { troops: 3 }), piece("prussia-2", "glatz", { troops: 2 })] },
  );

  screen.getByRole("spinbutton", { name: "Friedrich" }).focus();
  await userEvent.keyboard("{End}");
  await press("Confirm");

  expect(act).toHaveBeenCalledWith(["n-4"]);
});

const recruits = {
  hands: { prussia: ["d1-spades-9"] },
  pieces: [piece("prussia-1", "glatz", { troops: 7 }), piece("prussia-2", "brieg", { troops: 4 }), piece("prussia-3", null, { troops: 0 })],
};
const stepped = async (name: string, keys: string): Promise<void> => {
  screen.getByRole("spinbutton", { name }).focus();
  await userEvent.keyboard(keys);
};

test("troops are bought general by general, within the room of each and the money of all", async () => {
  const division = [{ power: "prussia" as const, given: {}, left: 3, least: {}, most: 8 }];
  const { act, play } = open("recruit", { power: "prussia", price: 4 }, troops("recruit", 0, 1, 2, 3), { ...recruits, division });

  expect(screen.getByText(/has 7, room for 1/)).toBeTruthy();
  await stepped("Friedrich", "{ArrowUp}{ArrowUp}");
  await stepped("Schwerin", "{End}");
  await press("Buy 3 troops for 12 points");

  expect(act).toHaveBeenCalledWith(["n-3"]);
  expect(play.meant).toEqual({ "prussia-1": 1, "prussia-2": 2 });
});

test("nothing need be bought", async () => {
  const division = [{ power: "prussia" as const, given: {}, left: 3, least: {}, most: 8 }];
  const { act } = open("recruit", { power: "prussia", price: 4 }, troops("recruit", 0, 1), { ...recruits, division });

  await press("Buy no troops");

  expect(act).toHaveBeenCalledWith(["n-0"]);
});

test("a general comes back, or nobody more", async () => {
  const { act } = open("reenter", { power: "prussia", left: 2 }, [
    action("reenter", "prussia-2", { general: "prussia-2" }),
    action("end", "end"),
  ]);

  await press("Schwerin comes back");
  await press("No more");

  expect(act.mock.calls).toEqual([[["prussia-2"]], [["end"]]]);
});

test("he comes back in a fortress of the map", () => {
  const { play } = open("reenter_place", { power: "prussia", general: "prussia-2", left: 1 }, [
    step("put", "berlin"),
    step("put", "magdeburg"),
  ]);

  expect(Object.keys(play.scene.marks ?? {})).toEqual(["berlin", "magdeburg"]);
});

test("troops are shifted inside a stack at any time", async () => {
  const extra = [1, 2, 4].map((n) => action("shift", `shift-prussia-1=${n}`, { general: "prussia-1", troops: n }));
  const pieces = [
    piece("prussia-1", "glatz", { troops: 3, partner: "prussia-2" }),
    piece("prussia-2", "glatz", { troops: 2, partner: "prussia-1", commander: false }),
  ];
  const opened = table(null, [], { extra, pieces });
  show(ShiftTroops, {}, opened);

  await userEvent.click(screen.getByText(/Shift troops/));
  screen.getByRole("spinbutton", { name: "Friedrich" }).focus();
  await userEvent.keyboard("{ArrowUp}");

  expect(opened.act).toHaveBeenCalledWith(["shift-prussia-1=4"]);
});

test("new troops are given out to all generals at once", async () => {
  const { act } = open("distribute", { power: "prussia", general: "prussia-1" }, troops("give", 0, 1, 2), {
    pieces: [piece("prussia-1", "glatz", { troops: 3 }), piece("prussia-2", "brieg", { troops: 4 })],
    division: [{ power: "prussia", given: {}, left: 2, least: {}, most: 8 }],
  });

  await stepped("Friedrich", "{ArrowDown}");
  expect(screen.getByRole("button", { name: "Give them out" })).toHaveProperty("disabled", true);
  await stepped("Schwerin", "{ArrowUp}");
  await press("Give them out");

  expect(act).toHaveBeenCalledWith(["n-1"]);
});
