import { checkObject, describe } from './check.js';
import { type PlainSpace, type PolarSpace, type SpaceName, convert, hueOf, isSpace } from './color-space.js';
import { whole } from './css-color.js';
import type { CssColor } from './read-color.js';
import { plain } from './plain-number.js';

/** Which way round a hue goes. */
export type HueWay = 'shorter' | 'longer' | 'increasing' | 'decreasing';

/** Where colours are mixed, in the words of CSS: a colour space, and for one with hues perhaps their way round, which is the shorter one by default. */
export type ColorSpace = PlainSpace | PolarSpace | `${PolarSpace} ${HueWay} hue`;

/**
 * How colours are laid out as four numbers: each channel times alpha, so that what is transparent has no say in the colour, and alpha.
 * A hue stays as it is.
 */
export class ColorMixing {
  readonly size = 4;
  private readonly space: SpaceName;
  private readonly hue: number;
  private readonly way: HueWay;
  /** Whether all are colours of the older notations, mixed in one of their spaces: then the result is one, too. */
  private readonly isLegacy: boolean;
  /** What 1 is in the numbers. */
  private readonly scale: number;

  /**
   * @param colors Some that are to be mixed.
   * @param space By default what CSS does: sRGB for colours of the older notations, Oklab where there are others.
   */
  constructor(colors: readonly CssColor[], space?: ColorSpace) {
    const areLegacy = colors.every(({ isLegacy }) => isLegacy);
    const [name, way = 'shorter'] = (space ?? (areLegacy ? 'srgb' : 'oklab')).split(' ');
    this.space = name as SpaceName;
    this.way = way as HueWay;
    this.hue = hueOf(this.space);
    this.isLegacy = areLegacy && (name === 'srgb' || name === 'hsl' || name === 'hwb');
    this.scale = this.isLegacy && name === 'srgb' ? 255 : 1;
  }

  read(color: CssColor, numbers: Float64Array, at: number, near: Float64Array | null): void {
    const alpha = Number.isNaN(color.alpha) ? (near === null ? 0 : near[at + 3]!) : color.alpha;
    convert(color.channels, color.space, this.space).forEach((channel, index) => {
      if (!Number.isNaN(channel)) numbers[at + index] = channel * this.weight(index, alpha) * this.scale;
      else if (near === null) numbers[at + index] = 0;
      else
        numbers[at + index] =
          (near[at + index]! / (this.weight(index, near[at + 3]!) || 1)) * this.weight(index, alpha);
    });
    numbers[at + 3] = alpha;
  }

  /** Alpha stays as it was found. */
  readAmount({ channels, space }: CssColor, numbers: Float64Array, at: number, found: Float64Array): void {
    convert(channels, space, this.space).forEach((channel, index) => {
      numbers[at + index] = (channel || 0) * this.weight(index, found[at + 3]!) * this.scale;
    });
    numbers[at + 3] = 0;
  }

  turn(numbers: Float64Array, at: number, from: Float64Array): void {
    if (this.hue < 0) return;
    const index = at + this.hue;
    numbers[index] = from[index]! + turned(from[index]!, numbers[index]!, this.way);
  }

  make(numbers: Float64Array, at: number): string {
    const alpha = numbers[at + 3]!;
    // Alpha is cut only as it is written: where it swings beyond 1, the channels swing with it.
    const part = alpha > 0 ? 1 / alpha : 0;
    const first = numbers[at]! * (this.hue === 0 ? 1 : part);
    const second = numbers[at + 1]! * part;
    const third = numbers[at + 2]! * (this.hue === 2 ? 1 : part);
    if (this.scale === 255) return legacyText(first, second, third, alpha);
    return this.text(first, second, third, alpha);
  }

  private text(first: number, second: number, third: number, alpha: number): string {
    const { space } = this;
    const transparency = alpha < 1 ? ` / ${plain(Math.max(0, alpha))}` : '';
    if (space === 'hsl' || space === 'hwb') {
      const [r, g, b] = convert([first, second, third], space, 'srgb');
      if (this.isLegacy) return legacyText(r * 255, g * 255, b * 255, alpha);
      return `color(srgb ${plain(r)} ${plain(g)} ${plain(b)}${transparency})`;
    }
    const channels = `${plain(first)} ${plain(second)} ${plain(third)}${transparency}`;
    return ownFunction.has(space) ? `${space}(${channels})` : `color(${space} ${channels})`;
  }

  /** What the channel at an index is multiplied by. */
  private weight(index: number, alpha: number): number {
    return index === this.hue ? 1 : alpha;
  }
}

const ownFunction: ReadonlySet<SpaceName> = /* @__PURE__ */ new Set<SpaceName>(['lab', 'lch', 'oklab', 'oklch']);

/** The space in which colours are to be mixed, by the options that the function `name` was given; undefined where they leave it open. */
export function spaceOf(name: string, options: { readonly space?: ColorSpace }): ColorSpace | undefined {
  const { space } = checkObject(name, 'options', options);
  if (space === undefined || isColorSpace(space)) return space;
  throw new RangeError(
    `${name}: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got ${describe(space)}`,
  );
}

function isColorSpace(space: unknown): boolean {
  if (typeof space !== 'string') return false;
  const [name = '', way] = space.split(/ (?=[a-z]+ hue$)/);
  if (!isSpace(name)) return false;
  return way === undefined || (hueOf(name) >= 0 && /^(?:shorter|longer|increasing|decreasing) hue$/.test(way));
}

/** How far a hue turns, in degrees, as CSS has it. */
function turned(from: number, to: number, way: HueWay): number {
  const turn = withoutTurns(to) - withoutTurns(from);
  switch (way) {
    case 'shorter':
      return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
    case 'longer':
      return turn > 0 && turn < 180 ? turn - 360 : turn > -180 && turn <= 0 ? turn + 360 : turn;
    case 'increasing':
      return turn < 0 ? turn + 360 : turn;
    case 'decreasing':
      return turn > 0 ? turn - 360 : turn;
  }
}

/** From 0 to 360. */
function withoutTurns(hue: number): number {
  return ((hue % 360) + 360) % 360;
}

function legacyText(r: number, g: number, b: number, alpha: number): string {
  const channels = `${whole(r)}, ${whole(g)}, ${whole(b)}`;
  return alpha < 1 ? `rgba(${channels}, ${Math.round(Math.max(0, alpha) * 1e4) / 1e4})` : `rgb(${channels})`;
}
