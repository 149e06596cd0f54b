import { expect, it } from '@jest/globals';
import { scrollDirection$ } from '../../../src/dom/scroll/scroll-direction.js';
import { stubScroller } from './scroller-stub.js';

it('emits a direction when it changes', () => {
  const { element, scroll } = stubScroller();
  const seen: number[] = [];
  const subscription = scrollDirection$(element).subscribe((direction) => seen.push(direction));
  for (const [index, top] of [0, 10, 30, 30, 25, 20, 90].entries()) scroll(top, index * 20);
  subscription.unsubscribe();
  scroll(0, 1000);
  expect(seen).toEqual([1, -1, 1]);
});
