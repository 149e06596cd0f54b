import { wrongKind } from '../math/check.js';
import { PagePixels } from './page-pixels.js';

/** A canvas that a stage can draw on. */
export type StageCanvas = HTMLCanvasElement | OffscreenCanvas;

/** The context in which a stage draws on it. */
export type StageContext<C extends StageCanvas> = C extends HTMLCanvasElement
  ? CanvasRenderingContext2D
  : OffscreenCanvasRenderingContext2D;

/** The size of a canvas, and its pixels. */
export interface CanvasPixels {
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the canvas in a CSS pixel. */
  readonly ratio: number;
  /** Whether the pixels were replaced since the last call, and are empty. */
  isNew(): boolean;
  close?: (() => void) | undefined;
}

/**
 * @param ratio By default that of the screen, or 1 for a canvas that is not on a page.
 * @param redraw Called when the pixels were replaced, and are empty, or have to be replaced.
 */
export function pixelsOf(canvas: StageCanvas, ratio: number | undefined, redraw: () => void): CanvasPixels {
  return 'style' in canvas ? new PagePixels(canvas, ratio, redraw) : new OwnPixels(canvas, ratio);
}

/** The pixels of a canvas that is not on a page, and has its own size. */
export class OwnPixels implements CanvasPixels {
  readonly ratio: number;
  readonly #canvas: OffscreenCanvas;
  #size = '';

  constructor(canvas: OffscreenCanvas, ratio = 1) {
    this.#canvas = canvas;
    this.ratio = ratio;
  }

  get width(): number {
    return this.#canvas.width / this.ratio;
  }

  get height(): number {
    return this.#canvas.height / this.ratio;
  }

  isNew(): boolean {
    const size = `${this.#canvas.width} ${this.#canvas.height}`;
    if (size === this.#size) return false;
    this.#size = size;
    return true;
  }
}

export function checkCanvas(name: string, canvas: StageCanvas): void {
  if (typeof (canvas as Partial<StageCanvas> | null)?.getContext !== 'function')
    throw wrongKind(name, 'canvas', 'a canvas', canvas);
}
