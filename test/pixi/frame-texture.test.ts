import { describe, expect, it } from '@jest/globals';
import { FrameTexture } from '../../src/pixi/frame-texture.js';
import type { PixiSprite } from '../../src/pixi/pixi-parts.js';
import { SpriteFrame } from '../../src/sprite/index.js';
import { noFrame } from '../../src/sprite/no-frame.js';

const frame = new SpriteFrame({
  name: 'run',
  texture: { url: 'sheet.png' },
  rect: { x: 0, y: 0, width: 8, height: 8 },
});

describe('the frame of a sprite', () => {
  const shown = new FrameTexture((frame: SpriteFrame) => `texture of ${frame.name}`);
  const sprite = { texture: 'own' } as PixiSprite<string>;

  it('is shown by its texture, and the sprite gets its own back', () => {
    expect(shown.frameOf(sprite)).toBe(noFrame);
    shown.put(sprite, frame);
    expect([sprite.texture, shown.frameOf(sprite)]).toEqual(['texture of run', frame]);
    shown.put(sprite, noFrame);
    expect([sprite.texture, shown.frameOf(sprite)]).toEqual(['own', noFrame]);
  });

  it('is empty once others have given the sprite another texture', () => {
    shown.put(sprite, frame);
    sprite.texture = 'of others';
    expect(shown.frameOf(sprite)).toBe(noFrame);
    shown.put(sprite, frame);
    shown.put(sprite, noFrame);
    expect(sprite.texture).toBe('of others');
  });
});
