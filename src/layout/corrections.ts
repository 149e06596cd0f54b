import { hostOf } from '../dom/features/feature.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { type DomTarget, domTarget } from '../dom/target/dom-target.js';
import { originOf } from './distance.js';
import type { Correction } from './glide.js';
import { type Amounts, Offsets, SCALE_X, SCALE_Y, X, Y } from './offsets.js';
import { type Axes, ownDistance, seenOf } from './seen.js';

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** A distance in the axes of an element. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** A direct child, and how far its middle is from that of its parent: before the change and after it. */
interface Child {
  readonly offsets: Offsets;
  readonly was: Distance;
  readonly now: Distance;
  /** How much larger it was. */
  readonly growth: Distance;
  readonly origin: Distance;
}

/** Lets the corners and the direct children of a scaled element keep their form. */
export class Corrections implements Correction {
  private readonly target: DomTarget;
  private readonly children: readonly Child[];
  /** The corners that have a radius, and their radii. One in percent goes with the box. */
  private readonly corners: readonly (readonly [name: string, x: string, y: string])[];

  /**
   * @param before Where the children were.
   * @param growths How much larger some of them were; the others have their new size at once.
   */
  constructor(target: DomTarget, before: ReadonlyMap<Element, Distance>, growths: ReadonlyMap<Element, Distance>) {
    const { element } = target;
    const computed = getComputedStyle(element);
    this.target = target;
    this.children = Array.from(childrenOf(element), ([child, now]) => {
      const offsets = new Offsets(domTarget(child));
      const growth = growths.get(child) ?? { x: 1, y: 1 };
      return { offsets, was: before.get(child) ?? now, now, growth, origin: originOf(child) };
    });
    this.corners = CORNERS.flatMap((corner) => {
      const name = `border-${corner}-radius`;
      const [x = '', y = x] = computed.getPropertyValue(name).split(' ');
      return /^0|%$|^$/.test(x) ? [] : [[name, x, y] as const];
    });
  }

  show(own: Offsets, from: Amounts, rest: number): void {
    /** How much larger the element is than without the flip, and how much of the way is left (1 to 0). */
    const along = (index: number): { scale: number; rest: number } => {
      const [amount, start] = [own.amounts[index]!, from[index]!];
      return { scale: 1 + amount / (own.ownOf(index) || 1), rest: start === 0 ? rest : amount / start };
    };
    const [x, y] = [along(SCALE_X), along(SCALE_Y)];
    const isDone = x.rest === 0 && y.rest === 0;
    const host = hostOf('flip', this.target);
    for (const [name, radiusX, radiusY] of this.corners)
      host.declare(name, isDone ? null : `calc(${radiusX} / ${x.scale}) calc(${radiusY} / ${y.scale})`);
    for (const { offsets, was, now, growth, origin } of this.children) {
      const set = (index: number, amount: number): void => {
        offsets.set(index, isDone ? 0 : amount);
      };
      const scaleX = offsets.ownOf(SCALE_X) * ((1 + (growth.x - 1) * x.rest) / x.scale - 1);
      const scaleY = offsets.ownOf(SCALE_Y) * ((1 + (growth.y - 1) * y.rest) / y.scale - 1);
      set(SCALE_X, scaleX);
      set(SCALE_Y, scaleY);
      set(X, (now.x + (was.x - now.x) * x.rest) / x.scale - now.x + scaleX * origin.x);
      set(Y, (now.y + (was.y - now.y) * y.rest) / y.scale - now.y + scaleY * origin.y);
    }
  }
}

/** The direct children of an element that are displayed, and how far their middles are from that of the element. */
export function childrenOf(element: StyledElement, known?: Axes): Map<StyledElement, Distance> {
  const children = [...(element.children as Iterable<Element> as Iterable<StyledElement>)];
  if (children.length === 0) return new Map();
  const [seen, ...all] = seenOf([element, ...children], null, known);
  return new Map(
    children.flatMap((child, index) => {
      const own = all[index];
      return own && seen ? [[child, ownDistance(seen.around, own.x - seen.x, own.y - seen.y)] as const] : [];
    }),
  );
}
