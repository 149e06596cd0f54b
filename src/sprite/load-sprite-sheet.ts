import { checkString } from '../math/check.js';
import { checkAccess, fetchImage, fetchText, type FileAccess } from './load-files.js';
import { cutFrames, type SpriteSheet } from './sheet-contents.js';
import { sheetContents } from './sprite-sheet.js';
import type { Texture } from './texture.js';

/**
 * Fetches a sprite sheet, in any of the formats of {@link parseSpriteSheet}, and its textures. The images are decoded
 * when the promise resolves.
 *
 * A texture is tried under each name in the document, then under the document's own name with `.png`. The other
 * sheets of a multipack are not fetched; {@link SpriteFrameCache.load} does that.
 *
 * ```ts page
 * import { loadSpriteSheet } from 'rx-motion/sprite';
 *
 * const { frames } = await loadSpriteSheet('sheets/hero.plist');
 * frames[0]?.texture.image; // an ImageBitmap
 * ```
 *
 * @param url The URL of the document; its textures are relative to it.
 * @param access How files are loaded; by default with the browser's functions.
 * @returns Rejects with a SyntaxError when the document is malformed, and with an Error when a file cannot be loaded.
 * @see {@link SpriteFrameCache}, which keeps the frames by name.
 */
export async function loadSpriteSheet(url: string, access: FileAccess = {}): Promise<SpriteSheet> {
  checkString('loadSpriteSheet', 'url', url);
  checkAccess('loadSpriteSheet', access);
  return loadTextures(await fetchText(access, url), url, access);
}

/** Fetches the textures of a sprite sheet whose document is already loaded. */
export async function loadTextures(text: string, url: string, access: FileAccess): Promise<SpriteSheet> {
  const contents = sheetContents(text, url);
  const textures = contents.pages.map(async ({ textureUrls, textureSize }) => {
    const texture = await loadTexture(textureUrls, access, url);
    return { ...texture, size: texture.size ?? textureSize };
  });
  return cutFrames(contents, await Promise.all(textures));
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
