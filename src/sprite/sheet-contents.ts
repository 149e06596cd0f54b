import { fileUrl } from './file-url.js';
import type { Size } from './geometry.js';
import { SpriteFrame, type SpriteFrameParts } from './sprite-frame.js';
import type { SpriteSheet, SpriteSheetFormat } from './sprite-sheet.js';
import type { Texture } from './texture.js';

/** What a sheet's document says: everything but the texture itself. */
export interface SheetContents {
  readonly url: string;
  readonly format: SpriteSheetFormat;
  /** Where the texture may be, the likeliest place first. */
  readonly textureUrls: readonly [string, ...string[]];
  readonly textureSize: Size | undefined;
  readonly frames: readonly FrameParts[];
}

/** What a sheet's document says of a frame. */
export interface FrameParts extends Omit<SpriteFrameParts, 'texture'> {
  readonly aliases?: readonly string[];
}

/** Cuts the frames out of a texture. */
export function cutFrames({ url, format, frames }: SheetContents, texture: Texture): SpriteSheet {
  const cut = frames.map((parts) => new SpriteFrame({ ...parts, texture }));
  const aliases = frames.flatMap(({ aliases = [] }, index) => aliases.map((alias) => [alias, cut[index]!] as const));
  return { url, format, texture, frames: cut, aliases };
}

/** Where a texture may be: under the names that the sheet gives it, then under the sheet's own. A name without extension is that of a PNG. */
export function textureUrls(names: readonly string[], url: string): [string, ...string[]] {
  const [file = ''] = /[^/\\]*$/.exec(url.replace(/[?#].*$/s, '')) ?? [];
  const own = fileUrl(`${file.replace(/\.[^.]*$/, '')}.png`, url);
  const named = names.filter((name) => name !== '').map((name) => (/\.\w+$/.test(name) ? name : `${name}.png`));
  const [first = own, ...others] = new Set([...named.map((name) => fileUrl(name, url)), own]);
  return [first, ...others];
}
