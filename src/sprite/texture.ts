import type { Size } from './geometry.js';

/** What a 2D canvas draws and has a size of its own. */
export type TextureImage = OfBrowser<'ImageBitmap' | 'HTMLImageElement' | 'HTMLCanvasElement' | 'OffscreenCanvas'>;

/** Objects of a browser, by the names of their classes; never, where the program has no types of a browser. */
type OfBrowser<Name extends string> = Name extends unknown
  ? typeof globalThis extends Readonly<Record<Name, { readonly prototype: infer Instance }>>
    ? Instance
    : never
  : never;

/** The picture that sprite frames are cut from. */
export interface Texture {
  readonly url: string;
  /** Undefined until the picture is decoded; in Node it may stay so. */
  readonly size?: Size | undefined;
  /** The decoded picture; without it a frame cannot be drawn, only styled. */
  readonly image?: TextureImage | undefined;
}
