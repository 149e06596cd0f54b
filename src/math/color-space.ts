import { hsl, hwb } from './hue-space.js';
import { lab, oklab, toPolar } from './lab-space.js';
import type { Triple } from './matrix.js';
import { bradford, type Conversion, d50, d65, encodeBefore, primaries } from './rgb-space.js';

/** The colour spaces of CSS with a hue. */
export type PolarSpace = 'hsl' | 'hwb' | 'lch' | 'oklch';

/** The colour spaces of CSS with three rectangular axes. */
export type PlainSpace =
  | 'srgb'
  | 'srgb-linear'
  | 'display-p3'
  | 'display-p3-linear'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'rec2020'
  | 'lab'
  | 'oklab'
  | 'xyz-d50'
  | 'xyz-d65';

export type SpaceName = PlainSpace | PolarSpace;

/** Converts a colour. Missing channels are NaN, before and after. */
export function convert(color: Triple, from: SpaceName, to: SpaceName): Triple {
  if (from === to || color.every(Number.isNaN)) return color;
  const present = color.map((channel) => (Number.isNaN(channel) ? 0 : channel));
  const converted = climb(present as unknown as Triple, from, to);
  const missing = Array.from(spaces[from].meaning).filter((_, index) => Number.isNaN(color[index]));
  // A missing chroma and hue make both axes missing, and vice versa.
  if (missing.includes('c') && missing.includes('h')) missing.push('a', 'b');
  else if (missing.includes('a') && missing.includes('b')) missing.push('c', 'h');
  return Array.from(spaces[to].meaning).map((meaning, index) =>
    meaning !== '-' && missing.includes(meaning) ? NaN : converted[index]!,
  ) as unknown as Triple;
}

/** Whether `name` is the name of a space. */
export function isSpace(name: string): name is SpaceName {
  return Object.hasOwn(spaces, name);
}

/** The index of the hue among the channels of a space; -1 if it has none. */
export function hueOf(space: SpaceName): number {
  return spaces[space].meaning.indexOf('h');
}

/** Goes up from the deeper space to the common ancestor, then down to the other space. */
function climb(color: Triple, from: SpaceName, to: SpaceName): Triple {
  if (from === to) return color;
  const { base, depth, up } = spaces[from];
  const goal = spaces[to];
  return depth < goal.depth ? goal.down(climb(color, from, goal.base)) : climb(up(color), base, to);
}

interface Space extends Conversion {
  readonly base: SpaceName;
  /** Steps from XYZ. */
  readonly depth: number;
  /**
   * One letter for each channel: a missing channel stays missing in spaces with the same letter. A dash matches
   * nothing.
   */
  readonly meaning: string;
}

const spaces: Readonly<Record<SpaceName, Space>> = /* @__PURE__ */ (() => {
  const space = (base: SpaceName, depth: number, meaning: string, conversion: Conversion): Space => ({
    base,
    depth,
    meaning,
    ...conversion,
  });
  const light = (conversion: Conversion): Space => space('xyz-d65', 1, 'RGB', conversion);
  const paper = (conversion: Conversion): Space => space('xyz-d50', 2, 'RGB', conversion);
  const srgbGamma = encodeBefore(
    (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4),
    (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
  const p3 = light(primaries([0.68, 0.32], [0.265, 0.69], [0.15, 0.06], d65));
  return {
    'xyz-d65': { ...light({ up: (color) => color, down: (color) => color }), depth: 0 },
    'xyz-d50': light(bradford()),
    'srgb-linear': light(primaries([0.64, 0.33], [0.3, 0.6], [0.15, 0.06], d65)),
    srgb: space('srgb-linear', 2, 'RGB', srgbGamma),
    hsl: space('srgb', 3, 'hcl', hsl),
    hwb: space('srgb', 3, 'h--', hwb),
    'display-p3-linear': p3,
    'display-p3': space('display-p3-linear', 2, 'RGB', srgbGamma),
    'a98-rgb': light(stack(primaries([0.64, 0.33], [0.21, 0.71], [0.15, 0.06], d65), power(563 / 256))),
    'prophoto-rgb': paper(
      stack(
        primaries([0.734699, 0.265301], [0.159597, 0.840403], [0.036598, 0.000105], d50),
        encodeBefore(
          (value) => (value <= 1 / 32 ? value / 16 : value ** 1.8),
          (value) => (value < 1 / 512 ? value * 16 : value ** (1 / 1.8)),
        ),
      ),
    ),
    rec2020: light(
      stack(
        primaries([0.708, 0.292], [0.17, 0.797], [0.131, 0.046], d65),
        encodeBefore(
          (value) => (value < 4.5 * BETA ? value / 4.5 : ((value + ALPHA - 1) / ALPHA) ** (1 / 0.45)),
          (value) => (value < BETA ? value * 4.5 : ALPHA * value ** 0.45 - (ALPHA - 1)),
        ),
      ),
    ),
    lab: space('xyz-d50', 2, 'lab', lab),
    lch: space('lab', 3, 'lch', toPolar(0.0015)),
    oklab: space('xyz-d65', 1, 'lab', oklab),
    oklch: space('oklab', 2, 'lch', toPolar(0.000004)),
  };
})();

/** The constants of the transfer curve of Rec. 2020, to full precision. */
const ALPHA = 1.09929682680944;
const BETA = 0.018053968510807;

/** A plain power law. */
function power(exponent: number): Conversion {
  return encodeBefore(
    (value) => value ** exponent,
    (value) => value ** (1 / exponent),
  );
}

/** A conversion on top of another one. */
function stack(base: Conversion, { up, down }: Conversion): Conversion {
  return { up: (color) => base.up(up(color)), down: (color) => down(base.down(color)) };
}
