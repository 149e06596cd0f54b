import { shownValue } from './check.js';
import { convert, hueOf, isSpace, type PlainSpace, type PolarSpace, type SpaceName } from './color-space.js';
import { roundChannel } from './css-color.js';
import { plain } from './plain-number.js';
import type { CssColor } from './read-color.js';

/** The arc along which a hue is interpolated. */
export type HueWay = 'shorter' | 'longer' | 'increasing' | 'decreasing';

/** A colour space for mixing, in the syntax of CSS; one with hues may name an arc, by default the shorter one. */
export type ColorSpace = PlainSpace | PolarSpace | `${PolarSpace} ${HueWay} hue`;

/**
 * Colours as four numbers: the channels premultiplied by alpha, so that a transparent colour has no influence on the
 * hue of the mix, and alpha. The hue itself is not premultiplied.
 */
class ColorMixing {
  readonly size = 4;
  private readonly space: SpaceName;
  private readonly hue: number;
  private readonly arc: HueWay;
  /** Whether all colours are in legacy syntax and mixed in a legacy space; the result is then legacy, too. */
  private readonly isLegacy: boolean;
  /** The number for a channel of 1. */
  private readonly scale: number;

  constructor(space: ColorSpace, areLegacy: boolean) {
    const [name, arc = 'shorter'] = space.split(' ');
    this.space = name as SpaceName;
    this.arc = arc as HueWay;
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

  /** An amount does not change alpha. */
  readAmount({ channels, space }: CssColor, numbers: Float64Array, at: number, found: Float64Array): void {
    convert(channels, space, this.space).forEach((channel, index) => {
      numbers[at + index] = (channel || 0) * this.weight(index, found[at + 3]!) * this.scale;
    });
    numbers[at + 3] = 0;
  }

  fixHues(numbers: Float64Array, at: number, from: Float64Array): void {
    if (this.hue < 0) return;
    const index = at + this.hue;
    numbers[index] = from[index]! + hueDifference(from[index]!, numbers[index]!, this.arc);
  }

  make(numbers: Float64Array, at: number): string {
    const alpha = numbers[at + 3]!;
    // Alpha is clamped only in the text: when it overshoots 1, the premultiplied channels overshoot with it.
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

  /** The factor of the channel at an index. */
  private weight(index: number, alpha: number): number {
    return index === this.hue ? 1 : alpha;
  }
}

/**
 * How some colours are mixed.
 *
 * @param space By default as in CSS: sRGB if all colours are in legacy syntax, else Oklab.
 */
export function mixingOf(colors: readonly CssColor[], space?: ColorSpace): ColorMixing {
  const areLegacy = colors.every(({ isLegacy }) => isLegacy);
  const name = space ?? (areLegacy ? 'srgb' : 'oklab');
  const mixings = areLegacy ? legacyMixings : otherMixings;
  let mixing = mixings.get(name);
  if (mixing === undefined) mixings.set(name, (mixing = new ColorMixing(name, areLegacy)));
  return mixing;
}

const legacyMixings = /* @__PURE__ */ new Map<ColorSpace, ColorMixing>();
const otherMixings = /* @__PURE__ */ new Map<ColorSpace, ColorMixing>();

const ownFunction: ReadonlySet<SpaceName> = /* @__PURE__ */ new Set<SpaceName>(['lab', 'lch', 'oklab', 'oklch']);

export function checkSpace(name: string, space: ColorSpace): ColorSpace {
  if (isColorSpace(space)) return space;
  throw new RangeError(
    `${name}: space must be a colour space of CSS, as 'oklch' or 'oklch longer hue', got ${shownValue(space)}`,
  );
}

function isColorSpace(space: unknown): boolean {
  if (typeof space !== 'string') return false;
  const [name = '', arc] = space.split(/ (?=[a-z]+ hue$)/);
  if (!isSpace(name)) return false;
  if (arc === undefined) return true;
  return hueOf(name) >= 0 && /^(?:shorter|longer|increasing|decreasing) hue$/.test(arc);
}

/** The change of a hue in degrees, by the hue interpolation methods of CSS. */
function hueDifference(from: number, to: number, arc: HueWay): number {
  const difference = normalize(to) - normalize(from);
  switch (arc) {
    case 'shorter':
      return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference;
    case 'longer':
      if (difference > 0 && difference < 180) return difference - 360;
      return difference > -180 && difference <= 0 ? difference + 360 : difference;
    case 'increasing':
      return difference < 0 ? difference + 360 : difference;
    case 'decreasing':
      return difference > 0 ? difference - 360 : difference;
  }
}

/** From 0 to 360. */
function normalize(hue: number): number {
  return ((hue % 360) + 360) % 360;
}

function legacyText(r: number, g: number, b: number, alpha: number): string {
  const channels = `${roundChannel(r)}, ${roundChannel(g)}, ${roundChannel(b)}`;
  return alpha < 1 ? `rgba(${channels}, ${Math.round(Math.max(0, alpha) * 1e4) / 1e4})` : `rgb(${channels})`;
}
