import {
  Animation,
  AnimationCache,
  parseAnimations,
  parseSpriteSheet,
  type SpriteFrame,
  SpriteFrameCache,
} from 'rx-motion/sprite';
import sheetText from '../../../test/sheets/toys.plist?raw';
import pictureUrl from '../../../test/sheets/toys.png';
import animationsText from '../../../test/sheets/toys-animations.plist?raw';
import type { Look } from './look.js';

const image = new Image();
image.src = pictureUrl;

/** Resolves when the picture of the sheet is loaded. */
export const toysLoaded: Promise<void> = image.decode();

const frames = new SpriteFrameCache();
frames.add(
  parseSpriteSheet(sheetText, {
    url: 'toys.plist',
    texture: { url: pictureUrl, image },
  }),
);
const animations = new AnimationCache(frames);
animations.addFile(parseAnimations(animationsText, { url: 'toys-animations.plist' }));

/** A sprite frame of the project's own sheet. */
export function frame(name: string): SpriteFrame {
  return frames.get(name)!;
}

/** An animation of the project's own sheet: walk, blink, coin or bang. */
export function animation(name: 'walk' | 'blink' | 'coin' | 'bang'): Animation {
  return animations.get(name)!;
}

export const creature: Look = sprite('walk_1.png', { x: 0.5, y: 0.9375 });
export const coin: Look = sprite('coin_1.png');
export const bang: Look = sprite('bang_1.png');

function sprite(name: string, anchor = { x: 0.5, y: 0.5 }): Look {
  return {
    state: { ...frame(name).originalSize, color: { r: 255, g: 255, b: 255 } },
    anchor,
    spriteFrame: () => frame(name),
  };
}
