/** What the server says of a game of Maria: its questions and what a seat may know. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Observation = Schemas["MariaObservation"];
export type MariaDecision = Schemas["MariaDecision"];
export type Kind = MariaDecision["kind"];
export type DecisionOf<K extends Kind> = Extract<MariaDecision, { kind: K }>;

export type PieceView = Schemas["MariaPieceView"];
export type PowerView = Schemas["MariaPowerView"];
export type GoalView = Schemas["MariaGoalView"];
export type SideView = Schemas["MariaSideView"];
export type Power = PieceView["power"];
export type Suit = SideView["suit"];

/** What only the advanced game has. */
export type Realm = Schemas["MariaRealmView"];
export type TrackView = Schemas["MariaTrackView"];
export type TrackId = TrackView["track"];
export type SaxonStatus = Schemas["MariaSaxonyView"]["status"];
