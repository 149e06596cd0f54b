import { describe, expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { moveBy, moveTo, sequence } from 'rx-motion';
import { reverseOf } from '../../src/action/motion.js';
import { steady } from '../../src/compose/steady.js';

describe('steady', () => {
  it('is as long as the action divided by the rate', () => {
    expect(steady(moveTo(3, { x: 1 }), 2).duration).toBe(1.5);
  });

  it('runs an action at the rate, and hands over within it', () => {
    const ship = { x: 0, y: 0 };
    const action = steady(sequence(moveBy(1, { x: 8, y: 0 }), moveBy(1, { x: 0, y: 8 })), 2);
    from([0, 0.75]).pipe(action.on(ship)).subscribe();
    expect(ship).toEqual({ x: 8, y: 4 });
  });

  it('is reversible where the action is', () => {
    const ship = { x: 0, y: 0 };
    const back = reverseOf(steady(moveBy(1, { x: 8, y: 0 }), 2))!();
    from([0, 0.25]).pipe(back.on(ship)).subscribe();
    expect(ship.x).toBe(-4);
    expect(back.duration).toBe(0.5);
  });
});
