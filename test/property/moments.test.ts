import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Drive } from './random/drive.js';
import { atMoments } from './random/moments.js';
import { expectEqual } from './random/near.js';
import { trees } from './random/tree.js';
import { founds } from './random/world.js';
import { partOfRuns } from './runs.js';

const grains = [1 / 4, 0.1];
const backwards = (text: string): boolean => /reverseTime|yoyo/.test(text);

describe('at the exact starts and ends, and at neighbouring times', () => {
  it.each(grains)('any series of times leaves the same state as one step, in multiples of %d s', (grain) => {
    const turned = trees({
      compositions: ['sequence', 'spawn', 'repeat', 'reverseTime', 'yoyo', 'speed', 'stagger'],
      grain,
    }).filter(({ text }) => backwards(text));
    fc.assert(
      fc.property(turned, atMoments, founds, (tree, moments, found) => {
        const jumping = new Drive(tree, found);
        for (const time of moments(tree)) expectEqual(jumping.show(time), new Drive(tree, found).show(time));
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it.each(grains)('callbacks are the same in one step and in many, in multiples of %d s', (grain) => {
    const straight = trees({
      compositions: ['sequence', 'repeat', 'reverseTime', 'yoyo', 'speed'],
      leaf: ({ name }) => name === 'delayTime',
      grain,
    }).filter(({ text }) => backwards(text) && text.includes('callFunc'));
    fc.assert(
      fc.property(straight, atMoments, founds, (tree, moments, found) => {
        const series = moments(tree).sort((a, b) => a - b);
        const stepping = new Drive(tree, found);
        for (const time of series) stepping.show(time);
        const once = new Drive(tree, found);
        once.show(series.at(-1)!);
        expect(stepping.world.calls).toEqual(once.world.calls);
      }),
      { numRuns: partOfRuns(4) },
    );
  });
});
