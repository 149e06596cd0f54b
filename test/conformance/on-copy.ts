import type { FiniteAction, ReversibleAction } from 'rx-motion';
import * as motion from 'rx-motion';
import { Subject } from 'rxjs';

/** A To-action as in the engine: other moves of its target are added, so that the target does not end at the goal. */
export function stacking(action: FiniteAction<never>): FiniteAction<never> {
  return motion.defineAction(action.duration, (target: Target) => new OnCopy(action, target, true));
}

/**
 * A By-action as in the engine: it writes what it found at its start plus its own part, and overwrites other changes.
 */
export function overwriting(action: ReversibleAction<never>): ReversibleAction<never> {
  return motion.defineAction(
    action.duration,
    (target: Target) => new OnCopy(action, target, false),
    () => overwriting(action.reverse()),
  );
}

type Target = Record<string, unknown>;

/** Runs an action on a private copy of its target, and writes the copy's values to the target. */
class OnCopy implements motion.Effect {
  private readonly target: Target;
  private readonly stacks: boolean;
  private readonly copied = new Map<string, unknown>();
  private readonly wrote = new Map<string, unknown>();
  private readonly pushed = new Map<string, number>();
  private readonly time$ = new Subject<number>();
  private progress = 0;

  constructor(action: FiniteAction<never>, target: Target, stacks: boolean) {
    this.target = target;
    this.stacks = stacks;
    const led = motion.eased(action, () => this.progress);
    this.time$.pipe(led.on(this.copy() as never)).subscribe();
  }

  update(progress: number): void {
    this.progress = progress;
    this.time$.next(0);
    this.bring();
  }

  undo(): void {
    this.time$.next(-1);
    this.bring();
  }

  stop(): void {
    this.time$.complete();
  }

  /** Reads the target's value at first, and later its own. */
  private copy(): object {
    const { copied, wrote } = this;
    return new Proxy(this.target, {
      get: (target, key: string | symbol) => {
        if (typeof key === 'symbol') return undefined;
        if (!copied.has(key)) {
          copied.set(key, target[key]);
          wrote.set(key, target[key]);
        }
        return copied.get(key);
      },
      set: (_target, key: string, value) => {
        copied.set(key, value);
        return true;
      },
    });
  }

  private bring(): void {
    const { target, copied, wrote, pushed } = this;
    for (const [key, value] of copied) {
      if (this.stacks) {
        const push = Number(target[key]) - Number(wrote.get(key)) + (pushed.get(key) ?? 0);
        pushed.set(key, push);
        target[key] = Number(value) + push;
      } else {
        target[key] = value;
      }
      wrote.set(key, target[key]);
    }
  }
}
