import { describe, expect, it } from '@jest/globals';
import { delayTime, moveBy, next, repeatForever, run } from 'rx-motion';
import { EMPTY, EmptyError, type Observable, of, Subject, throwError } from 'rxjs';
import { InnerRun } from '../../src/compose/inner-run.js';
import { ScriptStep } from '../../src/compose/step.js';
import { motionOf } from '../../src/motion/motion.js';
import { CLOSED, FORWARDS } from '../../src/time/edges.js';

/** A run of the only step of a generator, started at 2 s. */
function begun<T>(steps: Generator<ScriptStep<T>, unknown, unknown>, target: T, returns = true): InnerRun<T> {
  const { value } = steps.next();
  expect(value).toBeInstanceOf(ScriptStep);
  return new InnerRun(motionOf('run', (value as ScriptStep<T>).action), target, returns ? CLOSED : FORWARDS, 2);
}

describe('run', () => {
  it('advances its action, and has an end while the action is over', () => {
    const ship = { x: 0 };
    const step = begun(run(moveBy(1, { x: 8 })), ship);
    const seen = [2.5, 3.5, 2.25].map((time) => {
      step.seek(time);
      return [ship.x, step.end];
    });
    expect(seen).toEqual([[4, undefined], [8, 3], [2, undefined]]); // prettier-ignore
    step.seek(-Infinity);
    expect(ship.x).toBe(0);
  });

  it('stops its action when it is stopped', () => {
    const ship = { x: 0 };
    const step = begun(run(moveBy(1, { x: 8 })), ship, false);
    step.seek(2.5);
    step.halt();
    expect([ship.x, step.end]).toEqual([4, undefined]);
  });

  it('accepts only actions that end', () => {
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
    const steps = next(source$);
    const step = begun(steps, {});
    step.seek(2.5);
    expect([source$.observed, step.end]).toEqual([true, undefined]);
    source$.next('a');
    source$.next('b');
    step.seek(2.75);
    expect([step.end, steps.next()]).toEqual([2.75, { done: true, value: 'a' }]);
    expect(source$.observed).toBe(false);
  });

  it('keeps its end wherever time goes', () => {
    const step = begun(next(of(5)), {});
    const ends = [2.5, 2.25, 5].map((time) => {
      step.seek(time);
      return step.end;
    });
    expect(ends).toEqual([2.5, undefined, 2.5]);
  });

  it.each<[string, Observable<never>, unknown]>([
    ['an error', throwError(() => lost), lost],
    ['no value', EMPTY, expect.any(EmptyError)],
  ])('ends with %s, and throws it in the script', (_what, source$, error) => {
    const steps = next(source$);
    const step = begun(steps, {});
    step.seek(2.5);
    expect(step.end).toBe(2.5);
    expect(thrownBy(() => steps.next())).toEqual(error);
  });

  it('unsubscribes when it is stopped, and accepts only observables', () => {
    const source$ = new Subject<void>();
    begun(next(source$), {}).halt();
    expect(source$.observed).toBe(false);
    expect(() => next(5 as never)).toThrow(new TypeError('next: source$ must be an observable, got 5'));
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
