import { expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';

it('replaces what moves an element, and gives it back with the numbers that it had', () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.transform = 'translate(3px, 4px)';
  const target = domTarget(element);
  const { x } = target;
  target.x = x + 5;
  flush();
  expect(element.style.transform).not.toBe('translate(3px, 4px)');
  target.x = x;
  flush();
  expect(element.style.transform).toBe('translate(3px, 4px)');
});
