import { expect, it } from '@jest/globals';
import { play } from 'rx-motion';
import { flip, flipGroup } from 'rx-motion/layout';
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

it.each(['cardId', 'card-id'])('finds an element by the data attribute %s', (as) => {
  const [, before, after] = laidOut('<p data-card-id="7"></p><p></p>');
  const frame$ = new Subject<number>();
  const group = flipGroup('[data-card-id]', { duration: 1, as, reduced$: of(false) }, frame$);
  group.before();
  delete before!.dataset.cardId;
  after!.dataset.cardId = '7';
  group.after();
  expect(shownOf(after!).y).toBeLessThan(0);
});

it('arrives in the time of a flip that changes nothing, if that is shorter', () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const run = (duration: number, change: () => unknown): void =>
    void play(flip('p', change, { duration, curve: (t) => t, reduced$: of(false) }), null, frame$).subscribe();
  run(1, () => parent.append(first!));
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(shownOf(first!).y).toBe(-15);
  run(0.25, () => undefined);
  for (const dt of [0, 0.125]) frame$.next(dt);
  expect(shownOf(first!).y).toBeGreaterThan(-11);
  frame$.next(0.125);
  expect(shownOf(first!).y).toBe(0);
});
