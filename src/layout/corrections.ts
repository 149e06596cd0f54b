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
  /** The two radii of each corner, in pixels; null for one without. */
  private readonly radii: readonly (readonly [number, number] | null)[];

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
    this.radii = CORNERS.map((corner) => radiiIn(computed.getPropertyValue(`border-${corner}-radius`)));
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
    CORNERS.forEach((corner, index) => {
      const radii = this.radii[index];
      if (radii)
        host.declare(`border-${corner}-radius`, isDone ? null : `${radii[0] / x.scale}px ${radii[1] / y.scale}px`);
    });
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

/** Null for a corner without a radius, and for one in percent, which goes with the box. */
function radiiIn(text: string): readonly [number, number] | null {
  const [, first, second = first] = /^([\d.]+)px(?: ([\d.]+)px)?$/.exec(text) ?? [];
  const radius = Number(first ?? 0);
  return radius === 0 && Number(second ?? 0) === 0 ? null : [radius, Number(second)];
}
