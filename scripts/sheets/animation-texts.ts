import { plistText } from './plist-text.js';

/** The animations of the sheets in format 1: a name for each frame. */
export function animationsFormat1(sheets: readonly string[]): string {
  return plistText({
    animations: {
      walk: { delay: 0.08, frames: names('walk', 8) },
      coin: { delay: 0.07, frames: names('coin', 6) },
      bang: { delay: 0.06, frames: names('bang', 7) },
    },
    properties: { format: 1, spritesheets: [...sheets] },
  });
}

/** The same in format 2, with notifications for steps, and pauses. */
export function animationsFormat2(sheets: readonly string[]): string {
  const steps: Readonly<Record<string, string>> = { 'walk_1.png': 'left', 'walk_5.png': 'right' };
  return plistText({
    animations: {
      walk: {
        delayPerUnit: 0.08,
        frames: names('walk', 8).map((spriteframe) => {
          const step = steps[spriteframe];
          return { spriteframe, delayUnits: 1, ...(step === undefined ? {} : { notification: { step } }) };
        }),
        loops: 2,
        restoreOriginalFrame: false,
      },
      blink: {
        delayPerUnit: 0.125,
        frames: [
          { spriteframe: 'creature_blink.png', delayUnits: 1 },
          { spriteframe: 'creature', delayUnits: 0.5 },
          { spriteframe: 'creature_blink.png', delayUnits: 1 },
        ],
        loops: 1,
        restoreOriginalFrame: true,
      },
      coin: {
        delayPerUnit: 0.07,
        frames: names('coin', 6).map((spriteframe, index) => ({ spriteframe, delayUnits: index === 0 ? 3 : 1 })),
        loops: 4,
        restoreOriginalFrame: false,
      },
      bang: {
        delayPerUnit: 0.06,
        frames: names('bang', 7).map((spriteframe, index) => ({
          spriteframe,
          delayUnits: 1 + index / 2,
          ...(index === 0 ? { notification: { sound: 'bang', loud: true } } : {}),
        })),
        loops: 1,
        restoreOriginalFrame: false,
      },
    },
    properties: { format: 2, spritesheets: [...sheets] },
  });
}

function names(series: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${series}_${String(index + 1)}.png`);
}
