import type { Context2D, TextureImage } from 'rx-motion/sprite';

/** A method call on a context, with its arguments. */
export type Stroke = readonly [name: string, ...given: unknown[]];

/** A canvas that draws nothing and records the calls to its context. */
export class Paper {
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

/** Stands in for an image. */
export const image = { width: 64, height: 64 } as TextureImage;
