import { noFrame } from '../sprite/no-frame.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import type { PixiSprite } from './pixi-parts.js';

/** The sprite frame that a sprite of PixiJS shows, and the texture that it had before. */
export class FrameTexture<Texture> {
  textureOf: (frame: SpriteFrame) => Texture;
  #last: Shown<Texture> | null = null;

  constructor(textureOf: (frame: SpriteFrame) => Texture) {
    this.textureOf = textureOf;
  }

  frameOf(sprite: PixiSprite<Texture>): SpriteFrame {
    return this.#on(sprite)?.frame ?? noFrame;
  }

  put(sprite: PixiSprite<Texture>, frame: SpriteFrame): void {
    const found = this.#on(sprite)?.found ?? sprite.texture;
    sprite.texture = frame === noFrame ? found : this.textureOf(frame);
    this.#last = frame === noFrame ? null : { frame, texture: sprite.texture, found };
  }

  /** The last frame; null if there is none, or others have given the sprite another texture since. */
  #on(sprite: PixiSprite<Texture>): Shown<Texture> | null {
    return this.#last?.texture === sprite.texture ? this.#last : null;
  }
}

interface Shown<Texture> {
  readonly frame: SpriteFrame;
  readonly texture: Texture;
  readonly found: Texture;
}
