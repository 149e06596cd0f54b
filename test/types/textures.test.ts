import { expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import type { Texture, TextureImage } from 'rx-motion/sprite';

it('a texture takes every image that a browser draws', () => {
  expectTypeOf<TextureImage>().toEqualTypeOf<ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas>();
  const draw = (texture: Texture, context: CanvasRenderingContext2D): void => {
    if (texture.image !== undefined) context.drawImage(texture.image, 0, 0, texture.image.width, texture.image.height);
  };
  // @ts-expect-error: a size is not an image
  const texture: Texture = { url: 'coin.png', image: { width: 1, height: 1 } };
  expect(() => draw(texture, {} as never)).toThrow('drawImage is not a function');
});
