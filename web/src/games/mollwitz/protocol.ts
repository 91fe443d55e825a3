/** What the server says of a game of Mollwitz: its questions and what a seat may know. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

/** What the server sends of a unit, and what the page makes of it with the board. */
export type SentUnit = Schemas["MollwitzUnitView"];
export type SentObservation = Schemas["MollwitzObservation"];
export type Observation = Omit<SentObservation, "units"> & { units: UnitView[] };
export type MollwitzDecision = Schemas["MollwitzDecision"];
export type Kind = MollwitzDecision["kind"];
export type DecisionOf<K extends Kind> = Extract<MollwitzDecision, { kind: K }>;
export type Reactor = Schemas["MollwitzReactor"];

export type Mark = SentUnit["marks"][number];
export type Marker = "none" | "r1" | "r2" | "r3";
export type Arm = "infantry" | "cavalry" | "hussar" | "artillery";
export type UnitView = Omit<SentUnit, "marks"> &
  Record<"eliminated" | "weakened" | "marked" | "acted" | "fired" | "reaction" | "attacked", boolean> & { arm: Arm; wing: string; marker: Marker };
export type LeaderView = Schemas["MollwitzLeaderView"];
export type WingView = Schemas["MollwitzWingView"];
export type SideView = Schemas["MollwitzSideView"];
export type InstructionView = Schemas["MollwitzInstructionView"];

export type Side = SentUnit["side"];
export type Formation = SentUnit["formation"];
export type Order = NonNullable<SentUnit["order"]>;
export type Rank = LeaderView["rank"];
export type Window = InstructionView["window"];
