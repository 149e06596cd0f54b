import type { OfBrowser } from './texture.js';

/** The context of a canvas, on or off the page. */
export type Context2D = OfBrowser<'CanvasRenderingContext2D' | 'OffscreenCanvasRenderingContext2D'>;

/** The context of a new canvas of the same kind: an element, or an OffscreenCanvas, as in a worker. */
export function scratchContext({ canvas }: Context2D, width: number, height: number): Context2D {
  if ('ownerDocument' in canvas) {
    const other: HTMLCanvasElement = canvas.ownerDocument.createElement('canvas');
    other.width = width;
    other.height = height;
    return other.getContext('2d', { willReadFrequently: true })!;
  }
  const Canvas = canvas.constructor as typeof OffscreenCanvas;
  return new Canvas(width, height).getContext('2d', { willReadFrequently: true })!;
}
