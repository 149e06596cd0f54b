import { afterEach, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { flush, styleTo } from '../../../src/dom/index.js';

afterEach(() => document.body.replaceChildren());

it('animates the style of the element, not fields of the target', () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = 'width: 10px; height: 20px';
  const target = { element, width: 1, height: 2 };
  of(0.5)
    .pipe(styleTo(1, { width: 30, height: 60 }).on(target))
    .subscribe();
  flush();
  expect([element.style.width, element.style.height, target.width, target.height]).toEqual(['20px', '40px', 1, 2]);
});
