/** Keeps as many pixels in a canvas as the screen has in its place. */
export class Fit {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the screen in a CSS pixel. */
  ratio: number;
  private readonly canvas: HTMLCanvasElement;
  private readonly fixedRatio: number | undefined;
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
    this.resize();
    // Where no style gives it a size, its pixels would: then it keeps the size that it has.
    if (canvas.clientWidth !== 0 && canvas.clientWidth !== this.width) canvas.style.width = `${this.width}px`;
    if (canvas.clientHeight !== 0 && canvas.clientHeight !== this.height) canvas.style.height = `${this.height}px`;
    this.observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width === this.width && height === this.height) return;
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
    this.canvas.width = Math.max(1, Math.round(this.width * this.ratio));
    this.canvas.height = Math.max(1, Math.round(this.height * this.ratio));
  }
}
