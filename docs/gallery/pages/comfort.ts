import type { FrameTimes } from './frame-graph.js';

/** How many a machine shows with ease. */
export interface Comfort {
  /** Tells what a frame took; how many are to be shown from now on. */
  readonly add: (times: FrameTimes) => number;
  /** Whether the number is found. */
  readonly isSettled: () => boolean;
}

/** Frames that are looked at before there is a verdict. */
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
  let seen: FrameTimes[] = [];
  const mean = (of: (times: FrameTimes) => number): number => seen.reduce((sum, times) => sum + of(times), 0) / sample;

  return {
    isSettled: () => settled,
    add(times) {
      if (settled) return count;
      seen.push(times);
      if (seen.length < sample) return count;
      const isEasy = mean(({ actions, drawing }) => actions + drawing) < easy && mean(({ gap }) => gap) < prompt;
      seen = [];
      settled = !isEasy || count === most;
      if (!isEasy) return (count = before);
      before = count;
      return (count = Math.min(most, Math.round((count * 1.5) / 100) * 100));
    },
  };
}
