import { expect, it } from '@jest/globals';
import { thisMoment } from '../../../src/element/style/this-moment.js';

it('is the same number during a task, and another one after it', async () => {
  const first = thisMoment();
  expect(thisMoment()).toBe(first);
  await Promise.resolve();
  expect(thisMoment()).toBe(first + 1);
});
