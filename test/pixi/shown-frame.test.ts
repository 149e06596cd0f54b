import { describe, expect, it } from '@jest/globals';
import type { PixiSprite } from '../../src/pixi/pixi-parts.js';
import { ShownFrame } from '../../src/pixi/shown-frame.js';
import { SpriteFrame } from '../../src/sprite/index.js';
import { noFrame } from '../../src/sprite/no-frame.js';

const frame = new SpriteFrame({
  name: 'run',
  texture: { url: 'sheet.png' },
  rect: { x: 0, y: 0, width: 8, height: 8 },
});

describe('the frame of a sprite', () => {
  const shown = new ShownFrame((frame: SpriteFrame) => `texture of ${frame.name}`);
  const sprite = { texture: 'own' } as PixiSprite<string>;

  it('is shown by its texture, and the sprite gets its own back', () => {
    expect(shown.frameOf(sprite)).toBe(noFrame);
    shown.show(sprite, frame);
    expect([sprite.texture, shown.frameOf(sprite)]).toEqual(['texture of run', frame]);
    shown.show(sprite, noFrame);
    expect([sprite.texture, shown.frameOf(sprite)]).toEqual(['own', noFrame]);
  });

  it('is empty once others have given the sprite another texture', () => {
    shown.show(sprite, frame);
    sprite.texture = 'of others';
    expect(shown.frameOf(sprite)).toBe(noFrame);
    shown.show(sprite, frame);
    shown.show(sprite, noFrame);
    expect(sprite.texture).toBe('of others');
  });
});
