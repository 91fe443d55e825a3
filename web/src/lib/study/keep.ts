/** Where studies are kept: in the browser, in an address of their own, or in a file. */
import { readSetting, writeSetting } from "../storage";
import type { Origin } from "./past";
import type { Study } from "./tree";

const LIST = "studies";
/** How many are kept in the browser; the oldest go. */
const MOST = 30;
/** Longer addresses are cut off by some programs through which they are sent. */
const LONGEST = 4_000;

export interface Kept {
  key: string;
  title: string;
  game: string;
  changed: number;
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** The study as it stands behind the # of an address; null where it is too long for one. */
export async function packed(study: Study): Promise<string | null> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(study)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const made = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return made.length > LONGEST ? null : made;
}

/** The inverse; null where it is none. */
export async function unpacked(text: string): Promise<Study | null> {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(binary, (one) => one.charCodeAt(0)));
    return readStudy(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** A study out of JSON; the server looks closer when it is shown. */
export function readStudy(text: string): Study | null {
  try {
    const found: unknown = JSON.parse(text);
    const isStudy = typeof found === "object" && found !== null && "position" in found && typeof found.position === "object";
    return isStudy ? (found as Study) : null;
  } catch {
    return null;
  }
}

/** Those kept in the browser, the latest first. */
export function keptStudies(): Kept[] {
  try {
    const found: unknown = JSON.parse(readSetting(LIST) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keepStudy(key: string, study: Study): void {
  const game = study.position["game"];
  const line: Kept = { key, title: study.title ?? "", game: typeof game === "string" ? game : "", changed: Date.now() };
  const lines = [line, ...keptStudies().filter((one) => one.key !== key)];
  for (const gone of lines.slice(MOST)) drop(gone.key);
  writeSetting(`study.${key}`, JSON.stringify(study));
  writeSetting(LIST, JSON.stringify(lines.slice(0, MOST)));
}

export const keptStudy = (key: string): Study | null => readStudy(readSetting(`study.${key}`) ?? "");

/** Where a study began that was made at a table. It stays beside the study, so that it goes into no link or file. */
export function keepOrigin(key: string, origin: Origin): void {
  writeSetting(`study-origin.${key}`, JSON.stringify(origin));
}

export function originOf(key: string): Origin | null {
  const text = readSetting(`study-origin.${key}`);
  return text === null ? null : (JSON.parse(text) as Origin);
}

function drop(key: string): void {
  writeSetting(`study.${key}`, null);
  writeSetting(`study-origin.${key}`, null);
}

export function forgetStudy(key: string): void {
  drop(key);
  writeSetting(LIST, JSON.stringify(keptStudies().filter((one) => one.key !== key)));
}
