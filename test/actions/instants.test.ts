import { expect, it } from '@jest/globals';
import {
  callFunc,
  delayTime,
  flipX,
  flipY,
  hide,
  place,
  play,
  removeSelf,
  sequence,
  show,
  toggleVisibility,
} from 'rx-motion';
import { of } from 'rxjs';
import type { Figure } from '../property/random/figure.js';
import { itHappensAtOnce } from './happening.js';

const [plainX, mirroredX] = [{ flippedX: false }, { flippedX: true }];
const [plainY, mirroredY] = [{ flippedY: false }, { flippedY: true }];
const [shown, hidden] = [{ visible: true }, { visible: false }];
const there = { x: 3, y: 4, z: 5 };
const count = callFunc<Figure>((target) => {
  target.level++;
});

itHappensAtOnce(
  { name: 'flipX', action: flipX(), found: plainX, after: mirroredX, reversed: plainX },
  { name: 'flipX(false)', action: flipX(false), found: mirroredX, after: plainX, reversed: mirroredX },
  { name: 'flipX of what is mirrored', action: flipX(), found: mirroredX, after: mirroredX, reversed: plainX },
  { name: 'flipY', action: flipY(), found: plainY, after: mirroredY, reversed: plainY },
  { name: 'flipY(false)', action: flipY(false), found: mirroredY, after: plainY, reversed: mirroredY },
  { name: 'flipY of what is mirrored', action: flipY(), found: mirroredY, after: mirroredY, reversed: plainY },
  { name: 'show', action: show(), found: hidden, after: shown, reversed: hidden },
  { name: 'hide', action: hide(), found: shown, after: hidden, reversed: shown },
  { name: 'hide of what is hidden', action: hide(), found: hidden, after: hidden, reversed: shown },
  { name: 'toggleVisibility', action: toggleVisibility(), found: shown, after: hidden, twice: shown, reversed: shown },
  { name: 'place', action: place({ x: 3, y: 4 }), found: { x: 1, y: 2, z: 5 }, after: there, reversed: there },
  {
    ...{ name: 'callFunc', action: count, found: { level: 0 }, after: { level: 1 }, twice: { level: 2 } },
    ...{ reversed: { level: 2 }, back: { level: 1 } },
  },
);

it('callFunc passes the target to the callback', () => {
  const targets: unknown[] = [];
  const target = {};
  play(
    callFunc((given) => targets.push(given)),
    target,
    of(0),
  ).subscribe();
  expect(targets[0]).toBe(target);
});

it.each([
  ['removeSelf', removeSelf()],
  ['its reverse', removeSelf().reverse()],
])('%s calls remove of the target each time it is passed forwards', (_name, action) => {
  let removed = 0;
  const target = { remove: () => removed++ };
  of(0, 1, 2, 0, 1)
    .pipe(sequence(delayTime(0.5), action).on(target))
    .subscribe();
  expect(removed).toBe(2);
});
