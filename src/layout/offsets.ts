import type { DomTarget } from '../dom/target/dom-target.js';

/** The numbers of a target that a flip adds to. */
const NAMES = ['x', 'y', 'scaleX', 'scaleY', 'width', 'height', 'opacity'] as const;
export const X = 0;
export const Y = 1;
export const SCALE_X = 2;
export const SCALE_Y = 3;
export const WIDTH = 4;
export const HEIGHT = 5;
export const OPACITY = 6;

/** What is added to each of these numbers. */
export type Amounts = readonly number[];

export const NOTHING: Amounts = /* @__PURE__ */ NAMES.map(() => 0);

/** What is added to the numbers of one target. What else changes them stays. */
export class Offsets {
  readonly target: DomTarget;
  readonly amounts: number[] = [...NOTHING];
  /** The numbers without what is added, and as they were written last. */
  private readonly own: number[] = [...NOTHING];
  private readonly written: number[] = [...NOTHING];

  constructor(target: DomTarget) {
    this.target = target;
  }

  /** A number without what is added to it. */
  ownOf(index: number): number {
    const now = this.now(index);
    return this.amounts[index] === 0 ? now : this.own[index]! + (now - this.written[index]!);
  }

  set(index: number, amount: number): void {
    const { target, amounts } = this;
    if (amount === 0 && amounts[index] === 0) return;
    const own = this.ownOf(index);
    // Exactly its own number if nothing is added: then the element is given back.
    const sum = amount === 0 ? own : own + amount;
    // By name: the place changes in each frame of each element, and a computed name costs three times as much.
    if (index === X) target.x = sum;
    else if (index === Y) target.y = sum;
    else target[NAMES[index]!] = sum;
    this.own[index] = own;
    this.written[index] = sum;
    amounts[index] = amount;
  }

  private now(index: number): number {
    const { target } = this;
    return index === X ? target.x : index === Y ? target.y : target[NAMES[index]!];
  }
}
