/** A session for tests of parts: it shows one state, takes every answer, and asks what the test has put for the server. */
import { vi, type Mock } from "vitest";
import { api } from "../api/client";
import type { Fields, TableView } from "../api/types";
import type { Session } from "./session";

export interface Staged {
  session: Session;
  act: Mock<(actions: string[]) => Promise<boolean>>;
}

export function staged(table: TableView): Staged {
  const act = vi.fn<(actions: string[]) => Promise<boolean>>(() => Promise.resolve(true));
  const seat = table.view.seat ?? "";
  const session: Session = {
    id: table.id,
    table,
    events: [],
    since: 0,
    sending: false,
    refusal: null,
    ending: null,
    seat,
    act,
    undo: () => Promise.resolve(true),
    ask: (request) => request,
    plans: (actions) => api.plans(table.id, seat, actions),
    whyNot: async (target) => (await api.whyNot(table.id, seat, target)).reasons,
    odds: (action) => api.odds(table.id, seat, action),
    look: async (target) => (await api.look(table.id, target, seat)).fields as Fields,
    instruct: () => Promise.resolve(true),
    instructs: true,
    notes: null,
    conversation: null,
    seating: null,
  };
  return { session, act };
}
