import { describe, expect, it } from '@jest/globals';
import { ActionManager, moveBy, timeScale } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { through } from './through.js';

describe('timeScale', () => {
  it('makes time pass at a rate, even at 0 or backwards', () => {
    expect(through(() => timeScale(0.5), [0.5, 0.25])).toEqual([0.25, 0.125]);
    expect(through(() => timeScale(0), [0.5])).toEqual([0]);
    expect(through(() => timeScale(-2), [0.5])).toEqual([-1]);
  });

  it('uses the latest rate of a stream, and 1 before the first one', () => {
    marbles(({ frames, hot, expectObservable, expectSubscriptions }) => {
      const rate$ = hot<number>('   ---a--b-|', { a: 2, b: 0.5 });
      const frame$ = frames('     f-f-f-f-f-f', 0.25);
      expectObservable(frame$.pipe(timeScale(rate$))).toBe('a-a-b-c-c-c', { a: 0.25, b: 0.5, c: 0.125 });
      expectSubscriptions(rate$.subscriptions).toBe('^-------!');
    });
  });

  it('uses a rate that is emitted at once, and passes on an error of the rates', () => {
    expect(through(() => timeScale(new BehaviorSubject(4)), [0.25])).toEqual([1]);
    marbles(({ frames, hot, expectObservable }) => {
      expectObservable(frames('f-f').pipe(timeScale(hot<number>('-#')))).toBe('f#', { f: 0.25 });
    });
  });

  it('rejects a rate that is not a number, given or emitted', () => {
    expect(() => timeScale(NaN)).toThrow(new RangeError('timeScale: rate must be a finite number, got NaN'));
    expect(() => timeScale('2' as never)).toThrow(new TypeError('timeScale: rate must be a number, got "2"'));
    let failure: unknown;
    of(1)
      .pipe(timeScale(of(Infinity)))
      .subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new RangeError('timeScale: rate must be a finite number, got Infinity'));
  });

  it('gives a group of managers a time of its own', () => {
    const frame$ = new Subject<number>();
    const rate$ = new BehaviorSubject(1);
    const scene$ = frame$.pipe(timeScale(rate$));
    const [world, sky, menu] = [
      new ActionManager(scene$),
      new ActionManager(scene$),
      new ActionManager(frame$),
    ] as const;
    const things = [world, sky, menu].map((manager) => {
      const thing = { x: 0, y: 0 };
      manager.runAction(moveBy(8, { x: 8, y: 0 }), thing);
      return thing;
    });
    frame$.next(9);
    rate$.next(0.5);
    frame$.next(1);
    expect(things.map(({ x }) => x)).toEqual([0.5, 0.5, 1]);
  });
});
