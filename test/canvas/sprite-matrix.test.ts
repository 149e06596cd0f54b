import { describe, expect, it } from '@jest/globals';
import { Sprite } from '../../src/canvas/index.js';
import { spriteMatrix, stageMatrix } from '../../src/canvas/sprite-matrix.js';

const plain = Float64Array.of(1, 0, 0, 1, 0, 0);

/** The corners of a sprite of 40 by 20: top left, top right, bottom left. */
function corners(parts: object, outer = plain): number[][] {
  const sprite = new Sprite({ x: 100, y: 50, ...parts });
  const result = new Float64Array(6);
  spriteMatrix(sprite, 40, 20, outer, result);
  const [a, b, c, d, e, f] = result as unknown as [number, number, number, number, number, number];
  return [
    [0, 0],
    [40, 0],
    [0, 20],
  ].map(([x, y]) => [a * x! + c * y! + e, b * x! + d * y! + f].map((value) => Math.round(value * 1e6) / 1e6 + 0));
}

const root = Math.round(10 * Math.tan(Math.PI / 6) * 1e6) / 1e6;

describe('the matrix of a sprite', () => {
  it.each<[string, object, number[][]]>([
    ['with its middle where it is', {}, [[80, 40], [120, 40], [80, 60]]],
    ['with its anchor where it is', { anchor: { x: 0, y: 1 } }, [[100, 30], [140, 30], [100, 50]]],
    ['scaled about it', { scaleX: 2, scaleY: 0.5 }, [[60, 45], [140, 45], [60, 55]]],
    ['turned clockwise about it', { rotation: 90 }, [[110, 30], [110, 70], [90, 30]]],
    ['skewed about it', { skewX: 30 }, [[80 - root, 40], [120 - root, 40], [80 + root, 60]]],
    ['mirrored within its box', { flippedX: true, anchor: { x: 0, y: 0 } }, [[140, 50], [100, 50], [140, 70]]],
    ['upside down within its box', { flippedY: true, anchor: { x: 0, y: 0 } }, [[100, 70], [140, 70], [100, 50]]],
    ['narrow when it is turned in space', { rotationY: 60 }, [[90, 40], [110, 40], [90, 60]]],
    ['flat when it is turned in space', { rotationX: 60 }, [[80, 45], [120, 45], [80, 55]]],
  ])('%s', (_how, parts, expected) => {
    expect(corners(parts)).toEqual(expected);
  }); // prettier-ignore

  it('rotates its axes separately', () => {
    const sprite = { anchor: { x: 0, y: 0 }, rotationSkewY: 90 };
    expect(corners(sprite)).toEqual([[100, 50], [100, 90], [100, 70]]);
  }); // prettier-ignore

  it('is within an outer transform', () => {
    expect(corners({}, Float64Array.of(0, 2, -2, 0, 5, 7))).toEqual([[-75, 167], [-75, 247], [-115, 167]]);
  }); // prettier-ignore
});

it('is the same from straight ahead, computed in the plane or in space', () => {
  const turned = { rotation: 20, skewX: 10, skewY: 5, scaleX: 2, flippedY: true };
  const inSpace = corners({ ...turned, center: { x: 0, y: 0, z: 0 } });
  expect(inSpace).toEqual(corners(turned));
});

it('scales, then rotates, then moves what is on a stage, in pixels of its canvas', () => {
  const place = (parts: object, ratio: number): number[] => {
    const [a, b, c, d, e, f] = stageMatrix(new Sprite(parts), ratio);
    return [a! * 3 + c! * 4 + e!, b! * 3 + d! * 4 + f!].map((value) => Math.round(value * 1e9) / 1e9 + 0);
  };
  const scaled = { scaleX: 2, scaleY: 10 };
  expect(place({}, 1)).toEqual([3, 4]);
  expect(place(scaled, 1)).toEqual([6, 40]);
  expect(place({ ...scaled, rotation: 90 }, 1)).toEqual([-40, 6]);
  expect(place({ ...scaled, rotation: 90, x: 100, y: 50 }, 2)).toEqual([120, 112]);
});
