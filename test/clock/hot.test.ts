import { expect, it } from '@jest/globals';
import { BehaviorSubject, Subject, of } from 'rxjs';
import { hotClock, isHot, sharedClock } from '../../src/clock/hot.js';

it('is so for a plain subject, what is made known as hot, and a shared stream', () => {
  const known$ = of(1);
  expect(isHot(known$)).toBe(false);
  expect(hotClock(known$)).toBe(known$);
  for (const frame$ of [new Subject<number>(), known$, sharedClock(of(1))]) expect(isHot(frame$)).toBe(true);
});

it('is not so for a subject that has something to tell those who come late', () => {
  expect(isHot(new BehaviorSubject(0))).toBe(false);
});

it('subscribes to the source of a shared clock once', () => {
  const frame$ = new Subject<number>();
  const clock$ = sharedClock(frame$);
  const subscriptions = [clock$.subscribe(), clock$.subscribe()];
  expect(frame$.observed).toBe(true);
  for (const subscription of subscriptions) subscription.unsubscribe();
  expect(frame$.observed).toBe(false);
});
