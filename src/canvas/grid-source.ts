import { describe } from '../math/check.js';

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
  readonly drawable: Drawable;
  private readonly told: Told;
  private readonly stage: DrawnCanvas | null;
  private readonly isLive: boolean;
  private seen: number | undefined;
  private isStale = true;

  /**
   * @param name As errors call who asks.
   * @param isLive Whether a canvas may have changed at any time; a video and a stage tell it themselves.
   * @throws TypeError when the source is none; Error when it is an image that cannot be shown.
   */
  constructor(name: string, source: GridSource, isLive: boolean) {
    this.stage = isStage(source) ? source : null;
    this.drawable = this.stage?.canvas ?? (source as Drawable);
    this.isLive = isLive;
    if (!pictures.test(Object.prototype.toString.call(this.drawable)))
      throw new TypeError(`${name}: source must be an image, a canvas, a video or a stage, got ${describe(source)}`);
    this.told = this.drawable;
    const { complete, src, naturalWidth } = this.told;
    if (complete === true && src !== '' && naturalWidth === 0)
      throw new Error(`${name}: source must be an image that can be shown, got a broken one, ${src}`);
  }

  /** Whether there is something to draw: an image is loaded, a video has a frame, a canvas has a size. */
  get isReady(): boolean {
    const { complete = true, readyState = 2 } = this.told;
    const { width, height } = this.size;
    return complete && readyState >= 2 && width > 0 && height > 0;
  }

  /** Pixels of the picture itself. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height, videoWidth, videoHeight, naturalWidth, naturalHeight } = this.told;
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

  /** Lets it count as changed. */
  invalidate(): void {
    this.isStale = true;
  }

  /** Whether it has changed since this was asked last. */
  hasChanged(): boolean {
    const { drawable, stage, seen, told } = this;
    const now = stage?.version ?? told.currentTime;
    const isChanged = this.isStale || now !== seen || (this.isLive && 'getContext' in drawable);
    this.seen = now;
    this.isStale = false;
    return isChanged;
  }
}

const pictures = /(HTML(Image|Canvas|Video)Element|OffscreenCanvas|ImageBitmap)]$/;

function isStage(source: GridSource): source is DrawnCanvas {
  // What is checked may come from plain JavaScript.
  return typeof source === 'object' && (source as unknown) !== null && 'canvas' in source && 'version' in source;
}
