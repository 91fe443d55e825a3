/** Clauses of treaties for the composer: what each form needs, the actions that write one, and its sentence. */
import type { Value } from "../../../lib/api/types";
import type { Arguments } from "../../../lib/i18n/fluent";
import { everyForm, messageArguments, nameOf, sentences, together, type NameSource } from "../../../lib/i18n/names";
import { shows } from "../../../lib/text";
import type { Observation, Power, Realm } from "../protocol";

export type Clause = Realm["proposals"][number]["clauses"][number];
export type Form = Clause["form"];
export type Area = NonNullable<Clause["area"]>;
export type Field = Exclude<keyof Clause, "form">;

/** A clause that is being written: values as they stand in selects and inputs. */
export interface Row {
  form: Form;
  values: Partial<Record<Field, string>>;
}

export const FIELDS: Readonly<Record<Form, readonly Field[]>> = {
  contract: ["power", "other", "turns", "cards"],
  "no-attack": ["power", "other", "until"],
  "keep-out": ["power", "area", "until"],
  leave: ["power", "area", "until"],
  "keep-away": ["power", "city", "distance", "until"],
  vote: ["power", "candidate"],
  peace: ["power", "until"],
  cancel: ["power", "other"],
  words: ["text"],
};
export const FORMS = Object.keys(FIELDS) as Form[];

/** The types see to it that none is missing. */
const AREA_SET: Readonly<Record<Area, true>> = {
  silesia: true,
  "core-austria": true,
  "austrian-netherlands": true,
  austria: true,
  prussia: true,
  saxony: true,
  bavaria: true,
  france: true,
  pragmatic: true,
  poland: true,
  "bohemia-map": true,
  "flanders-map": true,
};
const AREAS = Object.keys(AREA_SET) as Area[];

export const POWERS: readonly Power[] = ["prussia", "saxony", "france", "bavaria", "pragmatic", "austria"];


export const bytes = (text: string): number => new TextEncoder().encode(text).length;

const range = (from: number, to: number): string[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i));

/** What a list of values is made from. */
export interface Setting {
  seen: Observation;
  realm: Realm;
  own: readonly Power[];
  turns: number;
}

/** The forms that have a sense now; the server has the last word. */
export function formsNow({ realm }: Setting): Form[] {
  return FORMS.filter((form) => realm.writing.forms.includes(form));
}

/** What may be chosen in a field, the likeliest first; a text is free. */
export function choices(field: Field, row: Row, setting: Setting): readonly string[] {
  const { seen, realm, own } = setting;
  const ending = realm.contracts.filter(({ cancellable }) => cancellable);
  switch (field) {
    case "power":
      if (row.form === "peace") return realm.writing.peacemakers;
      if (row.form === "vote") return realm.writing.voters;
      if (row.form === "cancel") return [...new Set(ending.map(({ giver }) => giver))];
      return [...own, ...POWERS.filter((power) => !own.includes(power))];
    case "other":
      if (row.form === "cancel") return ending.filter(({ giver }) => giver === row.values.power).map(({ receiver }) => receiver);
      return POWERS.filter((power) => power !== row.values.power);
    case "area":
      return AREAS;
    case "city":
      return seen.fortresses.map(({ city }) => city);
    case "distance":
      return range(0, realm.writing.distance);
    case "until":
      return range(seen.turn, setting.turns);
    case "turns":
      return range(1, setting.turns);
    case "cards":
      return range(1, realm.writing.cards);
    case "candidate":
      return ["francis", "charles"];
    case "text":
      return [];
  }
}

const LIKELY: Readonly<Partial<Record<Field, (values: readonly string[]) => string | undefined>>> = {
  turns: (values) => values[Math.min(2, values.length - 1)],
  until: (values) => values[Math.min(1, values.length - 1)],
  distance: (values) => values[3],
};

/** The row with every choice lawful for its form: what is still there stays, else the likeliest. */
export function settled(row: Row, setting: Setting): Row {
  const kept: Row = { form: row.form, values: {} };
  for (const field of FIELDS[row.form]) {
    const values = choices(field, kept, setting);
    const old = row.values[field];
    if (field === "text") kept.values.text = old ?? "";
    else if (old !== undefined && values.includes(old)) kept.values[field] = old;
    else kept.values[field] = LIKELY[field]?.(values) ?? values[0] ?? "";
  }
  return kept;
}

/** A clause that the server has told, for the composer. */
export function rowOf(clause: Clause): Row {
  const values: Row["values"] = {};
  for (const field of FIELDS[clause.form]) {
    const value = clause[field];
    if (value !== null && value !== undefined) values[field] = String(value);
  }
  return { form: clause.form, values };
}

