import type { Entry } from './entry.js';
import { libgdxContents } from './libgdx-contents.js';
import { packerContents } from './packer-contents.js';
import { plistContents } from './plist-contents.js';
import { readDocument } from './read-document.js';
import { parseSheet, type SheetContents, type SpriteSheet, type SpriteSheetOptions } from './sheet-contents.js';
import { sparrowContents } from './sparrow-contents.js';
import { firstTag } from './xml-token.js';

/**
 * Parses a sprite sheet in any of these formats:
 *
 * - a property list in one of the formats 0 to 3 of cocos2d-x (TexturePacker, Zwoptex);
 * - TexturePacker's JSON, as a hash, an array, or for Phaser, also as Aseprite and AssetPack write it;
 * - the XML of Sparrow and Starling;
 * - the text of libGDX and Spine.
 *
 * A program that parses only one of them is smaller with {@link parsePlistSheet}, {@link parseJsonSheet},
 * {@link parseSparrowSheet} or {@link parseLibgdxSheet}.
 *
 * In a property list, the texture is named by `metadata.textureFileName`, `realTextureFileName` or `target`, in JSON
 * by `meta.image`; by default it has the document's own name with `.png`. By default a frame is untrimmed and upright.
 * A missing format is inferred from the frames. If the document or the name of its picture (`hero@2x.png`) gives a
 * scale, frames are drawn that much smaller than their pixels.
 *
 * ```ts
 * import { parseSpriteSheet } from 'rx-motion/sprite';
 *
 * const text = `<plist version="1.0"><dict>
 *   <key>frames</key><dict>
 *     <key>coin</key><dict>
 *       <key>frame</key><string>{{2, 2}, {30, 28}}</string>
 *       <key>offset</key><string>{1, -2}</string>
 *       <key>rotated</key><true/>
 *       <key>sourceSize</key><string>{32, 32}</string>
 *     </dict>
 *   </dict>
 *   <key>metadata</key><dict><key>format</key><integer>2</integer></dict>
 * </dict></plist>`;
 *
 * const sheet = parseSpriteSheet(text, { url: 'sheets/coins.plist' });
 * sheet.texture.url; // => 'sheets/coins.png'
 * sheet.frames.map((frame) => [frame.name, frame.rotated]); // => [['coin', true]]
 * sheet.frames[0]?.offset; // => { x: 1, y: 2 }
 * ```
 *
 * @param source The text of the document, or the output of another parser.
 * @throws SyntaxError with the file, the key path and what was expected there; TypeError when an option is of the wrong
 * kind.
 * @see {@link loadSpriteSheet}, which fetches the document and its texture.
 * @see cocos2d-x SpriteFrameCache::addSpriteFramesWithFile. Differs: malformed values are errors, not zeros.
 */
export function parseSpriteSheet(source: string | object, options: SpriteSheetOptions): SpriteSheet {
  return parseSheet('parseSpriteSheet', source, options, sheetContents);
}

/** @throws SyntaxError as {@link parseSpriteSheet} does. */
export function sheetContents(source: string | object, url: string): SheetContents {
  return textContents(source, url) ?? documentContents(readDocument(source, url), url);
}

/** The sheet in a text that is neither a property list nor JSON; undefined if it is one of these, or no sheet. */
export function textContents(source: string | object, url: string): SheetContents | undefined {
  if (typeof source !== 'string') return undefined;
  const text = source.trimStart();
  if (text.startsWith('<')) return firstTag(text) === 'TextureAtlas' ? sparrowContents(source, url) : undefined;
  return isLibgdx(text) ? libgdxContents(source, url) : undefined;
}

/** Whether the second or the third line of a text is a field of an atlas. */
function isLibgdx(text: string): boolean {
  return !/^[{[]/.test(text) && /^.*(?:\r\n?|\n)(?:.*(?:\r\n?|\n))?[^:\r\n]*:/.test(text);
}

/** The sheet in a property list or in JSON. */
export function documentContents(root: Entry, url: string): SheetContents {
  const frames = root.at('frames');
  const isPacker =
    ['meta', 'textures', 'file'].some((key) => root.at(key).exists) ||
    Array.isArray(frames.value) ||
    frames.entries()[0]?.[1].at('frame').isDictionary === true;
  return isPacker ? packerContents(root, url) : plistContents(root, url);
}
