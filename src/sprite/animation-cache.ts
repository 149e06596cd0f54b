import { checkArray, checkObject, checkString, wrongKind } from '../math/check.js';
import { Animation, checkAnimation } from './animation.js';
import type { AnimationDescription } from './animation-description.js';
import { fetchText } from './load-files.js';
import { type AnimationFile, parseAnimations } from './parse-animations.js';
import type { SpriteSheet } from './sheet-contents.js';
import type { SpriteFrame } from './sprite-frame.js';
import { addByName, type Added, type LoadedSheet, SpriteFrameCache, spriteFrameCache } from './sprite-frame-cache.js';

/** An animation file loaded by a cache, with its sheets. */
export interface LoadedAnimations extends Added {
  readonly file: AnimationFile;
  readonly sheets: readonly LoadedSheet[];
}

/**
 * Animations by name. As with sprite frames, a name that is taken keeps its animation, and the clash is reported.
 *
 * ```ts
 * import { AnimationCache, SpriteFrameCache, parseAnimations, parseSpriteSheet } from 'rx-motion/sprite';
 *
 * const frame = { frame: { x: 0, y: 0, w: 16, h: 16 } };
 * const frames = new SpriteFrameCache();
 * frames.add(parseSpriteSheet({ frames: { open: frame, shut: frame } }, { url: 'eyes.json' }));
 *
 * const blink = { delay: 0.25, frames: ['open', 'shut'] };
 * const file = parseAnimations({ animations: { blink } }, { url: 'blink.json' });
 * const animations = new AnimationCache(frames);
 * animations.addFile(file).added; // => ['blink']
 * animations.get('blink')?.duration; // => 0.5
 * ```
 *
 * @see cocos2d-x AnimationCache. Differs: not a singleton; loading is asynchronous; clashes and missing frames are
 * reported.
 */
export class AnimationCache {
  /** The sprite frames that animation files refer to. */
  readonly spriteFrames: SpriteFrameCache;
  readonly #animations = new Map<string, Animation>();

  constructor(spriteFrames: SpriteFrameCache = spriteFrameCache) {
    if (!('get' in checkObject('AnimationCache', 'spriteFrames', spriteFrames)))
      throw wrongKind('AnimationCache', 'spriteFrames', 'a SpriteFrameCache', spriteFrames);
    this.spriteFrames = spriteFrames;
  }

  /** In the order in which they were added. */
  get names(): string[] {
    return [...this.#animations.keys()];
  }

  get(name: string): Animation | undefined {
    return this.#animations.get(name);
  }

  has(name: string): boolean {
    return this.#animations.has(name);
  }

  add(name: string, animation: Animation): Added {
    checkString('AnimationCache.add', 'name', name);
    return addByName(this.#animations, [[name, checkAnimation('AnimationCache.add', 'animation', animation)]]);
  }

  /**
   * Adds all animations of a file, or of a sprite sheet.
   *
   * @throws Error with the names of all sprite frames missing in `spriteFrames`; then nothing is added.
   */
  addFile(file: { readonly url: string; readonly animations: readonly AnimationDescription[] }): Added {
    checkArray(
      'AnimationCache.addFile',
      'file.animations',
      checkObject('AnimationCache.addFile', 'file', file).animations,
    );
    return addByName(
      this.#animations,
      buildAnimations(file, (name) => this.spriteFrames.get(name)),
    );
  }

  /**
   * Fetches an animation file and its sheets, or a sprite sheet with animations, and adds the sprite frames and the
   * animations once all of them are loaded. A file is fetched each time, unlike a sheet; from the second time on, its
   * names clash with its own.
   *
   * @returns Rejects with a SyntaxError when the animation file is malformed, and with an Error when it or a sheet
   * cannot be loaded, or sprite frames are missing; then nothing is added.
   */
  async load(url: string): Promise<LoadedAnimations> {
    const { spriteFrames } = this;
    const text = await fetchText(spriteFrames.access, url);
    const file = parseAnimations(text, { url });
    const sheets = await fetchSheets(spriteFrames, file, text).catch((cause: unknown) => {
      throw new Error(`${url}: its sprite sheets cannot be loaded: ${(cause as Error).message}`, { cause });
    });
    const fetched = new SpriteFrameCache();
    for (const sheet of sheets) fetched.add(sheet);
    const animations = buildAnimations(file, (name) => spriteFrames.get(name) ?? fetched.get(name));
    return {
      file,
      sheets: sheets.map((sheet) => ({ sheet, ...spriteFrames.add(sheet) })),
      ...addByName(this.#animations, animations),
    };
  }

  remove(name: string): boolean {
    return this.#animations.delete(name);
  }
}

/**
 * Builds the animations of a file, all of them or none.
 *
 * @param find Finds a sprite frame by its name.
 * @throws Error with the names of all sprite frames that are missing.
 */
function buildAnimations(
  file: { readonly url: string; readonly animations: readonly AnimationDescription[] },
  find: (name: string) => SpriteFrame | undefined,
): Map<string, Animation> {
  const frames = new Map(
    file.animations.flatMap(({ frames }) => frames.map(({ spriteFrame: name }) => [name, find(name)] as const)),
  );
  const missing = [...frames].filter(([, frame]) => frame === undefined).map(([name]) => JSON.stringify(name));
  if (missing.length > 0) {
    throw new Error(`${file.url}: expected sprite frames of a loaded sheet, missing ${missing.join(', ')}`);
  }
  return new Map(
    file.animations.map((animation) => [
      animation.name,
      new Animation(
        animation.frames.map((frame) => ({ ...frame, spriteFrame: frames.get(frame.spriteFrame)! })),
        animation,
      ),
    ]),
  );
}

/** Fetches the sheets of a file, and the other sheets of their multipacks. */
async function fetchSheets(cache: SpriteFrameCache, file: AnimationFile, text: string): Promise<SpriteSheet[]> {
  const { url, spritesheets } = file;
  const named = await Promise.all(spritesheets.map((sheet) => cache.fetch(sheet, sheet === url ? text : undefined)));
  const related = new Set(named.flatMap(({ related }) => related));
  for (const sheet of spritesheets) related.delete(sheet);
  return [...named, ...(await Promise.all([...related].map((sheet) => cache.fetch(sheet))))];
}

/** A shared instance for pages that need only one; its frames are in {@link spriteFrameCache}. */
export const animationCache: AnimationCache = /* @__PURE__ */ new AnimationCache();
