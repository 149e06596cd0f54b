import { describe, expect, it } from '@jest/globals';
import { type Context2D, drawSprite, SpriteFrame, type TextureImage } from 'rx-motion/sprite';
import { Paper } from './paper.js';

const frame = new SpriteFrame({ name: 'a', texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });

describe('drawSprite', () => {
  it('fails without drawing anything if the texture has no image', () => {
    const paper = new Paper(1, 1);
    expect(() => drawSprite(paper.context, { spriteFrame: frame })).toThrow(
      new Error('drawSprite: the texture must have an image, got a.png without one'),
    );
    expect(paper.calls('drawImage')).toEqual([]);
  });

  it('restores the context when drawing fails', () => {
    const calls: string[] = [];
    const context = new Proxy({} as Context2D, {
      get: (_target, name) => () => {
        calls.push(String(name));
        if (name === 'drawImage') throw new Error('the image is closed');
      },
      set: () => true,
    });
    const texture = { url: 'a.png', image: {} as TextureImage };
    const spriteFrame = new SpriteFrame({ name: 'a', texture, rect: { x: 0, y: 0, width: 1, height: 1 } });
    expect(() => drawSprite(context, { spriteFrame })).toThrow('the image is closed');
    expect([calls[0], calls.at(-1)]).toEqual(['save', 'restore']);
  });

  it('does not look at the texture of a hidden or empty sprite', () => {
    const empty = new SpriteFrame({ name: 'a', texture: frame.texture, rect: { x: 0, y: 0, width: 0, height: 1 } });
    const { context } = new Paper(1, 1);
    expect(() => drawSprite(context, { spriteFrame: frame, visible: false })).not.toThrow();
    expect(() => drawSprite(context, { spriteFrame: empty })).not.toThrow();
  });
});
