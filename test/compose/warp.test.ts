import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, type FiniteAction, moveTo, sequence } from 'rx-motion';
import { bindWarp, Warp } from '../../src/compose/warp.js';
import { Leaf } from '../../src/motion/leaf.js';
import { motionOf } from '../../src/motion/motion.js';
import { CLOSED, OPEN } from '../../src/time/edges.js';
import { BarePlayhead } from '../time/noted.js';

const square = (progress: number) => progress * progress;
const move = moveTo(1, { x: 8 });

it('applies its curve to a leaf directly, and gives other actions a playhead', () => {
  const bind = (action: FiniteAction<{ x: number }>) =>
    bindWarp(motionOf('test', action), { curve: square })({ x: 0 }, 0, 1, CLOSED);
  expect(bind(move)).toMatchObject({ curve: square });
  for (const action of [sequence(move), callFunc(() => undefined), moveTo(0, { x: 8 })])
    expect(bind(action)).toMatchObject({ curve: null, effect: expect.any(Warp) });
});

describe('a warp', () => {
  function warped(curve: (progress: number) => number) {
    const ship = { x: 1 };
    const calls: string[] = [];
    const middle = callFunc<unknown>(() => calls.push('called'));
    const warp = new Warp(motionOf('test', sequence(move, middle, delayTime(1))), ship, { curve }, OPEN);
    return { ship, calls, warp };
  }

  it('shows its action at the progress that the curve returns', () => {
    const { ship, calls, warp } = warped(square);
    warp.update(0.5);
    expect(ship.x).toBe(4.5);
    warp.update(1);
    expect([ship.x, calls.length]).toEqual([8, 1]);
  });

  it('starts where its curve starts, whichever frame comes first', () => {
    const { calls, warp } = warped((progress) => 1 - progress);
    warp.update(0.75);
    expect(calls).toHaveLength(1);
    // It passes that point again on its way back, and when it starts again.
    warp.undo();
    expect(calls).toHaveLength(2);
    warp.update(0.75);
    expect(calls).toHaveLength(3);
  });

  it('leaves no effect when it is undone, wherever its curve begins', () => {
    const { ship, warp } = warped((progress) => 1 - progress);
    warp.update(0);
    warp.undo();
    expect(ship.x).toBe(1);
  });

  it('shows nothing more once its curve stops it, and rejects NaN', () => {
    const { ship, warp } = warped(() => {
      leaf.unsubscribe();
      return 1;
    });
    const leaf = new Leaf(warp, 0, 1, CLOSED);
    const playhead = Object.assign(new BarePlayhead(), { phase: 'live' as const });
    leaf.subscribe({ playhead, left: () => undefined });
    warp.update(0.5);
    expect(ship.x).toBe(1);
    expect(() => warped(() => NaN).warp.update(0.5)).toThrow(
      new RangeError('eased: the curve must return a finite number, got NaN at 0.5'),
    );
  });
});
