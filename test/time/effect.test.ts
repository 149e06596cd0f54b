import { expect, it } from '@jest/globals';
import { undo } from '../../src/time/effect.js';

it('is undone as it says, or by showing 0 where it says nothing', () => {
  const steps: unknown[] = [];
  const update = (progress: number): undefined => void steps.push(progress);
  undo({ update });
  undo({ update, undo: () => steps.push('undo') });
  expect(steps).toEqual([0, 'undo']);
});
