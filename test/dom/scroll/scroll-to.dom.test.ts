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

it('does not emit keys that type or move the caret in a field', () => {
  const element = document.createElement('div');
  element.innerHTML = '<input><textarea></textarea><b contenteditable><i></i></b><select></select><input type="radio">';
  const seen: string[] = [];
  interruption$(element).subscribe((event) => seen.push((event as KeyboardEvent).key));
  const press = (selector: string, key: string): void => {
    element.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  for (const field of ['input', 'textarea', 'i', 'select'])
    for (const key of [' ', 'ArrowUp', 'Home', 'End']) press(field, key);
  expect(seen).toEqual([]);
  press('input', 'PageDown');
  press('textarea', 'Tab');
  press('[type=radio]', 'ArrowDown');
  expect(seen).toEqual(['PageDown', 'Tab', 'ArrowDown']);
});
