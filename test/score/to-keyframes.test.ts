import { describe, expect, it } from '@jest/globals';
import { callFunc, fadeTo, moveTo, rotateBy, scaleTo, sequence, spawn, targeted } from 'rx-motion';
import { score, toKeyframes } from 'rx-motion/score';

describe('toKeyframes', () => {
  it('combines all moving numbers in a transform with the same functions throughout', () => {
    const card = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1 };
    const plan = score(spawn(moveTo(1, { x: 80 }), rotateBy(0.5, 360), scaleTo(1, 2)), card);
    expect(toKeyframes(plan)).toEqual([
      { offset: 0, transform: 'translate(0px, 0px) rotate(0deg) scale(1, 1)' },
      { offset: 0.5, transform: 'translate(40px, 0px) rotate(360deg) scale(1.5, 1.5)' },
      { offset: 1, transform: 'translate(80px, 0px) rotate(360deg) scale(2, 2)' },
    ]);
  });

  it('has two keyframes at a jump', () => {
    const plan = score(sequence(fadeTo(1, 0.5), fadeTo(0, 1), fadeTo(1, 0)), { opacity: 0 });
    expect(toKeyframes(plan).map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, '0'],
      [0.5, '0.5'],
      [0.5, '1'],
      [1, '0'],
    ]);
  });

  it('animates the requested target, and calls nothing', () => {
    const called: string[] = [];
    const other = { opacity: 1 };
    const action = sequence(
      moveTo(1, { x: 5 }),
      targeted(other, fadeTo(1, 0)),
      callFunc(() => called.push('call')),
    );
    const plan = score(action, { x: 0 });
    expect(toKeyframes(plan, { target: 1 }).map(({ opacity }) => opacity)).toEqual(['1', '1', '0']);
    expect([called, other.opacity]).toEqual([[], 1]);
  });
});
