/** A score as it is read: "+3", "−2", "0". */
export const signed = (score: number): string => (score > 0 ? `+${score}` : String(score).replace("-", "−"));
