import { expect, it } from '@jest/globals';
import { announceChange, watchChanges } from '../../src/grid/changes.js';

it('notifies each view that looks, until it no longer does', () => {
  let looks = 0;
  const end = [1, 10].map((count) => watchChanges(() => (looks += count)));
  announceChange();
  end[0]!();
  announceChange();
  expect(looks).toBe(21);
  end[1]!();
});
