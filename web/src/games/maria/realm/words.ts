/** The messages that tell what signs and arrows of the political tracks mean. */
import type { Value } from "../../../lib/api/types";
import { listText, t } from "../../../lib/i18n/i18n.svelte";
import type { Play } from "../play.svelte";
import type { Arrow, Change, Sign } from "./politics";

/** What a sign does while the marker is on its field. */
export function signText(play: Play, sign: Sign): string {
  const box: Value = sign.box === undefined ? null : `offmap:${sign.box}`;
  return play.text(`web-maria-sign-${sign.type}`, { power: `power:${sign.power}`, box });
}

export function arrowText(play: Play, arrow: Arrow): string {
  return play.text("web-maria-arrow", { track: `track:${arrow.track}`, steps: arrow.steps, way: arrow.direction });
}

/** One line of a change, with the sign that it is about. */
export interface ChangeLine {
  sign: Sign | null;
  text: string;
}

/** All that a change begins and ends; empty if it does neither. */
export function changeLines(play: Play, { begins, ends, status }: Change): ChangeLine[] {
  return [
    ...(status === null ? [] : [{ sign: null, text: play.text("web-maria-status-becomes", { status: `status:${status}` }) }]),
    ...begins.map((sign) => ({ sign, text: signText(play, sign) })),
    ...ends.map((sign) => ({ sign, text: t("web-maria-no-longer", { what: signText(play, sign) }) })),
  ];
}

/** A change in one sentence, for screen readers. */
export function changeText(play: Play, change: Change): string {
  const lines = changeLines(play, change).map(({ text }) => text);
  return lines.length === 0 ? t("web-maria-no-change") : listText(lines);
}
