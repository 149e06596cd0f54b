import { expect, it } from '@jest/globals';
import { SpriteFrame } from 'rx-motion/sprite';
import { tintOf } from '../../src/sprite/draw-tint.js';
import { image, Paper } from './paper.js';

const rect = { x: 5, y: 6, width: 1, height: 1 };
const frame = new SpriteFrame({ name: 'a', texture: { url: 'a.png', image }, rect });

it('multiplies the colours, not alpha, and reads the pixels once for all tints', () => {
  Paper.made.length = 0;
  const { context } = new Paper(1, 1);
  const shown = (r: number, g: number, b: number): number[] => {
    const cut = tintOf(frame, { r, g, b }, context);
    const paper = cut.image as object as Paper;
    expect(cut).toMatchObject({ x: 0, y: 0, width: 1, height: 1 });
    const [pixels, x, y] = paper.calls('putImageData').at(-1) as [ImageData, number, number];
    expect([x, y]).toEqual([0, 0]);
    return [...pixels.data];
  };
  // A pixel of the paper is 10, 20, 30, 40.
  expect(shown(255, 255, 255)).toEqual([10, 20, 30, 40]);
  expect(shown(51, 0, 510)).toEqual([2, 0, 60, 40]);
  expect(shown(255, 255, 255)).toEqual([10, 20, 30, 40]);
  const [, made, ...others] = Paper.made;
  expect(others).toEqual([]);
  expect(made!.calls('drawImage')).toEqual([[image, 5, 6, 1, 1, 0, 0, 1, 1]]);
  expect(made!.calls('getImageData')).toHaveLength(2);
});

it('multiplies the pixels again only for another colour', () => {
  Paper.made.length = 0;
  const { context } = new Paper(1, 1);
  const other = new SpriteFrame({ name: 'b', texture: { url: 'a.png', image }, rect });
  const color = { r: 255, g: 0, b: 0 };
  const times = (): number => Paper.made[1]!.calls('putImageData').length;
  tintOf(other, color, context);
  tintOf(other, { ...color }, context);
  expect(times()).toBe(1);
  color.g = 9;
  tintOf(other, color, context);
  expect(times()).toBe(2);
});

it('reads the pixels again after its image has loaded', () => {
  Paper.made.length = 0;
  const { context } = new Paper(1, 1);
  const loading = { width: 64, height: 64, complete: false };
  const late = new SpriteFrame({
    name: 'c',
    texture: { url: 'a.png', image: loading as unknown as HTMLImageElement },
    rect,
  });
  const color = { r: 255, g: 0, b: 0 };
  tintOf(late, color, context);
  loading.complete = true;
  for (let time = 0; time < 2; time++) tintOf(late, color, context);
  expect(Paper.made.slice(1).map((paper) => paper.calls('putImageData').length)).toEqual([1, 1]);
});
