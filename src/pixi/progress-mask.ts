import { wrongKind } from '../math/check.js';
import { progressOutline, type ProgressShape } from '../math/progress-shape.js';
import { checkAlive, type PixiGraphics, type PixiMaskable } from './pixi-parts.js';

/** Shows a part of a container: draws its mask again whenever the part changes. */
export class ProgressMask {
  readonly #container: PixiMaskable;
  readonly mask: PixiGraphics;
  #percentage = 0;
  #shape: ProgressShape | undefined = undefined;

  /**
   * @param before The mask that it replaces: it shows the same part.
   * @throws TypeError when the container cannot have children, or `mask` is not a Graphics.
   */
  constructor(container: PixiMaskable, mask: PixiGraphics, before: ProgressMask | null) {
    if (!container.allowChildren)
      throw new TypeError('pixiTarget: the container must be able to have children if a mask is given, got a sprite');
    if (typeof (mask as Partial<PixiGraphics> | null)?.poly !== 'function')
      throw wrongKind('pixiTarget', 'mask', 'a PixiJS 8 Graphics', mask);
    this.#container = container;
    this.mask = checkAlive(mask, 'mask');
    if (before !== null) {
      this.#percentage = before.percentage;
      this.#shape = before.shape;
      // PixiJS would show it as a part of the container.
      before.mask.removeFromParent();
    }
    container.addChild(mask as never);
    this.#draw();
  }

  get percentage(): number {
    return this.#percentage;
  }
  set percentage(value: number) {
    if (value === this.#percentage) return;
    this.#percentage = value;
    this.#draw();
  }

  get shape(): ProgressShape | undefined {
    return this.#shape;
  }
  set shape(value: ProgressShape | undefined) {
    // Bad input must throw before anything changes.
    if (value !== undefined) progressOutline('pixiTarget', value, 0);
    this.#shape = value;
    this.#draw();
  }

  #draw(): void {
    const container = this.#container;
    const mask = checkAlive(this.mask, 'mask');
    // With the mask, the container's bounds would be those of the mask.
    container.mask = null;
    // The mask itself is not part of the container's bounds.
    mask.measurable = false;
    mask.clear();
    if (this.#shape === undefined) return;
    const { x, y, width, height } = container.getLocalBounds();
    const outline = progressOutline('pixiTarget', this.#shape, this.#percentage);
    // An empty mask would hide nothing, so draw a shape outside the container.
    const corners = outline.length === 0 ? [-2, -2, -1, -2, -1, -1] : outline;
    mask.poly(corners.map((part, at) => (at % 2 === 0 ? x + part * width : y + part * height)));
    mask.fill(0xffffff);
    container.mask = mask;
  }
}
