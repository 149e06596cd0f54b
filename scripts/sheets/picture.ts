/** Red, green, blue from 0 to 255 and opacity from 0 to 1. */
export type Paint = readonly [r: number, g: number, b: number, a?: number];

/** A painted area: whether a point lies inside it. */
export interface Shape {
  readonly paint: Paint;
  readonly covers: (x: number, y: number) => boolean;
}

/** Pixels in RGBA, four bytes each, not premultiplied; rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export function emptyPicture(width: number, height: number): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** Paints shapes on top of each other, with smooth edges. */
export function paintPicture(width: number, height: number, shapes: readonly Shape[]): Picture {
  const picture = emptyPicture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) picture.data.set(pixel(x, y, shapes), (y * width + x) * 4);
  }
  return picture;
}

/** Samples along each side of a pixel. */
const FINENESS = 4;

function pixel(x: number, y: number, shapes: readonly Shape[]): number[] {
  const sum = [0, 0, 0, 0];
  for (let point = 0; point < FINENESS ** 2; point++) {
    const column = ((point % FINENESS) + 0.5) / FINENESS;
    const row = (Math.floor(point / FINENESS) + 0.5) / FINENESS;
    over(sum, shapes, x + column, y + row);
  }
  const [r = 0, g = 0, b = 0, a = 0] = sum;
  return a === 0 ? [0, 0, 0, 0] : [r / a, g / a, b / a, (a * 255) / FINENESS ** 2];
}

/** Adds the colour of a point, premultiplied. */
function over(sum: number[], shapes: readonly Shape[], x: number, y: number): void {
  let [r, g, b, a] = [0, 0, 0, 0];
  for (const { covers, paint } of shapes) {
    if (!covers(x, y)) continue;
    const [red, green, blue, opacity = 1] = paint;
    r = red * opacity + r * (1 - opacity);
    g = green * opacity + g * (1 - opacity);
    b = blue * opacity + b * (1 - opacity);
    a = opacity + a * (1 - opacity);
  }
  sum[0]! += r;
  sum[1]! += g;
  sum[2]! += b;
  sum[3]! += a;
}
