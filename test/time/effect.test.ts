import { expect, it } from '@jest/globals';
import { undo } from '../../src/time/effect.js';

it('is undone by its own undo, or else by showing 0', () => {
  const steps: unknown[] = [];
  const update = (progress: number): undefined => void steps.push(progress);
  undo({ update });
  undo({ update, undo: () => steps.push('undo') });
  expect(steps).toEqual([0, 'undo']);
});
