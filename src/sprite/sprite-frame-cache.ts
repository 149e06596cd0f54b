import { checkArray, checkObject, checkString, wrongKind } from '../math/check.js';
import { checkSpriteFrame } from './check-frame.js';
import { checkAccess, type FileAccess } from './load-files.js';
import { loadSpriteSheet, loadTextures } from './load-sprite-sheet.js';
import type { SpriteSheet } from './sheet-contents.js';
import { SpriteFrame } from './sprite-frame.js';

/** The result of adding things by name. */
export interface Added {
  readonly added: readonly string[];
  /** Names that were taken already; they keep their earlier entries. */
  readonly clashes: readonly string[];
}

/** A sheet loaded by a cache. */
export interface LoadedSheet extends Added {
  readonly sheet: SpriteSheet;
}

/**
 * Sprite frames by name.
 *
 * A name that is taken keeps its frame, and the clash is reported, so that two sheets with the same names don't
 * silently overwrite each other.
 *
 * ```ts
 * import { SpriteFrameCache, parseSpriteSheet } from 'rx-motion/sprite';
 *
 * const frame = { frame: { x: 0, y: 0, w: 16, h: 16 } };
 * const cache = new SpriteFrameCache();
 * const gems = parseSpriteSheet({ frames: { red: frame, green: frame } }, { url: 'gems.json' });
 * cache.add(gems).added; // => ['red', 'green']
 * cache.add(parseSpriteSheet({ frames: { red: frame } }, { url: 'cards.json' })).clashes; // => ['red']
 * cache.get('red')?.texture.url; // => 'gems.png'
 * cache.names; // => ['red', 'green']
 * ```
 *
 * @see cocos2d-x SpriteFrameCache. Differs: not a singleton; loading is asynchronous; clashes are reported.
 */
export class SpriteFrameCache {
  /** How files are loaded. */
  readonly access: FileAccess;
  readonly #frames = new Map<string, SpriteFrame>();
  readonly #sheets = new Map<string, SpriteSheet | Promise<SpriteSheet>>();

  constructor(access: FileAccess = {}) {
    this.access = checkAccess('SpriteFrameCache', access);
  }

  /** All names and aliases, in the order in which they were added. */
  get names(): string[] {
    return [...this.#frames.keys()];
  }

  get(name: string): SpriteFrame | undefined {
    return this.#frames.get(name);
  }

  has(name: string): boolean {
    return this.#frames.has(name);
  }

  /**
   * Adds a frame, or all frames of a sheet under their names and aliases.
   *
   * @throws TypeError when `from` is neither.
   */
  add(from: SpriteFrame | Pick<SpriteSheet, 'frames' | 'aliases'>): Added {
    checkObject('SpriteFrameCache.add', 'from', from);
    const { frames, aliases } = 'frames' in from ? from : { frames: [from], aliases: [] };
    for (const frame of checkArray('SpriteFrameCache.add', 'from.frames', frames))
      checkSpriteFrame('SpriteFrameCache.add', 'a frame', frame);
    for (const pair of checkArray('SpriteFrameCache.add', 'from.aliases', aliases)) {
      const [alias, frame] = checkArray('SpriteFrameCache.add', 'an alias with its frame', pair);
      checkString('SpriteFrameCache.add', 'an alias', alias);
      checkSpriteFrame('SpriteFrameCache.add', 'the frame of an alias', frame);
    }
    return addByName(this.#frames, [...frames.map((frame) => [frame.name, frame] as const), ...aliases]);
  }

  /**
   * Fetches a sheet, the other sheets of its multipack, and their textures, and adds the frames once all are loaded. A
   * sheet in the cache is not fetched again.
   *
   * @returns Rejects as {@link loadSpriteSheet} does; then nothing is added.
   */
  async load(url: string): Promise<LoadedSheet> {
    const sheet = await this.fetch(url);
    const related = await Promise.all(sheet.related.map((other) => this.fetch(other)));
    const results = [sheet, ...related].map((each) => this.add(each));
    return {
      sheet,
      added: results.flatMap(({ added }) => added),
      clashes: results.flatMap(({ clashes }) => clashes),
    };
  }

  /**
   * Fetches a sheet and its textures without adding its frames.
   *
   * @param text The document, if it is already loaded.
   */
  async fetch(url: string, text?: string): Promise<SpriteSheet> {
    const cached = this.#sheets.get(url);
    if (cached !== undefined) return cached;
    const { access } = this;
    const pending = text === undefined ? loadSpriteSheet(url, access) : loadTextures(text, url, access);
    this.#sheets.set(url, pending);
    try {
      const sheet = await pending;
      this.#sheets.set(url, sheet);
      return sheet;
    } catch (error) {
      this.#sheets.delete(url);
      throw error;
    }
  }

  /** Removes a frame under all of its names. Returns whether there was one. */
  remove(name: string): boolean {
    const frame = this.#frames.get(name);
    return frame !== undefined && this.#removeWhere((other) => other === frame).length > 0;
  }

  /**
   * Removes the frames that are not in use, and returns their names.
   *
   * @param used The frames in use: those on the screen, and those of animations still to be played.
   */
  removeUnused(used: Iterable<SpriteFrame>): string[] {
    if (!(Symbol.iterator in Object(used))) throw wrongKind('SpriteFrameCache.removeUnused', 'used', 'iterable', used);
    const inUse = new Set(used);
    return this.#removeWhere((frame) => !inUse.has(frame));
  }

  #removeWhere(isUnwanted: (frame: SpriteFrame) => boolean): string[] {
    const removed = [...this.#frames].filter(([, frame]) => isUnwanted(frame)).map(([name]) => name);
    for (const name of removed) this.#frames.delete(name);
    const left = new Set(this.#frames.values());
    for (const [url, sheet] of this.#sheets) {
      if (!(sheet instanceof Promise || sheet.frames.some((frame) => left.has(frame)))) this.#sheets.delete(url);
    }
    return removed;
  }
}

/** A shared instance for pages that need only one. */
export const spriteFrameCache: SpriteFrameCache = /* @__PURE__ */ new SpriteFrameCache();

/** Adds things by name; a name that is taken keeps what it has. */
export function addByName<V>(holders: Map<string, V>, things: Iterable<readonly [name: string, thing: V]>): Added {
  const added: string[] = [];
  const clashes: string[] = [];
  for (const [name, thing] of things) {
    const holder = holders.get(name);
    if (holder === undefined) {
      holders.set(name, thing);
      added.push(name);
    } else if (holder !== thing) {
      clashes.push(name);
    }
  }
  return { added, clashes };
}
