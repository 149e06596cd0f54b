import { describe, expect, it } from '@jest/globals';
import { type FiniteAction, callFunc, delayTime, moveTo, sequence } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { Warp, bindWarped } from '../../src/compose/warp.js';
import { CLOSED, OPEN } from '../../src/time/edges.js';

const square = (progress: number) => progress * progress;
const move = moveTo(1, { x: 8 });

it('bends the own progress of a leaf, and leads anything else by a playhead of its own', () => {
  const bind = (action: FiniteAction<{ x: number }>) =>
    bindWarped(motionOf('test', action), { curve: square }, { x: 0 }, 0, 1, CLOSED);
  expect(bind(move).curve).toBe(square);
  for (const action of [sequence(move), callFunc(() => undefined), moveTo(0, { x: 8 })])
    expect([bind(action).curve, bind(action).effect]).toEqual([null, expect.any(Warp)]);
});

describe('a warp', () => {
  function led(curve: (progress: number) => number) {
    const ship = { x: 1 };
    const calls: string[] = [];
    const middle = callFunc<unknown>(() => calls.push('called'));
    const warp = new Warp(motionOf('test', sequence(move, middle, delayTime(1))), ship, { curve }, OPEN);
    return { ship, calls, warp };
  }

  it('shows its action at the part of its duration where the curve is', () => {
    const { ship, calls, warp } = led(square);
    warp.update(0.5);
    expect(ship.x).toBe(4.5);
    warp.update(1);
    expect([ship.x, calls.length]).toEqual([8, 1]);
  });

  it('is first where its curve begins, whichever frame comes first', () => {
    const { calls, warp } = led((progress) => 1 - progress);
    warp.update(0.75);
    expect(calls).toHaveLength(1);
    // On its way back it comes by there again, and so it does when it is taken up anew.
    warp.undo();
    expect(calls).toHaveLength(2);
    warp.update(0.75);
    expect(calls).toHaveLength(3);
  });

  it('that is undone has not happened, wherever its curve begins', () => {
    const { ship, warp } = led((progress) => 1 - progress);
    warp.update(0);
    warp.undo();
    expect(ship.x).toBe(1);
  });

  it('shows nothing more when its curve stops it, and refuses a curve that leads nowhere', () => {
    const { ship, warp } = led(() => {
      warp.stop();
      return 1;
    });
    warp.update(0.5);
    expect(ship.x).toBe(1);
    expect(() => led(() => NaN).warp.update(0.5)).toThrow(
      new RangeError('eased: the curve must return a finite number, got NaN at 0.5'),
    );
  });
});
