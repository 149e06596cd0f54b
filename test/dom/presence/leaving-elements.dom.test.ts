import { expect, it } from '@jest/globals';
import { fadeTo, reverseTime } from 'rx-motion';
import { enter, leave } from 'rx-motion/dom';
import { of, Subject, type Subscription } from 'rxjs';

it('makes an element inert while it leaves, until it comes back or is stopped', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const frame$ = new Subject<number>();
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
  const element = document.body.appendChild(document.createElement('p'));
  const frame$ = new Subject<number>();
  leave(element, fadeTo(1, 0), frame$).subscribe();
  for (const dt of [0, 1]) frame$.next(dt);
  expect([frame$.observed, element.inert]).toEqual([false, true]);
  enter(element, fadeTo(1, 0), frame$).subscribe();
  expect(element.inert).toBe(false);
});

it('says at the end whether the element has left or was called back', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const [frame$, isInert] = [new Subject<number>(), [] as boolean[]];
  const logged = { complete: () => isInert.push(element.inert) };
  const come = (): Subscription => enter(element, reverseTime(fadeTo(1, 0)), frame$).subscribe(logged);
  const go = (): Subscription => leave(element, fadeTo(1, 0), frame$).subscribe(logged);
  const pass = (...dts: readonly number[]): void => dts.forEach((dt) => frame$.next(dt));
  go();
  pass(0, 0.5);
  come();
  expect(isInert).toEqual([false]);
  pass(0.5);
  go();
  pass(0.5, 0.5, 0.5, 0.5);
  expect(isInert).toEqual([false, true, true]);
});

it('is not inert after it has left and was released', () => {
  const element = document.body.appendChild(document.createElement('p'));
  leave(element, fadeTo(1, 0), of(0, 1), { release: true }).subscribe();
  expect(element.inert).toBe(false);
});

it('is not inert after it has left and is hidden, unless its parent is hidden', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  const [menu, card] = ['p', 'p'].map((name) => parent.appendChild(document.createElement(name)));
  leave(menu!, fadeTo(1, 0), of(0, 1)).subscribe({ complete: () => (menu!.hidden = true) });
  leave(card!, fadeTo(1, 0), of(0, 1)).subscribe({ complete: () => (parent.hidden = true) });
  expect([menu!.inert, card!.inert]).toEqual([false, true]);
});

it('leaves an element inert that was inert before', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.inert = true;
  leave(element, fadeTo(1, 0), of(0, 0.5)).subscribe();
  enter(element, fadeTo(1, 0), of(0, 1)).subscribe();
  expect(element.inert).toBe(true);
});
