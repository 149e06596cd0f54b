import type { Surface } from './surface.js';

/**
 * Keeps as many pixels in a canvas as the screen has in its place.
 *
 * How large that place is must not depend on the pixels, or it would grow with them: where no style says it, it is the size that the
 * canvas had by itself.
 */
export class Fit implements Surface {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the screen in a CSS pixel. */
  ratio: number;
  readonly #canvas: HTMLCanvasElement;
  readonly #fixedRatio: number | undefined;
  readonly #shape: string;
  readonly #observer: ResizeObserver;

  /**
   * @param ratio Undefined for the screen's own, whatever it becomes.
   * @param resized Told when the pixels are, or are to become, others: they are empty.
   */
  constructor(canvas: HTMLCanvasElement, ratio: number | undefined, resized: () => void) {
    this.#canvas = canvas;
    this.#fixedRatio = ratio;
    this.ratio = ratio ?? devicePixelRatio;
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(canvas);
    this.width = canvas.clientWidth - sum(paddingLeft, paddingRight) || canvas.width;
    this.height = canvas.clientHeight - sum(paddingTop, paddingBottom) || canvas.height;
    this.#shape = `${canvas.width} / ${canvas.height}`;
    // A stage before this one has said it already.
    canvas.style.containIntrinsicSize ||= `${canvas.width}px ${canvas.height}px`;
    canvas.style.contain = 'size';
    this.#resize();
    this.#observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // What is not laid out stays as it is until it is shown again.
      if (width === 0 && height === 0) return;
      if (width !== this.width || height !== this.height) {
        this.width = width;
        this.height = height;
        this.#resize();
        resized();
      } else if (this.#currentRatio() !== this.ratio) {
        resized();
      }
    });
    observePixels(this.#observer, canvas);
  }

  /** Also where the page has come to a screen with other pixels, or was zoomed; then they are fitted. */
  isNew(): boolean {
    const ratio = this.#currentRatio();
    if (ratio === this.ratio) return false;
    this.ratio = ratio;
    this.#resize();
    return true;
  }

  close(): void {
    this.#observer.disconnect();
  }

  #currentRatio(): number {
    return this.#fixedRatio ?? devicePixelRatio;
  }

  #resize(): void {
    const canvas = this.#canvas;
    // Pixels are whole, and so not quite of that shape.
    if (getComputedStyle(canvas).aspectRatio.startsWith('auto')) canvas.style.aspectRatio = this.#shape;
    canvas.width = Math.max(1, Math.round(this.width * this.ratio));
    canvas.height = Math.max(1, Math.round(this.height * this.ratio));
  }
}

/** Lengths of a computed style; nothing where there is none. */
function sum(...lengths: readonly string[]): number {
  return lengths.reduce((total, length) => total + (parseFloat(length) || 0), 0);
}

/** Observes the pixels of the screen that an element takes: they change with its size, and with the screen. */
function observePixels(observer: ResizeObserver, element: Element): void {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    // Not every browser knows that box.
    observer.observe(element);
  }
}
