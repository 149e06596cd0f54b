import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { at, by, delayTime, eased, moveBy, repeatForever, type ReversibleAction, spawn, stagger } from 'rx-motion';
import { from } from 'rxjs';
import { showing } from '../actions/showing.js';
import { actionOf } from '../property/random/action-of.js';
import { bounded, properCurves } from '../property/random/curves.js';
import { Drive } from '../property/random/drive.js';
import { expectNear } from '../property/random/near.js';
import { times } from '../property/random/times.js';
import { trees } from '../property/random/tree.js';
import { founds } from '../property/random/world.js';
import { partOfRuns } from '../property/runs.js';

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

  it('at 0 shows the same as its action under any curve, also before the start', () => {
    const curves = fc.constantFrom(...Object.values(properCurves));
    fc.assert(
      fc.property(trees(), curves, times('dyadic'), founds, (tree, curve, times, found) => {
        const plain = new Drive((world) => eased(actionOf(tree, world), bounded(curve)), found);
        const whole = new Drive((world) => eased(stagger(1, at(0, actionOf(tree, world))), bounded(curve)), found);
        for (const time of times(tree.duration)) expectNear(whole.show(time), plain.show(time));
      }),
      { numRuns: partOfRuns(2) },
    );
  });

  it('rejects invalid times', () => {
    expect(() => at(-1, delayTime(1))).toThrow(new RangeError('at: time must be >= 0 and finite, got -1'));
    expect(() => at(Infinity, delayTime(1))).toThrow(RangeError);
  });

  it('is a branch of a spawn, which is reversed as a whole', () => {
    const score = spawn(moveBy(2, { x: 8 }), at(1, moveBy(1, { y: 8 })));
    expect({ ...showing(score, { x: 0, y: 0 })(1.5) }).toEqual({ x: 6, y: 4 });
    expect({ ...showing(score.reverse(), { x: 8, y: 8 })(0.5) }).toEqual({ x: 6, y: 4 });
  });
});

it('retraces its steps however often it is reversed', () => {
  const times = fc.array(fc.tuple(fc.nat(4), fc.constantFrom(1, 2, 4)), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(times, fc.boolean(), fc.integer({ min: 1, max: 5 }), (parts, isNested, count) => {
      const all = parts.map(([start, duration], index) => at(start, by(duration, { [`n${index}`]: 8 })));
      let action: ReversibleAction<never> = spawn(...(isNested ? all.map((one) => at(1, spawn(one))) : all));
      const { duration } = action;
      const seenAt = (time: number, way: ReversibleAction<never>, start: number): number[] => {
        const dot = { n0: start, n1: start, n2: start };
        from([0, time])
          .pipe(way.on(dot as never))
          .subscribe();
        return parts.map((_, index) => dot[`n${index}` as 'n0']);
      };
      const forwards = action;
      for (let turn = 0; turn < count; turn++) action = action.reverse();
      for (let time = 0; time <= duration; time += 0.5) {
        const isBack = count % 2 === 1;
        const expected = seenAt(isBack ? duration - time : time, forwards, 0);
        expect(seenAt(time, action, isBack ? 8 : 0)).toEqual(expected);
      }
    }),
  );
});
