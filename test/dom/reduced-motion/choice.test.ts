import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Action,
  delayTime,
  eased,
  type EndingAction,
  type FiniteAction,
  moveBy,
  moveTo,
  play,
  repeatForever,
  repeatTimes,
  reverseTime,
  sequence,
  speed,
  waitFor,
  yoyo,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { BehaviorSubject, Observable, of, Subject } from 'rxjs';
import { showing } from '../../actions/showing.js';
import { shareOf } from '../../browser/share-of.js';
import { actionOf } from '../../property/random/action-of.js';
import { Drive } from '../../property/random/drive.js';
import type { Figure } from '../../property/random/figure.js';
import { expectNear } from '../../property/random/near.js';
import { times } from '../../property/random/times.js';
import { trees } from '../../property/random/tree.js';
import { founds } from '../../property/random/world.js';
import { partOfRuns } from '../../property/runs.js';

function choice<T>(action: Action<T>, other: Action<T>, takesOther$: Observable<boolean>): Action<T> {
  return respectReducedMotion(action, other, takesOther$);
}

describe('one of two actions', () => {
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
      { numRuns: shareOf(partOfRuns(2)) },
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
      { numRuns: shareOf(partOfRuns(2)) },
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

function skip<T>(action: FiniteAction<T>): FiniteAction<T> {
  return respectReducedMotion(action, undefined, of(true));
}

type Wrap = (action: FiniteAction<Figure>) => FiniteAction<Figure>;
const wraps: Readonly<Record<string, Wrap>> = {
  nothing: (action) => action,
  reverseTime: (action) => reverseTime(action),
  yoyo: (action) => yoyo(action),
  'a curve that turns back': (action) => eased(action, (t) => 1 - t),
  'a curve that ends in the middle': (action) => eased(action, (t) => 0.5 * t),
  'a curve that ends beyond': (action) => eased(action, (t) => 1.25 * t),
  'a curve that ends before the start': (action) => eased(action, (t) => 0.5 - t),
  speed: (action) => speed(action, 2),
  'reverseTime of a sequence': (action) => reverseTime(sequence(delayTime(0.5), action, delayTime(0.25))),
  'yoyo of reverseTime': (action) => yoyo(reverseTime(action)),
  'reverseTime of reverseTime': (action) => reverseTime(reverseTime(action)),
  'reverseTime of a repetition': (action) => reverseTime(repeatTimes(action, 2)),
  'a curve over a curve': (action) =>
    eased(
      eased(action, (t) => 1 - t),
      (t) => 1 - 0.75 * t,
    ),
};

describe('an action without an alternative', () => {
  it('is at its end at once, and keeps its duration', () => {
    const target = { x: 0 };
    const shown: number[] = [];
    play(sequence(skip(moveTo(2, { x: 8 })), moveTo(1, { x: 4 })), target, of(0, 1, 1, 0.5)).subscribe(() => {
      shown.push(target.x);
    });
    expect(shown).toEqual([8, 8, 8, 6]);
  });

  it('is at its start at once when time runs backwards', () => {
    const show = showing(reverseTime(sequence(skip(moveTo(2, { x: 8 })), moveTo(1, { x: 4 }))), { x: 0, y: 0 });
    expect([0, 0.5, 1.5, 2.5, 3, 0.5].map((time) => show(time).x)).toEqual([4, 6, 0, 0, 0, 6]);
  });

  it.each(Object.entries(wraps))('ends where the action itself would, in %s', (_name, wrap) => {
    const some = trees({ leaf: ({ name }) => name !== 'blink' && name !== 'animate.restoring' });
    fc.assert(
      fc.property(some, founds, fc.boolean(), (tree, found, isStepped) => {
        const plain = new Drive((world) => wrap(actionOf(tree, world)), found);
        const calm = new Drive((world) => wrap(skip(actionOf(tree, world))), found);
        const end = wrap(actionOf(tree, calm.world)).duration;
        if (isStepped) for (const part of [0, 0.25, 0.5]) [plain, calm].forEach((drive) => drive.show(part * end));
        expectNear(calm.show(end), plain.show(end));
      }),
      { numRuns: partOfRuns(8) },
    );
  });
});
