import type { Triple } from './matrix.js';
import type { Conversion } from './rgb-space.js';

/** Hue in degrees, saturation and lightness in percent, based on sRGB. */
export const hsl: Conversion = {
  up([hue, saturation, lightness]) {
    const l = lightness / 100;
    const reach = (saturation / 100) * Math.min(l, 1 - l);
    return channels((offset) => {
      const twelfth = (((offset + hue / 30) % 12) + 12) % 12;
      return l - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1));
    });
  },
  down(color) {
    const { most, least, hue } = extremes(color);
    const lightness = (most + least) / 2;
    const reach = Math.min(lightness, 1 - lightness);
    const saturation = reach === 0 ? 0 : (100 * (most - lightness)) / reach;
    // Outside sRGB it can be negative, which is the opposite hue.
    if (saturation < 0) return [(hue + 180) % 360, -saturation, 100 * lightness];
    return [saturation <= GREY ? NaN : hue, saturation, 100 * lightness];
  },
};

/** Hue in degrees, whiteness and blackness in percent, based on sRGB. */
export const hwb: Conversion = {
  up([hue, whiteness, blackness]) {
    const sum = whiteness + blackness;
    if (sum >= 100) return [whiteness / sum, whiteness / sum, whiteness / sum];
    const [r, g, b] = hsl.up([hue, 100, 50]);
    const part = (channel: number): number => (channel * (100 - sum) + whiteness) / 100;
    return [part(r), part(g), part(b)];
  },
  down(color) {
    const { most, least, hue } = extremes(color);
    const whiteness = 100 * least;
    const blackness = 100 * (1 - most);
    return [whiteness + blackness >= 100 - GREY ? NaN : hue, whiteness, blackness];
  },
};

/** Saturation in percent up to which a colour has no hue. */
const GREY = 0.001;

/** Red, green and blue are four twelfths of the circle apart. */
function channels(channelAt: (offset: number) => number): Triple {
  return [channelAt(0), channelAt(8), channelAt(4)];
}

function extremes([r, g, b]: Triple): { readonly most: number; readonly least: number; readonly hue: number } {
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const range = most - least;
  const sixth = most === r ? (g - b) / range + (g < b ? 6 : 0) : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { most, least, hue: range === 0 ? 0 : 60 * sixth };
}
