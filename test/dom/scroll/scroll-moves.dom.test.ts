import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { scrollDirection$, scrollVelocity$ } from 'rx-motion/dom';
import type { Observable } from 'rxjs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Follows an element that scrolls 1000 pixels along y, where jsdom lays nothing out. */
function follow(streamOf$: (element: Element) => Observable<number>) {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(element, 'scrollHeight', { value: 1100 });
  Object.defineProperty(element, 'clientHeight', { value: 100 });
  const seen: number[] = [];
  const subscription = streamOf$(element).subscribe((value) => seen.push(value));
  const scroll = (top: number, timeStamp: number): void => {
    element.scrollTop = top;
    element.dispatchEvent(Object.defineProperty(new Event('scroll'), 'timeStamp', { value: timeStamp }));
  };
  return { seen, scroll, stop: () => subscription.unsubscribe() };
}

it('emits a direction when it changes', () => {
  const { seen, scroll, stop } = follow(scrollDirection$);
  for (const [index, top] of [0, 10, 30, 30, 25, 20, 90].entries()) scroll(top, index * 20);
  stop();
  scroll(0, 1000);
  expect(seen).toEqual([1, -1, 1]);
});

it('emits pixels per second, and 0 as soon as scrolling has stopped', () => {
  const { seen, scroll } = follow(scrollVelocity$);
  scroll(10, 1000);
  scroll(30, 1020);
  scroll(50, 1040);
  scroll(45, 1050);
  jest.advanceTimersByTime(99);
  expect(seen).toEqual([0, 1000, -500]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1000, -500, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['0 for a jump after a rest', [900, 2000], [0]],
  ['finite for two events at once', [102, 1000], [0, 2000]],
] as const)('emits a velocity that is %s', (_what, [top, time], expected) => {
  const { seen, scroll, stop } = follow(scrollVelocity$);
  scroll(100, 1000);
  scroll(top, time);
  expect(seen).toEqual(expected);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
