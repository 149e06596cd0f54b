import { expect, it } from '@jest/globals';
import { interruption$ } from '../../../src/dom/scroll/scroll-to.js';

it('emits the events by which users scroll, while subscribed', () => {
  const element = document.createElement('div');
  const child = element.appendChild(document.createElement('p'));
  const seen: string[] = [];
  const press = (key: string): void => {
    child.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  const subscription = interruption$(element).subscribe(({ type }) => seen.push(type));
  for (const key of ['a', 'Shift', 'Enter', 'Homer']) press(key);
  expect(seen).toEqual([]);
  for (const key of [' ', 'ArrowUp', 'PageDown', 'Home', 'End', 'Tab']) press(key);
  expect(seen).toHaveLength(6);
  child.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  child.dispatchEvent(new Event('touchmove', { bubbles: true }));
  expect(seen.slice(6)).toEqual(['wheel', 'touchmove']);
  subscription.unsubscribe();
  press('Home');
  expect(seen).toHaveLength(8);
});
