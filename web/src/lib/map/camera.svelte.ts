import { around, besides, central, clampView, detailFor, fitView, holdView, isInside, MARGIN, viewAround, zoomView, type Detail } from "./view";
import type { Point, Rect } from "./types";

const GLIDE_MS = 260;
/** What is moved by no hand rests after so long without another step. */
const REST_MS = 140;
/** A drawing is stretched by no more than this before it is drawn anew. */
const STRETCH = 2;
/** How much of the screen a hand may free of the map, so that nothing of it stays below cards and buttons. */
const SLACK = 0.3;
/** Where more height is left than the map needs, so many pixels of it are below: there cards lie. */
const SHELF = 230;
/** Pixels that the buttons on the right take up, and how near the frame may come to the left edge to be clear of them. */
const [COLUMN, EDGE] = [46, 5];
/** Pixels around a point that are to be seen with it, if nothing else lies over them. */
const ROOM = 34;
/** Pixels of a letter of the usual size. */
const USUAL = 18;
/** What is chosen among is shown no larger than this, and with so much of the map around it. */
const [NEAREST, SURROUNDINGS] = [0.9, 70];

/**
 * The moving part of the view: what is in sight, how large, and the short glides between two views. While the view moves
 * the drawing is only shifted and stretched, which costs a browser next to nothing; it is drawn anew when it rests.
 */
