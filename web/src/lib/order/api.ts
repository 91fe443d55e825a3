/** What moderators do, and what readers tell them. */
import { client, told } from "../api/client";
import type { components } from "../schema";

type Schemas = components["schemas"];
export type Moderation = Schemas["ModerationView"];
export type AuditRow = Schemas["AuditView"];
export type Sanction = Schemas["SanctionRequest"];
export type Report = Schemas["ReportRequest"];
export type SeatOrder = Schemas["SeatOrderRequest"];

export const order = {
  overview: (): Promise<Moderation> => told(client.GET("/api/moderation")),

  impose: (body: Sanction) => told(client.POST("/api/moderation/sanctions", { body })),

  lift: (account_id: string, kind: string) =>
    told(client.DELETE("/api/moderation/sanctions/{account_id}/{kind}", { params: { path: { account_id, kind } } })),

  close: (table_id: string, reason: string) =>
    told(client.POST("/api/moderation/tables/{table_id}/close", { params: { path: { table_id } }, body: { reason } })),

  reopen: (table_id: string) => told(client.DELETE("/api/moderation/tables/{table_id}/close", { params: { path: { table_id } } })),

  takeOver: (table_id: string, seat: string, body: SeatOrder) =>
    told(client.POST("/api/moderation/tables/{table_id}/seats/{seat}", { params: { path: { table_id, seat } }, body })),

  settle: (report_id: string) => told(client.POST("/api/moderation/reports/{report_id}", { params: { path: { report_id } }, body: {} })),

  report: (table_id: string, body: Report) => told(client.POST("/api/tables/{table_id}/reports", { params: { path: { table_id } }, body })),

  audit: (table_id: string): Promise<AuditRow[]> => told(client.GET("/api/tables/{table_id}/audit", { params: { path: { table_id } } })),
};
