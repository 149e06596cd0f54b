import type { Observable, Subscription } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { Drawn } from './drawn.js';
import { Fit } from './fit.js';
import { paint } from './paint.js';
import type { Sprite, SpriteHolder } from './sprite.js';
import type { Matrix } from './sprite-matrix.js';

/** How a stage draws. */
export interface StageOptions {
  /** When it looks whether anything has changed. Default: the page's animation frames. */
  readonly frame$?: Observable<Seconds>;
  /** A colour of CSS. Default: nothing, so that the page shows through. */
  readonly background?: string;
  /** Whether scaled pictures are smoothed. Default: true. */
  readonly smooth?: boolean;
  /** Pixels in the canvas for each CSS pixel. Default: as many as the screen has, whatever it becomes. */
  readonly pixelRatio?: number;
}

/**
 * Draws sprites on a canvas: once a frame, after all that moves them, and only when something has changed.
 *
 * Places are in CSS pixels, y counts downwards. The stage is a target itself: its x, y, rotation and scale move all that is on it,
 * so that `follow` can lead it as a camera.
 *
 * It is as large as the canvas is on the page. Where no style says how large that is, it is the size that the canvas has by itself.
 *
 * ```ts no-run
 * import { moveTo, play } from 'rx-motion';
 * import { Sprite, Stage } from 'rx-motion/canvas';
 *
 * const stage = new Stage(document.querySelector('canvas')!);
 * const box = new Sprite({ x: 50, y: 50, width: 40, height: 40, color: { r: 255, g: 99, b: 71 } });
 * stage.add(box);
 * play(moveTo(1, { x: 200 }), box).subscribe();
 * ```
 *
 * @see cocos2d-x Scene, Director::drawScene.
 */
export class Stage implements SpriteHolder {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  x: number = 0;
  y: number = 0;
  rotation: number = 0;
  scaleX: number = 1;
  scaleY: number = 1;
  private readonly background: string | undefined;
  private readonly smooth: boolean;
  private readonly fit: Fit;
  private readonly frames: Subscription;
  private readonly members = new Set<Sprite>();
  /** The members in the order in which they are drawn, and how near each of them was when they were put in order. */
  private order: Sprite[] = [];
  private depths: number[] = [];
  private readonly drawn = new Drawn();
  private readonly outer = new Float64Array(6);
  private isStale = true;
  private isOrdered = true;
  private isClosed = false;
  private isWaiting = false;

  /** @throws Error when the canvas has no 2D context. */
  constructor(canvas: HTMLCanvasElement, options: StageOptions = {}) {
    const { frame$ = defaultFrame$, background, smooth = true, pixelRatio } = options;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Stage: the canvas must have a 2D context, got none');
    this.canvas = canvas;
    this.context = context;
    this.background = background;
    this.smooth = smooth;
    this.fit = new Fit(canvas, pixelRatio, () => {
      this.invalidate();
      this.draw();
    });
    this.frames = frame$.subscribe(() => {
      if (this.isWaiting) return;
      this.isWaiting = true;
      // Others are told of the same frame, and move sprites.
      queueMicrotask(this.drawInTurn);
    });
  }

  /** CSS pixels. */
  get width(): number {
    return this.fit.width;
  }

  get height(): number {
    return this.fit.height;
  }

  /** Those that are on the stage, as they came. */
  get sprites(): ReadonlySet<Sprite> {
    return this.members;
  }

  /** Puts sprites on the stage; from another one they are taken away. */
  add(...sprites: readonly Sprite[]): void {
    for (const sprite of sprites) {
      if (sprite.stage !== this) sprite.remove();
      sprite.stage = this;
      sprite.removed = false;
      this.members.add(sprite);
    }
    this.isOrdered = false;
  }

  remove(sprite: Sprite): void {
    if (!this.members.delete(sprite)) return;
    sprite.stage = null;
    sprite.removed = true;
    this.isOrdered = false;
  }

  /** Lets the next frame be drawn, whether or not a sprite has changed: for what sprites with a `draw` function show. */
  invalidate(): void {
    this.isStale = true;
  }

  /**
   * Draws now, if anything has changed. Returns whether it has.
   *
   * @throws What a sprite throws when it is drawn; all others are drawn all the same.
   */
  draw(): boolean {
    if (this.isClosed) return false;
    if (this.fit.hasNewRatio()) this.isStale = true;
    if (this.hasMoved()) this.isStale = true;
    if (!this.inOrder()) this.arrange();
    if (this.drawn.note(this.order)) this.isStale = true;
    if (!this.isStale) return false;
    this.isStale = false;
    this.paint();
    return true;
  }

  /** Draws no more, and lets go of the canvas. */
  close(): void {
    this.isClosed = true;
    this.frames.unsubscribe();
    this.fit.close();
  }

  private readonly drawInTurn = (): void => {
    this.isWaiting = false;
    this.draw();
  };

  private paint(): void {
    const { context, canvas, background, order, outer } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.imageSmoothingEnabled = this.smooth;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (background !== undefined) {
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    let failure: { readonly error: unknown } | null = null;
    for (let index = 0; index < order.length; index++) {
      try {
        paint(context, order[index]!, outer);
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure !== null) throw failure.error;
  }

  /** Whether the stage itself has moved; notes where it is. */
  private hasMoved(): boolean {
    const { outer, scaleX, scaleY, fit } = this;
    const { ratio } = fit;
    const angle = (this.rotation * Math.PI) / 180;
    const cos = Math.cos(angle) * ratio;
    const sin = Math.sin(angle) * ratio;
    next[0] = cos * scaleX;
    next[1] = sin * scaleX;
    next[2] = -sin * scaleY;
    next[3] = cos * scaleY;
    next[4] = this.x * ratio;
    next[5] = this.y * ratio;
    if (next.every((value, index) => value === outer[index])) return false;
    outer.set(next);
    return true;
  }

  private inOrder(): boolean {
    const { order, depths } = this;
    if (!this.isOrdered) return false;
    for (let index = 0; index < order.length; index++) if (order[index]!.z !== depths[index]) return false;
    return true;
  }

  private arrange(): void {
    this.order = [...this.members].sort((one, other) => one.z - other.z);
    this.depths = this.order.map(({ z }) => z);
    this.isOrdered = true;
    this.isStale = true;
  }
}

/** Where a stage is now. */
const next: Matrix = /* @__PURE__ */ new Float64Array(6);
