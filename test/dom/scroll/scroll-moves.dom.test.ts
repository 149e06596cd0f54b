import { expect, it } from '@jest/globals';
import { scrollMoves$ } from '../../../src/dom/scroll/scroll-moves.js';
import { stubScroller } from './scroller-stub.js';

it('emits distances and intervals, from the position at the subscription', () => {
  const { element, scroll } = stubScroller();
  scroll(50, 0);
  const seen: unknown[] = [];
  const subscription = scrollMoves$('test', element, {}).subscribe((move) => seen.push(move));
  scroll(60, 1000);
  scroll(40, 1020);
  subscription.unsubscribe();
  scroll(90, 1040);
  expect(seen).toEqual([
    { pixels: 10, milliseconds: Infinity },
    { pixels: -20, milliseconds: 20 },
  ]);
});

it('counts a bounce beyond an end as that end', () => {
  const { element, scroll } = stubScroller();
  const seen: number[] = [];
  scrollMoves$('test', element, {}).subscribe(({ pixels }) => seen.push(pixels));
  scroll(-30, 0);
  scroll(20, 20);
  scroll(1040, 40);
  scroll(1000, 60);
  expect(seen.map(Math.abs)).toEqual([0, 20, 980, 0]);
});

it('refuses options that are not an object', () => {
  expect(() => scrollMoves$('name', document.body, null as unknown as object)).toThrow(
    'name: options must be an object, got null',
  );
});
