import type { FiniteAction } from '../action/action.js';
import { finiteMotionOf } from '../action/motion.js';
import { checkBoolean, checkEither, checkFunction, checkNotNegative, checkObject } from '../math/check.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import type { AppearOptions } from './appear.js';
import type { VanishOptions } from './vanish.js';

/** The action of an element that enters or leaves, or a function that makes one for the element. */
export type Move = FiniteAction<DomTarget> | ((element: HTMLElement) => FiniteAction<DomTarget>);

/** Checks the arguments of {@link appear} and {@link vanish}. */
export function checkMove(name: string, move: Move, options: AppearOptions & VanishOptions): void {
  const {
    gap = 0,
    childGap = 0,
    children = 'first',
    initial = false,
    leave = move,
    done,
  } = checkObject(name, 'options', options);
  for (const one of [move, leave]) if (typeof one !== 'function') finiteMotionOf(name, one);
  if (done !== undefined) checkFunction(name, 'done', done);
  checkNotNegative(name, 'gap', gap);
  checkNotNegative(name, 'childGap', childGap);
  checkEither(name, 'children', children, ['first', 'together']);
  checkBoolean(name, 'initial', initial);
}
