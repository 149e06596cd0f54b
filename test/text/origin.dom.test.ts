import { expect, it } from '@jest/globals';
import { originAt } from '../../src/text/origin.js';

it('originAt is where an element of one pixel is seen, and how large', () => {
  const pixel = document.createElement('i');
  pixel.getBoundingClientRect = () => ({ left: 10, top: 20, width: 1.5 }) as DOMRect;
  expect(originAt(pixel)).toEqual({ left: 10, top: 20, scale: 1.5 });
});

it('originAt takes what is not displayed for unscaled', () => {
  expect(originAt(document.createElement('i')).scale).toBe(1);
});
