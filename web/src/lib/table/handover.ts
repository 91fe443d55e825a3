/** Whose eyes the page may have when several seats share one device. */
import { readSetting, writeSetting } from "../storage";
import type { TableView } from "../api/types";

/** The seats that people play in this browser. */
export function ownSeats(table: TableView): string[] {
  return table.seats.filter((seat) => seat.mine && seat.bot === null).map((seat) => seat.seat);
}

/** Those of them that must act now. */
function actingSeats(table: TableView): string[] {
  const own = new Set(ownSeats(table));
  return table.waiting.map((one) => one.seat).filter((seat) => own.has(seat));
}

/** The seat to which the device should be passed; null while the present one is right. */
export function nextSeat(table: TableView, present: string | null): string | null {
  const acting = actingSeats(table);
  if (present !== null && (acting.length === 0 || acting.includes(present))) return null;
  return acting[0] ?? null;
}

/** Whether one person plays all seats of this device, so that nothing need be hidden between them. */
export const isOpenTable = (id: string): boolean => readSetting(`open.${id}`) === "yes";

export function setOpenTable(id: string, open: boolean): void {
  writeSetting(`open.${id}`, open ? "yes" : null);
}
