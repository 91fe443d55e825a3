/** Names of units as they fit below a counter. */

const WORDS: Readonly<Record<string, string>> = {
  sqn: "",
  battery: "",
  Horse: "",
  Grenadiers: "Gr.",
  Cuirassiers: "",
  Dragoons: "",
  "Gren.": "Gr.",
  Prussian: "",
  Austrian: "",
  Prinz: "Pr.",
  Markgraf: "Mg.",
  hussars: "Hus.",
};
const MOST = 9;

/** "Schulenburg Horse Grenadiers sqn 1" is "Schulenb. 1". */
export function shortName(name: string): string {
  const words = name
    .replace(/\s*\([^)]*\)/g, "")
    .split(" ")
    .map((word) => WORDS[word] ?? word)
    .filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  const number = words.length > 1 && /^(?:[IVX]+|\d+|[A-Z])$/.test(last) ? last : "";
  const title = words.slice(0, number === "" ? words.length : -1).join(" ");
  const cut = title.length > MOST ? `${title.slice(0, MOST - 1)}.` : title;
  return number === "" ? cut : `${cut} ${number}`;
}

const TITLES = new Set(["King", "Field", "Marshal", "of", "Margrave", "Prince"]);

/** Two letters that stand for a leader: "Field Marshal Schwerin" is "Sc". */
export function initialsOf(name: string): string {
  const word = name.split(" ").find((one) => !TITLES.has(one)) ?? name;
  return word.slice(0, 2);
}

const KINDS: Readonly<Record<string, string>> = {
  "Horse Grenadiers": "horse-grenadiers",
  Cuirassiers: "cuirassiers",
  Dragoons: "dragoons",
};

/** The name of a unit in the reader's language: regiment and arm of a squadron, the rest as the board has it. */
export function unitName(name: string, t: (id: string, args: Record<string, string>) => string): string {
  const squadron = /^(.*?) ?(Horse Grenadiers|Cuirassiers|Dragoons)? sqn (\d+)$/.exec(name);
  if (squadron !== null) {
    const [, regiment = "", kind, number = ""] = squadron;
    return t("web-mollwitz-squadron", { regiment, kind: KINDS[kind ?? ""] ?? "none", number });
  }
  const hussars = /^(Prussian|Austrian) hussars (\d+)$/.exec(name);
  if (hussars !== null) return t("web-mollwitz-hussars", { side: hussars[1] === "Prussian" ? "prussia" : "austria", number: hussars[2] ?? "" });
  const battery = /^(\d+)-pdr battery ?(\w*)$/.exec(name);
  if (battery !== null) return t("web-mollwitz-battery", { pounds: battery[1] ?? "", letter: battery[2] === "" ? "none" : (battery[2] ?? "none") });
  const grenadiers = /^(?:Gren\.|Grenadiers) (.+)$/.exec(name);
  if (grenadiers !== null) return t("web-mollwitz-grenadiers", { name: grenadiers[1] ?? "" });
  return name;
}

/** A name of the board's data in the reader's language, where that has a form of its own: "King Frederick II", "Pampitz wood". */
export function localName(name: string, t: (id: string) => string): string {
  const plain = name.toLowerCase().normalize("NFD").replaceAll(/[\u0300-\u036F]/g, "");
  const id = `web-mollwitz-name-${plain.replaceAll(/[^a-z0-9]+/g, "-")}`;
  const found = t(id);
  return found === id || found === "" ? name : found;
}

const NUMBERED = /^(.*\D)([IVX]+|\d+|[A-Z])$/;

/** Names one after the other; units of one regiment share its name: "Lanthieri Cuirassiers, squadron 1 and 2". */
export function joined(names: readonly string[], list: (items: readonly string[]) => string): string {
  const parts = names.map((name) => NUMBERED.exec(name));
  const stem = parts[0]?.[1];
  if (names.length < 2 || stem === undefined || parts.some((part) => part?.[1] !== stem)) return list(names);
  return stem + list(parts.map((part) => part?.[2] ?? "").toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
}
