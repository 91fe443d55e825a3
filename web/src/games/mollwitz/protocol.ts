/** What the server says of a game of Mollwitz: its questions and what a seat may know. */

export type Side = "prussia" | "austria";
export type Order = "halt" | "march" | "attack";
export type Arm = "infantry" | "cavalry" | "hussar" | "artillery";
export type Formation = "line" | "bent_left" | "bent_right" | "repel" | "square" | "skirmish" | "limbered" | "unlimbered" | "routed";
export type Rank = "chief" | "wing" | "deputy" | "brigade";
export type Command = "in" | "out" | "leaderless" | "free";
export type Marker = "none" | "r1" | "r2" | "r3";
export type Chit = "none" | "ready" | "chosen" | "used";
export type Window = "volley" | "bend" | "square" | "charge" | "withdraw" | "face" | "defend";
export type Answer = "never" | "always" | "chance";

export interface UnitView {
  id: string;
  side: Side;
  arm: Arm;
  wing: string;
  hex: string | null;
  depth: number;
  eliminated: boolean;
  facing: number | null;
  formation: Formation;
  morale: number;
  base: number;
  tested: number;
  weakened: boolean;
  marker: Marker;
  order: Order | null;
  command: Command;
  marked: boolean;
  acted: boolean;
  points: number;
  spent: number;
  lost: number;
  shots_left: number;
  reaction: boolean;
  may_react: boolean;
  attacked: boolean;
  struck: "foot" | "horse" | "shielded" | null;
  fired: boolean;
}

export interface LeaderView {
  id: string;
  side: Side;
  rank: Rank;
  hex: string | null;
  range: number;
  bonus: number;
  independence: number | null;
  commands: string[];
  brigades: string[];
  commanded: boolean;
  points: number;
  spent: number;
  returns: number | null;
  gone: boolean;
  couriers: number;
  couriers_here: number;
  couriers_next: number;
}

export interface WingView {
  id: string;
  side: Side;
  order: Order | null;
  commander: string | null;
  initiative: number;
  independence: number | null;
  chit: Chit;
}

export interface PairView {
  chosen: Side[];
  chits: Partial<Record<Side, string>>;
  dice: Partial<Record<Side, number>>;
  totals: Partial<Record<Side, number>>;
  first: Side | null;
}

export interface LossView {
  arm: Arm;
  units: number;
  eliminated: number;
  routed: number;
  weakened: number;
}

export interface SideView {
  side: Side;
  lost: number;
  breaks: number;
  to_break: number;
  score: number;
  objectives: number;
  bonus: number;
  losses: LossView[];
  squares_left: number;
}

export interface ObjectiveView {
  id: string;
  points: number;
  need: number;
  holders: Record<string, Side>;
  scores: Side | null;
}

export interface InstructionView {
  unit: string;
  window: Window;
  answer: Answer;
  least: number | null;
}

export interface Observation {
  game: "mollwitz";
  scenario: string;
  seat: Side | null;
  turn: number;
  turns: number;
  time: string;
  over: boolean;
  active: Side | null;
  group: string | null;
  step: number | null;
  pair: PairView | null;
  units: UnitView[];
  leaders: LeaderView[];
  wings: WingView[];
  sides: SideView[];
  objectives: ObjectiveView[];
  instructions: InstructionView[] | null;
}

export type Kind =
  | "choose_chit"
  | "who_first"
  | "next_chit"
  | "frederick_leaves"
  | "leader_returns"
  | "chief"
  | "own_order"
  | "take_order"
  | "act"
  | "unit_acts"
  | "attack_step"
  | "rallied"
  | "leader_moves"
  | "straighten"
  | "react"
  | "face_mover"
  | "withdraw"
  | "retreat"
  | "flee"
  | "odd_point"
  | "substitute"
  | "lead_brigade"
  | "join_unit"
  | "pursue"
  | "go_on"
  | "turn_after"
  | "follow_fire"
  | "kind_of_combat"
  | "name_arm"
  | "next_charge"
  | "declare_melee"
  | "support"
  | "defend"
  | "enter_battery"
  | "next_fire"
  | "answer_fire"
  | "advance_fire";

/** Units of one hexagon who may react together. */
export interface Reactor {
  units: string[];
  hex: string;
  must: boolean;
  chance: number;
}

/** A question; its further fields are those of its kind. */
export interface MollwitzDecision {
  kind: Kind;
  seat: Side;
  rule: string;
  [field: string]: unknown;
}
