/** What the server says of a game of Ancien Régime: its questions and what a seat may know. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Observation = Schemas["AncienRegimeObservation"];
export type AncienRegimeDecision = Schemas["AncienRegimeDecision"];
export type Kind = AncienRegimeDecision["kind"];
export type DecisionOf<K extends Kind> = Extract<AncienRegimeDecision, { kind: K }>;

export type PowerState = Schemas["AncienRegimePowerState"];
export type LandView = Schemas["AncienRegimeLandView"];
export type GeneralView = Schemas["AncienRegimeGeneralView"];
export type SlotView = Schemas["AncienRegimeSlotView"];
export type WheelTurn = Schemas["AncienRegimeWheelTurn"];
export type Prospect = Schemas["AncienRegimeProspect"];
export type Outlook = Schemas["AncienRegimeOutlook"];
export type Power = PowerState["power"];
export type Status = PowerState["status"];
export type Slot = SlotView["slot"];
export type Worth = Observation["worth"][string];

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
