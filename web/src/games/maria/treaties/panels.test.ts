import { cleanup, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { action, show, table, type Seen } from "../decisions/testing";
import type { Realm } from "../protocol";
import { realm } from "../realm/testing";
import Badge from "./Badge.svelte";
import Treaties from "./Treaties.svelte";

const SEATS = { maria_theresa: ["austria"], louis: ["france", "bavaria"], frederick: ["prussia", "saxony", "pragmatic"] };
const CEASE_FIRE = { form: "no-attack", power: "austria", other: "prussia", until: 4 } as const;
const PROPOSED = { number: 7, proposer: "maria_theresa", answering: "frederick", clauses: [CEASE_FIRE], lawful: true };
const HOSTILE = "<img src=x onerror=alert(1)> <b>city:neisse</b>";
const ANSWERS = ["accept-7", "refuse-7", "amend-7"].map((id) => action(id.split("-")[0] ?? "", id, { number: 7 }));
const WRITES = [action("write_form", "write-contract"), action("write_form", "write-no-attack")];

function see(more: Partial<Realm> = {}, extra = WRITES, seen: Seen = {}): ReturnType<typeof table> {
  const opened = table(null, [], {
    turn: 2,
    turns: 12,
    seats: SEATS as NonNullable<Seen["seats"]>,
    scenario: "advanced",
    extra,
    ...seen,
    realm: realm(more),
  });
  opened.play.topics = { promises: "X-21.2" };
  show(Treaties, {}, opened);
  return opened;
}

const text = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
const field = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-field=${name}]`) ?? document.body;
const press = async (name: RegExp | string): Promise<void> => { await userEvent.click(await screen.findByRole("button", { name })); };

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

beforeEach(() => {
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
});

afterEach(cleanup);

test.each([Treaties, Badge])("the introductory game shows nothing of it", (panel) => {
  show(panel, {}, table(null, [], {}));

  expect(text(document.body)).toBe("");
});

test("what is in force tells what is enforced, until when and by which rule", () => {
  see({
    contracts: [{ giver: "france", receiver: "bavaria", turns_left: 3, cards: 1, cancellable: false }],
    agreements: [
      { number: 0, parties: ["maria_theresa", "frederick"], clause: CEASE_FIRE },
      { number: 1, parties: ["maria_theresa", "frederick"], clause: { form: "words", text: "Be kind" } },
    ],
  });

  const contract = document.querySelector("[data-contract='france>bavaria']");
  expect(text(contract)).toContain("France pays Bavaria one card a turn; 3 more times");
  expect(text(contract)).toContain("It cannot be ended sooner.");
  const promise = document.querySelector<HTMLElement>("[data-agreement='0']") ?? document.body;
  expect(text(promise)).toContain("Austria does not attack Prussia until the end of turn 4 X-21.2");
  expect(within(promise).getByRole("img", { name: "The program enforces it" })).toBeDefined();
  const word = document.querySelector<HTMLElement>("[data-agreement='1']") ?? document.body;
  expect(within(word).getByRole("img", { name: "It rests on the players’ word" })).toBeDefined();
});

test("another player's text is never markup", () => {
  const words = { form: "words", text: HOSTILE } as const;
  see({ proposals: [{ ...PROPOSED, clauses: [words] }], agreements: [{ number: 0, parties: ["louis", "frederick"], clause: words }] });

  expect(document.querySelector("article img, article b, li img, li b")).toBeNull();
  expect(text(document.body)).toContain(HOSTILE);
});

test("accepting is asked twice", async () => {
  const { act } = see({ proposals: [PROPOSED] }, ANSWERS);
  await press("Accept …");
  expect(act).not.toHaveBeenCalled();
  expect(text(screen.getByRole("dialog"))).toContain("Austria does not attack Prussia until the end of turn 4");
  await press("Accept and be bound");

  expect(act).toHaveBeenCalledWith(["accept-7"]);
});

test("one may think better of it", async () => {
  const { act } = see({ proposals: [PROPOSED] }, ANSWERS);
  await press("Accept …");
  await press("Not yet");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("refusing and withdrawing take one press", async () => {
  const asked = see({ proposals: [PROPOSED] }, ANSWERS);
  await press("Refuse");
  expect(asked.act).toHaveBeenCalledWith(["refuse-7"]);
  cleanup();
  const own = see({ proposals: [{ ...PROPOSED, proposer: "frederick", answering: "louis" }] }, ANSWERS);
  await press("Withdraw");

  expect(own.act).toHaveBeenCalledWith(["refuse-7"]);
});

test("what others propose to each other is there to be read", () => {
  see({ proposals: [{ ...PROPOSED, answering: "louis" }] });

  const article = document.querySelector("article");
  expect(text(article)).toContain("Maria Theresa proposes to Louis XV");
  expect(article?.querySelector("button")).toBeNull();
});

test("a counter-proposal goes on from what was proposed", async () => {
  const { act } = see({ proposals: [PROPOSED] }, [...ANSWERS, ...WRITES]);
  await press("Change it");
  expect(act).toHaveBeenCalledWith(["amend-7"]);

  await waitFor(() => {
    expect(text(document.querySelector("[data-preview]"))).toBe("Austria does not attack Prussia until the end of turn 4");
  });
});

test("a proposal is made of selects and sent as one batch", async () => {
  const { act } = see();
  await press("Write a proposal");
  await userEvent.selectOptions(field("form"), "no-attack");
  await userEvent.selectOptions(field("other"), "austria");
  await userEvent.selectOptions(field("until"), "5");
  expect(text(document.querySelector("[data-preview]"))).toBe("Prussia does not attack Austria until the end of turn 5");
  await userEvent.selectOptions(field("to"), "maria_theresa");
  await press("Propose it to Maria Theresa");

  expect(act).toHaveBeenCalledWith([
    "write-no-attack",
    "write-prussia",
    "write-austria",
    "write-turn-5",
    "propose-maria_theresa",
  ]);
});

test("a contract goes to the seat that it binds, or is concluded between one's own powers", async () => {
  const { act } = see();
  await press("Write a proposal");
  await userEvent.selectOptions(field("form"), "contract");
  await userEvent.selectOptions(field("other"), "france");
  expect(screen.getByRole("button", { name: "Propose it to Louis XV" })).toBeDefined();
  await userEvent.selectOptions(field("other"), "saxony");
  await userEvent.selectOptions(field("to"), "frederick");
  await press("Conclude it now");

  expect(act.mock.lastCall?.[0].at(-1)).toBe("propose-frederick");
});

test("an empty or overlong text cannot be proposed, and the panel says so", async () => {
  see();
  await press("Write a proposal");
  await userEvent.selectOptions(field("form"), "words");
  const button = (): HTMLButtonElement => screen.getByRole("button", { name: /^Propose it/ });
  expect(button().disabled).toBe(true);
  await userEvent.type(field("text"), "We stay friends");
  expect(button().disabled).toBe(false);
  await userEvent.click(field("text"));
  await userEvent.paste("x".repeat(180));

  expect(button().disabled).toBe(true);
  expect(text(document.body)).toContain("The text is too long");
});

test("four clauses are enough", async () => {
  see();
  await press("Write a proposal");
  for (let more = 0; more < 3; more += 1) await press("Add a clause");

  expect(screen.queryByRole("button", { name: "Add a clause" })).toBeNull();
  await userEvent.click(screen.getAllByRole("button", { name: "Remove" })[0] ?? document.body);
  expect(document.querySelectorAll("[data-clause]")).toHaveLength(3);
});

test("during a battle nothing is written, and the panel says why", () => {
  see({}, []);

  expect(screen.queryByRole("button", { name: "Write a proposal" })).toBeNull();
  expect(text(document.body)).toContain("during a battle");
});

test("the badge counts what waits", () => {
  const opened = table(null, [], { realm: realm({ proposals: [PROPOSED, { ...PROPOSED, number: 8, answering: "louis" }] }) });
  show(Badge, {}, opened);

  expect(text(document.body)).toBe("1, one proposal waits for your answer");
});

test("a third player learns who proposes what to whom, and that it cannot be accepted now; he has nothing to answer", () => {
  see({ proposals: [{ ...PROPOSED, proposer: "louis", answering: "maria_theresa", lawful: false }] });

  const proposal = screen.getByRole("article", { name: "Louis XV proposes to Maria Theresa" });
  expect(text(proposal)).toContain("It cannot be accepted as things stand.");
  expect(within(proposal).queryByRole("button")).toBeNull();
});
