import type { Size } from './geometry.js';

/** An image that a 2D canvas can draw, with a size. */
export type TextureImage = OfBrowser<'ImageBitmap' | 'HTMLImageElement' | 'HTMLCanvasElement' | 'OffscreenCanvas'>;

/** Browser classes by name; never, if the program has no browser types. */
export type OfBrowser<Name extends string> = Name extends unknown
  ? typeof globalThis extends Readonly<Record<Name, { readonly prototype: infer Instance }>>
    ? Instance
    : never
  : never;

/** The picture that sprite frames are cut from. */
export interface Texture {
  readonly url: string;
  /** Undefined if neither the sheet nor a decoded picture gives it. */
  readonly size?: Size | undefined;
  /** The decoded picture; without it a frame cannot be drawn, only styled. */
  readonly image?: TextureImage | undefined;
}
