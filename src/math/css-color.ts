import { describe } from './check.js';
import type { Color } from './color.js';
import { namedColors } from './named-colors.js';

/**
 * Reads a CSS colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `hsl()` in their old and new forms, and the named colours.
 *
 * Transparency is left out: it is the target's opacity. Channels keep their fractions and are cut to 0 … 255, as CSS does. Colours that depend on
 * where they are used (`currentcolor`, system colours) and other colour spaces (`lab()`, `color()`) are not read.
 *
 * ```ts
 * import { parseColor } from 'rx-motion/stream';
 *
 * parseColor('#ff8000'); // => { r: 255, g: 128, b: 0 }
 * parseColor('rgb(50% 0 12.5 / 0.5)'); // => { r: 127.5, g: 0, b: 12.5 }
 * parseColor('hsl(120deg, 100%, 50%)'); // => { r: 0, g: 255, b: 0 }
 * parseColor('Tomato'); // => { r: 255, g: 99, b: 71 }
 * ```
 *
 * @throws TypeError when `text` is not a string, RangeError when it is not such a colour.
 */
export function parseColor(text: string): Color {
  if (typeof text !== 'string') throw new TypeError(`parseColor: text must be a string, got ${describe(text)}`);
  const css = text.trim().toLowerCase();
  const color = fromName(css) ?? fromHex(css) ?? fromRgb(css) ?? fromHsl(css);
  if (color) return color;
  throw new RangeError(`parseColor: text must be #rgb, #rrggbb, rgb(), hsl() or a named colour, got ${describe(text)}`);
}

/**
 * Writes a colour for CSS, rounded and cut to whole channels from 0 to 255 as a screen shows it.
 *
 * ```ts
 * import { formatColor } from 'rx-motion/stream';
 *
 * formatColor({ r: 255, g: 99.4, b: -20 }); // => 'rgb(255, 99, 0)'
 * ```
 */
export function formatColor({ r, g, b }: Readonly<Color>): string {
  return `rgb(${whole(r)}, ${whole(g)}, ${whole(b)})`;
}

const number = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?`;
const amount = `(${number}%?|none)`;
const hue = `(${number}(?:deg|grad|rad|turn)?|none)`;
const rgbForm = form('rgb', amount);
const hslForm = form('hsl', hue);
const unitDegrees: Readonly<Record<string, number>> = { grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** A colour function of three values and perhaps an alpha; commas and blanks may be mixed. */
function form(name: string, first: string): RegExp {
  const and = String.raw`(?:\s*,\s*|\s+)`;
  const alpha = String.raw`(?:\s*[,/]\s*${amount})?`;
  return new RegExp(String.raw`^${name}a?\(\s*${first}${and}${amount}${and}${amount}${alpha}\s*\)$`);
}

function fromName(css: string): Color | undefined {
  if (css === 'transparent') return fromNumber(0);
  const value = Object.hasOwn(namedColors, css) ? namedColors[css] : undefined;
  return value === undefined ? undefined : fromNumber(value);
}

function fromHex(css: string): Color | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(css)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return fromNumber(parseInt(pairs.slice(0, 6), 16));
}

function fromNumber(value: number): Color {
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

function fromRgb(css: string): Color | undefined {
  const match = rgbForm.exec(css);
  if (!match) return undefined;
  const [r = 0, g = 0, b = 0] = match
    .slice(1, 4)
    .map((value) => cut(value.endsWith('%') ? (quantity(value) * 255) / 100 : quantity(value)));
  return { r, g, b };
}

function fromHsl(css: string): Color | undefined {
  const match = hslForm.exec(css);
  if (!match) return undefined;
  const [, angle = '', saturation = '', lightness = ''] = match;
  const degrees = quantity(angle) * (unitDegrees[angle.replace(/^.*\d/, '')] ?? 1);
  const l = quantity(lightness) / 100;
  const reach = Math.max(0, Math.min(quantity(saturation) / 100, 1)) * Math.min(l, 1 - l);
  const channel = (offset: number): number => {
    const twelfth = (((offset + degrees / 30) % 12) + 12) % 12; // of the colour circle
    return cut(255 * (l - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

/** The number in front of a unit; `none` is 0. */
function quantity(value: string): number {
  return parseFloat(value) || 0;
}

function cut(channel: number): number {
  return Math.max(0, Math.min(channel, 255));
}

function whole(channel: number): string {
  return String(Math.round(cut(channel)));
}
