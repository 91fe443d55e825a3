/** What a seat may know, as the server tells it: `pragmatica admin openapi` describes it as `CouriersObservation`. */
export interface Observation {
  round: number;
  rounds: number;
  bag: number;
  at: Record<string, string>;
  score: Record<string, number>;
  holds: Record<string, number>;
  letters: string[] | null;
  chosen: string | null;
}
