import { expect, it } from '@jest/globals';
import { fadeTo, reverseTime } from 'rx-motion';
import { enter, leave } from 'rx-motion/dom';
import { of, type Subscription } from 'rxjs';
import { add, element, frame$, step, useBox } from './box.js';

useBox();

it('makes an element inert while it leaves, until it comes back or is stopped', () => {
  const gone = leave(element, fadeTo(1, 0), frame$).subscribe();
  expect(element.inert).toBe(true);
  const back = enter(element, fadeTo(1, 0), frame$).subscribe();
  expect(element.inert).toBe(false);
  back.unsubscribe();
  gone.unsubscribe();
  leave(element, fadeTo(1, 0), frame$).subscribe().unsubscribe();
  expect(element.inert).toBe(false);
});

it('keeps an element inert after it has left, until it enters again', () => {
  leave(element, fadeTo(1, 0), frame$).subscribe();
  step(0, 1);
  expect([frame$.observed, element.inert]).toEqual([false, true]);
  enter(element, fadeTo(1, 0), frame$).subscribe();
  expect(element.inert).toBe(false);
});

it('says at the end whether the element has left or was called back', () => {
  const isInert: boolean[] = [];
  const logged = { complete: () => isInert.push(element.inert) };
  const come = (): Subscription => enter(element, reverseTime(fadeTo(1, 0)), frame$).subscribe(logged);
  const go = (): Subscription => leave(element, fadeTo(1, 0), frame$).subscribe(logged);
  go();
  step(0, 0.5);
  come();
  expect(isInert).toEqual([false]);
  step(0.5);
  go();
  step(0.5, 0.5, 0.5, 0.5);
  expect(isInert).toEqual([false, true, true]);
});

it('is not inert after it has left and was released', () => {
  leave(element, fadeTo(1, 0), of(0, 1), { release: true }).subscribe();
  expect(element.inert).toBe(false);
});

it('is not inert after it has left and is hidden, unless its parent is hidden', () => {
  const parent = add();
  const [menu, card] = ['p', 'p'].map((name) => parent.appendChild(document.createElement(name)));
  leave(menu!, fadeTo(1, 0), of(0, 1)).subscribe({ complete: () => (menu!.hidden = true) });
  leave(card!, fadeTo(1, 0), of(0, 1)).subscribe({ complete: () => (parent.hidden = true) });
  expect([menu!.inert, card!.inert]).toEqual([false, true]);
});

it('leaves an element inert that was inert before', () => {
  element.inert = true;
  leave(element, fadeTo(1, 0), of(0, 0.5)).subscribe();
  enter(element, fadeTo(1, 0), of(0, 1)).subscribe();
  expect(element.inert).toBe(true);
});
