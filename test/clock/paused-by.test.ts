import { describe, expect, it } from '@jest/globals';
import { pausedBy } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { BehaviorSubject, Subject } from 'rxjs';

describe('pausedBy', () => {
  it('drops the frames of a pause, so that time continues where it stopped', () => {
    marbles(({ frames, hot, expectObservable }) => {
      const frame$ = frames('     f-f-f-f-f-f', 0.25);
      const paused$ = hot<boolean>('---t---f---|', { t: true, f: false });
      expectObservable(frame$.pipe(pausedBy(paused$))).toBe('f-f-----f-f', { f: 0.25 });
    });
  });

  it('takes effect after a frame: later subscribers see that frame, too', () => {
    const frame$ = new Subject<number>();
    const paused$ = new BehaviorSubject(false);
    const clock$ = frame$.pipe(pausedBy(paused$));
    const seen: string[] = [];
    clock$.subscribe(() => {
      seen.push('first');
      paused$.next(true);
    });
    clock$.subscribe(() => seen.push('second'));
    frame$.next(1);
    frame$.next(1);
    expect(seen).toEqual(['first', 'second']);
  });

  it('passes on an error of the pauses, and refuses anything but an observable', () => {
    marbles(({ frames, hot, expectObservable }) => {
      expectObservable(frames('f-f').pipe(pausedBy(hot<boolean>('-#')))).toBe('f#', { f: 0.25 });
    });
    expect(() => pausedBy(true as never)).toThrow(new TypeError('pausedBy: paused$ must be an observable, got true'));
  });
});
