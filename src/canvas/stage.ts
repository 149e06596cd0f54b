import type { Observable } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { announceChange } from '../grid/changes.js';
import { Redraw } from '../grid/redraw.js';
import { checkBoolean, checkFinitePositive, checkOptions, wrongKind } from '../math/check.js';
import { doEach } from '../math/do-each.js';
import { PlaneTransform } from '../target/plane-transform.js';
import { type CanvasPixels, checkCanvas, pixelsOf, type StageCanvas, type StageContext } from './canvas-pixels.js';
import { DrawOrder } from './draw-order.js';
import { clear, paint } from './paint.js';
import type { Sprite, SpriteHolder } from './sprite.js';
import { stageMatrix } from './sprite-matrix.js';

/** Options of a {@link Stage}. */
export interface StageOptions {
  /** When to check for changes. Default: the page's animation frames, requested only while something changes. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** A CSS colour. Default: none, so the page shows through. */
  readonly background?: string | undefined;
  /** Whether scaled pictures are smoothed. Default: true. */
  readonly smooth?: boolean | undefined;
  /** Pixels in the canvas for each CSS pixel. Default: those of the screen; 1 for an OffscreenCanvas. */
  readonly pixelRatio?: number | undefined;
}

/**
 * Draws sprites on a canvas: once a frame, after everything that moves them, and only when something has changed.
 *
 * Positions are in CSS pixels, y points down. The stage is a target itself: its x, y, rotation and scale move all
 * sprites, and `follow` can drive it as a camera.
 *
 * It has the canvas's size on the page; without a style, that is the canvas's own size. An `OffscreenCanvas`, also in a
 * worker, keeps its own size; call {@link Stage.invalidate} after setting that.
 *
 * ```ts page
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
export class Stage<C extends StageCanvas = HTMLCanvasElement> extends PlaneTransform implements SpriteHolder {
  readonly canvas: C;
  readonly context: StageContext<C>;
  readonly #background: string | undefined;
  readonly #smooth: boolean;
  readonly #pixels: CanvasPixels;
  readonly #redraw: Redraw;
  readonly #members = new Set<Sprite>();
  readonly #order = new DrawOrder();
  #drawings = 0;
  #isStale = true;
  #isClosed = false;

  /**
   * @throws TypeError when `canvas` is not a canvas, or an option is of the wrong kind; RangeError when `pixelRatio` is
   * not above 0 and finite; Error when the canvas has no 2D context.
   */
  constructor(canvas: C, options: StageOptions = {}) {
    super();
    const {
      frame$,
      background,
      smooth = true,
      pixelRatio,
    } = checkOptions('Stage', options, 'background frame$ pixelRatio smooth');
    checkCanvas('Stage', canvas);
    if (frame$ !== undefined) checkObservable('Stage', 'frame$', frame$);
    if (background !== undefined && typeof background !== 'string') {
      throw wrongKind('Stage', 'background', 'a CSS colour', background);
    }
    checkBoolean('Stage', 'smooth', smooth);
    if (pixelRatio !== undefined) checkFinitePositive('Stage', 'pixelRatio', pixelRatio);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Stage: the canvas must have a 2D context, got none');
    this.canvas = canvas;
    this.context = context as StageContext<C>;
    this.#background = background;
    this.#smooth = smooth;
    this.#pixels = pixelsOf(canvas, pixelRatio, this.#restore);
    this.#redraw = new Redraw(frame$, () => this.draw());
    canvas.addEventListener('contextrestored', this.#restore);
  }

  /** CSS pixels. */
  get width(): number {
    return this.#pixels.width;
  }

  get height(): number {
    return this.#pixels.height;
  }

  /** How often it was drawn: shows others that the canvas has changed. */
  get version(): number {
    return this.#drawings;
  }

  /** The sprites on the stage, in the order in which they were added. */
  get sprites(): ReadonlySet<Sprite> {
    return this.#members;
  }

  /**
   * Puts sprites on the stage, and takes them off any other.
   *
   * @throws TypeError when one is not a sprite; then none is added.
   */
  add(...sprites: readonly Sprite[]): void {
    for (const sprite of sprites) {
      if (typeof (sprite as Partial<Sprite> | null)?.remove !== 'function') {
        throw wrongKind('Stage.add', 'every sprite', 'a Sprite', sprite);
      }
    }
    for (const sprite of sprites) {
      if (sprite.stage !== this) sprite.remove();
      sprite.stage = this;
      sprite.removed = false;
      this.#members.add(sprite);
    }
    this.#rearrange();
  }

  /** Takes sprites off the stage; those that are not on it stay as they are. */
  remove(...sprites: readonly Sprite[]): void {
    for (const sprite of sprites) {
      if (!this.#members.delete(sprite)) continue;
      sprite.stage = null;
      sprite.removed = true;
      this.#rearrange();
    }
  }

  /** Draws in the next frame even if no sprite has changed: for sprites with a `draw` function. */
  invalidate(): void {
    this.#isStale = true;
    this.#redraw.request();
  }

  /**
   * Draws now if anything has changed. Returns whether it has.
   *
   * @throws The first error of a sprite, after all the others were drawn.
   */
  draw(): boolean {
    if (this.#isClosed) return false;
    if (this.#pixels.isNew()) this.#isStale = true;
    if (!this.#isStale) return false;
    this.#isStale = false;
    this.#drawings++;
    announceChange();
    this.#paint();
    return true;
  }

  /** Stops drawing, and releases the canvas. */
  close(): void {
    this.#isClosed = true;
    this.#redraw.close();
    this.#pixels.close?.();
    this.canvas.removeEventListener('contextrestored', this.#restore);
  }

  protected changed(): void {
    this.invalidate();
  }

  /** Redraws a canvas that has become empty. */
  readonly #restore = (): void => {
    this.invalidate();
    this.draw();
  };

  #paint(): void {
    const { context, canvas } = this;
    const background = this.#background;
    clear(context);
    context.imageSmoothingEnabled = this.#smooth;
    if (background !== undefined) {
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    const outer = stageMatrix(this, this.#pixels.ratio);
    doEach(this.#order.of(this.#members), (sprite) => {
      paint(context, sprite, outer);
    });
  }

  /** Sprites were added or removed: sort them before the next drawing. */
  #rearrange(): void {
    this.#order.forget();
    this.invalidate();
  }
}
