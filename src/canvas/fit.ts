/**
 * Keeps as many pixels in a canvas as the screen has in its place.
 *
 * How large that place is must not depend on the pixels, or it would grow with them: where no style says it, it is the size that the
 * canvas had by itself.
 */
export class Fit {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the screen in a CSS pixel. */
  ratio: number;
  private readonly canvas: HTMLCanvasElement;
  private readonly fixedRatio: number | undefined;
  private readonly shape: string;
  private readonly observer: ResizeObserver;

  /**
   * @param ratio Undefined for the screen's own, whatever it becomes.
   * @param resized Told after the pixels were changed, and are empty.
   */
  constructor(canvas: HTMLCanvasElement, ratio: number | undefined, resized: () => void) {
    this.canvas = canvas;
    this.fixedRatio = ratio;
    this.ratio = ratio ?? devicePixelRatio;
    this.width = canvas.clientWidth || canvas.width;
    this.height = canvas.clientHeight || canvas.height;
    this.shape = `${canvas.width} / ${canvas.height}`;
    // A stage before this one has said it already.
    canvas.style.containIntrinsicSize ||= `${canvas.width}px ${canvas.height}px`;
    canvas.style.contain = 'size';
    this.resize();
    this.observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // What is not laid out stays as it is until it is shown again.
      if ((width === 0 && height === 0) || (width === this.width && height === this.height)) return;
      this.width = width;
      this.height = height;
      this.resize();
      resized();
    });
    this.observer.observe(canvas);
  }

  /** Whether the page has come to a screen with other pixels, or was zoomed; then they are fitted. */
  hasNewRatio(): boolean {
    const ratio = this.fixedRatio ?? devicePixelRatio;
    if (ratio === this.ratio) return false;
    this.ratio = ratio;
    this.resize();
    return true;
  }

  close(): void {
    this.observer.disconnect();
  }

  private resize(): void {
    const { canvas } = this;
    // Pixels are whole, and so not quite of that shape.
    if (getComputedStyle(canvas).aspectRatio.startsWith('auto')) canvas.style.aspectRatio = this.shape;
    canvas.width = Math.max(1, Math.round(this.width * this.ratio));
    canvas.height = Math.max(1, Math.round(this.height * this.ratio));
  }
}
