import { expect, it } from '@jest/globals';
import { clipToProgress } from '../../src/sprite/clip-to-progress.js';
import { Paper } from './paper.js';

const bar = { type: 'bar', midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } } as const;
type Filled = Parameters<typeof clipToProgress>[2];

/** The corners of the clipped area, each once, in a box of 200 by 100. */
function corners(filled: Filled): unknown[] {
  const paper = new Paper(1, 1);
  clipToProgress('draw', paper.context, filled, 200, 100);
  expect(paper.calls('clip')).toHaveLength(1);
  expect(paper.strokes[0]).toEqual(['beginPath']);
  return paper.calls('lineTo').sort();
}

const box = (left: number, right: number) =>
  [
    [left, 0],
    [left, 100],
    [right, 0],
    [right, 100],
  ].sort();

it.each<[string, Filled, number, number]>([
  ['a quarter', { percentage: 25 }, 0, 50],
  ['a quarter, mirrored left to right,', { percentage: 25, flippedX: true }, 150, 200],
  ['a quarter, mirrored upside down,', { percentage: 25, flippedY: true }, 0, 50],
  ['all', { percentage: 100 }, 0, 200],
])('leaves %s of a box', (_what, filled, left, right) => {
  expect(corners({ ...filled, progress: bar })).toEqual(box(left, right));
});

it('leaves nothing without a percentage', () => {
  expect(corners({ progress: bar })).toEqual([]);
});

it('clips nothing without a progress', () => {
  const paper = new Paper(1, 1);
  clipToProgress('draw', paper.context, { percentage: 25 }, 200, 100);
  expect(paper.strokes).toEqual([]);
});
