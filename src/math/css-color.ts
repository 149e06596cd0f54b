import { checkNumber, checkObject, describe, wrongKind } from './check.js';
import type { Color } from './color.js';
import { convert } from './color-space.js';
import { type CssColor, readColor } from './read-color.js';

/**
 * Reads a CSS colour in any notation of CSS Color 4: `#rgb`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`, and the named ones.
 *
 * Transparency is left out: it is the target's opacity. Channels keep their fractions and are cut to 0 … 255, so a colour that sRGB does not have comes out
 * as one on its border. A missing channel (`none`) is 0. Colours that depend on where they are used (`currentcolor`, system colours), `calc()` and colours
 * made from others (`color-mix()`, `rgb(from …)`) are not read.
 *
 * ```ts
 * import { formatColor, parseColor } from 'rx-motion/stream';
 *
 * parseColor('#ff8000'); // => { r: 255, g: 128, b: 0 }
 * parseColor('rgb(50% 0 12.5 / 0.5)'); // => { r: 127.5, g: 0, b: 12.5 }
 * parseColor('hsl(120deg, 100%, 50%)'); // => { r: 0, g: 255, b: 0 }
 * parseColor('Tomato'); // => { r: 255, g: 99, b: 71 }
 * formatColor(parseColor('oklch(70% 0.15 250)')); // => 'rgb(75, 163, 247)'
 * ```
 *
 * @throws TypeError when `text` is not a string, RangeError when it is not such a colour.
 */
export function parseColor(text: string): Color {
  const { space, channels } = cssColor('parseColor', text);
  const [r, g, b] = convert([channels[0] || 0, channels[1] || 0, channels[2] || 0], space, 'srgb');
  return { r: byte(r), g: byte(g), b: byte(b) };
}

/** The CSS colour that was given to the function `name`. */
export function cssColor(name: string, text: string): CssColor {
  if (typeof text !== 'string') throw wrongKind(name, 'text', 'a string', text);
  const color = readColor(text);
  if (color) return color;
  throw new RangeError(`${name}: text must be a CSS colour, got ${describe(text)}`);
}

/**
 * Writes a colour for CSS, rounded and cut to whole channels from 0 to 255 as a screen shows it.
 *
 * ```ts
 * import { formatColor } from 'rx-motion/stream';
 *
 * formatColor({ r: 255, g: 99.4, b: -20 }); // => 'rgb(255, 99, 0)'
 * ```
 *
 * @throws TypeError when a channel is not a number, RangeError when it is NaN.
 */
export function formatColor(color: Readonly<Color>): string {
  const { r, g, b } = checkObject('formatColor', 'color', color);
  checkChannel('r', r);
  checkChannel('g', g);
  checkChannel('b', b);
  return `rgb(${whole(r)}, ${whole(g)}, ${whole(b)})`;
}

function checkChannel(channel: keyof Color, value: number): void {
  checkNumber('formatColor', `color.${channel}`, 'a number', value, !Number.isNaN(value));
}

/** A channel that is there from 0 to 1, from 0 to 255. */
function byte(channel: number): number {
  return cut(channel * 255);
}

function cut(channel: number): number {
  return Math.max(0, Math.min(channel, 255));
}

/** A channel as a screen shows it. */
export function whole(channel: number): number {
  return Math.round(cut(channel));
}
