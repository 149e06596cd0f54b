import { expect, it } from '@jest/globals';
import { type ReversibleAction, delayTime, describe, eased, moveBy, moveTo, quadraticIn, sequence } from 'rx-motion';
import { copyOf, knownAs } from '../../src/compose/known-as.js';
import { motionOf } from '../../src/action/motion.js';
import { showing } from '../actions/showing.js';

const move = moveBy(1, { x: 8 });
const whole = sequence(delayTime(2), move, delayTime(0.5));
const known = knownAs('late', () => [{ motion: motionOf<never>('late', move), start: 2, label: 'go' }], whole);

it('shows its name and what users gave it, in its reverse too', () => {
  expect(describe(known)).toMatchObject({ kind: 'late', duration: 3.5, children: [{ label: 'go', offset: 2 }] });
  const back = known.reverse();
  expect(describe(back)).toMatchObject({ kind: 'late', children: [{ label: 'go', kind: 'moveBy', offset: 0.5 }] });
  expect(describe(back.reverse())).toEqual(describe(known));
});

it('runs as before, and leaves its parts as they were', () => {
  for (const time of [1, 2.25, 3]) expect(showing(known, { x: 0 })(time)).toEqual(showing(whole, { x: 0 })(time));
  expect(describe(whole).kind).toBe('sequence');
});

it('is a copy: a plain leaf stays a leaf, whose own progress is bent', () => {
  const renamed = copyOf(move, { kind: 'slide' }, (back) => back);
  expect([describe(renamed).kind, describe(move).kind]).toEqual(['slide', 'moveBy']);
  expect(Object.getPrototypeOf(renamed)).toBe(Object.getPrototypeOf(move));
  expect(showing(eased(renamed, quadraticIn), { x: 0 })(0.5)).toEqual({ x: 2 });
});

it('makes the same change to the reverse, if there is one', () => {
  const turned: ReversibleAction<never>[] = [];
  const copy = copyOf(move, { label: 'a' }, (back) => {
    turned.push(back);
    return back;
  });
  expect([turned.length, copy.reverse() === (turned[0] as unknown)]).toEqual([0, true]);
  const oneWay = moveTo(1, { x: 8 });
  expect('reverse' in copyOf(oneWay, {}, (back) => back)).toBe(false);
});
