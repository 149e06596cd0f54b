import { fileUrl } from './file-url.js';
import type { Size } from './geometry.js';
import { SpriteFrame, type SpriteFrameParts } from './sprite-frame.js';
import type { Texture } from './texture.js';

/** The number of a property list's format, or the form of TexturePacker's JSON. */
export type SpriteSheetFormat = 0 | 1 | 2 | 3 | 'json-hash' | 'json-array';

/** The content of a sprite sheet. */
export interface SpriteSheet {
  readonly url: string;
  readonly format: SpriteSheetFormat;
  readonly texture: Texture;
  /** In the order of the document. */
  readonly frames: readonly SpriteFrame[];
  /** Additional names of the frames. */
  readonly aliases: readonly (readonly [alias: string, frame: SpriteFrame])[];
}

/** The content of a sheet's document: everything except the texture itself. */
export interface SheetContents {
  readonly url: string;
  readonly format: SpriteSheetFormat;
  /** Candidates for the texture, the likeliest first. */
  readonly textureUrls: readonly [string, ...string[]];
  readonly textureSize: Size | undefined;
  readonly frames: readonly FrameParts[];
}

/** A frame in a sheet's document. */
export interface FrameParts extends Omit<SpriteFrameParts, 'texture'> {
  readonly aliases?: readonly string[];
}

/** Makes the frames of a sheet from its texture. */
export function cutFrames({ url, format, frames }: SheetContents, texture: Texture): SpriteSheet {
  const cut = frames.map((parts) => new SpriteFrame({ ...parts, texture }));
  const aliases = frames.flatMap(({ aliases = [] }, index) => aliases.map((alias) => [alias, cut[index]!] as const));
  return { url, format, texture, frames: cut, aliases };
}

/** Candidates for a texture: the names in the sheet, then the sheet's own. A name without an extension gets `.png`. */
export function textureUrls(names: readonly string[], url: string): [string, ...string[]] {
  const [file = ''] = /[^/\\]*$/.exec(url.replace(/[?#].*$/s, '')) ?? [];
  const own = fileUrl(`${file.replace(/\.[^.]*$/, '')}.png`, url);
  const named = names.filter((name) => name !== '').map((name) => (COMPLETE.test(name) ? name : `${name}.png`));
  const [first = own, ...others] = new Set([...named.map((name) => fileUrl(name, url)), own]);
  return [first, ...others];
}

/** With an extension, also before a query; or no file at all. */
const COMPLETE = /^(?:data|blob):|\.\w+(?:[?#]|$)/;
