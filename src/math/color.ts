import { mix } from './mix.js';

/**
 * A colour in sRGB: channels from 0 to 255, with fractions. Channels outside that range are clamped only when shown.
 */
export interface Color {
  r: number;
  g: number;
  b: number;
}

/** Interpolates between two colours, exactly `from` at 0 and `to` at 1; written into `result` and returned. */
export function mixColor(from: Readonly<Color>, to: Readonly<Color>, t: number, result: Color = black()): Color {
  result.r = mix(from.r, to.r, t);
  result.g = mix(from.g, to.g, t);
  result.b = mix(from.b, to.b, t);
  return result;
}

function black(): Color {
  return { r: 0, g: 0, b: 0 };
}