export function isWhole(row: Row): boolean {
  return FIELDS[row.form].every((field) => shows(row.values[field] ?? ""));
}

const PREFIXES: Readonly<Record<Field, string>> = {
  power: "write-",
  other: "write-",
  candidate: "write-",
  turns: "write-turns-",
  cards: "write-cards-",
  until: "write-turn-",
  area: "write-area-",
  city: "write-city-",
  distance: "write-distance-",
  text: "write-words=",
};

/** The actions that write a clause into the draft, one after the other. */
export function writing(row: Row): string[] {
  const values = FIELDS[row.form].map((field) => `${PREFIXES[field]}${(row.values[field] ?? "").trim()}`);
  return row.form === "words" ? values : [`write-${row.form}`, ...values];
}

/** All that proposes these clauses to a seat, as one batch; a draft that lies on the server is thrown away first. */
export function proposing(rows: readonly Row[], seat: string, draft: Realm["draft"]): string[] {
  const clear = (draft?.clauses.length ?? 0) > 0 ? ["clear"] : [];
  return [...clear, ...rows.flatMap(writing), `propose-${seat}`];
}

/** The seats whose powers the clauses bind. */
export function boundBy(rows: readonly Row[], seats: Readonly<Record<string, readonly string[]>>): string[] {
  const powers = rows.flatMap(({ form, values }) =>
    form === "words" ? [] : form === "contract" || form === "cancel" ? [values.power, values.other] : [values.power],
  );
  return Object.keys(seats).filter((seat) => powers.some((power) => power !== undefined && seats[seat]?.includes(power)));
}

/**
 * Whom clauses can be proposed to, the likeliest first: a power that they bind is led by nobody else, what is promised
 * about a power is promised to its leader, and a contract between one's own powers concerns oneself.
 */
export function addressees(rows: readonly Row[], seats: Readonly<Record<string, readonly string[]>>, own: string): string[] {
  const others = Object.keys(seats).filter((seat) => seat !== own);
  const [bound] = boundBy(rows, seats).filter((seat) => seat !== own);
  if (bound !== undefined) return [bound];
  const about = others.filter((seat) => rows.some(({ values }) => seats[seat]?.includes(values.other ?? "")));
  const alone = (seats[own]?.length ?? 0) > 1 && rows.length > 0 && rows.every(({ form }) => form === "contract" || form === "cancel");
  return [...(alone ? [own] : []), ...about, ...others.filter((seat) => !about.includes(seat))];
}

const KINDS: Readonly<Partial<Record<Field, string>>> = {
  power: "power",
  other: "power",
  area: "area",
  city: "city",
  candidate: "candidate",
};
const NUMBERS: ReadonlySet<string> = new Set(["distance", "until", "cards", "turns"]);
const MISSING = "…";

/** A name in a field of a clause: "Prussia", "Neisse", "Silesia". */
export function fieldName(field: Field, value: string, source: NameSource): string {
  const kind = KINDS[field];
  return kind === undefined ? value : nameOf(`${kind}:${value}`, source);
}

/** The clause within a sentence; what is still missing is left open. A text of another player is never looked up. */
function phrase(row: Row, source: NameSource): string {
  const told = (field: Field): Arguments => {
    const value = (row.values[field] ?? "").trim();
    if (value === "") return everyForm(field, MISSING);
    if (NUMBERS.has(field)) return { [field]: Number(value) };
    const kind = KINDS[field];
    return kind === undefined ? { [field]: value } : messageArguments({ [field]: `${kind}:${value}` }, source);
  };
  const parts = FIELDS[row.form].map((field) => told(field));
  return source.t(`maria-clause-${row.form}`, together(parts));
}

/** The clause as a sentence of its own. */
export const sentence = (row: Row, source: NameSource): string => sentences(phrase(row, source));

export const clauseText = (clause: Clause, source: NameSource): string => sentence(rowOf(clause), source);

/** A clause in the fields of an event, whose names carry their kinds: `power:prussia`. */
export function toldText(fields: Readonly<Record<string, Value>>, source: NameSource): string {
  const form = FORMS.find((one) => one === fields["form"]);
  if (form === undefined) return "";
  const values: Row["values"] = {};
  for (const field of FIELDS[form]) {
    const value = fields[field];
    if (typeof value === "number") values[field] = String(value);
    if (typeof value === "string") values[field] = field === "text" ? value : value.slice(value.indexOf(":") + 1);
  }
  return phrase({ form, values }, source);
}

/** How many proposals wait for the answer of this seat. */
export function waitingFor(realm: Realm | null, seat: string | null): number {
  return realm === null || seat === null ? 0 : realm.proposals.filter(({ answering }) => answering === seat).length;
}
