import { type Observable, Subscription } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import { watchChanges } from '../grid/changes.js';
import { Redraw } from '../grid/redraw.js';
import { type GridSurface, gridSurface } from '../grid/surface.js';
import { wrongKind } from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import { checkViewOptions } from './check-view-options.js';
import { GridView, type GridViewOptions } from './grid-view.js';

/** Options of {@link gridOver}. */
export interface GridOverOptions extends Omit<GridViewOptions, 'pixelRatio'> {
  /** While true, nothing bends the picture. Default: `reducedMotion$` of `rx-motion`. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/** A picture on a page, and the surface over it. */
export interface GridOver {
  /** The target of effects. */
  readonly surface: GridSurface;
  readonly view: GridView;
  /** Removes the canvas, and leaves the element as it was found. */
  readonly close: () => void;
}

/**
 * Lets effects of `rx-motion/grid` bend a picture on a page.
 *
 * The element stays in the layout, for assistive technology and for the pointer. While its surface is bent, a canvas
 * over it shows the picture; at rest, and for users who prefer reduced motion, the element shows itself.
 *
 * The picture fills the element's box while it is bent: `object-fit` does not apply.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { gridOver } from 'rx-motion/canvas';
 * import { ripple3D } from 'rx-motion/grid';
 *
 * const photo = document.querySelector('img')!;
 * const { surface } = gridOver(photo);
 * photo.addEventListener('click', ({ offsetX, offsetY }) => {
 *   const position = { x: offsetX, y: surface.height - offsetY };
 *   play(ripple3D(2, { columns: 32, rows: 24 }, { position, radius: 150, waves: 4, amplitude: 40 }), surface)
 *     .subscribe({ complete: () => (surface.grid = null) });
 * });
 * ```
 *
 * @param element An image, canvas or video that is laid out: the surface has its size, in CSS pixels. A canvas is
 * `live` by default.
 * @throws TypeError when `element` is something else; Error when it is not in the document or has no size; the errors
 * of {@link GridView}.
 */
export function gridOver(
  element: HTMLImageElement | HTMLCanvasElement | HTMLVideoElement,
  options: GridOverOptions = {},
): GridOver {
  if (!['img', 'canvas', 'video'].includes((element as Partial<HTMLElement> | null)?.localName ?? ''))
    throw wrongKind('gridOver', 'element', 'an image, a canvas or a video', element);
  const { margin } = checkViewOptions('gridOver', options);
  if (options.reduced$ !== undefined) checkObservable('gridOver', 'reduced$', options.reduced$);
  if (!element.isConnected) throw new Error('gridOver: element must be in the document, got one that is not');
  const { width, height } = pictureBox(element);
  if (!(width > 0 && height > 0)) throw new Error(`gridOver: element must have a size, got ${width} by ${height}`);
  const { live = element.localName === 'canvas' } = options;
  return new Overlay(element, gridSurface(width, height), { ...options, margin, live });
}

class Overlay implements GridOver {
  readonly surface: GridSurface;
  readonly view: GridView;
  readonly #element: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #margin: number;
  #foundMask = '';
  #isConcealed = false;
  readonly #subscription = new Subscription();
  readonly #redraw: Redraw;
  readonly #live: boolean;
  #isReduced = false;
  #box = '';

  constructor(
    element: HTMLImageElement | HTMLCanvasElement | HTMLVideoElement,
    surface: GridSurface,
    options: GridOverOptions & WithDefaults<Pick<GridOverOptions, 'live' | 'margin'>>,
  ) {
    const { frame$, reduced$ = reducedMotion$, margin, live } = options;
    this.surface = surface;
    this.#element = element;
    this.#margin = margin;
    this.#live = live;
    this.#canvas = element.ownerDocument.createElement('canvas');
    const { transform, transformOrigin, zIndex, borderRadius } = getComputedStyle(element);
    Object.assign(this.#canvas.style, { transform, transformOrigin, zIndex, borderRadius, display: 'none' });
    // Screen readers read the element under it.
    this.#canvas.style.cssText += '; position: absolute; margin: 0; pointer-events: none';
    this.#canvas.setAttribute('aria-hidden', 'true');
    element.after(this.#canvas);
    try {
      this.view = new GridView(this.#canvas, surface, element, { ...options, live: false });
    } catch (error) {
      this.#canvas.remove();
      throw error;
    }
    // Other code may move the element while it is covered.
    this.#redraw = new Redraw(frame$, this.#show);
    this.#subscription.add(watchChanges(() => this.#redraw.request()));
    this.#subscription.add(
      reduced$.subscribe((isReduced) => {
        this.#isReduced = isReduced;
        this.#show();
        this.#redraw.request();
      }),
    );
  }

  readonly close = (): void => {
    this.#subscription.unsubscribe();
    this.#redraw.close();
    this.view.close();
    this.#canvas.remove();
    this.#conceal(false);
  };

  /** Shows either the canvas or the element. Returns whether it is the canvas. */
  readonly #show = (): boolean => {
    const canvas = this.#canvas;
    const isBent = this.surface.grid?.active === true && !this.#isReduced;
    if (isBent) this.#follow();
    if (isBent && this.#live) this.view.invalidate();
    const isShown = isBent && this.view.renderer !== null;
    if (isBent && canvas.style.display === 'none') canvas.style.display = 'block';
    if (!isBent && canvas.style.display !== 'none') canvas.style.display = 'none';
    if (isShown) canvas.style.opacity = getComputedStyle(this.#element).opacity;
    this.#conceal(isShown);
    return isBent;
  };

  /** Hides the element, or shows it again. Its opacity is left to others, who may fade it. */
  #conceal(isConcealed: boolean): void {
    if (isConcealed === this.#isConcealed) return;
    this.#isConcealed = isConcealed;
    const { style } = this.#element;
    if (isConcealed) this.#foundMask = style.maskImage;
    // Unlike with `visibility`, the pointer and screen readers still find the element.
    style.maskImage = isConcealed ? 'linear-gradient(transparent, transparent)' : this.#foundMask;
  }

  /** Lays the canvas over the element's picture. */
  #follow(): void {
    const { surface } = this;
    const canvas = this.#canvas;
    const element = this.#element;
    const margin = this.#margin;
    const { left, top, width, height } = pictureBox(element);
    const [aside, above] = [(margin * width) / surface.width, (margin * height) / surface.height];
    const box = [left - aside, top - above, width + 2 * aside, height + 2 * above];
    if (box.join() === this.#box) return;
    this.#box = box.join();
    const [x, y, w, h] = box.map((length) => `${length}px`) as [string, string, string, string];
    Object.assign(canvas.style, { left: x, top: y, width: w, height: h });
  }
}

/** The box of an element's picture, without border and padding, in the space of its offset parent. */
function pictureBox(element: HTMLElement): { left: number; top: number; width: number; height: number } {
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(element);
  const [left, top] = [parseFloat(paddingLeft), parseFloat(paddingTop)];
  let [scrolledX, scrolledY] = [0, 0];
  for (let box = element.parentElement; box !== null && box !== element.offsetParent; box = box.parentElement) {
    scrolledX += box.scrollLeft;
    scrolledY += box.scrollTop;
  }
  return {
    left: element.offsetLeft + element.clientLeft + left - scrolledX,
    top: element.offsetTop + element.clientTop + top - scrolledY,
    width: element.clientWidth - left - parseFloat(paddingRight),
    height: element.clientHeight - top - parseFloat(paddingBottom),
  };
}
