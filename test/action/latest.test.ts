import { describe, expect, it } from '@jest/globals';
import { BehaviorSubject, Subject, tap } from 'rxjs';
import { Latest } from '../../src/action/latest.js';

describe('the latest value of a stream', () => {
  it('is asked for, not waited for', () => {
    const source$ = new Subject<number>();
    const latest = new Latest(source$);
    expect(source$.observed).toBe(false);
    expect(latest.read()).toBeUndefined();
    expect(latest.emitted).toBe(false);
    for (const value of [1, 2]) source$.next(value);
    expect([latest.read(), latest.emitted, latest.completed]).toEqual([2, true, false]);
  });

  it('is there at once where the stream has one', () => {
    expect(new Latest(new BehaviorSubject(7)).read()).toBe(7);
  });

  it('stays when the stream completes', () => {
    const source$ = new BehaviorSubject(7);
    const latest = new Latest(source$);
    latest.read();
    source$.complete();
    expect([latest.read(), latest.completed]).toEqual([7, true]);
  });

  it('throws an error of the stream at whoever asks', () => {
    const source$ = new Subject<number>();
    const latest = new Latest(source$);
    latest.read();
    source$.error(new Error('lost'));
    expect(() => latest.read()).toThrow('lost');
  });

  it('leaves the stream when it is closed by the very value that it asked for', () => {
    const source$ = new BehaviorSubject(1);
    const latest = new Latest<number>(source$.pipe(tap(() => latest.close())));
    latest.read();
    expect(source$.observed).toBe(false);
  });

  it('leaves the stream when it is closed, and comes back when it is asked again', () => {
    const source$ = new BehaviorSubject(1);
    const latest = new Latest(source$);
    latest.read();
    latest.close();
    expect(source$.observed).toBe(false);
    source$.next(2);
    expect(latest.read()).toBe(2);
  });
});
