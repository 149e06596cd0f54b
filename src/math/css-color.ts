import { checkNumber, checkObject, checkString, shownValue } from './check.js';
import type { Color } from './color.js';
import { convert } from './color-space.js';
import { readColor } from './read-color.js';

/**
 * Parses a CSS colour in any syntax of CSS Color 4: `#rgb`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
 * `oklch()`, `color()` and named colours.
 *
 * Alpha is ignored: it belongs to the target's opacity. Channels keep their fractions and are clamped to 0 … 255, so a
 * colour outside sRGB ends up on the boundary of its gamut. A missing channel (`none`) is 0. Colours that depend on
 * their context (`currentcolor`, system colours), `calc()` and colours derived from others (`color-mix()`,
 * `rgb(from …)`) are not supported.
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
 * @throws TypeError when `text` is not a string, RangeError when it is not one of these colours.
 */
export function parseColor(text: string): Color {
  const color = readColor(checkString('parseColor', 'text', text));
  if (color === undefined) throw new RangeError(`parseColor: text must be a CSS colour, got ${shownValue(text)}`);
  const { space, channels } = color;
  const [r, g, b] = convert([channels[0] || 0, channels[1] || 0, channels[2] || 0], space, 'srgb');
  return { r: byte(r), g: byte(g), b: byte(b) };
}

/**
 * Writes a colour for CSS, with channels rounded and clamped to 0 … 255.
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
  return `rgb(${roundChannel(r)}, ${roundChannel(g)}, ${roundChannel(b)})`;
}

function checkChannel(channel: keyof Color, value: number): void {
  checkNumber('formatColor', `color.${channel}`, 'a number', value, (it) => !Number.isNaN(it));
}

/** From 0 … 1 to 0 … 255. */
function byte(channel: number): number {
  return clamp(channel * 255);
}

function clamp(channel: number): number {
  return Math.max(0, Math.min(channel, 255));
}

/** A channel as a byte. */
export function roundChannel(channel: number): number {
  return Math.round(clamp(channel));
}
