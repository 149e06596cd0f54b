import { checkOptions, checkString } from '../math/check.js';
import type { AnimationDescription } from './animation-description.js';
import { checkTexture } from './check-frame.js';
import type { Entry } from './entry.js';
import { fileUrl } from './file-url.js';
import type { Point, Size } from './geometry.js';
import { type Polygon, SpriteFrame, type SpriteFrameParts } from './sprite-frame.js';
import type { Texture } from './texture.js';

/**
 * The number of a property list's format; or the form of TexturePacker's JSON: a hash or an array of frames, or an
 * array of textures; or the XML of Sparrow and Starling, or the text of libGDX and Spine.
 */
export type SpriteSheetFormat = 0 | 1 | 2 | 3 | 'json-hash' | 'json-array' | 'json-textures' | 'sparrow' | 'libgdx';

/** The content of a sprite sheet. */
export interface SpriteSheet {
  readonly url: string;
  readonly format: SpriteSheetFormat;
  /** The first of its textures; most sheets have one. */
  readonly texture: Texture;
  /** All of its textures, in the order of the document. */
  readonly textures: readonly Texture[];
  /** In the order of the document. */
  readonly frames: readonly SpriteFrame[];
  /** Additional names of the frames. */
  readonly aliases: readonly (readonly [alias: string, frame: SpriteFrame])[];
  /** The animations in the document. Pass the sheet to {@link AnimationCache.addFile} to build them. */
  readonly animations: readonly AnimationDescription[];
  /** The URLs of the other sheets of a multipack. */
  readonly related: readonly string[];
}

/** Options of {@link parseSpriteSheet}. */
export interface SpriteSheetOptions {
  /** The URL of the document: its textures are relative to it, and errors contain it. */
  readonly url: string;
  /** The texture, if it is already loaded; of a document with several textures, all of them, in its order. */
  readonly texture?: Texture | readonly Texture[] | undefined;
}

/** The content of a sheet's document: everything except the textures themselves. */
export interface SheetContents {
  readonly url: string;
  readonly format: SpriteSheetFormat;
  /** At least one. */
  readonly pages: readonly SheetPage[];
  readonly animations?: readonly AnimationDescription[];
  readonly related?: readonly string[];
}

/** The frames in one texture. Everything is in pixels of the texture. */
export interface SheetPage {
  /** Candidates for the texture, the likeliest first. */
  readonly textureUrls: readonly [string, ...string[]];
  readonly textureSize: Size | undefined;
  readonly scale?: number;
  readonly frames: readonly FrameParts[];
}

/** A frame in a sheet's document. */
export interface FrameParts extends Omit<SpriteFrameParts, 'texture' | 'scale'> {
  readonly aliases?: readonly string[];
}

/** Parses a sheet for a public function. */
export function parseSheet(
  name: string,
  source: string | object,
  options: SpriteSheetOptions,
  read: (source: string | object, url: string) => SheetContents,
): SpriteSheet {
  const { url, texture } = checkOptions(name, options, 'texture url');
  checkString(name, 'url', url);
  const given = texture === undefined ? [] : [texture].flat();
  for (const texture of given) checkTexture(name, texture);
  const contents = read(source, url);
  const { pages } = contents;
  if (texture !== undefined && given.length !== pages.length)
    throw new RangeError(`${name}: texture must be as many as the document has, ${pages.length}, got ${given.length}`);
  return cutFrames(
    contents,
    pages.map(({ textureUrls, textureSize }, index) => given[index] ?? { url: textureUrls[0], size: textureSize }),
  );
}

/** Makes the frames of a sheet from its textures. */
export function cutFrames(contents: SheetContents, textures: readonly Texture[]): SpriteSheet {
  const { url, format, pages, animations = [], related = [] } = contents;
  const parts = pages.flatMap(({ frames }) => frames);
  const frames = pages.flatMap(({ frames, scale = 1 }, page) =>
    frames.map((frame) => new SpriteFrame({ ...drawnParts(frame, scale), texture: textures[page]! })),
  );
  const aliases = parts.flatMap(({ aliases = [] }, index) => aliases.map((alias) => [alias, frames[index]!] as const));
  return { url, format, texture: textures[0]!, textures, frames, aliases, animations, related };
}

/** The parts of a frame, converted from pixels of the texture to pixels as drawn. */
function drawnParts(parts: FrameParts, scale: number): Omit<SpriteFrameParts, 'texture'> {
  const { offset, originalSize, polygon } = parts;
  if (scale === 1) return parts;
  return {
    ...parts,
    scale,
    offset: offset && dividedPoint(offset, scale),
    originalSize: originalSize && { width: originalSize.width / scale, height: originalSize.height / scale },
    polygon: polygon && dividedPolygon(polygon, scale),
  };
}

function dividedPoint({ x, y }: Point, scale: number): Point {
  return { x: x / scale, y: y / scale };
}

function dividedPolygon(polygon: Polygon, scale: number): Polygon {
  return Object.freeze({ ...polygon, vertices: polygon.vertices.map((point) => dividedPoint(point, scale)) });
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

/** The scale in a document; without one, that in the name of a picture, such as `hero@2x.png`; otherwise 1. */
export function scaleIn(entry: Entry | undefined, picture: string): number {
  const given = entry?.read((it) => it.numberThat('a scale above 0', (scale) => scale > 0));
  return given ?? (Number(/@(\d+(?:\.\d+)?)x/.exec(picture)?.[1] ?? 1) || 1);
}

/** A size that is not negative, or an error at the entry. */
export function checkedSize<S extends Size>(size: S, entry: Entry): S {
  return size.width >= 0 && size.height >= 0 ? size : entry.fail('a size that is not negative');
}
