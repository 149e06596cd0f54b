import { isSpace, type SpaceName } from './color-space.js';
import { argumentsOf, type CssArguments, type CssNumber } from './css-arguments.js';
import type { Triple } from './matrix.js';
import { namedColors } from './named-colors.js';

/** A parsed CSS colour; `none` is NaN. */
export interface CssColor {
  readonly space: SpaceName;
  /** From 0 to 1 in RGB spaces; otherwise as in CSS, with percentages from 0 to 100. */
  readonly channels: Triple;
  readonly alpha: number;
  /** Whether it is in legacy syntax and has no missing channel: CSS mixes such colours in sRGB. */
  readonly isLegacy: boolean;
}

/** Parses a CSS colour; undefined if it is not one. */
export function readColor(text: string): CssColor | undefined {
  const css = text.trim().toLowerCase();
  if (css.startsWith('#')) return fromHex(css.slice(1));
  return css.endsWith(')') ? fromFunction(css) : fromName(css);
}

function fromName(css: string): CssColor | undefined {
  if (css === 'transparent') return rgbColor([0, 0, 0], 0);
  return Object.hasOwn(namedColors, css) ? fromHex(namedColors[css]!) : undefined;
}

function fromHex(digits: string): CssColor | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0, alpha = 255] = pairs.match(/../g)!.map((pair) => parseInt(pair, 16));
  return rgbColor([r, g, b], alpha / 255);
}

function rgbColor([r, g, b]: Triple, alpha: number): CssColor {
  return { space: 'srgb', channels: [r / 255, g / 255, b / 255], alpha, isLegacy: true };
}

/** How the channels of a colour function are written. */
interface Notation {
  readonly space: SpaceName;
  /** The value of 100 % for each channel; 0 for an angle, which has no percentages. */
  readonly whole: Triple;
  /** The ranges of the first channels. */
  readonly bounds: readonly (readonly [least: number, most: number])[];
  /** The value of 1 in the space; by default 1. */
  readonly scale?: number;
  readonly isLegacy?: boolean;
}

const free = [-Infinity, Infinity] as const;
const positive = [0, Infinity] as const;
const percent = [0, 100] as const;
const byte = [0, 255] as const;

const notations: Readonly<Record<string, Notation>> = {
  rgb: { space: 'srgb', whole: [255, 255, 255], bounds: [byte, byte, byte], scale: 255, isLegacy: true },
  hsl: { space: 'hsl', whole: [0, 100, 100], bounds: [free, percent, percent], isLegacy: true },
  hwb: { space: 'hwb', whole: [0, 100, 100], bounds: [free, positive, positive], isLegacy: true },
  lab: { space: 'lab', whole: [100, 125, 125], bounds: [percent] },
  lch: { space: 'lch', whole: [100, 150, 0], bounds: [percent, positive] },
  oklab: { space: 'oklab', whole: [1, 0.4, 0.4], bounds: [[0, 1]] },
  oklch: { space: 'oklch', whole: [1, 0.4, 0], bounds: [[0, 1], positive] },
};

function fromFunction(css: string): CssColor | undefined {
  const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(css) ?? [];
  if (name === 'color') return fromSpace(inside);
  const key = name.replace(/^(rgb|hsl)a$/, '$1');
  const given = Object.hasOwn(notations, key) ? argumentsOf(inside) : undefined;
  if (given === undefined || (given.hasCommas && !mayHaveCommas(key, given))) return undefined;
  return fromArguments(notations[key]!, given);
}

/** `color(display-p3 1 0 0)` */
function fromSpace(inside: string): CssColor | undefined {
  const [, name = '', rest = ''] = /^\s*([a-z\d-]+)\s(.*)$/s.exec(inside) ?? [];
  const space = name === 'xyz' ? 'xyz-d65' : name;
  const given = isSpace(space) && !Object.hasOwn(notations, space) ? argumentsOf(rest) : undefined;
  if (given === undefined || given.hasCommas) return undefined;
  return fromArguments({ space: space as SpaceName, whole: [1, 1, 1], bounds: [] }, given);
}

/**
 * With commas, the channels of `rgb()` are all percentages or all numbers, and the last two of `hsl()` are percentages.
 */
function mayHaveCommas(name: string, { channels }: CssArguments): boolean {
  const [first, second, third] = channels.map(({ unit }) => unit);
  return second === third && (name === 'rgb' ? first === second : name === 'hsl' && second === '%');
}

function fromArguments(
  { space, whole, bounds, scale = 1, isLegacy = false }: Notation,
  given: CssArguments,
): CssColor | undefined {
  const amounts = given.channels.map((number, index) =>
    whole[index] === 0 ? angleOf(number) : amountOf(number, whole[index]!),
  );
  const alpha = given.alpha === undefined ? 1 : amountOf(given.alpha, 1);
  if (alpha === undefined || amounts.includes(undefined)) return undefined;
  const channels = amounts.map((amount, index) => clampTo(amount!, bounds[index] ?? free) / scale);
  return {
    space,
    channels: channels as unknown as Triple,
    alpha: clampTo(alpha, [0, 1]),
    isLegacy: isLegacy && !Number.isNaN(alpha) && !channels.some(Number.isNaN),
  };
}

/** A plain number or a percentage of `whole`. */
function amountOf({ amount, unit }: CssNumber, whole: number): number | undefined {
  if (unit === '%') return (amount * whole) / 100;
  return unit === '' ? amount : undefined;
}

/** In degrees. */
function angleOf({ amount, unit }: CssNumber): number | undefined {
  return Object.hasOwn(degrees, unit) ? amount * degrees[unit]! : undefined;
}

/** Degrees in a unit of CSS; in a radian, 180/π. */
const degrees: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 57.29577951308232, turn: 360 };

/** NaN stays NaN. */
function clampTo(value: number, [least, most]: readonly [least: number, most: number]): number {
  return Math.max(least, Math.min(value, most));
}
