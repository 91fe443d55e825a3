/** What the server says of a game of Maria: its questions and what a seat may know. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Observation = Schemas["Observation"];
export type MariaDecision = Schemas["MariaDecision"];
export type Kind = MariaDecision["kind"];
export type DecisionOf<K extends Kind> = Extract<MariaDecision, { kind: K }>;

export type PieceView = Schemas["PieceView"];
export type PowerView = Schemas["PowerView"];
export type GoalView = Schemas["GoalView"];
export type SideView = Schemas["SideView"];
export type Power = PieceView["power"];
export type Suit = SideView["suit"];

/** What only the advanced game has. */
export type Realm = Schemas["RealmView"];
export type TrackView = Schemas["TrackView"];
export type TrackId = TrackView["track"];
export type SaxonStatus = Schemas["SaxonyView"]["status"];
