import { expect, it } from '@jest/globals';
import {
  CLOSED,
  edgesOf,
  FORWARDS,
  type HighEdge,
  isOpen,
  type LowEdge,
  OPEN,
  remembers,
} from '../../src/time/edges.js';

const lows: readonly LowEdge[] = ['open', 'closed', 'held'];
const highs: readonly HighEdge[] = ['open', 'closed'];

it('are one object for each pair', () => {
  for (const low of lows)
    for (const high of highs) {
      expect(edgesOf(low, high)).toEqual({ low, high });
      expect(edgesOf(low, high)).toBe(edgesOf(low, high));
    }
  expect([OPEN, CLOSED, FORWARDS]).toEqual([
    edgesOf('open', 'open'),
    edgesOf('closed', 'closed'),
    edgesOf('held', 'closed'),
  ]);
});

it('remember passed children unless time only goes forwards', () => {
  expect(lows.map((low) => remembers(edgesOf(low, 'open')))).toEqual([true, true, false]);
});

it('are open if one of them is', () => {
  const open = lows.map((low) => highs.map((high) => isOpen(edgesOf(low, high))));
  expect(open).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ]);
});
