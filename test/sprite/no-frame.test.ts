import { expect, it } from '@jest/globals';
import { noFrame } from '../../src/sprite/no-frame.js';

it('is empty', () => {
  expect(noFrame).toMatchObject({ name: '', originalSize: { width: 0, height: 0 } });
});
