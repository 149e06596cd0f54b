import { expect, it } from '@jest/globals';
import { hostOf } from '../../../src/dom/features/feature.js';
import { domTarget } from '../../../src/dom/index.js';
import { innerTransform } from '../../../src/dom/transform/inner-transform.js';

it('is what the page has inside of the numbers, unless more moves the element', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.transform = 'translate(-50%, 0px)';
  const target = hostOf('test', domTarget(element));
  expect(innerTransform(target)).toBe('translate(-50%, 0px)');
  target.flippedX = true;
  expect(innerTransform(target)).toBeNull();
  target.flippedX = false;
  target.view = 'matrix3d(1)';
  expect(innerTransform(target)).toBeNull();
  target.view = '';
  target.transform.shown = (own) => `translate(1px, 0px) ${own}`;
  expect(innerTransform(target)).toBeNull();
  target.transform.shown = (own) => own;
  expect(innerTransform(target)).toBe('translate(-50%, 0px)');
});
