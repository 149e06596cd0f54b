import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, defineAction, type FiniteAction } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { expectEqual } from './random/near.js';
import { Clock, twin } from './random/rxjs-twin.js';
import { ascending, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

type Say = (event: string) => void;

/** A leaf that only reports what happens to it. */
const saying =
  (say: Say) =>
  ({ path, duration }: Tree): FiniteAction<unknown> =>
    defineAction(duration, () => {
      say(`subscribe ${path}`);
      return {
        update: (progress) => {
          if (progress === 1) say(`complete ${path}`);
        },
        stop: () => say(`unsubscribe ${path}`),
      };
    });

interface Lifecycle {
  show(time: number): void;
  unsubscribe(): void;
  readonly ended: boolean;
}
type Begin = (tree: Tree, say: Say) => Lifecycle;

const world = worldOf(fc.sample(founds, 1)[0]!);

const ofManager =
  (seekable: boolean): Begin =>
  (tree, say) => {
    const manager = new ActionManager();
    const running = manager.runAction(actionOf(tree, world, saying(say)), world.self, { seekable });
    manager.update(0);
    return {
      show(time) {
        if (seekable) running.seek(time);
        else manager.update(time - running.elapsed);
      },
      unsubscribe: () => running.stop(),
      get ended() {
        return running.ending === 'completed';
      },
    };
  };

const ofRxJS: Begin = (tree, say) => {
  const clock = new Clock();
  let ended = false;
  const subscription = twin(tree, clock, say).subscribe({ complete: () => (ended = true) });
  clock.show(0);
  return {
    show: (time) => clock.show(time),
    unsubscribe: () => subscription.unsubscribe(),
    get ended() {
      return ended;
    },
  };
};

/**
 * All events, frame by frame, of a run that is unsubscribed at subscription or completion `count`, or after the last
 * frame.
 *
 * (Not at an unsubscription: there RxJS's `repeat` subscribes to its source once more, to unsubscribe from it.)
 */
function eventsOf(begin: Begin, tree: Tree, frames: readonly number[], count: number): string[] {
  const events: string[] = [];
  let passed = 0;
  const live: Lifecycle[] = [];
  const unsubscribe = (): void => live.pop()?.unsubscribe();
  const run = begin(tree, (event) => {
    events.push(event);
    if (!event.startsWith('unsubscribe') && passed++ === count) unsubscribe();
  });
  live.push(run);
  for (const time of frames) {
    events.push(`frame ${time}`);
    live[0]?.show(time);
    events.push(live[0]?.ended ? 'over' : 'goes on');
  }
  unsubscribe();
  return events;
}

describe('concat, merge and repeat over spans', () => {
  const plain = trees({ compositions: ['sequence', 'spawn', 'repeat'] });

  it.each([
    { name: 'if time only moves forwards', seekable: false },
    { name: 'if time may go back', seekable: true },
  ])("subscribe, complete and unsubscribe in the order of RxJS's own, $name", ({ seekable }) => {
    fc.assert(
      fc.property(plain, times('dyadic'), fc.option(fc.nat(20), { nil: Infinity }), (tree, times, count) => {
        const series = ascending(times(tree.duration));
        expectEqual(eventsOf(ofManager(seekable), tree, series, count), eventsOf(ofRxJS, tree, series, count));
      }),
      { numRuns },
    );
  });
});
