import type { Lens } from '../../lines/lens.js';
import type { View } from '../../lines/target.js';
import type { ElementTarget } from './element-target.js';

/**
 * What actions write that move the target of an element. Once the target has another one, because a hand has taken the
 * element, they leave its position alone, unless the hand itself leads them.
 */
export class Mover implements View {
  readonly view: ElementTarget;

  constructor(target: ElementTarget) {
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
    for (const { name } of lenses)
      if (!(name in this)) Object.defineProperty(Mover.prototype, name, access(name as keyof ElementTarget));
    return this;
  }
}

const POSITION = { x: 0, y: 0 };

/** Passes any other number on. */
function access(name: keyof ElementTarget): PropertyDescriptor & ThisType<{ readonly view: Record<string, unknown> }> {
  return {
    get() {
      return this.view[name];
    },
    set(value) {
      this.view[name] = value;
    },
  };
}
