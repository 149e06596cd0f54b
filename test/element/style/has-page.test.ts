import { expect, it } from '@jest/globals';
import { hasPage } from '../../../src/element/style/has-page.js';

it('is false without a page', () => {
  expect(hasPage()).toBe(false);
});
