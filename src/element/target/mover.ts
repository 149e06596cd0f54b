import type { Lens } from '../../lines/lens.js';
import type { View } from '../../lines/wrapped-target.js';
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

  unwrap(lenses: readonly Lens<never>[]): this | undefined {
    if (!lenses.some(({ name }) => name in POSITION)) return undefined;
    for (const { name } of lenses)
      if (!(name in this)) Object.defineProperty(Mover.prototype, name, access(name as 'x'));
    return this;
  }
}

const POSITION = { x: 0, y: 0 };

/** Passes a number on. */
function access(name: 'x'): PropertyDescriptor & ThisType<Mover> {
  const isFree = !(name in POSITION);
  return {
    get() {
      return this.view[name];
    },
    set(value: number) {
      const { view } = this;
      if (view.isLed) view.mover = this;
      if (isFree || view.mover === this) view[name] = value;
    },
  };
}
