import { domTarget } from '../../../src/dom/index.ts';
import { moveTo, play, sequence } from '../../../src/index.ts';

const moves = (durations, points) => sequence(durations.map((duration, i) => moveTo(duration, points[i])));

export const sprite = (sprite, seconds, x, y) => play(moveTo(seconds, { x, y }), sprite).subscribe();
export const element = (element, seconds, x, y) => sprite(domTarget(element), seconds, x, y);
export const spriteSequence = (sprite, durations, points) => play(moves(durations, points), sprite).subscribe();
export const elementSequence = (element, durations, points) => spriteSequence(domTarget(element), durations, points);
export const stop = (subscription) => subscription.unsubscribe();
