import { expect, it } from '@jest/globals';
import { domTarget } from '../../../src/dom/index.js';
import { fixedTransform } from '../../../src/dom/native/native-motion.js';
import { hostOf } from '../../../src/element/features/feature.js';

it('is the transform of the page beside the numbers, unless more moves the element', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.transform = 'translate(-50%, 0px)';
  const target = hostOf('test', domTarget(element));
  expect(fixedTransform(target)).toMatchObject({ outer: 'translate(-50%, 0px)', inner: '' });
  target.flippedX = true;
  expect(fixedTransform(target)).toBeNull();
  target.flippedX = false;
  target.view = 'matrix3d(1)';
  expect(fixedTransform(target)).toBeNull();
  target.view = '';
  target.transform.outside = 'translate(1px, 0px) ';
  expect(fixedTransform(target)).toBeNull();
  target.transform.outside = '';
  expect(fixedTransform(target)).toMatchObject({ outer: 'translate(-50%, 0px)', inner: '' });
});
