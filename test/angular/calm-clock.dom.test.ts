import { afterEach, expect, it, jest } from '@jest/globals';
import { BehaviorSubject, Subject } from 'rxjs';
import { CalmClock } from '../../src/angular/calm-clock.js';

afterEach(() => {
  jest.restoreAllMocks();
});

function clock({ reduced = false, isOfPage = false } = {}) {
  const frame$ = new Subject<number>();
  const reduced$ = new BehaviorSubject(reduced);
  const calm = new CalmClock(frame$, reduced$, isOfPage);
  const frames: number[] = [];
  return { frame$, reduced$, calm, frames, listen: () => calm.frame$.subscribe((dt) => frames.push(dt)) };
}

it('passes frames on, one subscription for all', () => {
  const { frame$, calm, frames, listen } = clock();
  const subscriptions = [listen(), listen()];
  frame$.next(0.25);
  expect([frames, calm.isReduced]).toEqual([[0.25, 0.25], false]);
  for (const subscription of subscriptions) subscription.unsubscribe();
  expect(frame$.observed).toBe(false);
});

it('goes to the end of everything while motion is reduced, for those too who come then', () => {
  const { reduced$, calm, frames, listen } = clock();
  listen();
  reduced$.next(true);
  expect(calm.isReduced).toBe(true);
  listen();
  expect(frames).toEqual([0, 1e6, 0, 1e6]);
});

it('goes there while the page is hidden, if the frames are those of the page', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const [ofPage, other] = [clock({ isOfPage: true }), clock()];
  for (const { listen } of [ofPage, other]) listen();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([ofPage.frames, other.frames]).toEqual([[0, 1e6], []]);
});

it('asks no longer whether motion is reduced once it is stopped', () => {
  const { reduced$, calm } = clock();
  calm.stop();
  expect(reduced$.observed).toBe(false);
});
