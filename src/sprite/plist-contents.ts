import { bracedPoint, bracedRect, bracedSize } from './braces.js';
import type { Entry } from './entry.js';
import type { Point, Size } from './geometry.js';
import { plistPolygon } from './polygon.js';
import { readDocument } from './read-document.js';
import {
  checkedSize,
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
  return format.numberThat('a format from 0 to 3', (it) => it in layouts) as Format;
}

/** How each format describes the layout of a frame. */
const layouts: Record<Format, (frame: Entry) => Layout> = { 0: separate, 1: braced, 2: braced, 3: textured };

function separate(frame: Entry): Layout {
  const number = (key: string, otherwise?: number): number => frame.at(key).number(otherwise);
  const rect = { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  return {
    rect: checkedSize(rect, frame),
    offset: { x: number('offsetX', 0), y: 0 - number('offsetY', 0) },
    // Some packers write a negative height.
    originalSize: sizeOr(rect, {
      width: Math.abs(number('originalWidth', 0)),
      height: Math.abs(number('originalHeight', 0)),
    }),
  };
}

function braced(frame: Entry): Layout {
  const rect = bracedRect(frame.at('frame'));
  return {
    rect,
    rotated: frame.at('rotated').flag(),
    offset: frame.at('offset').read(offsetIn),
    originalSize: sizeOr(rect, frame.at('sourceSize').read(bracedSize)),
  };
}

function textured(frame: Entry): Layout {
  // free-tex-packer writes the keys of format 2 and the number 3.
  if (!frame.at('textureRect').exists && frame.at('frame').exists) return braced(frame);
  const textureRect = bracedRect(frame.at('textureRect'));
  const { width, height } = sizeOr(textureRect, frame.at('spriteSize').read(bracedSize));
  const rect = { x: textureRect.x, y: textureRect.y, width, height };
  return {
    rect,
    rotated: frame.at('textureRotated').flag(),
    offset: frame.at('spriteOffset').read(offsetIn),
    originalSize: sizeOr(rect, frame.at('spriteSourceSize').read(bracedSize)),
  };
}

/** The optional keys of a frame in any format. */
function extras(frame: Entry): Pick<FrameParts, 'aliases' | 'anchor' | 'polygon'> {
  return {
    aliases: frame.at('aliases').read((it) => it.items().map((alias) => alias.text())) ?? [],
    anchor: frame.at('anchor').read(anchorIn),
    polygon: frame.at('vertices').read(() => plistPolygon(frame)),
  };
}

/** In property lists, offsets and anchors point upwards. */
function offsetIn(entry: Entry): Point {
  const { x, y } = bracedPoint(entry);
  return { x, y: 0 - y };
}

function anchorIn(entry: Entry): Point {
  const { x, y } = bracedPoint(entry);
  return { x, y: 1 - y };
}

function sizeOr({ width, height }: Size, size: Size | undefined): Size {
  return size !== undefined && size.width > 0 && size.height > 0 ? size : { width, height };
}

function textureNames(metadata: Entry): string[] {
  const target = metadata.at('target');
  return [
    metadata.at('textureFileName').text(''),
    metadata.at('realTextureFileName').text(''),
    target.at('textureFileName').text('') +
      target
        .at('textureFileExtension')
        .text('')
        .replace(/^(?=\w)/, '.'),
  ];
}

/** Format 0 has a separate dictionary for the size of the texture. */
function textureSize(root: Entry, metadata: Entry): Size | undefined {
  const texture = root.at('texture');
  return (
    metadata.at('size').read(bracedSize) ??
    texture.at('width').read((width) => ({ width: width.number(), height: texture.at('height').number() }))
  );
}
