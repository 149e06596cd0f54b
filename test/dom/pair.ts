import type { DomTarget } from 'rx-motion/dom';
import type { Context, Own } from './contexts.js';

/** An element, and its twin in the same box. */
export interface Pair {
  readonly name: string;
  readonly context: Context;
  readonly own: Own;
  readonly element: HTMLElement;
  readonly twin: HTMLElement;
  readonly place: HTMLElement;
}

/** A new pair in the page. */
export function pairOf(context: Context, own: Own, index: number): Pair {
  const svg = context.tag === 'rect';
  const size = svg
    ? ''
    : 'position: absolute; left: 100px; top: 100px; width: 100px; height: 50px; margin: 0; padding: 0; border: 0; inset-inline-end: auto;';
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `.own${index} { ${size} ${own.style} } .own${index}[data-none] { display: none }`;
  const place = document.createElement('div');
  place.style.cssText = 'position: absolute; left: 300px; top: 300px; width: 400px; height: 400px';
  const one = `<${context.tag} class="own${index}" ${context.attributes ?? ''}></${context.tag}>`;
  place.innerHTML = context.around.replace('{}', one + one);
  document.body.append(place);
  const [element, twin] = place.querySelectorAll<HTMLElement>(`.own${index}`);
  return { name: `${context.name}, ${own.name}`, context, own, element: element!, twin: twin!, place };
}

/** The matrix of a target's numbers, within a reference box. */
function matrixOf(target: DomTarget, own: Own, width: number, height: number): DOMMatrix {
  const { x, y, z, rotation, rotationX, rotationY, scaleX, scaleY, scaleZ, skewX, skewY } = target;
  const [baseX, baseY] = own.base?.(width, height) ?? [0, 0];
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const tangent = (degrees: number): number => Math.tan(radians(degrees));
  return new DOMMatrix()
    .translate(x + baseX, y + baseY, z)
    .rotate(rotation)
    .rotate(rotationX, rotationY, 0)
    .scale(scaleX, scaleY, scaleZ)
    .multiply(new DOMMatrix([1, tangent(skewY), tangent(skewX), 1, 0, 0]))
    .scale(target.flippedX ? -1 : 1, target.flippedY ? -1 : 1)
    .multiply(own.inner?.(width, height));
}

/** Moves the twin to where the element must be by the target's numbers. */
export function layTwin({ context, own, twin }: Pair, target: DomTarget): void {
  const isShape = context.tag === 'rect';
  const viewBox = isShape ? (twin as Element as SVGElement).ownerSVGElement!.viewBox.baseVal : target;
  const whole = matrixOf(target, own, viewBox.width, viewBox.height);
  twin.style.cssText = `translate: none; rotate: none; scale: none; transform: ${whole.toString()}`;
  twin.style.cssText += `; width: ${target.width}px; height: ${target.height}px`;
  if (!isShape) return;
  const { transformBox, transformOrigin } = middleOf(target.element, context, own);
  twin.style.cssText += `; transform-box: ${transformBox}; transform-origin: ${transformOrigin}`;
}

/**
 * The origin of a shape: its middle. A shape of which nothing was seen has its own; one in percent has its first middle
 * once it is animated.
 */
function middleOf(shape: Element, context: Context, own: Own): typeof ownMiddle {
  const computed = getComputedStyle(shape);
  const isInParts = own.base !== undefined || own.inner !== undefined;
  const isAnimated = !computed.transformOrigin.startsWith('0px 0px');
  return context.show !== undefined || (isInParts && isAnimated) ? computed : ownMiddle;
}

const ownMiddle = { transformBox: 'fill-box', transformOrigin: '50% 50%' };

function seen(element: Element): number[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
}

/** The difference between the two, in words; empty if there is none. */
export function difference(pair: Pair, when: string): string[] {
  const [is, ought] = [seen(pair.element), seen(pair.twin)];
  const isSame = is.every((value, index) => Math.abs(value - ought[index]!) < 0.35);
  return isSame ? [] : [`${pair.name}, ${when}: ${is.join(' ')} instead of ${ought.join(' ')}`];
}

/** Changes that a page makes to a style: it removes or overwrites written values. None of that may be seen. */
export const foreign: readonly ((element: HTMLElement) => void)[] = [
  (element) => {
    element.style.cssText = '';
  },
  (element) => {
    element.style.cssText = 'outline: 1px solid; z-index: 1';
  },
  (element) => {
    element.removeAttribute('style');
  },
  ({ style }) => {
    if (style.transform !== '') style.transform = 'scale(3)';
  },
  ({ style }) => {
    if (style.transform !== '') style.transform = 'none';
  },
];

/** Displays both elements of a pair. */
export function showPair({ context, element, twin }: Pair): void {
  for (const one of [element, twin]) context.show?.(one);
}
