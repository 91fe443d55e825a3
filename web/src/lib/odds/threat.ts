/** How far the enemies come: what the server has told of it, as a game's map and the card beside it show it. */
import type { Fields, Value } from "../api/types";
import type { Scene } from "../table/map.svelte";

export interface Threat<Mark, PieceMark, Line> {
  scene: Scene<Mark, PieceMark, Line>;
  /** Signs on the map and the messages that explain them. */
  keys: readonly (readonly [sign: ThreatSign, message: string])[];
  /** Whom it concerns, each with what could come there. */
  lines: readonly ThreatLine[];
  rule: string;
}

export type ThreatSign = "reached" | "attacked" | "fire";

export interface ThreatLine {
  place: string;
  text: string;
  by: readonly string[];
}

type Objects = Record<string, Value>[];

/** The things of a list, whatever else is in it. */
export const objects = (value: Value | undefined): Objects =>
  Array.isArray(value) ? value.flatMap((one) => (typeof one === "object" && one !== null && !Array.isArray(one) ? [one] : [])) : [];

/** A text of what is told; names without their kind. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "";
};

export const numberOf = (fields: Fields, name: string): number => {
  const value = fields[name];
  return typeof value === "number" ? value : 0;
};

export const textsOf = (fields: Fields, name: string): string[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.flatMap((one) => (typeof one === "string" ? [one.slice(one.indexOf(":") + 1)] : [])) : [];
};
