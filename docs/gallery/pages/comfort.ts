import type { FrameTimes } from './frame-graph.js';

/** How many a machine shows with ease. */
export interface Comfort {
  /** Tells what a frame took; how many are to be shown from now on. */
  readonly add: (times: FrameTimes) => number;
  /** Whether the number is found. */
  readonly isSettled: () => boolean;
}

/** Frames that are looked at before there is a verdict. The first ones, while the page still opens, say nothing. */
const sample = 12;
/** Work of a frame, in milliseconds, that leaves most of a 60th of a second to the page. */
const easy = 7;
/** Between frames, in milliseconds: more, and frames are lost. */
const prompt = 25;

/** Starts with few and shows half as many again as long as frames stay short. */
export function findComfort(least: number, most: number): Comfort {
  let count = least;
  let before = least;
  let settled = false;
  let isWarm = false;
  let seen: FrameTimes[] = [];

  return {
    isSettled: () => settled,
    add(times) {
      if (settled) return count;
      seen.push(times);
      if (seen.length < sample) return count;
      const work = median(seen.map(({ actions, drawing }) => actions + drawing));
      const isEasy = work < easy && median(seen.map(({ gap }) => gap)) < prompt;
      seen = [];
      if (!isWarm) {
        isWarm = true;
        return count;
      }
      settled = !isEasy || count === most;
      if (!isEasy) return (count = before);
      before = count;
      return (count = Math.min(most, Math.round((count * 1.5) / 100) * 100));
    },
  };
}

/** Not the mean: one frame that was late for other reasons is no verdict. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
