import { describe, expect, it } from '@jest/globals';
import { EMPTY, EmptyError, type Observable, Subject, of, throwError } from 'rxjs';
import { delayTime, moveBy, next, repeatForever, run } from 'rx-motion';
import { type RunningStep, ScriptStep } from '../../src/compose/step.js';
import { CLOSED } from '../../src/time/edges.js';
import { Playhead } from '../../src/time/playhead.js';
import { OpenLeaf } from '../../src/action/open-leaf.js';

/** The only step of a generator, started at 2 s. */
function begun<T>(steps: Generator<ScriptStep<T>, unknown, unknown>, target: T, returns = true): RunningStep {
  const { value } = steps.next();
  expect(value).toBeInstanceOf(ScriptStep);
  const playhead = Object.assign(new Playhead(), { phase: 'live' as const });
  const span = new OpenLeaf({ update: () => undefined }, 0, Infinity, CLOSED);
  return (value as ScriptStep<T>).begin(target, 2, returns, playhead, span);
}

describe('run', () => {
  it('advances its action, and has an end while that is over', () => {
    const ship = { x: 0 };
    const step = begun(run(moveBy(1, { x: 8 })), ship);
    const seen = [2.5, 3.5, 2.25].map((time) => {
      step.show(time);
      return [ship.x, step.end];
    });
    expect(seen).toEqual([[4, undefined], [8, 3], [2, undefined]]); // prettier-ignore
    expect(step).toMatchObject({ start: 2, result: undefined, failure: null });
    step.undo();
    expect(ship.x).toBe(0);
  });

  it('stops its action when it is stopped', () => {
    const ship = { x: 0 };
    const step = begun(run(moveBy(1, { x: 8 })), ship, false);
    step.show(2.5);
    step.stop();
    expect([ship.x, step.end]).toEqual([4, undefined]);
  });

  it('takes only actions that end', () => {
    expect(() => run(repeatForever(delayTime(1)) as never)).toThrow(
      new RangeError('run: the action must have an end, got one without'),
    );
    expect(() => run({} as never)).toThrow(TypeError);
  });
});

describe('next', () => {
  const lost = new Error('lost');

  it('ends in the frame after the first value, and unsubscribes', () => {
    const source$ = new Subject<string>();
    const step = begun(next(source$), {});
    step.show(2.5);
    expect([source$.observed, step.end]).toEqual([true, undefined]);
    source$.next('a');
    source$.next('b');
    step.show(2.75);
    expect(step).toMatchObject({ end: 2.75, result: 'a', failure: null });
    expect(source$.observed).toBe(false);
  });

  it('keeps its end wherever time goes', () => {
    const step = begun(next(of(5)), {});
    const ends = [2.5, 2.25, 5].map((time) => {
      step.show(time);
      return step.end;
    });
    expect(ends).toEqual([2.5, undefined, 2.5]);
  });

  it.each<[string, Observable<never>, unknown]>([
    ['an error', throwError(() => lost), lost],
    ['no value', EMPTY, expect.any(EmptyError)],
  ])('keeps %s', (_what, source$, error) => {
    const step = begun(next(source$), {});
    step.show(2.5);
    expect(step).toMatchObject({ end: 2.5, failure: { error } });
  });

  it('unsubscribes when it is stopped, and takes only observables', () => {
    const source$ = new Subject<void>();
    begun(next(source$), {}).stop();
    expect(source$.observed).toBe(false);
    expect(() => next(5 as never)).toThrow(new TypeError('next: source$ must be an observable, got 5'));
  });

  it('returns the value in the script', () => {
    const steps = next(of('a'));
    steps.next();
    expect(steps.next('a')).toEqual({ done: true, value: 'a' });
  });
});
