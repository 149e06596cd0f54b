/** The context of a canvas, on the page or off it. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The context of another canvas of the same kind: on a page, or in a worker, where there is no document. */
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
