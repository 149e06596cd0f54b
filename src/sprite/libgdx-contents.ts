import { type AnimationDescription, describeAnimation } from './animation-description.js';
import { Entry } from './entry.js';
import { fileUrl } from './file-url.js';
import type { Size } from './geometry.js';
import { type LibgdxSection, libgdxSections, numbersIn } from './libgdx-sections.js';
import {
  checkedSize,
  type FrameParts,
  parseSheet,
  scaleIn,
  type SheetContents,
  type SpriteSheet,
  type SpriteSheetOptions,
} from './sheet-contents.js';
import type { FrameRotation } from './sprite-frame.js';
import { offsetOf } from './trim.js';

/**
 * Parses a sprite sheet of libGDX or Spine, in its old and in its new form. Such files usually end in `.atlas`.
 *
 * In these files, the pictures of an animation have the same name and an index. Here, they are called `run_0`, `run_1`
 * and so on, `run` is another name of the first, and an animation `run` shows each of them for 1/60 s.
 *
 * A program that parses only this format is smaller with this function than with {@link parseSpriteSheet}.
 *
 * ```ts
 * import { parseLibgdxSheet } from 'rx-motion/sprite';
 *
 * const text = `hero.png
 * size: 64, 64
 * run
 *   index: 0
 *   bounds: 2, 2, 16, 30
 *   offsets: 0, 1, 32, 32
 * run
 *   index: 1
 *   bounds: 34, 2, 16, 30
 *   rotate: 90`;
 *
 * const { frames, animations } = parseLibgdxSheet(text, { url: 'hero.atlas' });
 * frames.map(({ name, rotation }) => [name, rotation]); // => [['run_0', 0], ['run_1', 270]]
 * animations.map(({ name }) => name); // => ['run']
 * ```
 *
 * @throws SyntaxError with the file, the line and what was expected there; TypeError when an option is of the wrong
 * kind.
 */
export function parseLibgdxSheet(source: string, options: SpriteSheetOptions): SpriteSheet {
  return parseSheet('parseLibgdxSheet', source, options, libgdxContents);
}

/** Reads the text of libGDX and Spine. */
export function libgdxContents(source: string | object, url: string): SheetContents {
  if (typeof source !== 'string') return new Entry(source, url).fail('the text of an atlas');
  const pages = libgdxSections(source, url);
  const regions = pages.flatMap(({ regions }) => regions);
  const series = seriesOf(regions);
  const firsts = new Set([...series.values()].map(([first]) => first));
  return {
    url,
    format: 'libgdx',
    pages: pages.map(({ name, fields, regions }) => ({
      textureUrls: [fileUrl(name, url)],
      textureSize: pageSize(fields.get('size')),
      scale: scaleIn(fields.get('scale'), name),
      frames: regions.map((region) => frameParts(region, firsts.has(region))),
    })),
    animations: [...series]
      .filter(([, regions]) => regions.length > 1)
      .map(([name, regions]) => animation(name, regions)),
  };
}

/** The regions that have an index, by their name and in the order of the index. */
function seriesOf(regions: readonly LibgdxSection[]): Map<string, LibgdxSection[]> {
  const series = new Map<string, LibgdxSection[]>();
  for (const region of regions) {
    if (indexOf(region) < 0) continue;
    const named = series.get(region.name);
    if (named) named.push(region);
    else series.set(region.name, [region]);
  }
  for (const named of series.values()) named.sort((one, other) => indexOf(one) - indexOf(other));
  return series;
}

function animation(name: string, regions: readonly LibgdxSection[]): AnimationDescription {
  return describeAnimation(name, regions.map(frameName));
}

function frameName(region: LibgdxSection): string {
  const index = indexOf(region);
  return index < 0 ? region.name : `${region.name}_${index}`;
}

/** Negative without an index. */
function indexOf({ fields }: LibgdxSection): number {
  const index = fields.get('index');
  return index ? numbersIn(index, 1)[0]! : -1;
}

function pageSize(size: Entry | undefined): Size | undefined {
  const [width = 0, height = 0] = size ? numbersIn(size, 2) : [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function frameParts(region: LibgdxSection, isFirst: boolean): FrameParts {
  const { fields, entry } = region;
  const numbers = (key: string, count: number): number[] | undefined => {
    const field = fields.get(key);
    return field && numbersIn(field, count);
  };
  const bounds = numbers('bounds', 4) ?? [...(numbers('xy', 2) ?? []), ...(numbers('size', 2) ?? [])];
  if (bounds.length !== 4) entry.fail('bounds, or xy and size');
  const [x = 0, y = 0, width = 0, height = 0] = bounds;
  const rect = checkedSize({ x, y, width, height }, fields.get('bounds') ?? fields.get('size')!);
  const offsets = numbers('offsets', 4) ?? [...(numbers('offset', 2) ?? [0, 0]), ...(numbers('orig', 2) ?? [])];
  const [left = 0, bottom = 0, originalWidth = 0, originalHeight = 0] = offsets;
  const hasSize = originalWidth > 0 && originalHeight > 0;
  const originalSize = hasSize ? { width: originalWidth, height: originalHeight } : { width, height };
  return {
    name: frameName(region),
    aliases: isFirst ? [region.name] : [],
    rect,
    rotation: rotationIn(fields.get('rotate')),
    offset: offsetOf({ x: left, y: originalSize.height - bottom - height }, rect, originalSize),
    originalSize,
  };
}

/** Files count counter-clockwise. */
function rotationIn(field: Entry | undefined): FrameRotation {
  const degrees = field?.value ?? 'false';
  const turn = ['false', 'true', '0', '90', '180', '270'].indexOf(degrees as string);
  return turn < 0 ? field!.fail('true, false, 0, 90, 180 or 270') : ([0, 270, 0, 270, 180, 90] as const)[turn]!;
}
