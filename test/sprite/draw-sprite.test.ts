import { describe, expect, it } from '@jest/globals';
import { type Context2D, drawSprite, SpriteFrame, type TextureImage } from 'rx-motion/sprite';
import { corners } from './sheets.js';

/** A method call on a context, with its arguments. */
type Stroke = readonly [name: string, ...given: unknown[]];

/** A canvas that draws nothing and records the calls to its context. */
class Paper {
  /** All instances. */
  static readonly made: Paper[] = [];
  readonly width: number;
  readonly height: number;
  readonly strokes: Stroke[] = [];
  readonly context: Context2D;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    Paper.made.push(this);
    this.context = new Proxy({} as Context2D, {
      get: (own, name) =>
        name in own || name === 'canvas'
          ? ((own as object as Record<string | symbol, unknown>)[name] ?? this)
          : (...given: unknown[]) => {
              this.strokes.push([String(name), ...given]);
              if (name === 'getImageData') return { width, height, data: Uint8ClampedArray.of(10, 20, 30, 40) };
              return undefined;
            },
    });
  }

  getContext(): Context2D {
    return this.context;
  }

  /** The arguments of all calls of a method. */
  calls(name: string): unknown[][] {
    return this.strokes.filter((stroke) => stroke[0] === name).map(([, ...given]) => given);
  }
}

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

  const triangle = corners(2, 3, 32, 3, 2, 23);
  const polygon = { vertices: triangle, verticesUV: triangle, triangles: [[0, 1, 2]] as const };
  it.each([
    ['with an outline', { polygon }, {}],
    ['in a color', {}, { color: { r: 255, g: 0, b: 0 } }],
  ])('prepares a frame %s once, and again after its image has loaded', (_how, parts, look) => {
    const image = { width: 64, height: 64, complete: false };
    const texture = { url: 'a.png', image: image as unknown as HTMLImageElement };
    const spriteFrame = new SpriteFrame({ name: 'a', texture, rect: { x: 2, y: 3, width: 1, height: 1 }, ...parts });
    const { context } = new Paper(1, 1);
    const work = (more = {}): number => {
      const before = counted();
      drawSprite(context, { spriteFrame, ...look, ...more });
      return counted() - before;
    };
    const counted = (): number => Paper.made.reduce((sum, paper) => sum + 1 + paper.calls('putImageData').length, 0);
    expect(work()).toBeGreaterThan(0);
    image.complete = true;
    expect([work() > 0, work()]).toEqual([true, 0]);
    const green = { color: { r: 0, g: 255, b: 0 } };
    expect([work(green) > 0, work(green)]).toEqual([true, 0]);
  });

  it('does not look at the texture of a hidden or empty sprite', () => {
    const empty = new SpriteFrame({ name: 'a', texture: frame.texture, rect: { x: 0, y: 0, width: 0, height: 1 } });
    const { context } = new Paper(1, 1);
    expect(() => drawSprite(context, { spriteFrame: frame, visible: false })).not.toThrow();
    expect(() => drawSprite(context, { spriteFrame: empty })).not.toThrow();
  });
});
