import { mix } from './mix.js';

/** A colour in sRGB: channels from 0 to 255, with fractions. Channels beyond that are kept and cut off only where they are shown. */
export interface Color {
  r: number;
  g: number;
  b: number;
}

/** The colour on the way from one to another, exactly `from` at 0 and `to` at 1; written into `result` and returned. */
export function mixColor(from: Readonly<Color>, to: Readonly<Color>, t: number, result: Color = black()): Color {
  result.r = mix(from.r, to.r, t);
  result.g = mix(from.g, to.g, t);
  result.b = mix(from.b, to.b, t);
  return result;
}

function black(): Color {
  return { r: 0, g: 0, b: 0 };
}
