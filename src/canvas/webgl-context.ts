import type { Context2D } from '../sprite/draw-sprite.js';
import type { StageCanvas } from './canvas-pixels.js';

/** The context that a view draws with. */
export interface ViewContext {
  readonly gl: WebGL2RenderingContext;
  /** Receives a copy of each drawing of the shared context; null if the context is the view's own. */
  readonly copy: Context2D | null;
}

/**
 * How many views can have a context of their own. A browser allows a page about sixteen in all; for one more, it drops
 * the least recently used one.
 */
const MOST = 8;

/** The contexts of this page: how many are views' own, and the one that the other views share. */
const page: { own: number; shared: WebGL2RenderingContext | null } = { own: 0, shared: null };

/** A context for a canvas: its own, or the shared one if there are too many; null without WebGL. */
export function contextFor(canvas: StageCanvas): ViewContext | null {
  const copy = page.own < MOST ? null : canvas.getContext('2d');
  const gl =
    copy === null ? canvas.getContext('webgl2') : (page.shared ??= new OffscreenCanvas(1, 1).getContext('webgl2'));
  if (gl === null) return null;
  if (copy === null) page.own++;
  return { gl, copy };
}

/** Releases the context of a view that stops drawing. */
export function giveBack({ copy }: ViewContext): void {
  if (copy === null) page.own--;
}
