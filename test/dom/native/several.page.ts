import { play, random } from 'rx-motion';
import { domTarget, flush, playNative } from 'rx-motion/dom';
import type { Subscription } from 'rxjs';
import { cornerOf, distance, numbersOf, paragraph } from './corners.js';
import { randomActions } from './random-actions.js';

/** The greatest errors after any frame in which several motions run on one element. */
export interface Wrong {
  readonly seed: number;
  /** How far a corner is seen from where the target's numbers say, in pixels. */
  readonly corner: number;
  readonly opacity: number;
  /** How many are left in the end. */
  readonly animations: number;
}

/** Starts and stops motions on one element at random, of the browser's and in frames. */
export async function several(seed: number): Promise<Wrong> {
  // Another test covers threads that are busy beyond a frame; here the user sees the frame.
  performance.now = () => Number(document.timeline.currentTime);
  const uniform = random(seed);
  const next = (): number => uniform(0, 1);
  const make = randomActions(next);
  const element = paragraph();
  const target = domTarget(element);
  const runs: Subscription[] = [];
  let [corner, opacity] = [0, 0];
  for (let index = 0; index < 14; index++) {
    if (next() < 0.35) runs.push((next() < 0.7 ? playNative(make(2), element) : play(make(2), target)).subscribe());
    if (next() < 0.15 && runs.length > 0) runs.splice(Math.floor(next() * runs.length), 1)[0]!.unsubscribe();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    flush();
    const seen = getComputedStyle(element);
    corner = Math.max(corner, distance(cornerOf(seen.transform), numbersOf(target)));
    opacity = Math.max(opacity, Math.abs(Number(seen.opacity) - Math.min(1, Math.max(0, target.opacity))));
  }
  for (const run of runs) run.unsubscribe();
  const animations = element.getAnimations().length;
  element.remove();
  return { seed, corner, opacity, animations };
}
