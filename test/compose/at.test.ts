import { describe, expect, it } from '@jest/globals';
import { at, delayTime, moveBy, repeatForever, spawn } from 'rx-motion';
import { from } from 'rxjs';
import { showing } from '../actions/showing.js';

describe('at', () => {
  it('starts an action at a given time', () => {
    const dot = { x: 0, y: 0 };
    from([0, 1.5])
      .pipe(at(1, moveBy(1, { x: 8, y: 0 })).on(dot))
      .subscribe();
    expect(dot.x).toBe(4);
    expect(at(1, delayTime(2)).duration).toBe(3);
    expect(at(1, delayTime(2)).reverse().duration).toBe(3);
    from([0, 3])
      .pipe(at(1, repeatForever(moveBy(1, { x: 8, y: 0 }))).on(dot))
      .subscribe();
    expect(dot.x).toBe(20);
  });

  it('is a branch of a spawn, which is reversed as a whole', () => {
    const score = spawn(moveBy(2, { x: 8 }), at(1, moveBy(1, { y: 8 })));
    expect({ ...showing(score, { x: 0, y: 0 })(1.5) }).toEqual({ x: 6, y: 4 });
    expect({ ...showing(score.reverse(), { x: 8, y: 8 })(0.5) }).toEqual({ x: 6, y: 4 });
  });
});
