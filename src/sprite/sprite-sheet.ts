import { checkObject, checkString } from '../math/check.js';
import { checkTexture } from './check-frame.js';
import { packerContents } from './packer-contents.js';
import { plistContents } from './plist-contents.js';
import { readDocument } from './read-document.js';
import { type SheetContents, type SpriteSheet, cutFrames } from './sheet-contents.js';
import type { Texture } from './texture.js';

/** Options of {@link parseSpriteSheet}. */
export interface SpriteSheetOptions {
  /** The URL of the document: its texture is relative to it, and errors contain it. */
  readonly url: string;
  /** The texture, if it is already loaded. */
  readonly texture?: Texture | undefined;
}

/**
 * Parses a sprite sheet: a property list in one of the formats 0 to 3 of cocos2d-x (TexturePacker, Zwoptex), or
 * TexturePacker's JSON, as a hash or an array.
 *
 * The texture is named by `metadata.textureFileName`, `realTextureFileName` or `target`, in JSON by `meta.image`; by
 * default it has the document's own name with `.png`. By default a frame is untrimmed and upright. A missing format is
 * inferred from the frames.
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
  const { url, texture } = checkObject('parseSpriteSheet', 'options', options);
  checkString('parseSpriteSheet', 'url', url);
  if (texture !== undefined) checkTexture('parseSpriteSheet', texture);
  const contents = sheetContents(source, url);
  const { textureUrls, textureSize } = contents;
  return cutFrames(contents, texture ?? { url: textureUrls[0], size: textureSize });
}

/** @throws SyntaxError as {@link parseSpriteSheet} does. */
export function sheetContents(source: string | object, url: string): SheetContents {
  const root = readDocument(source, url);
  const frames = root.at('frames');
  const isPacker =
    Array.isArray(frames.value) || root.at('meta').exists || frames.entries()[0]?.[1].at('frame').isDictionary === true;
  return isPacker ? packerContents(root, url) : plistContents(root, url);
}
