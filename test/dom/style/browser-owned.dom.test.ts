import { expect, it } from '@jest/globals';
import { isBrowserOwned, leaveToBrowser } from '../../../src/dom/style/browser-owned.js';

it('knows the properties that motions have left to the browser', () => {
  const [element, other] = [document.createElement('p'), document.createElement('p')];
  const takeBack = leaveToBrowser(element, ['transform']);
  const takeBackBoth = leaveToBrowser(element, ['transform', 'opacity']);
  expect(isBrowserOwned(element, 'opacity')).toBe(true);
  expect(isBrowserOwned(other)).toBe(false);
  takeBackBoth();
  takeBackBoth();
  expect([isBrowserOwned(element, 'opacity'), isBrowserOwned(element, 'transform')]).toEqual([false, true]);
  takeBack();
  expect(isBrowserOwned(element)).toBe(false);
});
