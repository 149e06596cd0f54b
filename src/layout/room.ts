import { hostOf } from '../dom/features/feature.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import type { Correction } from './glide.js';
import { HEIGHT, type Offsets, WIDTH } from './offsets.js';

/** Keeps the room of an element whose size changes in each frame: margins take up the difference, so others stay. */
export class Room implements Correction {
  private readonly target: DomTarget;
  private readonly right: string;
  private readonly bottom: string;

  constructor(target: DomTarget) {
    const { marginRight, marginBottom } = getComputedStyle(target.element);
    this.target = target;
    this.right = marginRight;
    this.bottom = marginBottom;
  }

  show({ amounts }: Offsets): void {
    const host = hostOf('flip', this.target);
    const declare = (side: string, margin: string, more: number): void => {
      host.declare(`margin-${side}`, more === 0 ? null : `calc(${margin || '0px'} - ${more}px)`);
    };
    declare('right', this.right, amounts[WIDTH]!);
    declare('bottom', this.bottom, amounts[HEIGHT]!);
  }
}
