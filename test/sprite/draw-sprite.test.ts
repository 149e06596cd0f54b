import { describe, expect, it } from '@jest/globals';
import { type Context2D, drawSprite, SpriteFrame } from 'rx-motion/sprite';

const frame = new SpriteFrame({ name: 'a', texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });
const noContext = {} as Context2D;

describe('drawSprite', () => {
  it('fails before it draws anything when the texture has no image', () => {
    expect(() => drawSprite(noContext, { spriteFrame: frame })).toThrow(
      new Error('drawSprite: the texture a.png has no image'),
    );
  });

  it('does not even look at the texture of what is hidden or has no size', () => {
    const empty = new SpriteFrame({ name: 'a', texture: frame.texture, rect: { x: 0, y: 0, width: 0, height: 1 } });
    expect(() => drawSprite(noContext, { spriteFrame: frame, visible: false })).not.toThrow();
    expect(() => drawSprite(noContext, { spriteFrame: empty })).not.toThrow();
  });
});
