/**
 * Elements in many contexts, each beside a twin whose matrix is computed here. `run(seed)` moves both at random and
 * returns where their boxes differ.
 */
import { type DomTarget, domTarget, flush } from 'rx-motion/dom';
import { contexts, owns } from './contexts.js';
import { difference, foreign, layTwin, pairOf, showPair } from './pair.js';

/** Random numbers from 0 to 1, the same ones for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const flat = ['x', 'y', 'rotation', 'scaleX', 'scaleY', 'skewX', 'skewY', 'flippedX', 'flippedY'] as const;
const deep = ['z', 'rotationX', 'rotationY'] as const;
const sized = ['width', 'height'] as const;

function change(target: DomTarget, isShape: boolean, random: () => number): void {
  const fields = [...flat, ...(isShape ? [] : [...deep, ...sized])];
  const field = fields[Math.floor(random() * fields.length)]!;
  if (field === 'flippedX' || field === 'flippedY') target[field] = !target[field];
  else if (field === 'scaleX' || field === 'scaleY') target[field] = 0.5 + random() * 1.5;
  else if (field === 'width' || field === 'height') target[field] = 20 + random() * 100;
  else target[field] += Math.round(random() * 400 - 200) / 10 || 0.1;
}

/** Tries every context with every own transform. */
export function run(seed: number): string[] {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  let index = 0;
  for (const context of contexts) {
    for (const own of owns) {
      const pair = pairOf(context, own, seed * 1000 + index++);
      const { element } = pair;
      const isShape = context.tag === 'rect';
      const isShownLate = context.show !== undefined && random() < 0.5;
      const target = domTarget(element);
      if (!isShownLate) showPair(pair);
      if (!isShownLate) {
        layTwin(pair, target);
        wrong.push(...difference(pair, 'untouched'));
      }
      const steps: string[] = [];
      for (let step = 0; step < 6; step++) {
        if (random() < 0.3) {
          foreign[Math.floor(random() * foreign.length)]!(element);
          steps.push(`style = '${element.style.cssText}'`);
        }
        for (let count = 1 + Math.floor(random() * 3); count > 0; count--) change(target, isShape, random);
        flush();
        if (isShownLate && step === 2) showPair(pair);
        if (isShownLate && step < 2) continue;
        layTwin(pair, target);
        steps.push(`step ${step}`);
        wrong.push(...difference(pair, steps.join(', ')));
      }
      pair.place.remove();
    }
  }
  return wrong;
}

export const count: number = contexts.length * owns.length;
