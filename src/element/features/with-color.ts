import type { Tinted } from '../../actions/capabilities.js';
import { checkString } from '../../math/check.js';
import type { Color } from '../../math/color.js';
import type { DomTarget } from '../target/dom-target.js';
import type { ElementTarget } from '../target/element-target.js';
import { colorCodec } from './color-codec.js';
import { addProperty, hostOf } from './feature.js';

/**
 * Adds a `color` to the target of an element, for `tintTo` and `tintBy`. The colour keeps its alpha.
 *
 * ```ts page
 * import { play, tintTo } from 'rx-motion';
 * import { domTarget, withColor } from 'rx-motion/dom';
 *
 * const lamp = withColor(domTarget(document.querySelector<HTMLElement>('#box')!), 'background-color');
 * play(tintTo(1, { r: 255, g: 99, b: 71 }), lamp).subscribe();
 * ```
 *
 * @param property The CSS property that `color` stands for; by default `color`, or `fill` in an SVG. `transparent` and
 * custom properties that are not registered start black.
 * @returns The same target.
 * @throws TypeError when `target` is not one that {@link domTarget} made, or `property` not a string.
 * @see {@link styleTo}, which animates any colour by its property.
 */
export function withColor<T extends DomTarget>(target: T, property?: string): T & Tinted {
  const host = hostOf('withColor', target);
  if (property !== undefined) checkString('withColor', 'property', property);
  const known = properties.get(host);
  const name = property ?? known ?? (isShape(host.element) ? 'fill' : 'color');
  if (name !== known) {
    properties.set(host, name);
    const held = host.hold(colorCodec(name));
    addProperty<Color>(
      host,
      'color',
      () => held.value.color,
      (color) => {
        held.value = { color, alpha: held.value.alpha };
      },
    );
  }
  return target as T & Tinted;
}

/** The property that the colour of a target stands for. */
const properties = /* @__PURE__ */ new WeakMap<ElementTarget, string>();

/** Whether it is inside an SVG, in which `color` shows nothing. */
function isShape(element: Element): boolean {
  return 'ownerSVGElement' in element && element.ownerSVGElement !== null;
}
