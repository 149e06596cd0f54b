import { describe, expect, it } from '@jest/globals';
import { callFunc, moveTo, reverseTime, sequence } from 'rx-motion';
import { of } from 'rxjs';

describe('reverseTime', () => {
  it('of an action of no length is over at once, like that action, alone or in a sequence', () => {
    for (const wrapped of [false, true]) {
      const log: string[] = [];
      const ship = { x: 0, y: 0 };
      const call = callFunc(() => log.push('called'));
      const jump = moveTo(0, { x: 5, y: 0 });
      of(0)
        .pipe(reverseTime(wrapped ? sequence(call) : call).on(ship))
        .subscribe();
      of(0)
        .pipe(reverseTime(wrapped ? sequence(jump) : jump).on(ship))
        .subscribe();
      expect(log).toEqual(['called']);
      expect(ship.x).toBe(5);
    }
  });
});
