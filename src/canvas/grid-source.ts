import { wrongKind } from '../math/check.js';

/** What a stage is to a view: a canvas that tells how often it was drawn. */
export interface DrawnCanvas {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  /** Goes up whenever it is drawn. */
  readonly version: number;
}

/** What a 2D canvas and WebGL can draw. */
export type Drawable = HTMLImageElement | HTMLCanvasElement | OffscreenCanvas | HTMLVideoElement | ImageBitmap;

/** Anything that shows a picture, the project's own `Stage` included. */
export type GridSource = Drawable | DrawnCanvas;

/** What pictures tell of themselves, each kind of them a part of it. */
interface Told {
  readonly width: number;
  readonly height: number;
  readonly naturalWidth?: number;
  readonly naturalHeight?: number;
  readonly complete?: boolean;
  readonly src?: string;
  readonly videoWidth?: number;
  readonly videoHeight?: number;
  readonly readyState?: number;
  readonly currentTime?: number;
}

/** The picture of a view: what is to be drawn, whether it is there yet, and whether it has changed. */
export class Picture {
  readonly drawable: Drawable & Told;
  readonly #stage: DrawnCanvas | null;
  readonly #isLive: boolean;

  /**
   * @param isLive Whether a canvas may have changed at any time; a video and a stage tell it themselves.
   * @throws TypeError when the source is none; Error when it is an image that cannot be shown.
   */
  constructor(source: GridSource, isLive: boolean) {
    // What is checked may come from plain JavaScript.
    const isStage = (source as Partial<DrawnCanvas> | null)?.version !== undefined;
    this.#stage = isStage ? (source as DrawnCanvas) : null;
    this.drawable = this.#stage?.canvas ?? (source as Drawable);
    if (!pictures.test(Object.prototype.toString.call(this.drawable)))
      throw wrongKind('GridView', 'source', 'an image, a canvas, a video or a stage', source);
    const { complete, src, naturalWidth } = this.drawable as Told;
    if (complete === true && src !== '' && naturalWidth === 0)
      throw new Error(`GridView: source must be an image that can be shown, got a broken one, ${src}`);
    this.#isLive = isLive && 'getContext' in this.drawable;
  }

  /** Whether there is something to draw: an image is loaded, a video has a frame, a canvas has a size. */
  get isReady(): boolean {
    const { complete = true, readyState = 2 }: Told = this.drawable;
    const { width, height } = this.size;
    return complete && readyState > 1 && width > 0 && height > 0;
  }

  /** Pixels of the picture itself. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height, videoWidth, videoHeight, naturalWidth, naturalHeight }: Told = this.drawable;
    return { width: naturalWidth ?? videoWidth ?? width, height: naturalHeight ?? videoHeight ?? height };
  }

  /** Whether a page may read its pixels, which WebGL asks for: not so what comes from elsewhere without leave. */
  get isReadable(): boolean {
    const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
    try {
      probe.drawImage(this.drawable, 0, 0);
      probe.getImageData(0, 0, 1, 1);
      return true;
    } catch {
      return false;
    }
  }

  /** Another number when the picture is another one, as far as it tells; for what may change at any time, no number at all. */
  get version(): number | undefined {
    return this.#isLive ? NaN : (this.#stage?.version ?? this.drawable.currentTime);
  }
}

const pictures = /(HTML(Image|Canvas|Video)Element|OffscreenCanvas|ImageBitmap)]$/;
