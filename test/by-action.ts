import { jest } from '@jest/globals';
import { Leaf } from '../src/action/leaf.js';

/** What `play` returns where no leaf takes the turns of its action: each action goes through its frames itself. */
export function byAction<R>(play: () => R): R {
  const keep = jest.spyOn(Leaf.prototype, 'keep').mockReturnValue(false);
  try {
    return play();
  } finally {
    keep.mockRestore();
  }
}
