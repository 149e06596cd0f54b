import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BehaviorSubject, Observable, Subject, of } from 'rxjs';
import {
  type Action,
  type EndingAction,
  delayTime,
  eased,
  moveBy,
  moveTo,
  repeatForever,
  reverseTime,
  sequence,
  waitFor,
  yoyo,
} from 'rx-motion';
import { motionOf } from '../../../src/action/motion.js';
import { either } from '../../../src/dom/reduced-motion/either.js';
import { actionOf } from '../../property/random/action-of.js';
import { Drive } from '../../property/random/drive.js';
import type { Figure } from '../../property/random/figure.js';
import { times } from '../../property/random/times.js';
import { trees } from '../../property/random/tree.js';
import { founds } from '../../property/random/world.js';
import { partOfRuns } from '../../property/runs.js';
import { showing } from '../../actions/showing.js';

function choice<T>(action: Action<T>, other: Action<T>, takesOther$: Observable<boolean>): Action<T> {
  return either('either', motionOf('either', action), motionOf('either', other), takesOther$);
}

describe('either', () => {
  it('shows the same as the chosen action alone, whatever was chosen before', () => {
    fc.assert(
      fc.property(
        trees({ calls: false }),
        trees({ calls: false }),
        times('dyadic'),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        founds,
        (a, b, times, choices, found) => {
          const takesOther$ = new BehaviorSubject(false);
          const drive = new Drive((world) => choice(actionOf(a, world), actionOf(b, world), takesOther$), found);
          const duration = Math.max(a.duration, b.duration);
          for (const [index, time] of times(duration).entries()) {
            // An action that is over no longer reads the choice.
            if (time >= duration) continue;
            takesOther$.next(choices[index]!);
            const state = drive.show(time);
            const fresh = new Drive(
              (world) => choice(actionOf(a, world), actionOf(b, world), of(choices[index]!)),
              found,
            );
            expect(state).toEqual(fresh.show(time));
          }
        },
      ),
      { numRuns: partOfRuns(2) },
    );
  });

  it('does not change the chosen action, bit for bit', () => {
    fc.assert(
      fc.property(trees(), times('dyadic'), founds, (tree, times, found) => {
        const plain = new Drive(tree, found);
        const chosen = new Drive((world) => choice<Figure>(actionOf(tree, world), delayTime(0), of(false)), found);
        for (const time of times(tree.duration)) expect(chosen.show(time)).toEqual(plain.show(time));
        expect(chosen.world.calls).toEqual(plain.world.calls);
      }),
      { numRuns: partOfRuns(2) },
    );
  });

  it('is as long as the longer action; the shorter one rests at its end', () => {
    const action = sequence(choice(moveTo(1, { x: 8 }), delayTime(3), of(false)) as never, moveBy(1, { x: 1 }));
    const show = showing(action, { x: 0, y: 0 });
    expect(show(2)).toEqual({ x: 8, y: 0 });
    expect(show(3.5)).toEqual({ x: 8.5, y: 0 });
  });

  it('ends with the action that runs if one length is unknown', () => {
    const done$ = new Subject<void>();
    const takesOther$ = new BehaviorSubject(false);
    const pick = choice<{ x: number; y: number }>(waitFor(done$), moveTo(2, { x: 8 }), takesOther$);
    const show = showing(sequence(pick as EndingAction<{ x: number; y: number }>, moveBy(1, { y: 1 })), { x: 0, y: 0 });
    show(1);
    takesOther$.next(true);
    expect(show(1.5)).toEqual({ x: 6, y: 0 });
    expect(show(2.25)).toEqual({ x: 8, y: 0.25 });
  });

  it('does not end if one of the two is endless', () => {
    const show = showing(choice(repeatForever(moveBy(1, { x: 1 })), moveTo(1, { x: 9 }), of(true)), { x: 0, y: 0 });
    expect(show(5)).toEqual({ x: 9, y: 0 });
  });

  it('runs forwards, backwards and along a curve', () => {
    for (const takesOther of [false, true]) {
      const pick = choice(moveTo(1, { x: 8 }), moveTo(1, { x: 4 }), of(takesOther)) as never;
      const to = takesOther ? 4 : 8;
      expect(showing(reverseTime(pick), { x: 0, y: 0 })(0.5)).toEqual({ x: to / 2, y: 0 });
      expect(showing(yoyo(pick), { x: 0, y: 0 })(1)).toEqual({ x: to, y: 0 });
      expect(
        showing(
          eased(pick, (t) => 1.5 * t),
          { x: 0, y: 0 },
        )(0.9),
      ).toEqual({ x: expect.closeTo(to * 1.35, 9), y: 0 });
    }
  });

  it('does not restart when the choice itself stops it', () => {
    const time$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const stopping$ = new Observable<boolean>((subscriber) => {
      subscriber.next(true);
      subscription.unsubscribe();
    });
    const subscription = time$.pipe(choice(moveTo(1, { x: 8 }), moveTo(1, { x: 4 }), stopping$).on(ship)).subscribe();
    time$.next(0.5);
    expect(ship.x).toBe(0);
    expect(time$.observed).toBe(false);
  });
});
