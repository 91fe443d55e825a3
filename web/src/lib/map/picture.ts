/** A drawing of the page as a file of its own: an SVG that needs no style sheet and no font of elsewhere, or a PNG. */
import type { Rect } from "./types";

export interface PictureWish {
  /** What a reader of the file hears. */
  title: string;
  /** What is to be seen, in the drawing's units; without it, what is in sight on the page. */
  view?: Rect;
  /** What lies under the drawing. */
  paper?: string;
}

const NAMESPACE = "http://www.w3.org/2000/svg";
/** Handed down to what lies inside: written where it changes. */
const INHERITED = [
  "color", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
  "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "paint-order", "font-family", "font-size",
  "font-style", "font-weight", "font-variant-numeric", "font-variant-caps", "letter-spacing", "word-spacing", "text-anchor",
  "text-transform", "dominant-baseline", "visibility", "marker-start", "marker-mid", "marker-end", "text-rendering",
] as const; // prettier-ignore
/** Of one thing alone, with what it is where nobody says otherwise. */
const OWN: Readonly<Record<string, string>> = {
  opacity: "1",
  "clip-path": "none",
  mask: "none",
  filter: "none",
  "mix-blend-mode": "normal",
  "vector-effect": "none",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
};
/** What only a page can make use of. */
const IDLE = /^(class|style|tabindex|role|aria-.*|data-.*|on.*|inert)$/;
const GEOMETRY = ["transform", "transform-origin", "transform-box"] as const;

/** Of lengths and numbers no more than a drawing needs. */
const brief = (value: string): string => value.replaceAll(/(\.\d{3})\d+/g, "$1").replaceAll('"', "'");

function isHidden(style: CSSStyleDeclaration): boolean {
  return style.display === "none" || style.opacity === "0";
}

/** The style of an element as it is seen, as far as what it lies in does not already say so. */
function styleOf(element: Element, style: CSSStyleDeclaration, above: CSSStyleDeclaration | null): string {
  const said: string[] = [];
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== above?.getPropertyValue(name)) said.push(`${name}:${brief(value)}`);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== usual) said.push(`${name}:${brief(value)}`);
  }
  if (!element.hasAttribute("transform") && style.transform !== "none" && style.transform !== "") {
    for (const name of GEOMETRY) said.push(`${name}:${brief(style.getPropertyValue(name))}`);
  }
  return said.join(";");
}

/** A copy of what is seen of an element, with its style written into it; null where nothing is. */
function copyOf(element: Element, above: CSSStyleDeclaration | null): Element | null {
  const style = getComputedStyle(element);
  if (isHidden(style) || element.localName === "foreignObject") return null;
  const copy = element.cloneNode(false) as Element;
  for (const { name } of [...copy.attributes]) if (IDLE.test(name)) copy.removeAttribute(name);
  const said = styleOf(element, style, above);
  if (said !== "") copy.setAttribute("style", said);
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      const inside = copyOf(child, style);
      if (inside !== null) copy.append(inside);
    } else if (child instanceof Text && child.data.trim() !== "") copy.append(child.data);
  }
  return copy;
}

/** What is in sight of a drawing that its frame cuts off, in its own units. */
export function inSight(svg: SVGSVGElement): Rect {
  const frame = (svg.parentElement ?? svg).getBoundingClientRect();
  const matrix = svg.getScreenCTM()?.inverse();
  if (matrix === undefined) return { x: 0, y: 0, w: frame.width, h: frame.height };
  const from = new DOMPoint(frame.left, frame.top).matrixTransform(matrix);
  const to = new DOMPoint(frame.right, frame.bottom).matrixTransform(matrix);
  return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
}

/** Fonts that have been fetched, each as a rule: a film asks for them again and again. */
const FONTS = new Map<string, Promise<string>>();

/** The fonts of the page that a drawing uses, as rules that carry them along. */
async function fontsFor(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const used = rules.filter(({ rule }) => text.includes(rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "")));
  return (await Promise.all(used.map(({ rule, base }) => carried(rule, base)))).join("");
}

function carried(rule: CSSFontFaceRule, base: string): Promise<string> {
  const key = `${rule.cssText} ${base}`;
  const found = FONTS.get(key) ?? fetched(rule, base);
  FONTS.set(key, found);
  found.catch(() => FONTS.delete(key)); // another time it may be there
  return found;
}

async function fetched(rule: CSSFontFaceRule, base: string): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (address === undefined) return "";
  const found = address.startsWith("data:") ? address : await asData(await (await fetch(new URL(address, base))).blob());
  const [family, style, weight, range] = ["font-family", "font-style", "font-weight", "unicode-range"].map((name) =>
    rule.style.getPropertyValue(name),
  );
  const said = [`font-family:${family ?? ""}`, `font-style:${style || "normal"}`, `font-weight:${weight || "400"}`];
  if (range) said.push(`unicode-range:${range}`);
  return `@font-face{${said.join(";")};src:url(${found})}`;
}

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error("a font cannot be read"));
    };
    reader.readAsDataURL(blob);
  });
}

/** The drawing as the text of an SVG file. */
export async function svgPicture(svg: SVGSVGElement, wish: PictureWish): Promise<string> {
  const view = wish.view ?? inSight(svg);
  const copy = copyOf(svg, null) ?? document.createElementNS(NAMESPACE, "svg");
  const style = copy.getAttribute("style") ?? "";
  copy.setAttribute("style", style.replace(/;?transform:.*$/, ""));
  copy.setAttribute("xmlns", NAMESPACE);
  copy.setAttribute("viewBox", [view.x, view.y, view.w, view.h].map((one) => one.toFixed(1)).join(" "));
  copy.setAttribute("width", String(Math.round(view.w)));
  copy.setAttribute("height", String(Math.round(view.h)));
  const title = document.createElementNS(NAMESPACE, "title");
  title.textContent = wish.title;
  const under = document.createElementNS(NAMESPACE, "rect");
  const corner = { x: view.x, y: view.y, width: view.w, height: view.h, stroke: "none" };
  for (const [name, value] of Object.entries(corner)) under.setAttribute(name, String(value));
  under.setAttribute("style", `fill:${wish.paper ?? paperOf(svg)};stroke:none`);
  copy.prepend(title, under);
  const text = new XMLSerializer().serializeToString(copy);
  const fonts = document.createElementNS(NAMESPACE, "style");
  fonts.textContent = await fontsFor(text);
  if (fonts.textContent === "") return text;
  title.remove();
  copy.prepend(title, fonts);
  return new XMLSerializer().serializeToString(copy);
}

/** The ground on which the drawing lies. */
export function paperOf(svg: Element): string {
  for (let one: Element | null = svg; one !== null; one = one.parentElement) {
    const paper = getComputedStyle(one).backgroundColor;
    if (paper !== "rgba(0, 0, 0, 0)" && paper !== "transparent") return paper;
  }
  return "white";
}

/** An SVG file's text as a picture that can be drawn. */
export async function pictureOf(text: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** An SVG file's text as a PNG of this width. */
export async function pngPicture(text: string, width: number): Promise<Blob> {
  const image = await pictureOf(text);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the browser makes no picture"));
      else resolve(blob);
    }, "image/png");
  });
}

/** Let the reader keep a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

/** The map of a table on this page; null where none is shown. */
export const mapDrawing = (): SVGSVGElement | null => document.querySelector<SVGSVGElement>("[role=application] > svg");
