/** A canvas that a stage can draw on. */
export type StageCanvas = HTMLCanvasElement | OffscreenCanvas;

/** The context in which a stage draws on it. */
export type StageContext<C extends StageCanvas> = C extends HTMLCanvasElement
  ? CanvasRenderingContext2D
  : OffscreenCanvasRenderingContext2D;

/** The size of a stage, and its pixels. */
export interface Surface {
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the canvas in a CSS pixel. */
  readonly ratio: number;
  /** Whether the pixels were replaced since the last call, and are empty. */
  isNew(): boolean;
  close(): void;
}

/** A canvas that is not on a page, with its own size. */
export class FreeSurface implements Surface {
  readonly ratio: number;
  readonly #canvas: OffscreenCanvas;
  #pixels = '';

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
    const pixels = `${this.#canvas.width} ${this.#canvas.height}`;
    if (pixels === this.#pixels) return false;
    this.#pixels = pixels;
    return true;
  }

  close(): void {
    // It holds nothing.
  }
}
