/** What people do with tables that wait for players. */
import { api, client, told } from "../api/client";
import { ApiError } from "../api/error";
import { newKey } from "../api/retry";
import type { Invitations, Lobby, Regard, TableLine, TableView } from "../api/types";
import { ownName } from "../people/name";
import { partFor } from "../table/part";

export interface Filters {
  game: string;
  language: string;
  pace: string;
}

const once = (): { "Idempotency-Key": string } => ({ "Idempotency-Key": newKey() });

/** A page of the open tables, as they are narrowed. */
export const lobby = (filters: Filters, after: string | null): Promise<Lobby> => {
  const query = Object.fromEntries(Object.entries({ ...filters, after }).filter(([, value]) => value !== "" && value !== null));
  return told(client.GET("/api/lobby", { params: { query } }));
};

/** Public tables, as any spectator sees them. */
export const watched = (table: string[]): Promise<TableLine[]> => told(client.GET("/api/watched", { params: { query: { table } } }));

/** Sit down, with the name that this browser keeps unless another seat of the table has it. */
export async function sit(table: string, seat: string): Promise<void> {
  const before = await api.table(table, "spectator"); // the seal is known before anything is added to it
  const part = partFor(before, seat);
  try {
    await api.sit(table, seat, part, ownName());
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "name-taken") throw error;
    await api.sit(table, seat, part);
  }
}

export const standUp = (table_id: string, seat: string): Promise<TableView> =>
  told(client.DELETE("/api/tables/{table_id}/seats/{seat}/holder", { params: { path: { table_id, seat }, header: once() } }));

/** Begin with those who have come; bots take the other seats. */
export const start = (table_id: string): Promise<TableView> =>
  told(client.POST("/api/tables/{table_id}/start", { params: { path: { table_id }, header: once() }, body: {} }));

export const close = (table_id: string): Promise<TableView> =>
  told(client.POST("/api/tables/{table_id}/close", { params: { path: { table_id }, header: once() }, body: {} }));

// -- people who are known here ----------------------------------------------------------------------------------------

export const invitations = (): Promise<Invitations> => told(client.GET("/api/invitations"));

/** Ask somebody to a seat; whether anybody has this name is not told. */
export const invite = (table_id: string, seat: string, name: string): Promise<unknown> =>
  told(client.POST("/api/tables/{table_id}/seats/{seat}/invitation", { params: { path: { table_id, seat } }, body: { name } }));

/** Decline what one is asked, or take back what one has asked. */
export const takeBack = (table_id: string, seat: string): Promise<unknown> =>
  told(client.DELETE("/api/tables/{table_id}/seats/{seat}/invitation", { params: { path: { table_id, seat } } }));

export const regards = (): Promise<Regard[]> => told(client.GET("/api/regards"));

export const regard = (account: string, kind: Regard["kind"] | null): Promise<unknown> =>
  told(client.POST("/api/regards", { body: { account, kind } }));
