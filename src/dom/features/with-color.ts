import type { Tinted } from '../../actions/capabilities.js';
import { checkString } from '../../math/check.js';
import type { Color } from '../../math/color.js';
import type { DomTarget } from '../target/dom-target.js';
import type { ElementTarget } from '../target/element-target.js';
import { addFeature, hostOf } from './feature.js';
import { colorText, ownColor } from './own-color.js';

/**
 * Adds a `color` to the target of an element, for `tintTo` and `tintBy`. The colour keeps the alpha that it has.
 *
 * ```ts page
 * import { play, tintTo } from 'rx-motion';
 * import { domTarget, withColor } from 'rx-motion/dom';
 *
 * const lamp = withColor(domTarget(document.querySelector<HTMLElement>('#lamp')!), 'background-color');
 * play(tintTo(1, { r: 255, g: 99, b: 71 }), lamp).subscribe();
 * ```
 *
 * @param property The CSS property that `color` stands for; by default `color`, in an SVG `fill`. Where it has no colour of red,
 * green and blue, as `transparent` or a custom property that is not registered, it starts black.
 * @returns The same target.
 * @throws TypeError when `target` is not one that {@link domTarget} made, or `property` not a string.
 * @see {@link styleTo}, which animates colours of all kinds by their property.
 */
export function withColor<T extends DomTarget>(target: T, property?: string): T & Tinted {
  const host = hostOf('withColor', target);
  if (property !== undefined) checkString('withColor', 'property', property);
  const known = tints.get(host);
  if (known === undefined || (property !== undefined && property !== known.property)) {
    const tint = new Tint(host, property ?? (isShape(host.element) ? 'fill' : 'color'));
    tints.set(host, tint);
    addFeature(host, tint, 'color');
  }
  return target as T & Tinted;
}

const tints = /* @__PURE__ */ new WeakMap<ElementTarget, Tint>();

/** A property of CSS that is a colour. */
class Tint {
  readonly property: string;
  readonly #host: ElementTarget;
  #color: Color;
  /** 0 to 1. */
  readonly #alpha: number;

  constructor(host: ElementTarget, property: string) {
    const own = ownColor(getComputedStyle(host.element).getPropertyValue(property));
    this.property = property;
    this.#host = host;
    this.#color = own.color;
    this.#alpha = own.alpha;
  }

  get color(): Color {
    return this.#color;
  }
  set color(value: Color) {
    this.#color = value;
    this.#host.declare(this.property, colorText(value, this.#alpha));
  }
}

/** Whether it stands inside of an SVG, where `color` shows nothing. */
function isShape(element: Element): boolean {
  return 'ownerSVGElement' in element && element.ownerSVGElement !== null;
}
