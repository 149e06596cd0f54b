import { describe, expect, it } from '@jest/globals';
import { EMPTY, EmptyError, type Observable, Subject, of, throwError } from 'rxjs';
import { delayTime, moveBy, next, repeatForever, run } from 'rx-motion';
import { type Passage, type Place, ScriptStep } from '../../src/compose/step.js';
import { CLOSED } from '../../src/time/edges.js';
import { Playhead } from '../../src/time/playhead.js';
import { OpenLeaf } from '../../src/action/open-leaf.js';

const place = (): Place => ({
  playhead: Object.assign(new Playhead(), { phase: 'live' as const }),
  span: new OpenLeaf({ update: () => undefined }, 0, Infinity, CLOSED),
});

/** The passage of the one step that a generator yields, begun at 2 s. */
function begun<T>(steps: Generator<ScriptStep<T>, unknown, unknown>, target: T, returns = true): Passage {
  const { value } = steps.next();
  expect(value).toBeInstanceOf(ScriptStep);
  return (value as ScriptStep<T>).begin(target, 2, returns, place());
}

describe('run', () => {
  it('leads its action, and has its end while that is over', () => {
    const ship = { x: 0 };
    const passage = begun(run(moveBy(1, { x: 8 })), ship);
    const seen = [2.5, 3.5, 2.25].map((time) => {
      passage.show(time);
      return [ship.x, passage.end];
    });
    expect(seen).toEqual([[4, undefined], [8, 3], [2, undefined]]); // prettier-ignore
    expect(passage).toMatchObject({ start: 2, result: undefined, failure: null });
    passage.undo();
    expect(ship.x).toBe(0);
  });

  it('pays what its action owes when it is stopped', () => {
    const ship = { x: 0 };
    const passage = begun(run(moveBy(1, { x: 8 })), ship, false);
    passage.show(2.5);
    passage.stop();
    expect([ship.x, passage.end]).toEqual([4, undefined]);
  });

  it('takes only what ends', () => {
    expect(() => run(repeatForever(delayTime(1)) as never)).toThrow(
      new RangeError('run: the action must have an end, got one without'),
    );
    expect(() => run({} as never)).toThrow(TypeError);
  });
});

describe('next', () => {
  const lost = new Error('lost');

  it('is over in the frame that follows the first value, and then listens no more', () => {
    const source$ = new Subject<string>();
    const passage = begun(next(source$), {});
    passage.show(2.5);
    expect([source$.observed, passage.end]).toEqual([true, undefined]);
    source$.next('a');
    source$.next('b');
    passage.show(2.75);
    expect(passage).toMatchObject({ end: 2.75, result: 'a', failure: null });
    expect(source$.observed).toBe(false);
  });

  it('was over at that time for good, wherever time goes', () => {
    const passage = begun(next(of(5)), {});
    const ends = [2.5, 2.25, 5].map((time) => {
      passage.show(time);
      return passage.end;
    });
    expect(ends).toEqual([2.5, undefined, 2.5]);
  });

  it.each<[string, Observable<never>, unknown]>([
    ['an error', throwError(() => lost), lost],
    ['no value', EMPTY, expect.any(EmptyError)],
  ])('keeps that there was %s', (_what, source$, error) => {
    const passage = begun(next(source$), {});
    passage.show(2.5);
    expect(passage).toMatchObject({ end: 2.5, failure: { error } });
  });

  it('leaves its source when it is stopped, and takes only observables', () => {
    const source$ = new Subject<void>();
    begun(next(source$), {}).stop();
    expect(source$.observed).toBe(false);
    expect(() => next(5 as never)).toThrow(new TypeError('next: source$ must be an observable, got 5'));
  });

  it('returns in the script what came', () => {
    const steps = next(of('a'));
    steps.next();
    expect(steps.next('a')).toEqual({ done: true, value: 'a' });
  });
});
