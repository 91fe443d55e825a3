/** What the server says of a game of Mollwitz: its questions and what a seat may know. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Observation = Schemas["MollwitzObservation"];
export type MollwitzDecision = Schemas["MollwitzDecision"];
export type Kind = MollwitzDecision["kind"];
export type DecisionOf<K extends Kind> = Extract<MollwitzDecision, { kind: K }>;
export type Reactor = Schemas["MollwitzReactor"];

export type UnitView = Schemas["MollwitzUnitView"];
export type LeaderView = Schemas["MollwitzLeaderView"];
export type WingView = Schemas["MollwitzWingView"];
export type SideView = Schemas["MollwitzSideView"];
export type InstructionView = Schemas["MollwitzInstructionView"];

export type Side = UnitView["side"];
export type Arm = UnitView["arm"];
export type Formation = UnitView["formation"];
export type Order = NonNullable<UnitView["order"]>;
export type Rank = LeaderView["rank"];
export type Window = InstructionView["window"];
