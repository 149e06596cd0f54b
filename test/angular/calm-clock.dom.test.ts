import { afterEach, expect, it, jest } from '@jest/globals';
import { BehaviorSubject, Subject } from 'rxjs';
import { calmClock } from '../../src/angular/calm-clock.js';
import { JUMP } from '../../src/clock/jump.js';

afterEach(() => {
  jest.restoreAllMocks();
});

function clock({ reduced = false, isOfPage = false } = {}) {
  const frame$ = new Subject<number>();
  const reduced$ = new BehaviorSubject(reduced);
  const calm$ = calmClock(frame$, reduced$, isOfPage);
  const frames: number[] = [];
  return { frame$, reduced$, frames, listen: () => calm$().subscribe((dt) => frames.push(dt)) };
}

it('forwards frames, with one subscription', () => {
  const { frame$, frames, listen } = clock();
  const subscriptions = [listen(), listen()];
  frame$.next(0.25);
  expect(frames).toEqual([0.25, 0.25]);
  for (const subscription of subscriptions) subscription.unsubscribe();
  expect(frame$.observed).toBe(false);
});

it('jumps to the end while motion is reduced, also for new subscribers', () => {
  const { reduced$, frames, listen } = clock();
  listen();
  reduced$.next(true);
  listen();
  expect(frames).toEqual([0, JUMP, 0, JUMP]);
});

it('jumps to the end while the page is hidden, if the frames are those of the page', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const [ofPage, other] = [clock({ isOfPage: true }), clock()];
  for (const { listen } of [ofPage, other]) listen();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect([ofPage.frames, other.frames]).toEqual([[0, JUMP], []]);
});

it('ends with its frames', () => {
  const { frame$, frames, listen } = clock();
  const subscription = listen();
  frame$.next(0.25);
  frame$.complete();
  expect([frames, subscription.closed]).toEqual([[0.25], true]);
});
