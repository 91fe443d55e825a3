/** What a status would mean for a power if all others stayed as they are; for choosing, not for judging moves. */
import { POWERS, type Power, type PowerState, type Status } from "../protocol";

export interface Outlook {
  allies: Power[];
  war: Power[];
  peace: Power[];
}

const coalition = (status: Status): boolean => status === "british" || status === "french";

/** With whom a power would be allied, at war or at peace under a status; its family is left out. */
export function outlook(id: Power, status: Status, powers: Readonly<Partial<Record<Power, PowerState>>>): Outlook {
  const found: Outlook = { allies: [], war: [], peace: [] };
  const family = powers[id]?.controller ?? id;
  for (const other of POWERS) {
    const view = powers[other];
    if (view === undefined || other === id || view.controller === family) continue;
    if (coalition(status) && view.status === status) found.allies.push(other);
    else if (status === "neutral" || view.status === "neutral") found.peace.push(other);
    else found.war.push(other);
  }
  return found;
}

export const leaderOf = (status: Status): Power | null =>
  status === "british" ? "britain" : status === "french" ? "france" : null;
