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
  /** The table as it is now, where the sender must look again. */
  readonly table: TableView | null;

  constructor(status: number, body: unknown) {
    const known: Partial<Omit<ErrorBody, "error"> & { error: ApiError["kind"] }> = typeof body === "object" && body !== null ? body : {};
    super(known.detail ?? known.error ?? `HTTP ${status}`);
    this.status = status;
    this.kind = known.error ?? (status === 0 ? "unreachable" : "internal");
    this.reasons = known.reasons ?? [];
    this.table = known.table ?? null;
  }
}
