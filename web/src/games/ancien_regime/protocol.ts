/** What the server says of a game of Ancien Régime: its questions and what a seat may know. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Observation = Schemas["CoalitionsObservation"];
export type CoalitionsDecision = Schemas["CoalitionsDecision"];
export type Kind = CoalitionsDecision["kind"];
export type DecisionOf<K extends Kind> = Extract<CoalitionsDecision, { kind: K }>;

export type PowerState = Schemas["PowerState"];
export type LandView = Schemas["LandView"];
export type GeneralView = Schemas["GeneralView"];
export type SlotView = Schemas["SlotView"];
export type WheelTurn = Schemas["WheelTurn"];
export type Prospect = Schemas["Prospect"];
export type Power = PowerState["power"];
export type Status = PowerState["status"];
export type Slot = SlotView["slot"];

/** In the Order of Powers. */
export const POWERS: readonly Power[] = ["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"];
export const STATUSES: readonly Status[] = ["british", "french", "neutral", "expansionist"];
export const SLOTS: readonly Slot[] = [
  "drill",
  "taxation",
  "subsidies",
  "leadership",
  "mobilisation",
  "influence",
  "movement",
];
