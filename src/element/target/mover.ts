import type { Lens } from '../../lines/lens.js';
import type { View } from '../../lines/target.js';

/** A target that a hand may take from the actions that move it. */
interface Movable {
  x: number;
  y: number;
  /** Whether a hand says now where it is: what writes meanwhile is led by it. */
  isLed: boolean;
  /** What the actions write that start on it now. */
  mover: Mover;
}

/**
 * What actions write that move the target of an element. Once the target has another one, because a hand has taken the
 * element, they leave its position alone, unless the hand itself leads them.
 */
export class Mover implements View {
  readonly view: Movable;

  constructor(target: Movable) {
    this.view = target;
  }

  get x(): number {
    return this.view.x;
  }
  set x(value: number) {
    if (this.#leads()) this.view.x = value;
  }

  get y(): number {
    return this.view.y;
  }
  set y(value: number) {
    if (this.#leads()) this.view.y = value;
  }

  #leads(): boolean {
    const { view } = this;
    if (view.isLed) view.mover = this;
    return view.mover === this;
  }

  unwrap(lenses: readonly Lens<never>[]): this | undefined {
    if (!lenses.some(({ name }) => name in POSITION)) return undefined;
    for (const { name } of lenses) if (!(name in this)) Object.defineProperty(Mover.prototype, name, access(name));
    return this;
  }
}

const POSITION = { x: 0, y: 0 };

/** Passes any other number on. */
function access(name: string): PropertyDescriptor & ThisType<{ readonly view: Record<string, unknown> }> {
  return {
    get() {
      return this.view[name];
    },
    set(value) {
      this.view[name] = value;
    },
  };
}
