import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { scrollVelocity$ } from '../../../src/dom/scroll/scroll-velocity.js';
import { stubScroller } from './scroller-stub.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('emits pixels per second, and 0 as soon as scrolling has stopped', () => {
  const { element, scroll } = stubScroller();
  const seen: number[] = [];
  const subscription = scrollVelocity$(element).subscribe((velocity) => seen.push(velocity));
  scroll(10, 1000);
  scroll(30, 1020);
  scroll(50, 1040);
  scroll(45, 1050);
  jest.advanceTimersByTime(99);
  expect(seen).toEqual([0, 1000, -500]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1000, -500, 0]);
  expect(jest.getTimerCount()).toBe(0);
  subscription.unsubscribe();
});

it('is 0 for a jump after a rest', () => {
  const { element, scroll } = stubScroller();
  const seen: number[] = [];
  const subscription = scrollVelocity$(element).subscribe((velocity) => seen.push(velocity));
  scroll(100, 1000);
  scroll(900, 2000);
  expect(seen).toEqual([0]);
  subscription.unsubscribe();
});

it('is finite for two events at once', () => {
  const { element, scroll } = stubScroller();
  const seen: number[] = [];
  const subscription = scrollVelocity$(element).subscribe((velocity) => seen.push(velocity));
  scroll(100, 1000);
  scroll(102, 1000);
  expect(seen).toEqual([0, 2000]);
  subscription.unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
});
