import { afterEach, describe, expect, it } from '@jest/globals';
import { ActionManager, clock, moveBy, moveToward, next, play, run, script, sequence, waitFor } from 'rx-motion';
import { concat, noop, Observable, observable as symbol, type Observer, of, Subject } from 'rxjs';
import { NativeObservable } from './native-observable.js';

const right = moveBy(1, { x: 8, y: 0 });

/** A stream of the platform, and of another library, that emit what `source$` emits. */
const kinds = {
  native: <V>(source$: Observable<V>) => new NativeObservable<V>(source$),
  interop: <V>(source$: Observable<V>) => ({
    [symbol]: () => ({ subscribe: (observer: Observer<V>) => source$.subscribe(observer) }),
  }),
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Observable');
});

describe.each(['native', 'interop'] as const)('an observable that is not of RxJS: %s', (kind) => {
  const made = <V>(source$: Observable<V>): NativeObservable<V> => {
    Object.assign(globalThis, { Observable: NativeObservable });
    return kinds[kind](source$) as NativeObservable<V>;
  };

  it('drives runs, and is unsubscribed when the last one ends', () => {
    const source$ = new Subject<number>();
    const frame$ = made(source$);
    const ship = { x: 0, y: 0 };
    const manager = new ActionManager(frame$);
    manager.runAction(right, ship);
    const run$ = play(right, ship, clock(frame$)).subscribe();
    for (const dt of [0, 0.25]) source$.next(dt);
    expect(ship.x).toBe(4);
    run$.unsubscribe();
    for (const dt of [0.25, 1]) source$.next(dt);
    expect({ x: ship.x, isObserved: source$.observed }).toEqual({ x: 10, isObserved: false });
  });

  it('loses no time in a chain', () => {
    const source$ = new Subject<number>();
    const frame$ = made(source$);
    const ship = { x: 0, y: 0 };
    concat(play(right, ship, frame$), play(right, ship, frame$)).subscribe();
    for (const dt of [0, 1.5]) source$.next(dt);
    expect(ship.x).toBe(12);
  });

  it('stops a synchronous source that its run no longer needs', () => {
    let count = 0;
    const endless$ = new Observable<number>((subscriber) => {
      while (!subscriber.closed && count < 99) subscriber.next(count++ === 0 ? 0 : 0.5);
    });
    play(right, { x: 0, y: 0 }, made(endless$)).subscribe();
    expect(count).toBe(3);
  });

  it('passes on an error and an end', () => {
    const seen: unknown[] = [];
    const observer = { error: (error: unknown) => seen.push(error), complete: () => seen.push('over') };
    const failing$ = made(new Observable<number>((subscriber) => subscriber.error('broken')));
    play(right, { x: 0, y: 0 }, failing$).subscribe(observer);
    play(right, { x: 0, y: 0 }, made(of(0, 0.5))).subscribe(observer);
    expect(seen).toEqual(['broken', 'over']);
  });

  it('is a goal, and something to wait for', () => {
    const fish = { x: 0, y: 0, z: 0 };
    play(moveToward(made(of({ x: 10, y: 0 })), 4), fish, of(0, 1)).subscribe();
    expect(fish.x).toBe(4);
    const click$ = new Subject<number>();
    const frame$ = new Subject<number>();
    const swim = script(function* () {
      const x = yield* next<number>(made(click$));
      yield* run(moveBy(1, { x, y: 0 }));
    });
    play(sequence(waitFor(made(click$)), swim), fish, frame$).subscribe();
    const show = (dt: number): void => frame$.next(dt);
    show(0);
    click$.next(1);
    show(0);
    click$.next(2);
    show(0);
    show(1);
    expect(fish.x).toBe(6);
  });
});

it('refuses what only has a method subscribe, such as a store of Svelte', () => {
  const store = { subscribe: noop };
  for (const given of [store, null, 1, {}])
    expect(() => clock(given as never)).toThrow(/clock: frame\$ must be an observable, got/);
});
