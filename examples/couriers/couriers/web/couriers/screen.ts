import { plain } from "$lib/plain/play.svelte";
import { t } from "$lib/i18n/i18n.svelte";
import Panel from "./Panel.svelte";
import type { Observation } from "./protocol";

export const { Screen, playOn, telling } = plain<Observation>({
  typed: { at: "place", place: "place", seat: "seat" },
  placeOf: ({ type, fields: { place } }) => (type === "ride" && typeof place === "string" ? place : null),
  pieces: (seen) => Object.fromEntries(Object.entries(seen.at).map(([seat, place]) => [`seat:${seat}`, place])),
  heading: ({ round, rounds }) => t("web-couriers-round", { round, rounds }),
  Panel,
  telling: {
    levels: { "round-began": "turn", delivered: "weighty" },
    silent: new Set(),
  },
});
