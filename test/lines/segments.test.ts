import { expect, it } from '@jest/globals';
import { Segments, wholeTrack } from '../../src/lines/segments.js';

const frame = (offset: number, value: number, curve?: (t: number) => number) => ({ index: 0, offset, value, curve });

it('completes a track with the found value', () => {
  const track = wholeTrack([frame(0.5, 3)], 7);
  expect(track.map(({ offset, value }) => [offset, value])).toEqual([
    [0, 7],
    [0.5, 3],
    [1, 7],
  ]);
  expect(wholeTrack([frame(0, 1), frame(1, 2)], 7)).toHaveLength(2);
});

it('finds the segment at a progress, and the progress within it', () => {
  const segments = new Segments([frame(0, 0), frame(0.5, 1, (t) => t * t), frame(1, 2)]);
  expect([segments.moveTo(0.25), segments.part(0.25), segments.isEven]).toEqual([false, 0.5, true]);
  expect([segments.moveTo(0.75), segments.part(0.75), segments.isEven]).toEqual([true, 0.25, false]);
  expect([segments.since, segments.until]).toEqual([0.5, 1]);
});

it('uses the later one of two keyframes at one offset', () => {
  const segments = new Segments([frame(0, 0), frame(0.5, 1), frame(0.5, 5), frame(1, 6)]);
  segments.moveTo(0.5);
  expect([segments.index, segments.part(0.5)]).toEqual([2, 0]);
});

it('rejects a curve whose value is not a number', () => {
  const segments = new Segments([frame(0, 0, () => NaN), frame(1, 1)]);
  expect(() => segments.part(0.5)).toThrow(
    "keyframes: the value of a keyframe's curve must be a finite number, got NaN",
  );
});
