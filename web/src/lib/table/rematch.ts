/** The same people at another table of the same kind, each in his seat, or each in the next one. */
import type { NewSeat, TableView } from "../api/types";

export interface Rematch {
  seats: Record<string, NewSeat>;
  /** Who is asked by name to which seat. */
  asked: { seat: string; name: string }[];
}

export function rematchOf(table: Pick<TableView, "seats">, turned: boolean): Rematch {
  const ids = table.seats.map(({ seat }) => seat);
  const seats: Rematch["seats"] = {};
  const asked: Rematch["asked"] = [];
  table.seats.forEach((one, place) => {
    const seat = ids[(place + (turned ? 1 : 0)) % ids.length] ?? one.seat;
    const control = one.bot !== null ? "bot" : one.control === "device" && (one.mine || !one.taken || one.account == null) ? "device" : "link";
    seats[seat] = { control: one.mine && one.bot === null ? "device" : control, name: one.name, bot: one.bot };
    if (one.bot === null && !one.mine && one.account != null) asked.push({ seat, name: one.account.name });
  });
  return { seats, asked };
}
