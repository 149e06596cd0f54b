import { expect, it } from '@jest/globals';
import { checkScore } from '../../src/score/check-score.js';

it('rejects anything but a score, and names the function', () => {
  const score = { duration: 1, until: 1, targets: [], tracks: [], calls: [], left: [] } as never;
  expect(checkScore('sampleAt', score)).toBe(score);
  expect(() => checkScore('sampleAt', {} as never)).toThrow(
    new TypeError('sampleAt: score.duration must be a number, got undefined'),
  );
});
