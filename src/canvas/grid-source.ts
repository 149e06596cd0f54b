import { wrongKind } from '../math/check.js';

/** A canvas that counts how often it was drawn, such as a stage. */
export interface DrawnCanvas {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  /** Increases with each drawing. */
  readonly version: number;
}

/** A picture that a 2D canvas and WebGL can draw. */
export type Drawable = HTMLImageElement | HTMLCanvasElement | OffscreenCanvas | HTMLVideoElement | ImageBitmap;

/** Anything that shows a picture, a `Stage` included. */
export type GridSource = Drawable | DrawnCanvas;

/** The properties of pictures; each kind has some of them. */
interface PictureProperties {
  readonly width: number;
  readonly height: number;
  readonly naturalWidth?: number | undefined;
  readonly naturalHeight?: number | undefined;
  readonly complete?: boolean | undefined;
  readonly src?: string | undefined;
  readonly videoWidth?: number | undefined;
  readonly videoHeight?: number | undefined;
  readonly readyState?: number | undefined;
  readonly currentTime?: number | undefined;
  readonly paused?: boolean | undefined;
  readonly ended?: boolean | undefined;
}

/** The picture of a view: whether it is loaded, and whether it has changed. */
export class Picture {
  readonly drawable: Drawable & PictureProperties;
  readonly #stage: DrawnCanvas | null;
  readonly #isLive: boolean;

  /**
   * @param name The argument, for errors.
   * @param isLive Whether a canvas may change at any time; videos and stages report their changes.
   * @throws TypeError when `source` is not a GridSource; Error when it is a broken image.
   */
  constructor(name: string, source: GridSource, isLive: boolean) {
    // It may come from plain JavaScript.
    const isStage = (source as Partial<DrawnCanvas> | null)?.version !== undefined;
    this.#stage = isStage ? (source as DrawnCanvas) : null;
    this.drawable = this.#stage?.canvas ?? (source as Drawable);
    if (!pictures.test(Object.prototype.toString.call(this.drawable)))
      throw wrongKind('GridView', name, 'an image, a canvas, a video or a stage', source);
    const { complete, src, naturalWidth } = this.drawable as PictureProperties;
    if (complete === true && src !== '' && naturalWidth === 0)
      throw new Error(`GridView: ${name} must be an image that can be shown, got a broken one, ${src}`);
    this.#isLive = isLive && 'getContext' in this.drawable;
  }

  /** Whether an image is loaded, a video has a frame, a canvas has a size. */
  get isReady(): boolean {
    const { complete = true, readyState = 2 }: PictureProperties = this.drawable;
    const { width, height } = this.size;
    return complete && readyState > 1 && width > 0 && height > 0;
  }

  /** Pixels of the picture. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height, videoWidth, videoHeight, naturalWidth, naturalHeight }: PictureProperties = this.drawable;
    return { width: naturalWidth ?? videoWidth ?? width, height: naturalHeight ?? videoHeight ?? height };
  }

  /** Whether the page may read its pixels, as WebGL must; those of another origin need permission. */
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

  /** Whether it may change without telling: views look at it in each frame. */
  get isRestless(): boolean {
    const { paused = true, ended = true }: PictureProperties = this.drawable;
    return this.#isLive || !(paused || ended);
  }

  /** Calls `changed` when an image has loaded, and when a video plays or was sought. */
  watch(changed: () => void, signal: AbortSignal): void {
    const { drawable } = this;
    if ('addEventListener' in drawable)
      for (const event of EVENTS) drawable.addEventListener(event, changed, { signal });
  }

  /** A number that changes with the picture; NaN if the picture may change at any time, undefined if it never does. */
  get version(): number | undefined {
    return this.#isLive ? NaN : (this.#stage?.version ?? this.drawable.currentTime);
  }
}

const EVENTS = ['load', 'loadeddata', 'play', 'seeked'];

const pictures = /(HTML(Image|Canvas|Video)Element|OffscreenCanvas|ImageBitmap)]$/;
