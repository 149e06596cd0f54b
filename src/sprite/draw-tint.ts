import type { Color } from '../math/color.js';
import { type Cut, cutOf, isLoaded } from './draw-cut.js';
import { type Context2D, scratchContext } from './draw-scratch.js';
import type { SpriteFrame } from './sprite-frame.js';

/** The pixels of a frame, and a canvas with their last tint. */
interface Tintable {
  readonly pixels: ImageData;
  readonly tinted: ImageData;
  readonly context: Context2D;
  /** The last tint. */
  readonly tint: { r: number; g: number; b: number };
}

/**
 * A frame's piece of its texture, multiplied by a colour.
 *
 * This is done pixel by pixel, because the canvas's own `multiply` makes translucent pixels too bright. The pixels are
 * read once for each frame, and multiplied again only for another colour than the last.
 *
 * @param near A context on the same kind of canvas as the one to make.
 */
export function tintOf(frame: SpriteFrame, { r, g, b }: Readonly<Color>, near: Context2D): Cut {
  const known = tintables.get(frame);
  const { pixels, tinted, context, tint } = known ?? tintable(frame, near);
  if (!known && isLoaded(frame.texture.image!)) tintables.set(frame, { pixels, tinted, context, tint });
  if (tint.r !== r || tint.g !== g || tint.b !== b) {
    Object.assign(tint, { r, g, b });
    const { data } = pixels;
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      tinted.data[pixel] = (data[pixel]! * r) / 255;
      tinted.data[pixel + 1] = (data[pixel + 1]! * g) / 255;
      tinted.data[pixel + 2] = (data[pixel + 2]! * b) / 255;
      tinted.data[pixel + 3] = data[pixel + 3]!;
    }
    context.putImageData(tinted, 0, 0);
  }
  return { image: context.canvas, x: 0, y: 0, width: pixels.width, height: pixels.height };
}

const tintables = /* @__PURE__ */ new WeakMap<SpriteFrame, Tintable>();

function tintable(frame: SpriteFrame, near: Context2D): Tintable {
  const { image, x, y, width, height } = cutOf(frame, near);
  const context = scratchContext(near, width, height);
  context.drawImage(image, x, y, width, height, 0, 0, width, height);
  return {
    pixels: context.getImageData(0, 0, width, height),
    tinted: context.getImageData(0, 0, width, height),
    context,
    tint: { r: NaN, g: NaN, b: NaN },
  };
}
