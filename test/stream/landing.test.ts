import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { landing } from '../../src/stream/landing.js';

it('is where the velocity takes it in a fifth of a second, or in the given time', () => {
  expect(landing(100, 500)).toBe(200);
  expect(landing(100, -500, { time: 0.5 })).toBe(-150);
  expect(landing(100, 500, { time: 0 })).toBe(100);
});

it('is the nearest stop, and no further than the edges', () => {
  expect(landing(100, 500, { stops: [0, 160, 600] })).toBe(160);
  expect(landing(100, 2000, { stops: [0, 160, 600], edges: [0, 300] })).toBe(300);
  expect(landing(-20, -9000, { stops: 300, edges: [-900, 0] })).toBe(-900);
  expect(landing(-20, 9000, { edges: [-900, 0] })).toBe(0);
});

it('never lands beyond an edge, and on a stop otherwise', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.array(number, { minLength: 1 }), number, number, (x, speed, stops, one, other) => {
      const edges = [Math.min(one, other), Math.max(one, other)] as const;
      const end = landing(x, speed, { stops, edges });
      const free = landing(x, speed, { stops });
      expect(stops).toContain(free);
      expect(end).toBe(Math.min(edges[1], Math.max(edges[0], free)));
    }),
  );
});

it('refuses edges in the wrong order, and a list without a stop', () => {
  expect(() => landing(0, 0, { edges: [1, 0] })).toThrow(new RangeError('landing: max must be >= 1, got 0'));
  expect(() => landing(0, 0, { stops: [] })).toThrow(new RangeError('landing: there must be a stop, got none'));
});
