import type { Size } from './geometry.js';

/** What a 2D canvas draws and has a size of its own. */
export type TextureImage = ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas;

/** The picture that sprite frames are cut from. */
export interface Texture {
  readonly url: string;
  /** Undefined as long as nobody has looked, in Node for instance. */
  readonly size?: Size | undefined;
  /** The decoded picture; without it a frame cannot be drawn, only styled. */
  readonly image?: TextureImage | undefined;
}
