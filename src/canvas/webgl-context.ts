/** What a view draws with. */
export interface ViewContext {
  readonly gl: WebGL2RenderingContext;
  /** Where every drawing is copied to, if the context is shared; null if it is the view's own. */
  readonly copy: CanvasRenderingContext2D | null;
}

/**
 * How many views have a context of their own. A browser lets a page have some sixteen, whoever makes them, and for one more it takes away
 * the one that has rested longest.
 */
const MOST = 8;

/** The contexts of this page: how many views have one of their own, and the one that all others share. */
const page: { own: number; shared: WebGL2RenderingContext | null } = { own: 0, shared: null };

/** A context of its own for a canvas, or, when so many views have one already, the one that all others share; null where there is no WebGL. */
export function contextFor(canvas: HTMLCanvasElement): ViewContext | null {
  const copy = page.own < MOST ? null : canvas.getContext('2d');
  const gl =
    copy === null ? canvas.getContext('webgl2') : (page.shared ??= new OffscreenCanvas(1, 1).getContext('webgl2'));
  if (gl === null) return null;
  if (copy === null) page.own++;
  return { gl, copy };
}

/** Says that a view draws no more. */
export function giveBack({ copy }: ViewContext): void {
  if (copy === null) page.own--;
}
