/** A refusal of the server, in a form that can be shown. */
import type { ErrorBody, Reason, TableView } from "./types";

export class ApiError extends Error {
  readonly status: number;
  /**
   * The kind of error: `stale`, `illegal`, `not-found` …; `unreachable` when no answer came at all, `outdated` when a part of
   * the page cannot be loaded though the server answers.
   */
  readonly kind: ErrorBody["error"] | "unreachable" | "outdated";
  readonly reasons: readonly Reason[];
  /** The field of a position that is wrong, as `pieces.prussia-1.at`; what is wrong with it is the only reason. */
  readonly where: string;
  /** The table as it is now, where the sender must look again. */
  readonly table: TableView | null;

  constructor(status: number, body: unknown) {
    const known: Partial<Omit<ErrorBody, "error"> & { error: ApiError["kind"] }> = typeof body === "object" && body !== null ? body : {};
    super(known.detail ?? known.error ?? `HTTP ${status}`);
    this.status = status;
    this.kind = known.error ?? (status === 0 ? "unreachable" : "internal");
    this.reasons = known.reasons ?? [];
    this.where = known.where ?? "";
    this.table = known.table ?? null;
  }
}
