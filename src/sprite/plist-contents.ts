import { bracedPoint, bracedRect, bracedSize } from './braces.js';
import type { Entry } from './entry.js';
import type { Point, Size } from './geometry.js';
import { plistPolygon } from './polygon.js';
import { readDocument } from './read-document.js';
import {
  checkedRect,
  type FrameParts,
  parseSheet,
  type SheetContents,
  type SpriteSheet,
  type SpriteSheetOptions,
  textureUrls,
} from './sheet-contents.js';

/**
 * Parses a sprite sheet of cocos2d-x: a property list in one of the formats 0 to 3, or JSON with the same structure.
 *
 * A program that parses only this format is smaller with this function than with {@link parseSpriteSheet}.
 *
 * ```ts
 * import { parsePlistSheet } from 'rx-motion/sprite';
 *
 * const frame = { frame: '{{2, 2}, {30, 28}}', offset: '{1, -2}', sourceSize: '{32, 32}' };
 * parsePlistSheet({ frames: { coin: frame } }, { url: 'coin.plist' }).frames[0]?.offset; // => { x: 1, y: 2 }
 * ```
 *
 * @param source The text of the document, or the output of another parser.
 * @throws SyntaxError with the file, the key path and what was expected there; TypeError when an option is of the wrong
 * kind.
 */
export function parsePlistSheet(source: string | object, options: SpriteSheetOptions): SpriteSheet {
  return parseSheet('parsePlistSheet', source, options, (source, url) => plistContents(readDocument(source, url), url));
}

/** Reads a property list in one of the formats 0 to 3. */
export function plistContents(root: Entry, url: string): SheetContents {
  const frames = root.at('frames').entries();
  const metadata = root.at('metadata');
  const format = formatOf(metadata.at('format'), frames[0]?.[1]);
  return {
    url,
    format,
    pages: [
      {
        textureUrls: textureUrls(textureNames(metadata), url),
        textureSize: textureSize(root, metadata),
        frames: frames.map(([name, frame]) => ({ name, ...layouts[format](frame), ...extras(frame) })),
      },
    ],
  };
}

type Format = 0 | 1 | 2 | 3;
type Layout = Pick<FrameParts, 'rect' | 'rotated' | 'offset' | 'originalSize'>;

/** The format in the file; a missing one is inferred from the first frame. */
function formatOf(format: Entry, frame: Entry | undefined): Format {
  if (!format.exists) return frame?.at('textureRect').exists ? 3 : frame?.at('frame').exists ? 2 : 0;
  const number = format.number('a format from 0 to 3');
  return number === 0 || number === 1 || number === 2 || number === 3 ? number : format.fail('a format from 0 to 3');
}

/** How each format describes the layout of a frame. */
const layouts: Record<Format, (frame: Entry) => Layout> = { 0: separate, 1: braced, 2: braced, 3: textured };

function separate(frame: Entry): Layout {
  const number = (key: string): number => frame.at(key).number();
  const optional = (key: string): number => (frame.at(key).exists ? number(key) : 0);
  const rect = { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  return {
    rect: checkedRect(rect, frame),
    offset: { x: optional('offsetX'), y: 0 - optional('offsetY') },
    // Some packers write a negative height.
    originalSize: sizeOr(rect, {
      width: Math.abs(optional('originalWidth')),
      height: Math.abs(optional('originalHeight')),
    }),
  };
}

function braced(frame: Entry): Layout {
  const rect = checkedRect(bracedRect(frame.at('frame')), frame.at('frame'));
  return {
    rect,
    rotated: frame.at('rotated').flag(),
    offset: offsetIn(frame.at('offset')),
    originalSize: sizeIn(frame.at('sourceSize'), rect),
  };
}

function textured(frame: Entry): Layout {
  // free-tex-packer writes the keys of format 2 and the number 3.
  if (!frame.at('textureRect').exists && frame.at('frame').exists) return braced(frame);
  const textureRect = checkedRect(bracedRect(frame.at('textureRect')), frame.at('textureRect'));
  const { width, height } = sizeIn(frame.at('spriteSize'), textureRect);
  const rect = { x: textureRect.x, y: textureRect.y, width, height };
  return {
    rect,
    rotated: frame.at('textureRotated').flag(),
    offset: offsetIn(frame.at('spriteOffset')),
    originalSize: sizeIn(frame.at('spriteSourceSize'), rect),
  };
}

/** The optional keys of a frame in any format. */
function extras(frame: Entry): Pick<FrameParts, 'aliases' | 'anchor' | 'polygon'> {
  const aliases = frame.at('aliases');
  const anchor = frame.at('anchor');
  return {
    aliases: aliases.exists ? aliases.items().map((alias) => alias.text()) : [],
    anchor: anchor.exists ? fromTop(bracedPoint(anchor)) : undefined,
    polygon: frame.at('vertices').exists ? plistPolygon(frame) : undefined,
  };
}

/** In property lists, offsets and anchors point upwards. */
function offsetIn(entry: Entry): Point {
  if (!entry.exists) return { x: 0, y: 0 };
  const { x, y } = bracedPoint(entry);
  return { x, y: 0 - y };
}

function fromTop({ x, y }: Point): Point {
  return { x, y: 1 - y };
}

function sizeIn(entry: Entry, otherwise: Size): Size {
  return entry.exists ? sizeOr(otherwise, bracedSize(entry)) : sizeOr(otherwise);
}

function sizeOr({ width, height }: Size, size: Size = { width, height }): Size {
  return size.width > 0 && size.height > 0 ? size : { width, height };
}

function textureNames(metadata: Entry): string[] {
  const name = (entry: Entry): string => (entry.exists ? entry.text() : '');
  const target = metadata.at('target');
  return [
    name(metadata.at('textureFileName')),
    name(metadata.at('realTextureFileName')),
    name(target.at('textureFileName')) + name(target.at('textureFileExtension')).replace(/^(?=\w)/, '.'),
  ];
}

/** Format 0 has a separate dictionary for the size of the texture. */
function textureSize(root: Entry, metadata: Entry): Size | undefined {
  const size = metadata.at('size');
  if (size.exists) return bracedSize(size);
  const texture = root.at('texture');
  return texture.at('width').exists
    ? { width: texture.at('width').number(), height: texture.at('height').number() }
    : undefined;
}
