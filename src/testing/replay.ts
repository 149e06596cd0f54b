import { Subject } from 'rxjs';
import { checkObject } from '../math/check.js';
import type { Inputs, Log } from './record.js';

/** A recorded run, ready to run again. */
export interface Replay<I extends Inputs> {
  /** The streams under their names. They are silent until `run`. */
  readonly inputs: I;
  /** Lets them do all that they did, in the same order, at once. */
  run(): void;
}

/**
 * Brings back the inputs that {@link record} wrote down: same values, same order, so the same run, bit for bit. A bug report
 * becomes a test.
 *
 * Subscribe what is to run, then call `run()`.
 *
 * ```ts
 * import { ActionManager, moveBy } from 'rx-motion';
 * import { type Inputs, type Log, replay } from 'rx-motion/testing';
 *
 * const log: Log = {
 *   inputs: ['frame$'],
 *   entries: [0.016, 0.25, 0.25].map((value) => ({ input: 'frame$', value })),
 * };
 * const { inputs, run } = replay(log);
 * const manager = new ActionManager(inputs['frame$'] as never);
 * const ship = { x: 0, y: 0 };
 * manager.runAction(moveBy(1, { x: 100, y: 0 }), ship);
 * run();
 * ship.x; // => 50
 * ```
 *
 * @param log What was recorded, also after a way through JSON.
 * @throws TypeError when `log` is no log.
 */
export function replay<I extends Inputs>(log: Log<I>): Replay<I> {
  const { inputs, entries } = checkObject('replay', 'log', log);
  checkObject('replay', 'log.inputs', inputs);
  checkObject('replay', 'log.entries', entries);
  const subjects = new Map(inputs.map((input) => [input, new Subject<unknown>()]));
  return {
    inputs: Object.fromEntries(
      [...subjects].map(([input, subject$]) => [input, subject$.asObservable()]),
    ) as unknown as I,
    run: () => {
      for (const entry of entries) {
        const subject$ = subjects.get(entry.input);
        if (subject$ === undefined)
          throw new TypeError(`replay: an entry must be of ${inputs.join(', ')}, got ${entry.input}`);
        if ('completed' in entry) subject$.complete();
        else if ('error' in entry) subject$.error(entry.error);
        // A value that was undefined is missing after a way through JSON.
        else subject$.next((entry as { readonly value?: unknown }).value);
      }
    },
  };
}