export class Camera {
  screen = $state.raw({ w: 0, h: 0 });
  whole = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 });
  /** The maps with their frames, whatever the proportions of the screen. */
  content = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 });
  /** What is in sight. */
  view = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 });
  /** For what was in sight then it is drawn: when the map last rested, or would have been stretched too far. */
  drawn = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 });
  /** How wide that was when it last rested: for this names are placed and pieces are made large enough, which takes long. */
  #placed = $state.raw(1);
  /** Pixels along two sides of the screen that buttons cover. */
  covered = { top: 0, right: 0 };
  /** What lies over the screen, in its pixels, while all is in sight or while a part is. */
  lids: (whole: boolean) => readonly Rect[] = () => [];
  /** How often what lies over the screen has come to lie elsewhere. */
  #laid = $state(0);
  /** How much larger than usual text is, and with it names and pieces of the map: on a screen of many pixels. */
  grown = $state.raw(1);
  readonly scale = $derived(this.screen.w > 0 ? this.screen.w / this.view.w : 0.5);
  /** The scale as a reader has it. */
  readonly nearness = $derived(this.scale / this.grown);
  readonly detail: Detail = $derived(detailFor(this.screen.w > 0 ? this.screen.w / this.#placed / this.grown : 0.5));
  readonly isFitted = $derived(this.#isWhole(this.view));
  /** Whether all was in sight when the map last rested. */
  readonly restsWhole = $derived(this.#isWhole(this.drawn));
  readonly box = $derived([this.drawn.x, this.drawn.y, this.drawn.w, this.drawn.h].map((n) => n.toFixed(1)).join(" "));
  /** How the drawing is shifted and stretched, in CSS. */
  readonly transform = $derived.by(() => {
    const [{ x, y, w }, { drawn, scale }] = [this.view, this];
    if (this.view === drawn) return "none";
    return `translate(${((drawn.x - x) * scale).toFixed(2)}px, ${((drawn.y - y) * scale).toFixed(2)}px) scale(${(drawn.w / w).toFixed(5)})`;
  });
  #frame = 0;
  #rest = 0;
  /** A hand holds the map. */
  #held = false;
  /** Where the present glide ends. */
  #goal: Rect | null = null;
  #rects: readonly Rect[] = [];

  /** Take note of the maps and of the size on the screen; keeps the middle and the zoom if there was a view. */
  resize(rects: readonly Rect[], screen: { w: number; h: number }): void {
    const isNew = rects !== this.#rects;
    const [before, fitted] = [this.view, this.isFitted];
    this.#rects = rects;
    this.screen = screen;
    this.grown = Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1);
    this.content = fitView(rects, { w: 0, h: 0 });
    this.whole = this.#shelved(fitView(rects, screen));
    const middle = { x: before.x + before.w / 2, y: before.y + before.h / 2 };
    this.view = isNew || fitted ? this.whole : viewAround(middle, before.w, this.whole, this.#bounds(before.w));
    this.#settle();
  }

  /** Where the map leaves height to spare, most of it is below; where it leaves width, its frame is clear of the buttons. */
  #shelved(whole: Rect): Rect {
    const unit = whole.w / Math.max(1, this.screen.w);
    const spare = (whole.h - this.content.h) / unit;
    const above = Math.max(Math.min(this.covered.top, spare), Math.min(spare / 2, spare - SHELF));
    if (spare > 0) return { ...whole, y: this.content.y - above * unit };
    const beside = (whole.w - this.content.w) / 2 / unit + MARGIN / unit;
    const aside = Math.max(0, Math.min(COLUMN * this.grown - beside, beside - EDGE));
    return whole.w > this.content.w * 1.001 ? { ...whole, x: whole.x + aside * unit } : whole;
  }

  #isWhole(view: Rect): boolean {
    return view.w >= this.whole.w * 0.999;
  }

  /** What lies over the screen, in units of the board from the corner of a view on. */
  #lids(view: Rect): Rect[] {
    const unit = view.w / Math.max(1, this.screen.w);
    return this.lids(this.#isWhole(view)).map(({ x, y, w, h }) => ({ x: x * unit, y: y * unit, w: w * unit, h: h * unit }));
  }

  /** Something has come to lie over the screen, or lies elsewhere than before. */
  relay(): void {
    this.#laid += 1;
  }

  /** Parts of the board that lay below something when the map last rested: names do better elsewhere. */
  overlaid(): Rect[] {
    const { drawn } = this;
    if (this.#laid === 0) return [];
    return this.#lids(drawn).map(({ x, y, w, h }) => ({ x: drawn.x + x, y: drawn.y + y, w, h }));
  }

  /** Whether a point lies in the left half of what was in sight when the map last rested: its card stands on the right then. */
  isLeft(at: Point): boolean {
    return at.x < this.drawn.x + this.drawn.w / 2;
  }

  /** Whether it lies in the lower half. */
  isLow(at: Point): boolean {
    return at.y > this.drawn.y + this.drawn.h / 2;
  }

  /** From now on the map rests only when the hand lets it go. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#rest);
  }

  release(): void {
    this.#held = false;
    if (this.#goal === null) this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.drawn = this.view;
    this.#placed = this.view.w;
  }

  /** One step of a movement. */
  #move(view: Rect): void {
    this.view = view;
    const stretch = this.drawn.w / view.w;
    if (stretch > STRETCH || stretch < 1 / STRETCH) this.drawn = view;
    if (this.#held) return;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.#settle();
    }, REST_MS);
  }

  fit(): void {
    this.#glide(this.whole);
  }

  /** Where the view may move when it is `w` units wide: over the maps, and beyond them under what covers the screen. */
  #bounds(w: number, slack = 0): Rect {
    const { x, y, w: width, h } = this.content;
    const unit = w / Math.max(1, this.screen.w);
    const [beyond, below] = [slack * w, slack * this.screen.h * unit];
    const [above, aside] = [Math.max(below, this.covered.top * unit), Math.max(beyond, this.covered.right * unit)];
    return { x: x - beyond, y: y - above, w: width + beyond + aside, h: h + above + below };
  }

  /** Show a rectangle, as large as the screen allows, and as few of some points as can be below what lies over it. */
  frame(rect: Rect, points: readonly Point[] = []): void {
    const free = fitView([rect], this.screen);
    const above = this.covered.top * (free.w / Math.max(1, this.screen.w));
    const view = fitView([{ ...rect, y: rect.y - above, h: rect.h + above }], this.screen);
    if (view.w >= this.whole.w) {
      this.#glide(this.whole);
      return;
    }
    const room = Math.min(ROOM * this.grown, this.screen.w / 16) * (view.w / Math.max(1, this.screen.w));
    this.#glide(besides(clampView(view, this.#bounds(view.w)), points, this.#lids(view), room, this.#bounds(view.w, SLACK)));
  }

  /** Go to a point without a change of the zoom, at once: the hand is on the small map. */
  centre(at: Point): void {
    this.#stop();
    this.#move(viewAround(at, this.view.w, this.whole, this.#bounds(this.view.w)));
  }

  /** Where fewer than half of some points are in sight, go to the one that is most in their middle. */
  attend(points: readonly Point[]): void {
    const view = this.#goal ?? this.view;
    const hidden = points.filter((at) => !isInside(view, at, view.w * 0.04));
    const middle = central(points);
    if (middle && hidden.length * 2 > points.length) {
      this.#glide(viewAround(middle, view.w, this.whole, this.#bounds(view.w)));
    }
  }

  /**
   * Bring all places among which to choose into sight: without a change of the zoom if they have room, else from as far away
   * as needed; from nearer where at least `enough` pixels a unit are needed to tell them apart.
   */
  embrace(points: readonly Point[], enough: number): void {
    const least = enough * this.grown;
    const view = this.#goal ?? this.view;
    const rect = around(points, SURROUNDINGS);
    const middle = central(points);
    const scale = this.screen.w / view.w;
    if (rect === null || middle === null) return;
    if (scale >= least && points.every((at) => isInside(view, at, view.w * 0.03))) return;
    const needed = Math.max(fitView([rect], this.screen, 0).w, this.screen.w / NEAREST / this.grown);
    const wanted = scale < least ? needed : Math.max(needed, view.w);
    if (this.screen.w / wanted < least) {
      this.#glide(viewAround(middle, this.screen.w / least, this.whole, this.#bounds(this.screen.w / least)));
      return;
    }
    const at = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
    this.#glide(wanted >= this.whole.w ? this.whole : viewAround(at, wanted, this.whole, this.#bounds(wanted)));
  }

  /** Whether points have room on the screen, with some of the map around them, at so many pixels a unit. */
  holds(points: readonly Point[], near: number): boolean {
    const rect = around(points, SURROUNDINGS);
    return rect !== null && this.screen.w / fitView([rect], this.screen, 0).w >= near * this.grown;
  }

  /** Bring all that a teacher points at into sight, as near as it has room, up to `near` pixels a unit. */
  teach(points: readonly Point[], near: number): void {
    const rect = around(points, SURROUNDINGS);
    if (rect === null) return;
    const wanted = Math.min(near * this.grown, this.screen.w / fitView([rect], this.screen, 0).w);
    const view = this.#goal ?? this.view;
    const margin = Math.min(SURROUNDINGS, view.w / 8); // what lies at the edge lies below buttons there, or is cut off
    if (this.screen.w / view.w >= wanted && points.every((at) => isInside(view, at, margin))) return;
    const width = this.screen.w / wanted;
    this.#glide(width >= this.whole.w ? this.whole : viewAround({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 }, width, this.whole, this.#bounds(width)));
  }

  /** Bring a point into sight, zoomed in far enough to read the names around it. */
  show(at: Point): void {
    const width = Math.min(this.view.w, Math.max(this.screen.w / 0.8 / this.grown, 520));
    if (width === this.view.w && isInside(this.view, at, 60)) return;
    this.#glide(viewAround(at, width, this.whole, this.#bounds(width, SLACK)));
  }

  /** Move the view only as far as needed to keep a point in sight. */
  reveal(at: Point): void {
    if (!isInside(this.view, at, this.view.w * 0.06)) this.#glide(viewAround(at, this.view.w, this.whole, this.#bounds(this.view.w)));
  }

  zoom(factor: number, at: Point): void {
    this.#stop();
    const to = this.#zoomed(factor, at);
    const { x, y } = this.view;
    // The last step to the whole may be a long one aside.
    if (to === this.whole && Math.hypot(to.x - x, to.y - y) * this.scale > 12) this.#glide(to);
    else this.#move(to);
  }

  /** Zoom by a press or a key: towards a place of which the reader thinks, where it is in sight, else the middle. */
  zoomTowards(factor: number, place: Point | null): void {
    const { x, y, w, h } = this.view;
    const at = place !== null && isInside(this.view, place, 0) ? place : { x: x + w / 2, y: y + h / 2 };
    this.#glide(this.#zoomed(factor, at));
  }

  #zoomed(factor: number, at: Point): Rect {
    return zoomView(this.view, factor, at, this.whole, this.screen.w, this.#bounds(this.view.w / factor, SLACK));
  }

  /** Shift by pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.#stop();
    const { x, y, w, h } = this.view;
    if (this.isFitted) return;
    this.#move(holdView({ x: x - dx / this.scale, y: y - dy / this.scale, w, h }, this.#bounds(w, SLACK)));
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
  }

  #glide(to: Rect): void {
    this.#stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.view = to;
      this.#settle();
      return;
    }
    this.#goal = to;
    const [from, start] = [this.view, performance.now()];
    const step = (now: number): void => {
      const t = Math.max(0, Math.min(1, (now - start) / GLIDE_MS)); // a frame may have begun before the glide
      const eased = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#move(t === 1 ? to : { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) });
      if (t < 1) {
        this.#frame = requestAnimationFrame(step);
        return;
      }
      this.#goal = null;
      this.#settle();
    };
    this.#frame = requestAnimationFrame(step);
  }
}
