import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveTo, reverseTime, sequence } from 'rx-motion';
import { from, of } from 'rxjs';

describe('reverseTime', () => {
  it('of an instant is over at once, alone or in a sequence', () => {
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

  it('calls a callback at its start once, even if rounding puts a frame before its end', () => {
    let calls = 0;
    const round = reverseTime(
      sequence(
        callFunc(() => calls++),
        delayTime(1.2),
      ),
    );
    const end = 3.9 + (2.8 + 1.2);
    const justBefore = end - 2 ** -50;
    from([0, 3.9 + 2.8, justBefore, end])
      .pipe(sequence(delayTime(3.9), sequence(delayTime(2.8), round)).on({}))
      .subscribe();
    expect(justBefore).toBeLessThan(end);
    expect(calls).toBe(1);
  });
});
