import type { Seconds } from '../clock/seconds.js';
import { drift } from '../math/drift.js';
import type { BlendPolicy, Overlay } from './run-options.js';

/** The longest time in which the velocity of a replaced action fades out. */
const LONGEST: Seconds = 0.5;

/**
 * A policy that replaces the running actions of the same target and tag, and takes over how fast they moved the
 * target's numbers.
 *
 * The difference in velocity dies away within half a second, or the action's own length if that is shorter. From then
 * on, and at its end, the action is exactly where it would be by itself. Its first frame adds no time to the action, but
 * moves the target on. It takes over only from actions that were also
 * run with this policy and are not paused.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { ActionManager, blend, moveTo } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const manager = new ActionManager(frame$);
 * const ship = { x: 0, y: 0 };
 * const fly = { tag: 'fly', policy: blend() };
 * manager.runAction(moveTo(1, { x: 100 }), ship, fly);
 * for (const dt of [0, 0.25, 0.25]) frame$.next(dt);
 * manager.runAction(moveTo(1, { x: 0 }), ship, fly); // reverses without a kink
 * for (const dt of [0, 0.125]) frame$.next(dt);
 * ship.x > 50; // => true
 * frame$.next(0.875);
 * ship.x; // => 0
 * ```
 *
 * @returns A value of the option `policy` of {@link Manager.runAction}.
 */
export function blend(): BlendPolicy {
  return {
    overlay(target, duration, replaced) {
      const length = Math.min(duration, LONGEST);
      const numbers = typeof target === 'object' && target !== null ? numbersOf(target) : [];
      return new Blend(target as Numbers, numbers, length, replaced.filter((it) => it instanceof Blend).at(-1));
    },
  };
}

type Numbers = Record<string, number>;

/** One number of the target. */
interface Blended {
  readonly name: string;
  /** The velocity that the replaced action had. */
  readonly inherited: number;
  /** The run's own velocity at its start; null until time has passed for it. */
  own: number | null;
  /** The number as the run wrote it, and as it is shown, with the offset. */
  left: number;
  shown: number;
  /** Of the shown number, in units per second. */
  velocity: number;
}

class Blend implements Overlay {
  private readonly target: Numbers;
  private readonly all: readonly Blended[];
  private readonly length: Seconds;
  private elapsed: Seconds = 0;
  /** The delta of its first frame, which adds no time to the run; null before it. */
  private first: Seconds | null = null;
  /** Whether its run has its turn. */
  private isInTurn = false;
  /** Whether it starts in the turn of the replaced run: the target has moved in this frame already. */
  private readonly startsInTurn: boolean;

  constructor(target: Numbers, names: readonly string[], length: Seconds, replaced: Blend | undefined) {
    this.target = target;
    this.length = length;
    this.startsInTurn = replaced?.isInTurn === true;
    this.all = names.map((name) => {
      const number = target[name]!;
      const inherited = replaced?.velocityOf(name) ?? 0;
      return { name, inherited, own: null, left: number, shown: number, velocity: inherited };
    });
  }

  velocityOf(name: string): number {
    return this.all.find((it) => it.name === name)?.velocity ?? 0;
  }

  /** Before its turn, gives the run its own numbers back, plus what others have added since. */
  before(): void {
    const { target } = this;
    this.isInTurn = true;
    for (const { name, left, shown } of this.all)
      if (left !== shown) target[name] = target[name] === shown ? left : target[name]! + (left - shown);
  }

  after(delta: Seconds, isOver: boolean): void {
    const { target, length } = this;
    this.isInTurn = false;
    const dt = this.first === null && this.startsInTurn ? 0 : delta;
    this.first ??= dt;
    this.elapsed += dt;
    const since = this.elapsed - this.first;
    const drifted = isOver ? 0 : drift(this.elapsed, length);
    const ownDrifted = isOver ? 0 : drift(since, length);
    for (const one of this.all) {
      const { name, inherited, left, shown } = one;
      const number = target[name]!;
      if (one.own === null && since > 0) one.own = (number - left) / dt;
      one.left = number;
      const offset = inherited === 0 ? 0 : inherited * drifted - (one.own ?? 0) * ownDrifted;
      one.shown = number + offset;
      if (offset !== 0) target[name] = one.shown;
      if (dt > 0) one.velocity = (one.shown - shown) / dt;
    }
  }
}

/** The names of a target's numbers: of its fields, and of the accessors of its class. */
function numbersOf(target: object): string[] {
  const names = new Set<string>();
  for (let holder = target; (holder as object | null) !== null && holder !== Object.prototype;) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      const isWritable = property.get === undefined ? property.enumerable === true : property.set !== undefined;
      if (isWritable && typeof (target as Numbers)[name] === 'number') names.add(name);
    }
    holder = Object.getPrototypeOf(holder) as object;
  }
  return [...names];
}
