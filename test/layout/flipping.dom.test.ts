import { expect, it } from '@jest/globals';
import { flush } from 'rx-motion/dom';
import { of } from 'rxjs';
import { checkFlip } from '../../src/layout/flip-options.js';
import { flippingOf } from '../../src/layout/flipping.js';
import { laidOut, shownOf } from './laid-out.js';

const options = checkFlip('flip', { duration: 1, curve: (t) => t, reduced$: of(false) });

it('moves elements from where they were seen to where they are', () => {
  const [parent, ...all] = laidOut('<p>0</p><p>1</p><p>2</p>');
  const flipping = flippingOf(options, all);
  parent.append(all[0]!);
  flipping.begin(all);
  const shown = [0, 0.5, 1].map((time) => {
    flipping.update(time);
    return all.map((element) => shownOf(element).y);
  });
  expect(shown).toEqual([
    [-40, 20, 20],
    [-20, 10, 10],
    [0, 0, 0],
  ]);
  flush();
  flipping.stop();
  expect(all.map((element) => element.getAttribute('style') ?? '')).toEqual(['', '', '']);
});

it('takes over from an earlier flip, which then moves nothing', () => {
  const [parent, ...all] = laidOut('<p>0</p><p>1</p><p>2</p>');
  const first = flippingOf(options, all);
  parent.append(all[0]!);
  first.begin(all);
  first.update(0.5);
  const second = flippingOf(options, all);
  parent.prepend(all[0]!);
  second.begin(all);
  second.update(0);
  first.update(0.9);
  first.undo();
  expect(all.map((element) => shownOf(element).y)).toEqual([20, -10, -10]);
});

it('continues an element that is passing through its goal', () => {
  const [parent, ...all] = laidOut('<p>0</p><p>1</p><p>2</p>');
  // At half of the time, it is where it belongs, and moves.
  const first = flippingOf({ ...options, curve: (t) => 2 * t }, all);
  parent.append(all[0]!);
  first.begin(all);
  first.update(0.5);
  const second = flippingOf(options, all);
  second.begin(all);
  expect([second.isEmpty, second.isThrown]).toEqual([false, true]);
  second.update(0.001);
  expect(shownOf(all[0]!).y).toBeCloseTo(0.08, 3);
});

it('matches elements by key, and fades if less motion is wanted', () => {
  const [parent, ...all] = laidOut('<p>0</p><p>1</p><p>2</p>');
  const calm = { ...options, reduced$: of(true), keyOf: (element: Element) => element.textContent };
  const flipping = flippingOf(calm, all);
  const other = Object.assign(document.createElement('p'), { textContent: '2' });
  all[2]!.remove();
  parent.insertBefore(other, all[0]!);
  flipping.begin([other]);
  flipping.update(0);
  flush();
  expect([shownOf(other).y, other.style.opacity]).toEqual([0, '0']);
  flipping.update(0.2);
  flush();
  expect(other.style.opacity).toBe('');
});
