import { Entry } from './entry.js';
import type { Point } from './geometry.js';
import {
  checkedRect,
  type FrameParts,
  parseSheet,
  scaleIn,
  type SheetContents,
  type SpriteSheet,
  type SpriteSheetOptions,
  textureUrls,
} from './sheet-contents.js';
import { sparrowTags } from './sparrow-tags.js';
import { offsetOf } from './trim.js';

/**
 * Parses a sprite sheet in the XML of Sparrow and Starling, in which Kenney's packs come.
 *
 * A program that parses only this format is smaller with this function than with {@link parseSpriteSheet}.
 *
 * ```ts
 * import { parseSparrowSheet } from 'rx-motion/sprite';
 *
 * const text = `<TextureAtlas imagePath="ships.png">
 *   <SubTexture name="blue" x="2" y="0" width="30" height="20"
 *     frameX="-1" frameY="-4" frameWidth="32" frameHeight="32"/>
 * </TextureAtlas>`;
 * const [blue] = parseSparrowSheet(text, { url: 'ships.xml' }).frames;
 * blue?.originalSize; // => { width: 32, height: 32 }
 * blue?.offset; // => { x: 0, y: -2 }
 * ```
 *
 * @throws SyntaxError with the file, the line and what was expected there; TypeError when an option is of the wrong
 * kind.
 */
export function parseSparrowSheet(source: string, options: SpriteSheetOptions): SpriteSheet {
  return parseSheet('parseSparrowSheet', source, options, sparrowContents);
}

/** Reads the XML of Sparrow and Starling. */
export function sparrowContents(source: string | object, url: string): SheetContents {
  const [atlas, ...textures] = elements(source, url);
  const size = { width: atlas!.at('width'), height: atlas!.at('height') };
  const image = atlas!.at('imagePath').exists ? atlas!.at('imagePath').text() : '';
  const pivots = new Map<string, Point>();
  return {
    url,
    format: 'sparrow',
    pages: [
      {
        textureUrls: textureUrls([image], url),
        textureSize: size.width.exists ? { width: lengthIn(size.width), height: lengthIn(size.height) } : undefined,
        scale: scaleIn(atlas!.at('scale'), image),
        frames: textures.map((texture) => frameParts(texture, pivots)),
      },
    ],
  };
}

function lengthIn(entry: Entry): number {
  const length = entry.number();
  return length >= 0 ? length : entry.fail('a number that is not negative');
}

/** The attributes of the atlas, and of each of its textures. */
function elements(source: string | object, url: string): Entry[] {
  if (typeof source !== 'string') return new Entry(source, url).fail('the text of an XML document');
  try {
    return sparrowTags(source).map(({ attributes, line }) => new Entry(attributes, `${url}: line ${line}`));
  } catch (cause) {
    throw new SyntaxError(`${url}: ${(cause as Error).message}`, { cause });
  }
}

/** @param pivots The last pivot of each series of names that differ only in the number at their end. */
function frameParts(texture: Entry, pivots: Map<string, Point>): FrameParts {
  const number = (key: string): number => (texture.at(key).exists ? texture.at(key).number() : 0);
  const required = (key: string): number => texture.at(key).number();
  const name = texture.at('name').text();
  const rotated = texture.at('rotated').flag();
  // Unlike in other formats, the size of a rotated picture is that in the texture.
  const [width, height] = rotated ? [required('height'), required('width')] : [required('width'), required('height')];
  const rect = checkedRect({ x: required('x'), y: required('y'), width, height }, texture);
  const frame = { width: number('frameWidth'), height: number('frameHeight') };
  const isTrimmed = frame.width > 0 && frame.height > 0;
  const originalSize = isTrimmed ? frame : rect;
  // Adobe Animate writes the pivot of an animation only for its first picture.
  const series = name.replace(/\d{1,9}$/, '');
  const own = { x: number('pivotX'), y: number('pivotY') };
  if (own.x !== 0 || own.y !== 0) pivots.set(series, own);
  const pivot = pivots.get(series);
  const hasArea = originalSize.width > 0 && originalSize.height > 0;
  return {
    name,
    rect,
    rotated,
    offset: isTrimmed ? offsetOf({ x: -number('frameX'), y: -number('frameY') }, rect, originalSize) : undefined,
    originalSize,
    anchor: pivot && hasArea ? { x: pivot.x / originalSize.width, y: pivot.y / originalSize.height } : undefined,
  };
}
