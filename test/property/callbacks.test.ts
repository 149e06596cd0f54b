import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { before, crossings } from './random/crossings.js';
import { Drive } from './random/drive.js';
import { times } from './random/times.js';
import { trees } from './random/tree.js';
import { founds } from './random/world.js';
import { numRuns } from './runs.js';

/** Many callbacks, few other things. */
const calling = trees({ leaf: ({ name }) => name === 'delayTime' || name === 'moveBy' });

describe('law 1, callbacks', () => {
  it('are called once per forward crossing, in order, however far a step goes; going back re-arms them', () => {
    fc.assert(
      fc.property(calling, times('dyadic'), founds, (tree, times, found) => {
        const drive = new Drive(tree, found);
        const { calls } = drive.world;
        let last = before;
        for (const time of times(tree.duration)) {
          calls.length = 0;
          drive.show(time);
          const expected = crossings(tree, last, time);
          // What happens on a way back, as all does within what runs against time, has no order across branches.
          if (time < last || /yoyo|reverseTime/.test(tree.text)) for (const each of [calls, expected]) each.sort();
          expect(calls).toEqual(expected);
          last = time < 0 ? before : time;
        }
      }),
      { numRuns },
    );
  });

  it('are the same in one step and in many', () => {
    const straight = trees({ compositions: ['sequence', 'repeat', 'speed', 'targeted', 'reverseTime', 'yoyo'] });
    fc.assert(
      fc.property(straight, times('dyadic'), founds, (tree, times, found) => {
        const series = times(tree.duration).sort((a, b) => a - b);
        const stepping = new Drive(tree, found);
        for (const time of series) stepping.show(time);
        const once = new Drive(tree, found);
        once.show(series.at(-1)!);
        expect(stepping.world.calls).toEqual(once.world.calls);
      }),
      { numRuns },
    );
  });
});
