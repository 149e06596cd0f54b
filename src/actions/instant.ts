import { checkTarget } from '../lines/target.js';
import type { ReversibleAction } from '../motion/action.js';
import { leaf } from '../motion/leaf-motion.js';
import { showBeforeStart } from '../time/company.js';
import type { Effect, Progress } from '../time/effect.js';

/**
 * An action of zero length: it happens when time passes it forwards, and is undone when time goes back across it.
 *
 * @param happen Makes it happen; returns a function that undoes it, or undefined if it cannot be undone.
 */
export function instant<T>(
  name: string,
  happen: (target: T) => (() => void) | undefined,
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T> {
  return leaf(name, 0, (target) => new Instant(target, happen), reverse);
}

class Instant<T> implements Effect {
  private readonly target: T;
  private readonly happen: (target: T) => (() => void) | undefined;
  private happened = false;
  private takeBack: (() => void) | undefined;

  constructor(target: T, happen: (target: T) => (() => void) | undefined) {
    this.target = target;
    this.happen = happen;
  }

  update(progress: Progress): void {
    if (progress < 1) {
      this.undo();
    } else if (!this.happened) {
      this.happened = true;
      showBeforeStart(this.target);
      this.takeBack = this.happen(this.target);
    }
  }

  undo(): void {
    if (!this.happened) return;
    this.happened = false;
    showBeforeStart(this.target);
    this.takeBack?.();
  }
}

/** An instant that sets properties of a target, and restores them when it is undone. */
export function assignment<T extends object>(
  name: string,
  valuesFor: (target: T) => Partial<T>,
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T> {
  return instant<T>(
    name,
    (target) => {
      const values = valuesFor(checkTarget(name, target));
      const found: Partial<T> = {};
      for (const key of Object.keys(values) as (keyof T)[]) found[key] = target[key];
      Object.assign(target, values);
      return () => void Object.assign(target, found);
    },
    reverse,
  );
}
