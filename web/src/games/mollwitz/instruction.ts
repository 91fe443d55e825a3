import type { Instruction } from "../../lib/api/types";

/** The id of a standing instruction as an answer, such as `instruct:P_BORCKE_1:volley=always`. */
export function instruction({ unit, window, answer, least }: Instruction): string {
  const says = [answer, least].filter((one) => one !== null && one !== undefined).map(String);
  return `instruct:${String(unit)}:${String(window)}=${says.join("-")}`;
}
