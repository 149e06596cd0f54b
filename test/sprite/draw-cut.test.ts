import { expect, it } from '@jest/globals';
import { SpriteFrame, type SpriteFrameParts } from 'rx-motion/sprite';
import { cutOf } from '../../src/sprite/draw-cut.js';
import { image, Paper } from './paper.js';

const rect = { x: 2, y: 3, width: 30, height: 20 };
const frame = (parts: Partial<SpriteFrameParts> = {}) =>
  new SpriteFrame({ name: 'a', texture: { url: 'a.png', image }, rect, ...parts });
const at = (x: number, y: number) => ({ x, y });
const triangle = [at(2, 3), at(32, 3), at(2, 23)];
const polygon = { vertices: triangle, verticesUV: triangle, triangles: [[0, 1, 2]] as const };

it('is the box in the image, rotated if the frame is', () => {
  const { context } = new Paper(1, 1);
  expect(cutOf(frame(), context)).toEqual({ image, ...rect });
  expect(cutOf(frame({ rotated: true }), context)).toEqual({ image, ...rect, width: 20, height: 30 });
});

it('is a canvas with the piece inside the outline, made once', () => {
  Paper.made.length = 0;
  const { context } = new Paper(1, 1);
  const outlined = frame({ polygon });
  const cut = cutOf(outlined, context);
  expect(cutOf(outlined, context)).toBe(cut);
  const [, made, ...others] = Paper.made;
  expect(others).toEqual([]);
  expect(cut).toEqual({ image: made, x: 0, y: 0, width: 30, height: 20 });
  expect(made!.calls('translate')).toEqual([[-2, -3]]);
  expect([...made!.calls('moveTo'), ...made!.calls('lineTo')]).toEqual(triangle.map(({ x, y }) => [x, y]));
  expect(made!.calls('drawImage')).toEqual([[image, 2, 3, 30, 20, 2, 3, 30, 20]]);
  expect(made!.context.globalCompositeOperation).toBe('source-in');
});

it('is made again after its image has loaded', () => {
  const { context } = new Paper(1, 1);
  const loading = { width: 64, height: 64, complete: false };
  const outlined = frame({ polygon, texture: { url: 'a.png', image: loading as unknown as HTMLImageElement } });
  const empty = cutOf(outlined, context);
  loading.complete = true;
  const cut = cutOf(outlined, context);
  expect(cut).not.toBe(empty);
  expect(cutOf(outlined, context)).toBe(cut);
});

it('fails without an image', () => {
  expect(() => cutOf(frame({ texture: { url: 'b.png' } }), new Paper(1, 1).context)).toThrow(
    new Error('drawSprite: the texture must have an image, got b.png without one'),
  );
});
