/** Takes the pictures of a film: the map as it is drawn on the page, and a line below that says what happened. */
import { inSight, paperOf, pictureOf, svgPicture } from "../map/picture";
import type { Rect } from "../map/types";

/** The lines below the map, and how large they are written for a width. */
const [LINES, OF_WIDTH] = [2, 1 / 44];
const [LEAD, MARGIN] = [1.25, 0.6];

export class Studio {
  readonly width: number;
  readonly height: number;
  readonly #drawing: SVGSVGElement;
  readonly #title: string;
  readonly #view: Rect;
  readonly #canvas = document.createElement("canvas");
  readonly #context: CanvasRenderingContext2D;
  readonly #map: number;
  readonly #size: number;

  /** What is in sight of the drawing now is what the film shows. */
  constructor(drawing: SVGSVGElement, width: number, title: string) {
    [this.#drawing, this.#title, this.width] = [drawing, title, width];
    this.#view = inSight(drawing);
    this.#map = Math.round((width * this.#view.h) / this.#view.w);
    this.#size = Math.round(width * OF_WIDTH);
    this.height = this.#map + Math.ceil(this.#size * (LINES * LEAD + 2 * MARGIN));
    Object.assign(this.#canvas, { width, height: this.height });
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("the browser draws no pictures");
    this.#context = context;
  }

  /** The map as it is now, with what is said of it. */
  async take(heading: string, told: string): Promise<ImageData> {
    for (const moving of this.#drawing.getAnimations({ subtree: true })) if (moving.effect?.getTiming().iterations !== Infinity) moving.finish();
    const text = await svgPicture(this.#drawing, { title: this.#title, view: this.#view });
    const image = await pictureOf(text);
    const { width, height } = this;
    this.#context.fillStyle = paperOf(this.#drawing);
    this.#context.fillRect(0, 0, width, height);
    this.#context.drawImage(image, 0, 0, width, this.#map);
    this.#write(heading, told);
    return this.#context.getImageData(0, 0, width, height);
  }

  #write(heading: string, told: string): void {
    const context = this.#context;
    const [size, margin] = [this.#size, this.#size * MARGIN];
    context.fillStyle = getComputedStyle(document.body).color;
    context.textBaseline = "top";
    const font = (weight: number): string => `${weight} ${size}px "EB Garamond", serif`;
    context.font = font(700);
    const before = heading === "" ? 0 : context.measureText(`${heading}  `).width;
    context.fillText(heading, margin, this.#map + margin);
    context.font = font(500);
    const measure = (text: string): number => context.measureText(text).width;
    wrapped(told, measure, this.width - 2 * margin, before, LINES).forEach((line, at) => {
      context.fillText(line, margin + (at === 0 ? before : 0), this.#map + margin + at * size * LEAD);
    });
  }
}

/** A text in lines of some width, the first of which is shorter; what finds no room is left out. */
export function wrapped(text: string, measure: (text: string) => number, width: number, indent: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || measure(longer) <= width - (lines.length === 0 ? indent : 0)) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) return [...lines, `${line} …`];
    lines.push(line);
    line = word;
  }
  return line === "" ? lines : [...lines, line];
}
