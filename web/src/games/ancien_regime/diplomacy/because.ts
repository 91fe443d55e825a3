/** Why a board update moved a piece: the message and the rule to an event of the log, for "why did this change". */
import type { EventRow } from "../../../lib/api/types";

export interface Because {
  message: string;
  rule: string;
}

const REASONS: Readonly<Record<string, Because>> = {
  "garrison-reassigned": { message: "web-ancien-because-garrison", rule: "A-11.2" },
  "enemies-met": { message: "web-ancien-because-enemies", rule: "A-11.4" },
  "general-may-stay": { message: "web-ancien-because-stay", rule: "A-11.1" },
};

/** The reason behind an event; null where the event tells enough. */
export const because = ({ kind }: Pick<EventRow, "kind">): Because | null => REASONS[kind] ?? null;
