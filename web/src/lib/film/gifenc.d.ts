/** The part of gifenc that is used; it comes without types. */
declare module "gifenc" {
  export type Palette = number[][];

  export interface Frame {
    palette?: Palette;
    transparent?: boolean;
    transparentIndex?: number;
    /** In milliseconds. */
    delay?: number;
    dispose?: number;
  }

  export interface Encoder {
    writeFrame: (index: Uint8Array, width: number, height: number, frame: Frame) => void;
    finish: () => void;
    bytes: () => Uint8Array<ArrayBuffer>;
    bytesView: () => Uint8Array;
  }

  export function quantize(rgba: Uint8ClampedArray, most: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): Encoder;
}
