import { Entry, notNegative } from './entry.js';
import type { Point } from './geometry.js';
import {
  checkedSize,
  type FrameParts,
  parseSheet,
  scaleIn,
  type SheetContents,
  type SpriteSheet,
  type SpriteSheetOptions,
  textureUrls,
} from './sheet-contents.js';
import { offsetOf } from './trim.js';
import { type Continuation, only, type OpenTag, readXml } from './xml-document.js';
import { attributesIn, normalXml, unexpected } from './xml-token.js';

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
  const [atlas, ...textures] = elements(source, url) as [Entry, ...Entry[]];
  const image = atlas.at('imagePath').text('');
  const pivots = new Map<string, Point>();
  return {
    url,
    format: 'sparrow',
    pages: [
      {
        textureUrls: textureUrls([image], url),
        textureSize: atlas
          .at('width')
          .read((width) => ({ width: notNegative(width), height: notNegative(atlas.at('height')) })),
        scale: scaleIn(atlas.at('scale'), image),
        frames: textures.map((texture) => frameParts(texture, pivots)),
      },
    ],
  };
}

/** The attributes of the atlas, and of each of its textures. */
function elements(source: string | object, url: string): Entry[] {
  if (typeof source !== 'string') return new Entry(source, url).fail('the text of an XML document');
  try {
    const text = normalXml(source);
    let [line, end] = [1, 0];
    return tagsOf(text).map(({ attributes, start }) => {
      line += text.slice(end, start).split('\n').length - 1;
      end = start;
      const values = attributesIn(attributes);
      if (values === undefined) throw unexpected(text, start, 'only the entities of XML in attributes');
      return new Entry(values, `${url}: line ${line}`);
    });
  } catch (cause) {
    throw new SyntaxError(`${url}: ${(cause as Error).message}`, { cause });
  }
}

/** The tags of a sheet: the atlas, then its textures. */
function tagsOf(text: string): OpenTag[] {
  const atlas = readXml(text, next, (tag) => tag) as OpenTag;
  return [atlas, ...(atlas.values as OpenTag[])];
}

function next({ tag, values }: OpenTag): Continuation {
  if (tag === 'TextureAtlas') return only('SubTexture', '/TextureAtlas');
  if (tag === 'SubTexture') return only('/SubTexture');
  return values.length > 0 ? only() : only('TextureAtlas');
}

/** @param pivots The last pivot of each series of names that differ only in the number at their end. */
function frameParts(texture: Entry, pivots: Map<string, Point>): FrameParts {
  const number = (key: string, otherwise?: number): number => texture.at(key).number(otherwise);
  const name = texture.at('name').text();
  const rotated = texture.at('rotated').flag();
  // Unlike in other formats, the size of a rotated picture is that in the texture.
  const [width, height] = rotated ? [number('height'), number('width')] : [number('width'), number('height')];
  const rect = checkedSize({ x: number('x'), y: number('y'), width, height }, texture);
  const frame = { width: number('frameWidth', 0), height: number('frameHeight', 0) };
  const isTrimmed = frame.width > 0 && frame.height > 0;
  const originalSize = isTrimmed ? frame : rect;
  // Adobe Animate writes the pivot of an animation only for its first picture.
  const series = name.replace(/\d{1,9}$/, '');
  const own = { x: number('pivotX', 0), y: number('pivotY', 0) };
  if (own.x !== 0 || own.y !== 0) pivots.set(series, own);
  const pivot = pivots.get(series);
  const hasArea = originalSize.width > 0 && originalSize.height > 0;
  return {
    name,
    rect,
    rotated,
    offset: isTrimmed ? offsetOf({ x: -number('frameX', 0), y: -number('frameY', 0) }, rect, originalSize) : undefined,
    originalSize,
    anchor: pivot && hasArea ? { x: pivot.x / originalSize.width, y: pivot.y / originalSize.height } : undefined,
  };
}
