import { inverse, type Matrix, times, type Triple } from './matrix.js';
import { type Conversion, d50 } from './rgb-space.js';

/** CIE Lab, based on XYZ under D50. */
export const lab: Conversion = {
  up([lightness, a, b]) {
    const y = (lightness + 16) / 116;
    const cube = (value: number): number => (value ** 3 > STRAIGHT_BELOW ? value ** 3 : (116 * value - 16) / SLOPE);
    return [cube(y + a / 500) * d50[0], cube(y) * d50[1], cube(y - b / 200) * d50[2]];
  },
  down(color) {
    const root = (value: number): number => (value > STRAIGHT_BELOW ? Math.cbrt(value) : (SLOPE * value + 16) / 116);
    const [x, y, z] = color.map((value, index) => root(value / d50[index]!)) as unknown as Triple;
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  },
};

/** CIE's constants, 216/24389 and 24389/27: Lab is linear below the first, with the second as its slope. */
const STRAIGHT_BELOW = 0.008856451679035631;
const SLOPE = 903.2962962962963;

/** Björn Ottosson's Oklab, based on XYZ under D65; the matrices are those of CSS Color 4. */
export const oklab: Conversion = /* @__PURE__ */ (() => {
  const cones: Matrix = [
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
  ]; // prettier-ignore
  const opponents: Matrix = [
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
  ]; // prettier-ignore
  const light = inverse(cones);
  const responses = inverse(opponents);
  const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];
  return {
    up: (color) =>
      times(
        light,
        each(times(responses, color), (value) => value ** 3),
      ),
    down: (color) => times(opponents, each(times(cones, color), Math.cbrt)),
  };
})();

/**
 * Lightness, chroma and hue, based on a space of lightness and two axes.
 *
 * @param grey The chroma up to which a colour has no hue.
 */
export function toPolar(grey: number): Conversion {
  return {
    up([lightness, chroma, hue]) {
      const angle = (hue * Math.PI) / 180;
      return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
    },
    down([lightness, a, b]) {
      const chroma = Math.hypot(a, b);
      return [lightness, chroma, chroma <= grey ? NaN : wrapDegrees((Math.atan2(b, a) * 180) / Math.PI)];
    },
  };
}

function wrapDegrees(degrees: number): number {
  return degrees < 0 ? degrees + 360 : degrees;
}
