/** Pieces that are seen to go along a way to where they stand. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./types";

/** Moves what it is attached to along a way that ends where it stands; lengths are those of the drawing. */
export function travelling(way: readonly Point[], time: number): Attachment {
  return (node) => {
    const end = way.at(-1);
    if (end === undefined || way.length < 2) return;
    const lengths = way.map((point, index) => (index === 0 ? 0 : distance(way[index - 1] ?? point, point)));
    const whole = Math.max(1, lengths.reduce((sum, one) => sum + one, 0));
    let gone = 0;
    const frames = way.map(({ x, y }, index) => {
      gone += lengths[index] ?? 0;
      return { translate: `${x - end.x}px ${y - end.y}px`, offset: Math.min(1, gone / whole) };
    });
    const going = node.animate(frames, { duration: time, easing: "cubic-bezier(0.4, 0, 0.3, 1)" });
    return () => {
      going.cancel();
    };
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
