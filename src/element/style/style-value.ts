import { START } from '../../lines/target.js';
import type { StyledElement } from '../elemental.js';
import { type Codec, Held } from './held.js';

/** One property in the style of an element, as a target of its own. */
export class StyleValue<V> extends Held<V> {
  /** The unit of a number. */
  readonly unit: string;

  constructor(element: StyledElement, codec: Codec<V>, unit = '') {
    super(element, codec);
    this.unit = unit;
    // As a method, it would keep the class in programs that do not use it.
    Object.assign(this, { [START]: this.start.bind(this) });
  }

  /** Leaves to others what they have changed, when an action starts. */
  start(): void {
    this.declaration.all.start(this.declaration);
    this.follow();
  }
}
