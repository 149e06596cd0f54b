import { expect, it } from '@jest/globals';
import { hasPage, thisMoment } from '../../src/element/page.js';

it('knows that there is no page here', () => {
  expect(hasPage()).toBe(false);
});

it('counts one moment during a task, and another one after it', async () => {
  const first = thisMoment();
  expect(thisMoment()).toBe(first);
  await Promise.resolve();
  expect(thisMoment()).toBe(first + 1);
});
