import { expect, it } from '@jest/globals';
import { checkScore } from '../../src/score/check-score.js';

it('refuses what is not a score by its name', () => {
  const score = { targets: [], tracks: [], calls: [], left: [] } as never;
  expect(checkScore('sampleAt', score)).toBe(score);
  expect(() => checkScore('sampleAt', {} as never)).toThrow(
    new TypeError('sampleAt: score.targets must be an array, got undefined'),
  );
});
