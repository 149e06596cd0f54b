import type { Seconds } from '../clock/seconds.js';
import { checkArray, checkNumber, checkObject } from '../math/check.js';
import type { Score } from './plan.js';

/** @param name The name of the function in errors. */
export function checkScore(name: string, score: Score): Score {
  checkObject(name, 'score', score);
  // JSON writes null for Infinity.
  if ((score.duration as Seconds | null) === null) return checkScore(name, { ...score, duration: Infinity });
  for (const time of ['duration', 'until'] as const)
    checkNumber(name, `score.${time}`, '>= 0', score[time], (it) => it >= 0);
  for (const list of ['targets', 'tracks', 'calls', 'left'] as const) checkArray(name, `score.${list}`, score[list]);
  return score;
}
