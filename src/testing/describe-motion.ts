import { clocks } from '../clock/clock.js';
import type { Player } from '../clock/player.js';
import type { Seconds } from '../clock/seconds.js';

/** Something that runs, as {@link describeMotion} saw it. */
export interface RunningMotion {
  /** The function that made it: `'moveTo'`, `'sequence'`, `'enter'`, `'spring'`. */
  readonly kind: string;
  /** The name that {@link named} gave it. */
  readonly label: string | undefined;
  /** What it moves; undefined for a stream of values and for elements that glide. */
  readonly target: unknown;
  /** Seconds since its start. */
  readonly time: Seconds;
  /** Seconds of its own per second: 0 while it is paused. */
  readonly rate: number;
}

/**
 * Lists what runs at this moment, for a log or at a breakpoint: on all clocks, in the order of their turns.
 *
 * That is what {@link play}, `enter`, `leave`, springs and the like run, and every action of an {@link ActionManager}
 * that has a clock. What follows a stream of times, by `action.on`, is not listed: it runs when that emits.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { moveTo, named, play } from 'rx-motion';
 * import { describeMotion } from 'rx-motion/testing';
 *
 * const frame$ = new Subject<number>();
 * const ship = { x: 0 };
 * play(named('depart', moveTo(1, { x: 100 })), ship, frame$).subscribe();
 * for (const dt of [0, 0.5]) frame$.next(dt);
 * const [departing] = describeMotion().filter(({ label }) => label === 'depart');
 * departing; // => { kind: 'moveTo', label: 'depart', target: { x: 50 }, time: 0.5, rate: 1 }
 * ```
 *
 * @returns A list that does not change.
 */
export function describeMotion(): readonly RunningMotion[] {
  return Array.from(clocks, (clock) => clock.players)
    .flat()
    .flatMap((player) => (player.runs ?? [player]).map((run) => descriptionOf(run)));
}

/** What the classes have in common that run something: a player, a transition, or a run under a manager. */
interface Runs extends Partial<Player> {
  readonly action?: { readonly kind: string; readonly label?: string };
  readonly target?: unknown;
  readonly element?: unknown;
  readonly elapsed?: Seconds;
  readonly rate?: number;
  readonly isStill?: boolean;
}

function descriptionOf(run: Runs): RunningMotion {
  const { action, name, element, target = element, time = 0, origin = 0, rate = 1, isStill } = run;
  return {
    // An element on its way is more than its action.
    kind: (element === undefined ? action?.kind : name) ?? name ?? '',
    label: action?.label,
    target,
    time: run.elapsed ?? Math.max(0, time - origin),
    rate: isStill === true ? 0 : rate,
  };
}
