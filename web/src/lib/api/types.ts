/** The server's data as it travels; every type comes from the server's own description. */
import type { components } from "../schema";

type Schemas = components["schemas"];

/** A field of an event, action or reason. The description's own recursive form is more than TypeScript can follow. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Fields = Record<string, Value>;

export type Action = Omit<Schemas["ActionView"], "fields"> & { fields: Fields };
export type Reason = Omit<Schemas["ReasonView"], "arguments"> & { arguments: Fields };
export type Plan = Omit<Schemas["PlanView"], "fields"> & { fields: Fields };
export type Odds = Schemas["OddsView"];
export type Roll = Schemas["RollView"];
export type Part = Schemas["PartView"];
export type Chance = Omit<Schemas["ChanceView"], "fields"> & { fields: Fields };
export type Look = Omit<Schemas["LookView"], "fields"> & { fields: Fields };
export type Instruction = Schemas["InstructionsRequest"]["instructions"][number];
export type Course = Schemas["CourseView"];
export type Curve = Schemas["CurveView"];
export type EventRow = Omit<Schemas["EventView"], "fields"> & { fields: Fields };
export type Decision = Schemas["Decision"];
export type Observation = Schemas["AnyObservation"];
export type SeatView = Schemas["SeatView"];
export type Pace = Schemas["Pace"];
export type Clock = Schemas["ClockView"];
export type ClockWish = Schemas["ClocksRequest"]["wish"];
export type Control = SeatView["control"];
export type TableView = Schemas["TableView"];
export type TableLine = Schemas["TableLine"];
export type Channel = Schemas["ChannelView"];
export type Channels = Schemas["ChannelsView"];
export type RecessNotice = Schemas["RecessView"];
export type WaitingTable = Schemas["WaitingTable"];
export type Message = Schemas["MessageView"];
export type TableUpdate = Schemas["Update"];
export type GameSpec = Schemas["GameView"];
export type OptionSpec = Schemas["OptionView"];
export type NewSeat = Schemas["SeatRequest"];
export type NewTable = Schemas["TableRequest"];
export type JoinRequest = Schemas["JoinRequest"];
export type OpenTable = Schemas["OpenTable"];
export type Lobby = Schemas["LobbyView"];
export type Invitations = Schemas["InvitationsView"];
export type Regard = Schemas["RegardView"];
export type Created = Schemas["Created"];
export type LessonView = Omit<Schemas["LessonView"], "events" | "verdict"> & {
  events: EventRow[];
  verdict: (Omit<Schemas["VerdictView"], "reasons"> & { reasons: Reason[] }) | null;
};
export type LessonMark = Schemas["LessonMark"];
export type LessonLine = Schemas["LessonLine"];
export type LessonPart = Schemas["LessonPart"];
export type RuleText = Schemas["RuleView"];
export type Term = Schemas["TermView"];
export type GuideHead = Schemas["GuideHead"];
export type Guide = Schemas["GuideView"];
export type Block = Schemas["Block"];
export type Span = Schemas["Span"];
export type ErrorBody = Schemas["ErrorBody"];
export type SignedIn = Schemas["SignedInView"];
export type WaysIn = Schemas["WaysView"];
export type Account = Schemas["OwnAccountView"];
export type Passkey = Schemas["PasskeyView"];
export type Device = Schemas["DeviceView"];
