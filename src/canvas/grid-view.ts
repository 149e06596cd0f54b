import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { watchChanges } from '../grid/changes.js';
import type { Grid } from '../grid/grid.js';
import { Redraw } from '../grid/redraw.js';
import { checkSurface, type GridSurface } from '../grid/surface.js';
import { type CanvasPixels, checkCanvas, pixelsOf, type StageCanvas } from './canvas-pixels.js';
import { type CheckedViewOptions, checkViewOptions } from './check-view-options.js';
import type { GridRenderer, GridScene } from './grid-renderer.js';
import { type GridSource, Picture } from './grid-source.js';
import { planeRenderer } from './plane-renderer.js';
import { contextFor } from './webgl-context.js';
import { webglRenderer } from './webgl-renderer.js';

/** Options of a {@link GridView}. */
export interface GridViewOptions {
  /** When to check for changes. Default: the page's animation frames, requested only while something changes. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** Default: WebGL 2; a 2D canvas if there is no WebGL or the page may not read the picture. */
  readonly renderer?: 'webgl' | '2d' | undefined;
  /**
   * The picture on the back, as it looks when the surface has been turned over sideways, like a page of a book.
   * Default: the picture itself, mirrored, as in cocos2d-x.
   */
  readonly back?: GridSource | undefined;
  /** 0 to 1: how dark faces become when they are seen edge-on. Default: 0, as in cocos2d-x. */
  readonly shading?: number | undefined;
  /** Units of the surface that the canvas shows around it, for points bent beyond its edges. Default: 0. */
  readonly margin?: number | undefined;
  /**
   * Whether a source canvas may change at any time. Default: false; then call {@link GridView.invalidate}. Videos and
   * stages report changes.
   */
  readonly live?: boolean | undefined;
  /** Whether the picture is smoothed. Default: true. */
  readonly smooth?: boolean | undefined;
  /** Pixels in the canvas for each CSS pixel. Default: those of the screen, even as they change. */
  readonly pixelRatio?: number | undefined;
}

/**
 * Draws a picture on a canvas as the effects of `rx-motion/grid` bend its surface: once a frame, after all actions, and
 * only when something has changed.
 *
 * The surface fills the canvas, whatever the size of either, in the perspective of cocos2d-x. Parts outside the mesh
 * stay flat. An image is drawn as soon as it is loaded.
 *
 * It draws with WebGL 2, and survives the loss of its context. Without WebGL, and for a picture of another origin that
 * the page may not read, it draws on a 2D canvas: slower, and without intersecting triangles.
 *
 * An `OffscreenCanvas`, also in a worker, keeps its own size.
 *
 * ```ts page
 * import { play, repeatForever } from 'rx-motion';
 * import { GridView } from 'rx-motion/canvas';
 * import { gridSurface, waves3D } from 'rx-motion/grid';
 *
 * const flag = gridSurface(480, 320);
 * new GridView(document.querySelector('canvas')!, flag, document.querySelector('img')!);
 * play(repeatForever(waves3D(2, { columns: 24, rows: 16 }, { waves: 2, amplitude: 20 })), flag).subscribe();
 * ```
 *
 * @see cocos2d-x NodeGrid, Grid3D::blit. Differs: the surface around the grid's rect is drawn, too.
 */
export class GridView<C extends StageCanvas = HTMLCanvasElement> {
  readonly canvas: C;
  readonly surface: GridSurface;
  readonly #scene: GridScene & CheckedViewOptions;
  readonly #pixels: CanvasPixels;
  readonly #frames: Redraw;
  readonly #closing = new AbortController();
  #drawer: GridRenderer | null = null;
  #grid: Grid | null = null;
  #version = -1;
  /** The sum of the versions of the pictures that were drawn. */
  #seen: number | undefined;
  #isStale = true;
  #isClosed = false;

