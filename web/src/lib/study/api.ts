/** What a study asks of the server. */
import type { Schema } from "../editor/schema";
import { client, told } from "../api/client";
import type { Action, Instruction } from "../api/types";
import type { components } from "../schema";
import type { Study } from "./tree";

/** The description has no words for a position, which is the game's own. */
export type Start = Omit<components["schemas"]["StudyStart"], "position"> & { position?: Study["position"] };
type Line = components["schemas"]["StudyAnswer"][];

const sent = (start: Start): components["schemas"]["StudyStart"] => start as components["schemas"]["StudyStart"];
const seen = (as: string | undefined): { since: number; as?: string } => ({ since: -1, ...(as === undefined ? {} : { as }) });

export const studies = {
  view: (start: Start, line: Line, as: string | undefined, written = false) =>
    told(client.POST("/api/studies/view", { body: { start: sent(start), line, written, ...(as === undefined ? {} : { as }) } })),
  /** What answers come to, with all that has happened in the study. */
  play: (start: Start, line: Line, seat: string, actions: string[], as: string | undefined) =>
    told(client.POST("/api/studies/play", { body: { start: sent(start), line, seat, actions, ...seen(as) } })),
  instruct: (start: Start, line: Line, seat: string, instructions: Instruction[], as: string | undefined) =>
    told(client.POST("/api/studies/instruct", { body: { start: sent(start), line, seat, instructions, ...seen(as) } })),
  plans: (start: Start, line: Line, seat: string, targets: string[]) =>
    told(client.POST("/api/studies/plans", { body: { start: sent(start), line, seat, targets } })),
  whyNot: (start: Start, line: Line, seat: string, target: string) =>
    told(client.POST("/api/studies/why-not", { body: { start: sent(start), line, seat, targets: [target] } })),
  odds: (start: Start, line: Line, seat: string, target: string) =>
    told(client.POST("/api/studies/odds", { body: { start: sent(start), line, seat, targets: [target] } })),
  look: (start: Start, line: Line, seat: string | null, target: string) =>
    told(client.POST("/api/studies/look", { body: { start: sent(start), line, seat, targets: [target] } })),
  schema: async (game: string) =>
    (await told(client.GET("/api/games/{game}/position-schema", { params: { path: { game } } }))) as Schema,
  keep: (study: Study) => told(client.POST("/api/studies", { body: study })),
  kept: (study_id: string) => told(client.GET("/api/studies/{study_id}", { params: { path: { study_id } } })),
  text: (study: Study) => told(client.POST("/api/studies/text", { body: study })),
  /** What its answers do, in its order. */
  answers: async (study: Study) => (await told(client.POST("/api/studies/answers", { body: study }))) as Action[],
  read: (text: string) => told(client.POST("/api/studies/read", { body: { text } })),
};
