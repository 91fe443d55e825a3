import type { Camera } from "./camera.svelte";
import type { Point } from "./types";

/** How far a pointer may be off, in pixels. */
export const REACH = { mouse: 16, pen: 20, touch: 28 } as const;
const SLOP = 6;
const DOUBLE_TAP_MS = 320;
const NO_TAP = { time: -Infinity, x: 0, y: 0 };

export interface GestureTarget {
  /** Board point under a point of the screen. */
  locate: (x: number, y: number) => Point;
  /** A click or tap that was no drag; `reach` is in pixels. Says whether there was anything to point at. */
  tap: (at: Point, reach: number) => boolean;
  hover: (at: Point | null, reach: number) => void;
  /** A stroke drawn on the map from where it was pressed; false: nobody wants one, the map is moved instead. */
  stroke?: (from: Point, to: Point) => boolean;
}

/** Drag, pinch, wheel and double tap: turns pointer events into moves of the camera or into taps. */
export class Gestures {
  readonly #camera: Camera;
  readonly #target: GestureTarget;
  readonly #down = new Map<number, Point>();
  #travelled = 0;
  #wasPinch = false;
  #begun: Point = { x: 0, y: 0 };
  #lastTap = NO_TAP;

  constructor(camera: Camera, target: GestureTarget) {
    this.#camera = camera;
    this.#target = target;
  }

  /** Follow the pointers on an element until the signal comes. */
  listen(node: HTMLElement, signal: AbortSignal): void {
    node.addEventListener("pointerdown", this.#press, { signal });
    node.addEventListener("pointermove", this.#move, { signal });
    node.addEventListener("pointerup", this.#release, { signal });
    node.addEventListener("pointercancel", this.#cancel, { signal });
    node.addEventListener("pointerleave", this.#leave, { signal });
    // Not passive, or the page would scroll along.
    node.addEventListener("wheel", this.#wheel, { signal, passive: false });
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#down.size === 0) {
      [this.#travelled, this.#wasPinch] = [0, false];
      this.#begun = this.#target.locate(event.clientX, event.clientY);
    }
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size > 1) this.#wasPinch = true;
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#down.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    if (!before) {
      if (event.pointerType === "mouse") this.#target.hover(this.#target.locate(now.x, now.y), REACH.mouse);
      return;
    }
    const wasDrag = this.#travelled > SLOP;
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled > SLOP && event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (this.#travelled > SLOP && !wasDrag) this.#camera.hold();
    if (this.#down.size === 2) this.#pinch(event.pointerId, before, now);
    else if (this.#travelled > SLOP && !this.#draws(now)) this.#camera.pan(now.x - before.x, now.y - before.y);
    this.#down.set(event.pointerId, now);
  };

  readonly #release = (event: PointerEvent): void => {
    if (this.#lift(event) === "other" || this.#wasPinch || this.#travelled > SLOP) return;
    const at = this.#target.locate(event.clientX, event.clientY);
    if (this.#target.tap(at, reachOf(event.pointerType))) this.#lastTap = NO_TAP;
    else if (event.pointerType === "touch" && this.#isSecondTap(event)) this.#camera.zoomTowards(2, at);
  };

  readonly #cancel = (event: PointerEvent): void => {
    this.#lift(event);
    this.#travelled = SLOP + 1;
  };

  /** A finger leaves the map; with the last one the map rests. */
  #lift(event: PointerEvent): "own" | "other" {
    if (!this.#down.delete(event.pointerId)) return "other";
    if (this.#down.size === 0) this.#camera.release();
    return "own";
  }

  readonly #leave = (): void => {
    this.#target.hover(null, 0);
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    const factor = Math.exp(-Math.max(-160, Math.min(160, step)) * (event.ctrlKey ? 0.008 : 0.0022));
    this.#camera.zoom(factor, this.#target.locate(event.clientX, event.clientY));
  };

  #draws(now: Point): boolean {
    return !this.#wasPinch && this.#target.stroke?.(this.#begun, this.#target.locate(now.x, now.y)) === true;
  }

  #pinch(moving: number, before: Point, now: Point): void {
    const still = [...this.#down].find(([id]) => id !== moving)?.[1];
    if (!still) return;
    const spread = (p: Point): number => Math.max(12, Math.hypot(p.x - still.x, p.y - still.y));
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    this.#camera.zoom(spread(now) / spread(before), this.#target.locate(middle.x, middle.y));
    this.#camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** A double tap zooms where the map is empty, never where a tap already meant something. */
  #isSecondTap(event: PointerEvent): boolean {
    const { time, x, y } = this.#lastTap;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < 30;
    const second = near && event.timeStamp - time < DOUBLE_TAP_MS;
    this.#lastTap = second ? NO_TAP : { time: event.timeStamp, x: event.clientX, y: event.clientY };
    return second;
  }
}

function reachOf(pointerType: string): number {
  return pointerType === "touch" ? REACH.touch : pointerType === "pen" ? REACH.pen : REACH.mouse;
}