  /**
   * @param canvas It must not have a context yet.
   * @param source An image, canvas, OffscreenCanvas, video, ImageBitmap or {@link Stage}.
   * @throws TypeError when `canvas` is not a canvas, `surface` not a GridSurface, `source` not an image source, or an
   * option is of the wrong kind; RangeError when a number is out of its range; Error when `source` is a broken image.
   */
  constructor(canvas: C, surface: GridSurface, source: GridSource, options: GridViewOptions = {}) {
    checkCanvas('GridView', canvas);
    const checked = checkViewOptions('GridView', options);
    this.canvas = canvas;
    this.surface = checkSurface('GridView', surface);
    const { back } = options;
    const backs = back === undefined ? [] : [new Picture('back', back, checked.live)];
    this.#scene = { ...checked, surface, pictures: [new Picture('source', source, checked.live), ...backs] };
    this.#pixels = pixelsOf(canvas, checked.pixelRatio, this.#redraw);
    const { pictures } = this.#scene;
    this.#frames = new Redraw(checked.frame$, () => this.draw() || pictures.some(({ isRestless }) => isRestless));
    const { signal } = this.#closing;
    for (const picture of pictures) picture.watch(() => this.invalidate(), signal);
    const unwatch = watchChanges(() => {
      if (!this.#isShown) this.#frames.request();
    });
    signal.addEventListener('abort', unwatch);
  }

  /** The renderer; null before the first drawing, and once it is closed. */
  get renderer(): 'webgl' | '2d' | null {
    return this.#drawer?.kind ?? null;
  }

  /** Draws the picture again in the next frame: call it after drawing on a source canvas. */
  invalidate(): void {
    this.#isStale = true;
    this.#frames.request();
  }

  /**
   * Draws now if anything has changed. Returns whether it has.
   *
   * @throws Error when the canvas has no context to draw with, or its picture may no longer be read; then it stops
   * drawing.
   */
  draw(): boolean {
    const { pictures } = this.#scene;
    if (this.#isClosed || !pictures.every(({ isReady }) => isReady)) return false;
    const isNew = this.#pixels.isNew() || this.#isStale || this.#pictureVersion !== this.#seen;
    if (!isNew && this.#isShown) return false;
    this.#isStale = false;
    this.#grid = this.surface.grid;
    this.#version = this.#gridVersion;
    this.#seen = this.#pictureVersion;
    this.#drawer ??= this.#makeRenderer();
    try {
      this.#drawer.draw(isNew);
    } catch (error) {
      // A canvas becomes unreadable when a picture of another origin is drawn on it.
      throw this.#isReadable ? error : this.#refusal();
    }
    return true;
  }

  /** Stops drawing, and releases the canvas and the memory of the graphics card. */
  close(): void {
    this.#isClosed = true;
    this.#frames.close();
    this.#closing.abort();
    this.#pixels.close?.();
    this.#drawer?.close();
    this.#drawer = null;
  }

  readonly #redraw = (): void => {
    this.#isStale = true;
    this.draw();
  };

  /** Whether the canvas shows the current grid and picture. */
  get #isShown(): boolean {
    return (
      this.surface.grid === this.#grid && this.#gridVersion === this.#version && this.#pictureVersion === this.#seen
    );
  }

  get #gridVersion(): number {
    const { grid } = this.surface;
    return grid?.active === true ? grid.version : -1;
  }

  /** The sum of the versions of the pictures. */
  get #pictureVersion(): number {
    return this.#scene.pictures.reduce((sum, { version = 0 }) => sum + version, 0);
  }

  get #isReadable(): boolean {
    return this.#scene.pictures.every(({ isReadable }) => isReadable);
  }

  #makeRenderer(): GridRenderer {
    const scene = this.#scene;
    const context = scene.renderer !== '2d' && this.#isReadable ? contextFor(this.canvas) : null;
    if (context !== null) return webglRenderer(context, scene, this.#redraw);
    const plane = scene.renderer === 'webgl' ? null : this.canvas.getContext('2d');
    if (plane !== null) return planeRenderer(plane, scene);
    throw this.#refusal();
  }

  /** The error that says why it cannot draw; reported once, because it also stops drawing. */
  #refusal(): Error {
    this.close();
    return new Error(
      this.#isReadable
        ? `GridView: the canvas must have a context to draw with, ${this.#scene.renderer ?? 'WebGL 2 or 2D'}, got none`
        : 'GridView: source and back must be of the same origin for WebGL, got one that may not be read',
    );
  }
}
