import { DT } from '../cases/path.mjs';
import { begin, clear, targets } from './scene.mjs';

/** Engines round what they write (gsap, animejs) or the time (motion, to a millisecond). */
const ROUNDING = 1e-3;

/** An engine may count from the frame before, show the start in its first frame, or take a frame between children. */
const FRAMES_EARLY = 1;
const FRAMES_LATE = 8;

/** Says what is wrong with the targets, if anything; `elapsed(i)` is the time since the i-th action's start. */
export function disagreement(contestant, task, scene, elapsed, seconds) {
  for (let i = 0; i < scene.length; i++) {
    const got = contestant.read === undefined ? scene[i] : contestant.read(scene[i]);
    const time = elapsed(i);
    const possible = [];
    for (let late = -FRAMES_EARLY; late <= FRAMES_LATE; late++) {
      possible.push(task.expected(i, Math.max(0, time - late * DT), seconds));
    }
    for (const key of Object.keys(possible[0])) {
      const values = possible.map((state) => state[key]);
      const low = Math.min(...values) - ROUNDING;
      const high = Math.max(...values) + ROUNDING;
      if (!(got[key] >= low && got[key] <= high)) {
        return `target ${i} after ${time} s: ${key} is ${got[key]}, expected ${low.toFixed(3)} to ${high.toFixed(3)}`;
      }
    }
  }
  return undefined;
}

/** Runs a few actions to their end, and compares where the targets are then with where they must be. */
export function endDisagreement(contestant, task, seconds) {
  const scene = targets(contestant, task, 48);
  const handles = begin(contestant, task, scene, seconds);
  const frames = 6 / DT;
  for (let frame = 0; frame < frames; frame++) contestant.frame(DT);
  const sum = task.reported?.();
  const wrong = disagreement(contestant, task, scene, () => frames * DT, seconds);
  clear(contestant, handles);
  if (wrong !== undefined || sum === undefined) return wrong;
  const perAction = sum / scene.length;
  const planned = (seconds / DT + 1) / 2;
  return Math.abs(perAction - planned) > 1.1 ? `progress adds up to ${perAction}, expected ${planned}` : undefined;
}
