import { describe, expect, it } from '@jest/globals';
import {
  clock,
  delayTime,
  fixedStep,
  frame$ as pageFrame$,
  frames,
  lagSmoothing,
  moveBy,
  pausedBy,
  play,
  timerFrames,
  timeScale,
} from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { BehaviorSubject, concat, from, map, merge, NEVER, Observable, Subject } from 'rxjs';

const right = moveBy(1, { x: 8, y: 0 });

describe('clock', () => {
  it('passes on frames, completion and error, on one subscription', () => {
    marbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source$ = cold(' f-f-f-f-|', { f: 0.25 });
      const frame$ = clock(source$);
      expectObservable(frame$, '^----!').toBe('f-f-f-', { f: 0.25 });
      expectObservable(frame$, '--^').toBe('--f-f-f-|', { f: 0.25 });
      expectSubscriptions(source$.subscriptions).toBe('^-------!');
      expectObservable(clock(cold('f-#', { f: 0.25 }))).toBe('f-#', { f: 0.25 });
    });
  });

  it('makes merges exact on a stream that is derived from another one', () => {
    const source$ = new Subject<number>();
    const frame$ = clock(source$.pipe(map((dt) => dt / 2)));
    const ship = { x: 0, y: 0 };
    const pair$ = merge(play(delayTime(0.75), {}, frame$), play(delayTime(0.25), {}, frame$));
    concat(pair$, play(right, ship, frame$)).subscribe();
    for (const dt of [0, 2]) source$.next(dt);
    expect(ship.x).toBe(2);
  });

  it.each<[string, (frame$: Observable<number>) => Observable<number>]>([
    ['pausedBy', pausedBy(NEVER)],
    ['timeScale', timeScale(1)],
    ['timeScale of a stream', timeScale(NEVER)],
    ['fixedStep', fixedStep(0.5)],
    ['lagSmoothing', lagSmoothing({ longestGap: Infinity })],
  ])('is made by %s: merges are exact on it', (_, make$) => {
    const source$ = new Subject<number>();
    const frame$ = source$.pipe(make$);
    const ship = { x: 0, y: 0 };
    const pair$ = merge(play(delayTime(0.875), {}, frame$), play(delayTime(0.625), {}, frame$));
    concat(pair$, play(right, ship, frame$)).subscribe();
    for (const dt of [0.5, 0.5, 0.5]) source$.next(dt);
    expect(ship.x).toBe(1);
    expect(clock(frame$)).toBe(frame$);
  });

  it('plays a synchronous stream at once for one subscriber, and again for the next', () => {
    const ship = { x: 0, y: 0 };
    const frame$ = clock(from([0, 0.5, 0.25]));
    for (const x of [6, 12]) {
      play(right, ship, frame$).subscribe();
      expect(ship.x).toBe(x);
    }
  });

  it('returns a stream that is a clock already', () => {
    for (const frame$ of [new Subject<number>(), clock(NEVER), pageFrame$, frames(), timerFrames(60)])
      expect(clock(frame$)).toBe(frame$);
    marbles(({ frames: marbles$ }) => {
      const frame$ = marbles$('f-f');
      expect(clock(frame$)).toBe(frame$);
    });
    // It replays a frame to those who come late.
    const replaying$ = new BehaviorSubject(0);
    expect(clock(replaying$)).not.toBe(replaying$);
  });
});
