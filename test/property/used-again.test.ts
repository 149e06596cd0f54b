import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import {
  ActionManager,
  type FiniteAction,
  callFunc,
  eased,
  moveBy,
  moveTo,
  quadraticOut,
  repeatTimes,
  sequence,
  spawn,
  targeted,
} from 'rx-motion';
import { numRuns } from './runs.js';

interface Place {
  x: number;
  y: number;
}

const seconds = fc.constantFrom(0, 0.25, 0.5, 1);
const way = fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) });

/** Actions mostly of moves, which use the leaf of the one before; `other` is a target of some of them. */
function actionsOn(other: Place): fc.Arbitrary<FiniteAction<Place>> {
  const { action } = fc.letrec<{ action: FiniteAction<Place> }>((tie) => ({
    action: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.tuple(seconds, way).map(([duration, by]) => moveBy(duration, by)),
      fc.tuple(seconds, way).map(([duration, to]) => moveTo(duration, to)),
      fc.tuple(seconds, way).map(([duration, by]) => eased(moveBy(duration, by), quadraticOut)),
      fc.tuple(seconds, way).map(([duration, by]) => targeted(other, moveBy(duration, by))),
      fc.constant(callFunc<Place>((place) => (place.x += 1))),
      fc.array(tie('action'), { minLength: 1, maxLength: 4 }).map((children) => sequence(children)),
      fc.array(tie('action'), { minLength: 1, maxLength: 2 }).map((children) => spawn(children)),
      fc.tuple(tie('action'), fc.integer({ min: 1, max: 3 })).map(([action, times]) => repeatTimes(action, times)),
    ),
  }));
  return action;
}

const frames = fc.array(fc.constantFrom(0, 0.1, 0.25, 0.5, 1, 3), { minLength: 1, maxLength: 12 });

describe('leaves that are used again', () => {
  it('show what new ones would show', () => {
    const other = { x: 0, y: 0 };
    fc.assert(
      fc.property(actionsOn(other), frames, (action, deltas) => {
        const shownBy = (step: (time: number, dt: number) => void, place: Place): string[] => {
          other.x = other.y = 0;
          let time = 0;
          return [0, ...deltas].map((dt) => {
            time += dt;
            step(time, dt);
            return `${place.x} ${place.y}, ${other.x} ${other.y}`;
          });
        };
        // Where time may come back everything is remembered, and nothing used again.
        const remembered = { x: 0, y: 0 };
        const time$ = new Subject<number>();
        time$.pipe(action.on(remembered)).subscribe();
        const expected = shownBy((time) => {
          time$.next(time);
        }, remembered);

        const place = { x: 0, y: 0 };
        const manager = new ActionManager();
        manager.runAction(action, place);
        expect(
          shownBy((_time, dt) => {
            manager.update(dt);
          }, place),
        ).toEqual(expected);
      }),
      { numRuns },
    );
  });
});
