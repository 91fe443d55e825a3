/** The questions of a battle, answered on the field and on the page. */
import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import Odds from "../panels/Odds.svelte";
import { action, end, open, show, table } from "./testing";

beforeAll(async () => {
  await language.start();
  await language.need("mollwitz");
});
beforeEach(() => {
  settings.confirm = false;
});
afterEach(() => {
  settings.confirm = true;
  cleanup();
});

const press = (name: RegExp): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

test("a chit is laid with one press, and tells the order of its wing", async () => {
  const { act } = open("choose_chit", {}, [action("chit", "wing-P_L1", { wing: "P_L1" }), action("chit", "wing-P_A", { wing: "P_A" })]);

  await press(/Prussian first line.*Halt/);

  expect(act).toHaveBeenCalledWith(["wing-P_L1"]);
});

test("a chief gives the order that stands in the row of a wing", async () => {
  const { act } = open("chief", { leader: "P_L_SCHWE", hex: "1819", points: 4, couriers: 2, by_courier: [] }, [
    action("order", "order-P_L1-attack", { wing: "P_L1", order: "attack" }),
    end,
  ]);

  await press(/Attack/);

  expect(act).toHaveBeenCalledWith(["order-P_L1-attack"]);
});

test("a wing that only a courier reaches is marked so", () => {
  open("chief", { leader: "P_L_SCHWE", hex: "1819", points: 4, couriers: 2, by_courier: ["P_L1"] }, [
    action("order", "order-P_L1-attack", { wing: "P_L1", order: "attack" }),
    end,
  ]);

  expect(screen.getAllByRole("row").at(-1)?.textContent).toContain("by courier");
});

const STACK = [action("act", "unit-P_SCHU_1", { unit: "P_SCHU_1" }), action("act_stack", "stack-P_SCHU_1", { unit: "P_SCHU_1" })];

test("a press on a stack picks all of it, another one a squadron", async () => {
  const { play } = open("act", { step: "commanded", order: "march", must_move: null }, [...STACK, end]);
  const hex = play.unit("P_SCHU_1")?.hex ?? "";

  play.onplace(hex);
  await tick();
  expect(play.scene.pieceMarks?.["P_SCHU_2"]).toBe("selected");
  play.onplace(hex);
  await tick();

  expect(play.scene.pieceMarks?.["P_SCHU_2"]).not.toBe("selected");
});

test("a whole move is played as one batch", async () => {
  const { play, act, plans } = open("act", { step: "commanded", order: "march", must_move: null }, [...STACK, end]);
  plans.mockResolvedValue([
    { actions: ["unit-P_SCHU_1", "step-2216"], fields: { unit: "P_SCHU_1", hex: "2216", facing: 1, meets: [] } },
    { actions: ["unit-P_SCHU_1", "step-2216", "right"], fields: { unit: "P_SCHU_1", hex: "2216", facing: 2, meets: ["A_LANC_1"] } },
  ]);
  play.scene.onpiece?.("P_SCHU_1");
  await vi.waitFor(() => {
    expect(play.scene.marks?.["2216"]?.kind).toBe("meets");
  });

  play.onplace("2216");
  await tick();
  await press(/down and right/);

  expect(act).toHaveBeenCalledWith(["unit-P_SCHU_1", "step-2216", "right"]);
});

test("a unit steps into a marked hexagon", () => {
  const { play, act } = open("unit_acts", { units: ["P_SCHU_1"], hex: "2217", facing: 1, formation: "line", points: [3], stopped: false }, [
    action("step", "step-2316", { hex: "2316" }),
    end,
  ]);

  play.onplace("2316");

  expect(act).toHaveBeenCalledWith(["step-2316"]);
});

test("a facing is chosen from the rose", async () => {
  const { act } = open("rallied", { unit: "P_SCHU_1", hex: "2217" }, [0, 1, 2, 3, 4, 5].map((facing) => action("face", `facing-${facing}`, { facing })));

  await press(/^up and left$/);

  expect(act).toHaveBeenCalledWith(["facing-5"]);
});

test("whoever may react stands in a list with the chance of his test", async () => {
  const { act } = open(
    "react",
    { movers: ["A_LANC_1"], hex: "2214", moment: "entered", reactors: [{ units: ["P_G_WINT"], hex: "2319", must: false, chance: 6 }] },
    [action("square", "square-P_G_WINT", { unit: "P_G_WINT" }), action("decline", "decline")],
  );

  expect(screen.getByText(/60 %/)).toBeTruthy();
  await press(/quare/);

  expect(act).toHaveBeenCalledWith(["square-P_G_WINT"]);
});

test("a fire is looked at before it is given", async () => {
  const { play, act } = open("next_fire", { stage: "unpaired" }, [action("fire", "fire-P_G_WINT-at-2214", { unit: "P_G_WINT", hex: "2214" }), end]);

  play.onplace("2214");
  expect(act).not.toHaveBeenCalled();
  await press(/^Do it$/);

  expect(act).toHaveBeenCalledWith(["fire-P_G_WINT-at-2214"]);
});

test("the way of a flight is drawn from hexagon to hexagon", () => {
  const { play } = open("flee", { unit: "P_G_WINT", hex: "2319", enemy: "2318" }, [action("flee", "flee-3-3-4", { directions: "334" })]);

  expect(play.scene.lines).toEqual([{ hexes: ["2319", "2320", "2321", "2222"], kind: "retreat" }]);
});

test("a retreat is chosen on the field, confirmed by a second press", async () => {
  settings.confirm = true;
  const { play, act } = open("retreat", { units: ["P_G_WINT"], hex: "2319", enemies: ["2318"] }, [
    action("retreat", "to-2320", { hex: "2320" }),
    action("retreat", "to-2219", { hex: "2219" }),
  ]);

  play.onplace("2320");
  await tick();
  expect(act).not.toHaveBeenCalled();
  play.onplace("2320");

  expect(act).toHaveBeenCalledWith(["to-2320"]);
});

test("an odd point goes to the unit that is pressed", () => {
  const { play, act } = open("odd_point", { units: ["P_SCHU_1", "P_SCHU_2"], hex: "2217", points: 3 }, [
    action("take_point", "unit-P_SCHU_1", { unit: "P_SCHU_1" }),
    action("take_point", "unit-P_SCHU_2", { unit: "P_SCHU_2" }),
  ]);

  play.onpiece("P_SCHU_2");

  expect(act).toHaveBeenCalledWith(["unit-P_SCHU_2"]);
});

test("of foot and horse in one hexagon the arm that attacks is named", async () => {
  const { play, act } = open("name_arm", { hex: "2217" }, [action("foot_attacks", "foot"), action("horse_attacks", "horse")]);

  expect(play.scene.marks?.["2217"]?.kind).toBe("focus");
  await press(/horse/i);

  expect(act).toHaveBeenCalledWith(["horse"]);
});

test.each([
  [[end], 0],
  [[end, action("step", "step-2416")], 1],
])("chances are asked only of what is still offered", async (offered, times) => {
  const opened = table(null, offered);
  const asked = vi.spyOn(opened.play, "odds");

  show(Odds, { action: action("step", "step-2416") }, opened);
  await tick();

  expect(asked).toHaveBeenCalledTimes(times);
});

test("who has fired is read out so", () => {
  const { play } = open("next_fire", { stage: "unpaired" }, [end], { P_G_WINT: { marks: ["fired"] } });
  const unit = play.unit("P_G_WINT");

  expect(unit === undefined ? "" : play.describeUnit(unit)).toContain("has fired");
});
