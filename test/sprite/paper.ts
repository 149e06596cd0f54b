import type { Context2D, TextureImage } from 'rx-motion/sprite';

/** What was called of a context, with what. */
export type Stroke = readonly [name: string, ...given: unknown[]];

/** A canvas off the page that draws nothing and writes down what it is told. */
export class Paper {
  /** All that were made. */
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

  /** The strokes of this name, less the name. */
  calls(name: string): unknown[][] {
    return this.strokes.filter((stroke) => stroke[0] === name).map(([, ...given]) => given);
  }
}

/** As good as an image as far as nobody looks at it. */
export const image = { width: 64, height: 64 } as TextureImage;
