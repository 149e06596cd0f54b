import type { CanvasPixels } from './canvas-pixels.js';

/**
 * Gives a canvas as many pixels as the screen has for it.
 *
 * The canvas's size on the page must not depend on its pixels, or it would grow with them: without a style, it stays
 * the size that the canvas had at first.
 */
export class PagePixels implements CanvasPixels {
  width: number;
  height: number;
  ratio: number;
  readonly #canvas: HTMLCanvasElement;
  readonly #fixedRatio: number | undefined;
  readonly #shape: string;
  readonly #observer: ResizeObserver;
  readonly #pixels: MutationObserver;

  /**
   * @param ratio Undefined for the screen's own, even as that changes.
   * @param redraw Called when the pixels were replaced, and are empty, or have to be replaced.
   */
  constructor(canvas: HTMLCanvasElement, ratio: number | undefined, redraw: () => void) {
    this.#canvas = canvas;
    this.#fixedRatio = ratio;
    this.ratio = ratio ?? devicePixelRatio;
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(canvas);
    this.width = canvas.clientWidth - sum(paddingLeft, paddingRight) || canvas.width;
    this.height = canvas.clientHeight - sum(paddingTop, paddingBottom) || canvas.height;
    this.#shape = `${canvas.width} / ${canvas.height}`;
    // An earlier stage may have set it.
    canvas.style.containIntrinsicSize ||= `${canvas.width}px ${canvas.height}px`;
    canvas.style.contain = 'size';
    this.#pixels = new MutationObserver(() => {
      this.#resize();
      redraw();
    });
    this.#resize();
    this.#pixels.observe(canvas, { attributeFilter: ['width', 'height'] });
    this.#observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // An element without a layout keeps its size.
      if (width === 0 && height === 0) return;
      if (width !== this.width || height !== this.height) {
        this.width = width;
        this.height = height;
        this.#resize();
        redraw();
      } else if (this.#currentRatio() !== this.ratio) {
        redraw();
      }
    });
    observePixels(this.#observer, canvas);
  }

  /** Fits the pixels if the page was zoomed or moved to another screen. */
  isNew(): boolean {
    const ratio = this.#currentRatio();
    if (ratio === this.ratio) return false;
    this.ratio = ratio;
    this.#resize();
    return true;
  }

  close(): void {
    this.#observer.disconnect();
    this.#pixels.disconnect();
  }

  #currentRatio(): number {
    return this.#fixedRatio ?? devicePixelRatio;
  }

  #resize(): void {
    const canvas = this.#canvas;
    // Whole pixels do not have quite the same aspect ratio.
    if (getComputedStyle(canvas).aspectRatio.startsWith('auto')) canvas.style.aspectRatio = this.#shape;
    const [width, height] = [this.width, this.height].map((side) => Math.max(1, Math.round(side * this.ratio)));
    // Even the same number would make it empty.
    if (canvas.width !== width) canvas.width = width!;
    if (canvas.height !== height) canvas.height = height!;
    // These changes are its own.
    this.#pixels.takeRecords();
  }
}

/** The sum of computed lengths. */
function sum(...lengths: readonly string[]): number {
  return lengths.reduce((total, length) => total + (parseFloat(length) || 0), 0);
}

/** Observes the pixels of an element on the screen, which change with its size and with the screen. */
function observePixels(observer: ResizeObserver, element: Element): void {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    // Not every browser has that box.
    observer.observe(element);
  }
}
