import { expect, it } from '@jest/globals';
import { type Change, Changes } from '../../../src/dom/target/changes.js';

it.each<[change: Change, isOfTransform: boolean]>([
  ['translate', true],
  ['rotate', true],
  ['scale', true],
  ['rest', true],
  ['apart', false],
  ['opacity', false],
  ['width', false],
])('a change of %s asks for a new transform: %s', (change, isOfTransform) => {
  const changes = new Changes();
  expect(changes.areOfTransform).toBe(false);
  changes[change] = true;
  expect(changes.areOfTransform).toBe(isOfTransform);
});
