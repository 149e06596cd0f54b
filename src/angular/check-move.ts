import type { Seconds } from '../clock/seconds.js';
import type { Move } from '../layout/moves.js';
import {
  checkBoolean,
  checkEither,
  checkFinite,
  checkFunction,
  checkNotNegative,
  checkOptions,
} from '../math/check.js';
import { finiteMotionOf } from '../motion/motion.js';

/** The options that {@link appear} and {@link vanish} check. */
interface MoveOptions {
  readonly gap?: Seconds | undefined;
  readonly childGap?: Seconds | undefined;
  readonly children?: 'first' | 'together' | undefined;
  readonly initial?: boolean | undefined;
  readonly leave?: Move | undefined;
  readonly done?: ((element: HTMLElement) => void) | undefined;
}

/** Checks the arguments of {@link appear} and {@link vanish}. @param known The names of the options, in order. */
export function checkMove(name: string, move: Move, options: MoveOptions, known: string): void {
  const {
    gap = 0,
    childGap = 0,
    children = 'first',
    initial = false,
    leave = move,
    done,
  } = checkOptions(name, options, known);
  if (typeof move !== 'function') finiteMotionOf(name, move);
  if (typeof leave !== 'function') finiteMotionOf(name, leave, 'leave must be');
  if (done !== undefined) checkFunction(name, 'done', done);
  if (name === 'vanish') checkFinite(name, 'gap', gap);
  else checkNotNegative(name, 'gap', gap);
  checkNotNegative(name, 'childGap', childGap);
  checkEither(name, 'children', children, ['first', 'together']);
  checkBoolean(name, 'initial', initial);
}
