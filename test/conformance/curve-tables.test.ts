import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { numRuns } from '../property/runs.js';
import { type CurveTable, judgeCurve } from './curve-tables.js';

const { fround } = Math;
const wholeTurn = fround(fround(Math.PI) * 2);

/** The swing of cocos2d-x's elastic eases in single precision, as in tweenfunc. */
function swing(time: number, period: number): number {
  const angle = fround(fround(fround(time - fround(period / 4)) * wholeTurn) / period);
  return fround(Math.sin(angle));
}

const single: Readonly<Record<string, (time: number, period: number) => number>> = {
  elasticEaseIn: (time, period) => {
    const t = fround(time - 1);
    return fround(-fround(2 ** fround(10 * t)) * swing(t, period));
  },
  elasticEaseOut: (t, period) => fround(fround(fround(2 ** fround(-10 * t)) * swing(t, period)) + 1),
};

const singles = (min: number, max: number) => fc.float({ min: fround(min), max: fround(max), noNaN: true });

function judged(name: string, period: number, t: number, beyond: number, given = period) {
  const valueAt = (time: number): number => single[name]!(time, period);
  const table: CurveTable = { fn: name, params: { period: given }, v: [valueAt(t)], vOutOfRange: [valueAt(beyond)] };
  return judgeCurve(table, { t: [t], tOutOfRange: [beyond], functions: [] });
}

it.each(Object.keys(single))('explains all effects of single precision on %s', (name) => {
  fc.assert(
    fc.property(singles(0.03, 2), singles(0.01, 0.99), singles(-3, 4), (period, t, beyond) => {
      expect(judged(name, period, t, beyond).unexplained).toEqual([]);
    }),
    { numRuns },
  );
});

it('explains nothing if the period differs', () => {
  expect(judged('elasticEaseIn', fround(0.3), 0.5, 3.25, 0.31).unexplained).toHaveLength(2);
  expect(judged('elasticEaseOut', fround(0.3), 0.5, -2.25, 0.31).unexplained).toHaveLength(2);
});
