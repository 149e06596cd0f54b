import { describe, expect, it } from '@jest/globals';
import { SpriteFrame, type SpriteFrameParts } from 'rx-motion/sprite';
import { Sprite } from '../../src/canvas/index.js';
import { clear, paint } from '../../src/canvas/paint.js';
import { image, Paper } from '../sprite/paper.js';

const plain = Float64Array.of(1, 0, 0, 1, 0, 0);
const frame = (parts: Partial<SpriteFrameParts> = {}) =>
  new SpriteFrame({
    name: 'a',
    texture: { url: 'a.png', image },
    rect: { x: 2, y: 3, width: 30, height: 20 },
    ...parts,
  });

function painted(sprite: Sprite): Paper {
  const paper = new Paper(100, 100);
  paint(paper.context, sprite, plain);
  return paper;
}

it('empties a canvas, whatever others have set', () => {
  const paper = new Paper(30, 20);
  Object.assign(paper.context, { globalAlpha: 0.5, globalCompositeOperation: 'copy', filter: 'blur(1px)' });
  clear(paper.context);
  expect(paper.strokes).toEqual([
    ['setTransform', 1, 0, 0, 1, 0, 0],
    ['clearRect', 0, 0, 30, 20],
  ]);
  expect(paper.context).toMatchObject({ globalAlpha: 1, globalCompositeOperation: 'source-over', filter: 'none' });
});

describe('a sprite', () => {
  it('without a frame is a box in its colour', () => {
    const paper = painted(new Sprite({ x: 50, y: 40, width: 20, height: 10, color: { r: 1, g: 2, b: 3 } }));
    expect(paper.strokes).toEqual([
      ['setTransform', 1, 0, 0, 1, 40, 35],
      ['fillRect', 0, 0, 20, 10],
    ]);
    expect([paper.context.fillStyle, paper.context.globalAlpha]).toEqual(['rgb(1, 2, 3)', 1]);
  });

  it('draws itself with its colour as the fill style, whatever was drawn before it', () => {
    const paper = painted(new Sprite({ width: 20, height: 10 }));
    const color = { r: 1, g: 2, b: 3 };
    let fill: unknown;
    paint(paper.context, new Sprite({ color, draw: ({ fillStyle }) => (fill = fillStyle) }), plain);
    expect(fill).toBe('rgb(1, 2, 3)');
  });

  it('that is hidden or transparent is not drawn; its opacity ends at 1', () => {
    for (const look of [{ visible: false }, { opacity: 0 }, { opacity: -1 }])
      expect(painted(new Sprite({ width: 20, height: 10, ...look })).strokes).toEqual([]);
    expect(painted(new Sprite({ width: 20, height: 10, opacity: 1.5 })).context.globalAlpha).toBe(1);
    expect(painted(new Sprite({ width: 20, height: 10, opacity: 0.5 })).context.globalAlpha).toBe(0.5);
  });

  it('with a frame is its piece of the texture, with the trimmed margins', () => {
    const spriteFrame = frame({ originalSize: { width: 40, height: 40 }, offset: { x: 1, y: -2 } });
    const paper = painted(new Sprite({ spriteFrame, anchor: { x: 0, y: 0 } }));
    expect(paper.calls('drawImage')).toEqual([[image, 2, 3, 30, 20, 6, 8, 30, 20]]);
  });

  it('with a frame on its side is rotated back by a quarter', () => {
    const paper = painted(new Sprite({ spriteFrame: frame({ rotated: true }), anchor: { x: 0, y: 0 } }));
    expect(paper.calls('drawImage')).toEqual([[image, 2, 3, 20, 30, 0, 0, 20, 30]]);
    expect(paper.calls('transform')).toEqual([[0, -1, 1, 0, 0, 20]]);
  });

  it('that draws itself leaves the context as it was, also when it throws', () => {
    const draw = (): never => {
      throw new Error('no');
    };
    const paper = new Paper(100, 100);
    expect(() => paint(paper.context, new Sprite({ width: 20, height: 10, draw }), plain)).toThrow('no');
    expect([paper.calls('save').length, paper.calls('restore').length]).toEqual([1, 1]);
  });

  it('with a progress is clipped to it', () => {
    const sprite = new Sprite({ width: 20, height: 10, percentage: 50, progress: { type: 'radial' } });
    const { strokes } = painted(sprite);
    const names = strokes.map(([name]) => name);
    expect(names.indexOf('clip')).toBeLessThan(names.indexOf('fillRect'));
    expect([names[0], names.at(-1)]).toEqual(['save', 'restore']);
  });
});
