import { Observable } from 'rxjs';
import { hotClock } from '../clock/clock-of.js';
import { checkLog } from './check-log.js';
import type { Inputs, Log } from './record.js';
import { SharedInput } from './shared-input.js';

/** A recorded run, ready to be repeated. */
export interface Replay<I extends Inputs> {
  /** The streams by name. They are silent until `run`. */
  readonly inputs: I;
  /** Replays all events synchronously, in the same order. */
  run(): void;
}

/**
 * Replays the inputs recorded by {@link record}: the same values in the same order, therefore the same run, bit for
 * bit. A bug report becomes a test.
 *
 * Subscribe to the inputs first, then call `run()`.
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
 * @param log The recorded log, also after a round trip through JSON.
 * @throws TypeError when `log` is not a log; RangeError when it is of another version, or has more than a million
 * entries.
 */
export function replay<I extends Inputs>(log: Log<I>): Replay<I> {
  const { inputs, entries } = checkLog('replay', log);
  const shared = new Map(inputs.map((input): [string, SharedInput] => [input, new SharedInput()]));
  /** New subscribers of an input that has ended get the events after that end. */
  const ending = (input: string, input$: SharedInput): SharedInput => {
    shared.set(input, new SharedInput());
    return input$;
  };
  return {
    inputs: Object.fromEntries(
      inputs.map((input) => [
        input,
        hotClock(new Observable((subscriber) => shared.get(input)!.subscribe(subscriber))),
      ]),
    ) as I,
    run: () => {
      for (const entry of entries) {
        const { input } = entry;
        const input$ = shared.get(input)!;
        if ('completed' in entry) ending(input, input$).complete();
        else if ('error' in entry) ending(input, input$).error(entry.error);
        else {
          // JSON drops a value that is undefined.
          const { value, present = false } = entry as { readonly value?: unknown; readonly present?: true };
          input$.hasPresent ||= present;
          input$.next(value);
        }
      }
    },
  };
}
