import type { FrameTimes } from './frame-graph.js';

/** Finds how many sprites a machine shows easily. */
export interface Comfort {
  /** Takes the times of a frame; returns how many to show from now on. */
  readonly add: (times: FrameTimes) => number;
  /** Whether the number is found. */
  readonly isSettled: () => boolean;
}

/** The number of frames before a verdict. The first ones don't count, because the page is still opening. */
const sample = 12;
/** Work of a frame, in milliseconds, that leaves most of a 60th of a second to the page. */
const easy = 7;
/** Between frames, in milliseconds: more, and frames are lost. */
const prompt = 25;

/** Starts with few, and adds half as many again as long as frames stay short. */
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

/** Not the mean: one frame may be late for other reasons. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
