import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { delayTime, moveTo, play } from 'rx-motion';
import { glide, spring } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { concat, EMPTY, from, ignoreElements, NEVER, type Observable, of, Subject, take, toArray } from 'rxjs';

const even = (t: number): number => t;
const values = { a: 0, b: 8, c: 16, m: 4, n: 12 };

/** A goal is reached half a second after it was set; frames take a quarter of a second. */
function glided(goal$: Observable<number>, frame$: Observable<number>): Observable<number> {
  return goal$.pipe(glide(0.5, even, { frame$ }));
}

describe('glide and spring', () => {
  it('starts immediately at the first goal, and requests frames only during motion', () => {
    marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
      const goal$ = hot<number>('--a---b------------b--', values);
      const frame$ = frames('    f---f---f---f---f---f---f', 0.25);
      const expected = '         --a-----a---m---b--------';
      const subs = '             ------^---------!        ';
      expectObservable(glided(goal$, frame$)).toBe(expected, values);
      expectSubscriptions(frame$.subscriptions).toBe(subs);
    });
  });

  it('moves to a new goal from the last frame', () => {
    marbles(({ hot, frames, expectObservable }) => {
      const goal$ = hot<number>('a-b---c---------', values);
      const frame$ = frames('    ---f---f---f---f---f', 0.25);
      // 0 to 8 plus, from the first frame on, 8 to 16.
      const expected = '         a--a---x---c----';
      expectObservable(glided(goal$, frame$)).toBe(expected, { ...values, x: 8 });
    });
  });

  it('completes immediately at rest, and in motion after its arrival', () => {
    marbles(({ hot, frames, expectObservable }) => {
      const frame$ = frames('   ---f---f---f---', 0.25);
      expectObservable(glided(hot('a---|', values), frame$)).toBe('a---|', values);
      expectObservable(glided(hot('ab|', values), frame$)).toBe('a--a---m---(b|)', values);
      expectObservable(glided(EMPTY, frame$)).toBe('|');
      expectObservable(glided(NEVER, frame$)).toBe('-');
    });
  });

  it('fails with an error of the goals before, during and after motion', () => {
    marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
      const before$ = frames(' ---f---f---f---', 0.25);
      const during$ = frames(' ---f---f---f---', 0.25);
      const after$ = frames('  ---f---f---f---', 0.25);
      expectObservable(glided(hot('#'), before$)).toBe('#');
      expectSubscriptions(before$.subscriptions).toBe([]);
      expectObservable(glided(hot('ab---#', values), during$)).toBe('a--a-#', values);
      expectSubscriptions(during$.subscriptions).toBe('-^---!');
      expectObservable(glided(hot('ab------------#', values), after$)).toBe('a--a---m---b--#', values);
      expectSubscriptions(after$.subscriptions).toBe('-^---------!');
    });
  });

  it('fails with an error of the frames', () => {
    marbles(({ hot, expectObservable }) => {
      const frame$ = hot<number>('---f--#', { f: 0.25 });
      expectObservable(glided(hot('ab-----', values), frame$)).toBe('a--a--#', values);
    });
  });

  it('pauses at the end of its frames, and continues with new ones', () => {
    marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const frame$ = cold<number>('-f-f|', { f: 0.25 });
      const goal$ = hot<number>('ab------c---|', values);
      const expected = '         a-a-m----x-y|';
      expectObservable(glided(goal$, frame$)).toBe(expected, { ...values, x: 4, y: 11 });
      expectSubscriptions(frame$.subscriptions).toBe(['-^---!', '--------^---!']);
    });
  });

  it('unsubscribes from everything at any point', () => {
    for (let point = 1; point < 16; point++) {
      marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
        const goal$ = hot<number>('-a-b--------c--', values);
        const frame$ = frames('    --f---f---f---f---', 0.25);
        const unsubscribed = `^${'-'.repeat(point - 1)}!`;
        expectObservable(glided(goal$, frame$), unsubscribed);
        expectSubscriptions(goal$.subscriptions).toBe(unsubscribed);
        const flight = `---^${'-'.repeat(Math.max(0, point - 4))}!`;
        expectSubscriptions(frame$.subscriptions).toBe(point <= 3 ? [] : flight);
      });
    }
  });

  it('runs synchronously on synchronous goals and frames', () => {
    const frame$ = of(9, 0.25, 0.125, 0.25, 0.25);
    const seen: number[] = [];
    of(0, 8, 16)
      .pipe(glide(0.5, even, { frame$ }), toArray())
      .subscribe((all) => seen.push(...all));
    expect(seen).toEqual([0, 0, 4, 6, 8, 8, 12, 14, 16]);
  });

  it('unsubscribes from endless synchronous frames', () => {
    let asked = 0;
    const endless$ = concat(...Array.from({ length: 100 }, () => of(0.25)));
    const counted$ = new Subject<number>();
    counted$.subscribe(() => asked++);
    of(0, 8)
      .pipe(glide(0.5, even, { frame$: endless$ }))
      .subscribe((value) => {
        counted$.next(value);
      });
    expect(asked).toBe(4);
  });

  it('has a separate run for each subscriber', () => {
    marbles(({ cold, frames, expectObservable }) => {
      const value$ = glided(cold('a-b', values), frames('---f---f---f---f---f---f---f', 0.25));
      expectObservable(value$).toBe('a--a---m---b', values);
      expectObservable(value$, '----^').toBe('----a--a---m---b', values);
      expectObservable(value$, '------------^').toBe('------------a--a---m---b', values);
    });
  });

  it('accepts a goal caused by its own value, in motion and on arrival', () => {
    const frame$ = new Subject<number>();
    const goal$ = new Subject<number>();
    const seen: number[] = [];
    goal$.pipe(glide(0.5, even, { frame$ })).subscribe((value) => {
      seen.push(value);
      if (value === 8) goal$.next(0);
    });
    goal$.next(0);
    goal$.next(8);
    for (let count = 0; count < 8; count++) frame$.next(0.25);
    expect(seen).toEqual([0, 0, 4, 8, 8, 4, 0]);
    expect(frame$.observed).toBe(false);
  });

  it('subscribes once to synchronous frames for a goal caused by its first value', () => {
    const goal$ = new Subject<number>();
    const seen: number[] = [];
    glided(goal$, of(0.25, 0.25)).subscribe((value) => {
      seen.push(value);
      if (seen.length === 1) goal$.next(8);
    });
    goal$.next(0);
    expect(seen).toEqual([0, 0, 4]);
  });

  it('hands over its overshoot, and takes over that of its predecessor', () => {
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const seen: number[] = [];
    const glide$ = of(0, 8).pipe(glide(0.5, even, { frame$ }));
    concat(play(delayTime(0.25), {}, frame$).pipe(ignoreElements()), glide$).subscribe((value) => seen.push(value));
    concat(glide$, play(moveTo(1, { x: 8, y: 0 }), ship, frame$)).subscribe();
    for (const dt of [0, 0.375]) frame$.next(dt);
    expect(seen).toEqual([0, 2]);
    frame$.next(0.375);
    expect([seen, ship.x]).toEqual([[0, 2, 8], 2]);
    frame$.next(1);
    expect([ship.x, frame$.observed]).toEqual([8, false]);
  });

  it('stops when its subscriber completes, at the first goal and in motion', () => {
    for (const count of [1, 2, 3, 4]) {
      const frame$ = new Subject<number>();
      const goal$ = new Subject<number>();
      const seen: number[] = [];
      goal$.pipe(glide(0.5, even, { frame$ }), take(count)).subscribe((value) => seen.push(value));
      goal$.next(0);
      goal$.next(8);
      for (let frame = 0; frame < 4; frame++) frame$.next(0.25);
      expect(seen).toEqual([0, 0, 4, 8].slice(0, count));
      expect(frame$.observed).toBe(false);
      expect(goal$.observed).toBe(false);
    }
  });

  it('unsubscribes from a synchronous source when its subscriber completes', () => {
    for (const follow$ of [glide<number>(1), spring<number>()]) {
      let pulled = 0;
      const goals = (function* () {
        for (; pulled < 10_000; pulled++) yield pulled;
      })();
      from(goals).pipe(follow$, take(1)).subscribe();
      expect(pulled).toBe(0);
    }
  });

  it('has no literal types', () => {
    const goal$ = from([0, 240] as const);
    expectTypeOf(goal$.pipe(glide(1))).toEqualTypeOf<Observable<number>>();
    expectTypeOf(goal$.pipe(spring())).toEqualTypeOf<Observable<number>>();
    expectTypeOf(goal$.pipe(spring({ velocity: 5 }))).toEqualTypeOf<Observable<number>>();
    expectTypeOf(from(['red', 'blue'] as const).pipe(spring())).toEqualTypeOf<Observable<string>>();
    expectTypeOf(of({ x: 0, glow: 'red' } as const).pipe(glide(1))).toEqualTypeOf<
      Observable<{ readonly x: number; readonly glow: string }>
    >();
  });

  it('fails on a goal of another form, and on a delta of NaN', () => {
    const failureOf = (goals: readonly unknown[], deltas: readonly number[]): unknown => {
      let failure: unknown;
      of(...goals)
        .pipe(spring<never>({ frame$: of(...deltas) }) as never)
        .subscribe({ error: (error: unknown) => (failure = error) });
      return failure;
    };
    expect(failureOf([{ x: 0 }, 1], [])).toEqual(new TypeError('spring: the value must be an object with x, got 1'));
    expect(failureOf([0, { x: 0 }], [])).toEqual(new TypeError('spring: the value must be a number, got an object'));
    expect(failureOf([0, NaN], [])).toEqual(new RangeError('spring: the value must be a finite number, got NaN'));
    expect(failureOf([0, 1], [0, NaN])).toEqual(new RangeError('spring: a delta must be a finite number, got NaN'));
    expect(failureOf([true], [])).toEqual(
      new TypeError('spring: the value must be a number, a string, or an array or object of these, got true'),
    );
  });
});
