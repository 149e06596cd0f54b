import { describe, expect, it } from '@jest/globals';
import { SpriteFrame, spriteFrameStyle } from 'rx-motion/sprite';
import { corners } from './sheets.js';

const trimmed = {
  name: 'a',
  texture: { url: 'a "b".png', size: { width: 256, height: 128 } },
  rect: { x: 10, y: 20, width: 30, height: 40 },
  offset: { x: -5, y: 10 },
  originalSize: { width: 60, height: 80 },
};

describe('the style of a sprite frame', () => {
  it('shows its part of the texture where it was before trimming', () => {
    expect(spriteFrameStyle(new SpriteFrame(trimmed))).toEqual({
      width: '60px',
      height: '80px',
      backgroundImage: String.raw`url("a \"b\".png")`,
      backgroundPosition: '0px 10px',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '256px 128px',
      clipPath: 'inset(30px 20px 10px 10px)',
      transform: 'none',
      transformOrigin: '0 0',
    });
  });

  it('rotates the element if the frame is rotated', () => {
    expect(spriteFrameStyle(new SpriteFrame({ ...trimmed, rotated: true }))).toMatchObject({
      width: '80px',
      height: '60px',
      backgroundPosition: '0px -10px',
      clipPath: 'inset(10px 30px 20px 10px)',
      transform: 'translateY(80px) rotate(-90deg)',
    });
  });

  it('clips to the outline', () => {
    const vertices = corners(10, 30, 40, 30, 10, 70);
    const polygon = { vertices, verticesUV: vertices, triangles: [[0, 2, 1]] as const };
    expect(spriteFrameStyle(new SpriteFrame({ ...trimmed, polygon })).clipPath).toBe('path("M10 30L40 30L10 70Z")');
    expect(spriteFrameStyle(new SpriteFrame({ ...trimmed, polygon, rotated: true })).clipPath).toBe(
      'path("M50 10L50 40L10 10Z")',
    );
  });

  it('leaves an unknown size of the texture to the browser', () => {
    expect(spriteFrameStyle(new SpriteFrame({ ...trimmed, texture: { url: 'a.png' } })).backgroundSize).toBe('auto');
  });
});
