import { expect, it } from '@jest/globals';
import { flipGroup } from 'rx-motion/layout';
import { of, Subject } from 'rxjs';
import { laidOut, shownOf } from './laid-out.js';

it('moves elements after other code has changed the page, until it is stopped', () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  group.after();
  expect(frame$.observed).toBe(false);
  group.before();
  parent.append(first!);
  group.after();
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(shownOf(first!).y).toBe(-15);
  group.stop();
  expect([frame$.observed, shownOf(first!).y]).toEqual([false, -15]);
});

it('continues with the next frame when it is interrupted', () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  const move = (): void => {
    group.before();
    parent.append(parent.firstChild!);
    group.after();
  };
  move();
  for (const dt of [0, 0.25, 0.25]) frame$.next(dt);
  expect(shownOf(first!).y).toBe(-10);
  move();
  // It was 10 pixels above the second place, and moves down by 20 a second.
  expect(shownOf(first!).y).toBe(10);
  frame$.next(0.001);
  expect(shownOf(first!).y).toBeCloseTo(10.02, 3);
  group.stop();
});

it('lets elements with the same goal arrive at the same time as before', () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, stagger: 0.5, reduced$: of(false) }, frame$);
  const change = (act: () => unknown): void => {
    group.before();
    act();
    group.after();
  };
  const shown: number[] = [];
  change(() => parent.insertBefore(first!, null));
  for (const dt of [0, 0.5, 0.25, 0.25, 0.25, 0.25]) {
    frame$.next(dt);
    shown.push(shownOf(first!).y);
    change(() => parent.insertBefore(document.createElement('b'), null));
  }
  expect(shown).toEqual([0, 0, 0.25, 0.5, 0.75, 1].map((time) => -20 * (1 - time) ** 3 || 0));
});

it('puts an element to rest that is no longer in the group', () => {
  const [, ...all] = laidOut('<p class="open"></p><p></p><p></p>');
  const frame$ = new Subject<number>();
  const options = { duration: 1, as: () => 'the open one', reduced$: of(false) };
  const group = flipGroup('.open', options, frame$);
  const open = (index: number): void => {
    group.before();
    all.forEach((one, at) => one.classList.toggle('open', at === index));
    group.after();
    for (const dt of [0, 0.25]) frame$.next(dt);
  };
  open(1);
  expect(shownOf(all[1]!).y).toBeLessThan(0);
  open(2);
  expect(shownOf(all[2]!).y).toBeLessThan(0);
  expect(all[1]!.getAttribute('style') ?? '').toBe('');
});
