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

/** The picture of a view: what is to be drawn, whether it is there yet, and whether it has changed. */
export class Picture {
  readonly drawable: Drawable;
  private readonly stage: DrawnCanvas | null;
  private readonly isLive: boolean;
  private seen: number | null = null;
  private isStale = true;

  /**
   * @param name As errors call who asks.
   * @param isLive Whether a canvas may have changed at any time; a video and a stage tell it themselves.
   * @throws TypeError when the source is none; Error when it is an image that cannot be shown.
   */
  constructor(name: string, source: GridSource, isLive: boolean) {
    const kind = Object.prototype.toString.call(source).slice(8, -1);
    this.stage = isStage(source) ? source : null;
    this.drawable = isStage(source) ? source.canvas : source;
    this.isLive = isLive;
    if (this.stage === null && !kinds.includes(kind))
      throw new TypeError(`${name}: source must be an image, a canvas, a video or a stage, got ${describe(source)}`);
    if (
      isImage(this.drawable) &&
      this.drawable.complete &&
      this.drawable.src !== '' &&
      this.drawable.naturalWidth === 0
    )
      throw new Error(`${name}: source must be an image that can be shown, got a broken one, ${this.drawable.src}`);
  }

  /** Whether there is something to draw: an image is loaded, a video has a frame, a canvas has a size. */
  get isReady(): boolean {
    const { drawable } = this;
    if (isImage(drawable)) return drawable.complete && drawable.naturalWidth > 0;
    if (isVideo(drawable)) return drawable.readyState >= 2;
    return drawable.width > 0 && drawable.height > 0;
  }

  /** Pixels of the picture itself. */
  get width(): number {
    const { drawable } = this;
    return isImage(drawable) ? drawable.naturalWidth : isVideo(drawable) ? drawable.videoWidth : drawable.width;
  }

  get height(): number {
    const { drawable } = this;
    return isImage(drawable) ? drawable.naturalHeight : isVideo(drawable) ? drawable.videoHeight : drawable.height;
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
    const { drawable, stage, seen } = this;
    const now = stage !== null ? stage.version : isVideo(drawable) ? drawable.currentTime : null;
    const isChanged = this.isStale || now !== seen || (this.isLive && 'getContext' in drawable);
    this.seen = now;
    this.isStale = false;
    return isChanged;
  }
}

const kinds = ['HTMLImageElement', 'HTMLCanvasElement', 'OffscreenCanvas', 'HTMLVideoElement', 'ImageBitmap'];

function isStage(source: GridSource): source is DrawnCanvas {
  // What is checked may come from plain JavaScript.
  return typeof source === 'object' && (source as unknown) !== null && 'canvas' in source && 'version' in source;
}

function isImage(drawable: Drawable): drawable is HTMLImageElement {
  return 'naturalWidth' in drawable;
}

function isVideo(drawable: Drawable): drawable is HTMLVideoElement {
  return 'videoWidth' in drawable;
}
