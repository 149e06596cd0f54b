import { checkString } from '../math/check.js';
import { fetchImage, fetchText, type FileAccess, checkAccess } from './load-files.js';
import { type SpriteSheet, cutFrames } from './sheet-contents.js';
import { sheetContents } from './sprite-sheet.js';
import type { Texture } from './texture.js';

/**
 * Fetches a sprite sheet and its texture. The image is decoded when the promise resolves.
 *
 * The texture is tried under each name in the document, then under the document's own name with `.png`.
 *
 * ```ts page
 * import { loadSpriteSheet } from 'rx-motion/sprite';
 *
 * const { frames } = await loadSpriteSheet('sheets/hero.plist');
 * frames[0]?.texture.image; // an ImageBitmap
 * ```
 *
 * @param url The URL of the document; its texture is relative to it.
 * @param access How files are loaded; by default with the browser's functions.
 * @returns Rejects with a SyntaxError when the document is malformed, and with an Error when a file cannot be loaded.
 * @see {@link SpriteFrameCache}, which keeps the frames by name.
 */
export async function loadSpriteSheet(url: string, access: FileAccess = {}): Promise<SpriteSheet> {
  checkString('loadSpriteSheet', 'url', url);
  checkAccess('loadSpriteSheet', access);
  const contents = sheetContents(await fetchText(access, url), url);
  const texture = await loadTexture(contents.textureUrls, access, url);
  return cutFrames(contents, { ...texture, size: texture.size ?? contents.textureSize });
}

/** Loads the texture from the first URL that works. */
async function loadTexture(urls: readonly string[], access: FileAccess, sheet: string): Promise<Texture> {
  const failures: Error[] = [];
  for (const url of urls) {
    try {
      const image = await fetchImage(access, url);
      return { url, image, size: image && { width: image.width, height: image.height } };
    } catch (error) {
      failures.push(error as Error);
    }
  }
  const reasons = failures.map(({ message }) => message).join('; ');
  throw new Error(`${sheet}: its texture cannot be loaded: ${reasons}`, { cause: failures });
}
