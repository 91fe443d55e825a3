/**
 * What a game's screen plays with: a table of the server, a study, a lesson. The screen does not know which of them.
 *
 * What there is at one of them only stands here as null at the others, and the screen hides what it would serve.
 */
import type { ApiError } from "../api/error";
import type { ClockWish, EventRow, Fields, Instruction, Message, Odds, OfferWay, Plan, Reason, TableView, VoteWish } from "../api/types";

/** What players say to each other. */
export interface Conversation {
  /** What has been said to this seat, but for the first `unheard` messages, which are fetched when they are asked for. */
  readonly messages: Message[];
  readonly unheard: number;
  /** Say something as this seat, to everybody if nobody is named. Says why it was refused, or null. */
  say: (text: string, readers: string[]) => Promise<ApiError | null>;
  /** Fetch messages that were said before those at hand. Says why they could not be fetched, or null. */
  hearEarlier: () => Promise<ApiError | null>;
}

/** Who sits where: seats go to people and bots, and are opened by links. What is refused is noted; then null. */
export interface Seating {
  seatBot: (seat: string) => Promise<TableView | null>;
  seatPeople: (seat: string) => Promise<TableView | null>;
  /** Only this browser holds the seat from now on. */
  keepSeat: (seat: string) => Promise<TableView | null>;
  /** A link that opens the seat. */
  link: (seat: string) => Promise<string | null>;
  /** What a seat wishes of the clocks; `to`: who is to have more time. */
  wish: (seat: string, what: ClockWish, to?: string) => Promise<TableView | null>;
  /** What a seat proposes or answers, for the end of the match. */
  vote: (seat: string, what: VoteWish, winners?: readonly string[]) => Promise<TableView | null>;
  /** A seat is left to a successor; tells the link for him, "" where anybody may take it. */
  offer: (seat: string, way: OfferWay, bot: boolean) => Promise<string | null>;
  comeBack: (seat: string) => Promise<TableView | null>;
  /** Take a seat that is offered to anybody. */
  succeed: (seat: string) => Promise<TableView | null>;
}

/** What a reader has noted on the map: things of the table, and arrows `from>to` between two of them. */
export interface MapNotes {
  readonly marks: readonly string[];
  /** Whether a press on the map notes something. */
  readonly marking: boolean;
  mark: (thing: string) => void;
  /** What a press on a piece does; without it, its place is noted. */
  piece?: (thing: string) => void;
}

export interface Session {
  /** Under which the browser keeps what belongs to it. */
  readonly id: string;
  /** All that the present seat may see; null until it has come. */
  readonly table: TableView | null;
  readonly events: EventRow[];
  /** The step up to which the reader knows the game: that of his last answer in this browser; 0 for none. */
  readonly since: number;
  /** Whether an answer travels. */
  readonly sending: boolean;
  /** Why the last answer was refused, until the next one. */
  refusal: ApiError | null;
  /** Why the last answers were not all played, until the next one. */
  ending: Reason | null;
  /** The seat whose eyes the page has; null for a spectator. */
  readonly seat: string | null;

  /** Answer the pending decision. Says whether the answers were accepted; not all of them need have been played. */
  act: (actions: string[]) => Promise<boolean>;
  /** Take the latest answer back. */
  undo: () => Promise<boolean>;
  /** What is asked of the server; null, with the reason noted in `refusal`, when it refuses. */
  ask: <T>(request: Promise<T>) => Promise<T | null>;

  /** Whole moves that begin with offered actions. */
  plans: (actions: string[]) => Promise<Plan[] | null>;
  /** The rules against an action or a thing; none where it is offered, or nobody sits here. */
  whyNot: (target: string) => Promise<Reason[]>;
  /** What an offered action may bring; null where nobody can tell. */
  odds: (action: string) => Promise<Odds | null>;
  /** What the rules tell of something on the table; null where nobody can tell. */
  look: (target: string) => Promise<Fields | null>;
  /** Answer questions beforehand; nobody else is told. Says whether it was accepted. */
  instruct: (wishes: Instruction[]) => Promise<boolean>;

  /** Whether questions can be answered beforehand here. */
  readonly instructs: boolean;
  readonly notes: MapNotes | null;
  /** The table as it was after a step, as this seat may see it; undefined where nobody can tell. */
  readonly earlier?: (step: number) => Promise<TableView>;

  /** The seconds by which the server's clock is ahead of this browser's. */
  readonly ahead?: number;

  readonly conversation: Conversation | null;
  readonly seating: Seating | null;
}
