import { describe, expect, it } from '@jest/globals';
import { curveValue } from '../../src/math/curve-value.js';
import { Leaf } from '../../src/motion/leaf.js';
import { CLOSED, type Edges, edgesOf, FORWARDS, OPEN } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

/** What a leaf from 1 to its end does to its target at each of these times, one after the other. */
function steps(edges: Edges, end: number, times: readonly number[], curve: ((t: number) => number) | null = null) {
  const log: unknown[] = [];
  const effect = {
    update: (progress: number) => log.push(progress),
    undo: () => log.push('undo'),
    stop: () => log.push('stop'),
  };
  const leaf = new Leaf(effect, 1, end, edges, curve);
  const run = new Run({ duration: end, bind: () => leaf }, {}, edges);
  run.begin();
  return times.map((time) => {
    log.length = 0;
    if (run.isLive) run.advance(time);
    return [...log];
  });
}

describe('a leaf', () => {
  it('shows the elapsed part of its duration', () => {
    expect(steps(CLOSED, 3, [1, 1.5, 2, 1.25])).toEqual([[0], [0.25], [0.5], [0.125]]);
  });

  it.each<[string, Edges, unknown[], unknown[]]>([
    ['closed', CLOSED, ['undo', 'stop'], [1, 'stop']],
    ['held and closed', FORWARDS, [0], [1, 'stop']],
    ['open', OPEN, [-0.5], [1.5]],
    ['closed and open', edgesOf('closed', 'open'), ['undo', 'stop'], [1.5]],
  ])('with edges that are %s ends at them or continues beyond', (_what, edges, below, beyond) => {
    expect(steps(edges, 3, [0])).toEqual([below]);
    expect(steps(edges, 3, [4])).toEqual([beyond]);
  });

  it('reaches its end exactly, and is undone before all times', () => {
    expect(steps(CLOSED, 1.1, [1.1])).toEqual([[1, 'stop']]);
    expect(steps(OPEN, 3, [-Infinity])).toEqual([['undo', 'stop']]);
  });

  it('of duration 0 shows only 0 or 1', () => {
    expect(steps(OPEN, 1, [1, 2, 0.5])).toEqual([[1], [1], ['undo']]);
    expect(steps(FORWARDS, 1, [1, 2])).toEqual([[1, 'stop'], []]);
  });

  it('applies its curve, also at its ends', () => {
    expect(steps(CLOSED, 3, [2, 3], (t) => t * t - 1)).toEqual([[-0.75], [0, 'stop']]);
  });
});

it('a curve must return a number', () => {
  expect(curveValue((t) => 2 * t, 0.25)).toBe(0.5);
  expect(() => curveValue(() => Infinity, 0.25)).toThrow(
    new RangeError('eased: the curve must return a finite number, got Infinity at 0.25'),
  );
});
