import { columns, inverse, type Matrix, product, times, type Triple } from './matrix.js';

/** The conversion between a space and its base. */
export interface Conversion {
  /** From this space to its base. */
  readonly up: (color: Triple) => Triple;
  /** From the base to this space. A powerless channel, such as the hue of a grey, is NaN. */
  readonly down: (color: Triple) => Triple;
}

/** The chromaticity of a light: x and y of CIE 1931. */
type Chromaticity = readonly [x: number, y: number];

export const d65: Triple = /* @__PURE__ */ light([0.3127, 0.329]);
export const d50: Triple = /* @__PURE__ */ light([0.3457, 0.3585]);

/** The conversion by a matrix and its inverse. */
export function linearMap(matrix: Matrix): Conversion {
  const back = inverse(matrix);
  return { up: (color) => times(matrix, color), down: (color) => times(back, color) };
}

/** Linear light of three primaries that add up to `white`, based on XYZ under that white. */
export function primaries(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: Triple): Conversion {
  const unscaled = columns(light(red), light(green), light(blue));
  const [r, g, b] = times(inverse(unscaled), white);
  return linearMap(product(unscaled, [[r, 0, 0], [0, g, 0], [0, 0, b]])); // prettier-ignore
}

/** Channels encoded one by one; negative values mirror the positive ones. */
export function encodeBefore(decode: (value: number) => number, encode: (value: number) => number): Conversion {
  const each = (change: (value: number) => number) => {
    const one = (value: number): number => Math.sign(value) * change(Math.abs(value));
    return ([a, b, c]: Triple): Triple => [one(a), one(b), one(c)];
  };
  return { up: each(decode), down: each(encode) };
}

/** XYZ under the white of paper (D50), based on XYZ under daylight (D65): Bradford's adaptation. */
export function bradford(): Conversion {
  const cones: Matrix = [
    [0.8951, 0.2664, -0.1614],
    [-0.7502, 1.7135, 0.0367],
    [0.0389, -0.0685, 1.0296],
  ];
  const [r50, g50, b50] = times(cones, d50);
  const [r65, g65, b65] = times(cones, d65);
  return linearMap(product(inverse(cones), product([[r65 / r50, 0, 0], [0, g65 / g50, 0], [0, 0, b65 / b50]], cones))); // prettier-ignore
}

/** XYZ of a light, with Y = 1. */
function light([x, y]: Chromaticity): Triple {
  return [x / y, 1, (1 - x - y) / y];
}
