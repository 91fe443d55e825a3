/** Pictures one after the other as a file: a GIF, which every browser, chat and forum shows. */
import type { applyPalette, Encoder, Palette } from "gifenc";

/** A file is never larger, in bytes, and never has more pictures. */
export const [MOST_BYTES, MOST_PICTURES] = [20_000_000, 300] as const;
/** The last picture stays so many times as long as the others. */
const LINGER = 3;
/** What has not changed since the picture before is not told again: it has a colour of its own, which is none. */
const [COLOURS, SAME] = [255, 255];
/** The picture before stays where a new one is transparent. */
const KEEP = 1;
/** No picture takes more bytes than so many for a point of it. */
const BYTES_A_POINT = 1.1;

/** What a file of so many pictures is at most, in bytes. */
export const largest = (count: number, width: number, height: number): number =>
  Math.min(MOST_BYTES, Math.ceil(count * width * height * BYTES_A_POINT));

export class Film {
  readonly width: number;
  readonly height: number;
  readonly #encoder: Encoder;
  readonly #palette: Palette;
  readonly #paint: typeof applyPalette;
  /** The points of the picture before, and what is to be written next. */
  #before: Uint8Array | null = null;
  #next: { points: Uint8Array; rest: number } | null = null;

  private constructor(width: number, height: number, encoder: Encoder, palette: Palette, paint: typeof applyPalette) {
    [this.width, this.height, this.#encoder, this.#palette, this.#paint] = [width, height, encoder, palette, paint];
  }

  /** A film in the colours of some of its pictures. */
  static async of(samples: readonly ImageData[]): Promise<Film> {
    const { applyPalette: paint, GIFEncoder, quantize } = await import("gifenc");
    const [first] = samples;
    if (first === undefined) throw new Error("a film needs a picture");
    const all = new Uint8ClampedArray(samples.reduce((sum, { data }) => sum + data.length, 0));
    let at = 0;
    for (const { data } of samples) {
      all.set(data, at);
      at += data.length;
    }
    return new Film(first.width, first.height, GIFEncoder(), quantize(all, COLOURS), paint);
  }

  /** How large the file is so far. */
  get size(): number {
    return this.#encoder.bytesView().length;
  }

  get isFull(): boolean {
    return this.size + this.width * this.height * BYTES_A_POINT > MOST_BYTES;
  }

  /** One picture more, for so many milliseconds; where nothing has changed the one before stays longer. */
  add(picture: ImageData, rest: number): void {
    const points = this.#paint(picture.data, this.#palette);
    if (this.#next !== null && equal(points, this.#next.points)) {
      this.#next.rest += rest;
      return;
    }
    this.#write(1);
    this.#next = { points, rest };
  }

  #write(times: number): void {
    if (this.#next === null) return;
    const { points, rest } = this.#next;
    const changed = this.#before === null ? points : changes(points, this.#before);
    const later = this.#before !== null;
    this.#encoder.writeFrame(changed, this.width, this.height, {
      ...(later ? { transparent: true, transparentIndex: SAME, dispose: KEEP } : { palette: padded(this.#palette), dispose: KEEP }),
      delay: rest * times,
    });
    this.#before = points;
    this.#next = null;
  }

  /** The whole file. */
  end(): Blob {
    this.#write(LINGER);
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: "image/gif" });
  }
}

/** All places of the table of colours, so that the one that is none has one, too. */
const padded = (palette: Palette): Palette => [...palette, ...Array.from({ length: SAME + 1 - palette.length }, () => [0, 0, 0])];

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((point, at) => point === other[at]);
}

function changes(points: Uint8Array, before: Uint8Array): Uint8Array {
  return points.map((point, at) => (point === before[at] ? SAME : point));
}
