import { expect, it } from '@jest/globals';
import { hasPage } from '../../../src/dom/style/has-page.js';

it('is false without a page', () => {
  expect(hasPage()).toBe(false);
});
