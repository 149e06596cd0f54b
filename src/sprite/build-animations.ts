import { Animation } from './animation.js';
import type { AnimationDescription } from './animation-description.js';
import type { SpriteFrame } from './sprite-frame.js';

/**
 * Builds the animations of a file, all of them or none.
 *
 * @param find Finds a sprite frame by its name.
 * @throws Error with the names of all sprite frames that are missing.
 */
export function buildAnimations(
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
