import { hostOf } from '../dom/features/feature.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import type { ElementTarget } from '../dom/target/element-target.js';

/** The numbers that a flip adds to, by their indexes. */
export const X = 0;
export const Y = 1;
export const SCALE_X = 2;
export const SCALE_Y = 3;
export const WIDTH = 4;
export const HEIGHT = 5;
export const OPACITY = 6;
/** Those that are written into the target, from the width on; the others are only shown. */
const WRITTEN = ['width', 'height', 'opacity'] as const;

/** What is added to each of these numbers. */
export type Amounts = readonly number[];

export const NOTHING: Amounts = [0, 0, 0, 0, 0, 0, 0];

/** What is added to what is seen of one target. What else changes its numbers stays. */
export class Offsets {
  readonly host: ElementTarget;
  readonly amounts: number[] = [...NOTHING];
  /** A size or the opacity without what is added, and as it was written last. */
  private readonly own: number[] = [...NOTHING];
  private readonly written: number[] = [...NOTHING];

  constructor(target: DomTarget) {
    this.host = hostOf('flip', target);
  }

  set(index: number, amount: number): void {
    const { host, amounts, own, written } = this;
    const before = amounts[index]!;
    if (amount === 0 && before === 0) return;
    amounts[index] = amount;
    if (index <= SCALE_Y) {
      // Only shown: an action that owns a place or a scale writes it as if nothing were added.
      host.transform.shown = this.shown;
      host.changed();
      return;
    }
    const name = WRITTEN[index - WIDTH]!;
    own[index] = before === 0 ? host[name] : own[index]! + (host[name] - written[index]!);
    // Exactly its own number if nothing is added: then the element is given back.
    host[name] = written[index] = amount === 0 ? own[index] : own[index] + amount;
  }

  /** A transform with the place around it, and the scale within it. */
  private readonly shown = (own: string): string => {
    const [x, y, scaleX, scaleY] = this.amounts as [number, number, number, number];
    const outside = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) `;
    const inside = scaleX === 0 && scaleY === 0 ? '' : ` scale(${1 + scaleX}, ${1 + scaleY})`;
    return outside + (own === 'none' ? '' : own) + inside || own;
  };
}
