import { describe, expect, it } from '@jest/globals';
import { callFunc, clock, delayTime, moveBy, moveTo, play, sequence } from 'rx-motion';
import {
  BehaviorSubject,
  catchError,
  concat,
  concatMap,
  delayWhen,
  exhaustMap,
  from,
  ignoreElements,
  map,
  merge,
  Observable,
  observeOn,
  of,
  repeat,
  retry,
  Subject,
  switchMap,
  take,
  takeUntil,
  VirtualTimeScheduler,
  withLatestFrom,
} from 'rxjs';

interface Ship {
  x: number;
  y: number;
}
const ship = (): Ship => ({ x: 0, y: 0 });
const right = (seconds: number) => moveBy(seconds, { x: 8 * seconds, y: 0 });

function send(frame$: Subject<number>, ...deltas: readonly number[]): void {
  for (const dt of deltas) frame$.next(dt);
}

describe('in between', () => {
  it('switchMap stops the current stream, and the next starts with its first frame', () => {
    const frame$ = new Subject<number>();
    const click$ = new Subject<number>();
    const target = ship();
    click$.pipe(switchMap((x) => play(moveTo(1, { x, y: 0 }), target, frame$))).subscribe();
    click$.next(8);
    send(frame$, 0, 0.5);
    click$.next(0);
    send(frame$, 0.25, 0.5);
    expect(target.x).toBe(2);
    send(frame$, 0.5);
    expect([target.x, frame$.observed]).toEqual([0, false]);
  });

  it('switchMap over the values of a chain restarts each frame; the chain stays exact', () => {
    const frame$ = new Subject<number>();
    const [leader, follower] = [ship(), ship()];
    const chain$ = concat(play(right(0.75), leader, frame$), play(right(1), leader, frame$));
    chain$.pipe(switchMap(() => play(right(1), follower, frame$))).subscribe();
    send(frame$, 0, 0.5, 0.5);
    expect(leader.x).toBe(8);
    expect(follower.x).toBe(0);
    send(frame$, 0.75);
    expect(leader.x).toBe(14);
    // The last one goes on.
    send(frame$, 0, 0.5);
    expect([follower.x, frame$.observed]).toEqual([4, true]);
    send(frame$, 0.5);
    expect([follower.x, frame$.observed]).toEqual([8, false]);
  });

  it('exhaustMap drops what is emitted while it plays, and chains in it are exact', () => {
    const frame$ = new Subject<number>();
    const click$ = new Subject<void>();
    const target = ship();
    click$
      .pipe(exhaustMap(() => concat(play(right(0.75), target, frame$), play(right(0.5), target, frame$))))
      .subscribe();
    click$.next();
    send(frame$, 0, 1);
    click$.next();
    expect(target.x).toBe(8);
    send(frame$, 0.25);
    expect([target.x, frame$.observed]).toEqual([10, false]);
    click$.next();
    send(frame$, 0, 0.25);
    expect(target.x).toBe(12);
  });

  it('withLatestFrom and map keep a chain exact', () => {
    const frame$ = new Subject<number>();
    const target = ship();
    const part$ = (seconds: number) =>
      play(right(seconds), target, frame$).pipe(
        withLatestFrom(new BehaviorSubject(2)),
        map(([progress, factor]) => progress * factor),
      );
    const values: number[] = [];
    concat(part$(0.75), part$(1)).subscribe((value) => values.push(value));
    send(frame$, 0, 1, 0.5);
    expect([target.x, values]).toEqual([12, [0, 2, 0.5, 1.5]]);
  });

  it('takeUntil stops one branch; the merge is followed at its last end', () => {
    const frame$ = new Subject<number>();
    const stop$ = new Subject<void>();
    const [target, after] = [ship(), ship()];
    concat(
      merge(play(right(8), target, frame$).pipe(takeUntil(stop$)), play(right(0.75), target, frame$)),
      play(right(1), after, frame$),
    ).subscribe();
    send(frame$, 0, 0.5);
    stop$.next();
    send(frame$, 0.5);
    expect([target.x, after.x]).toEqual([10, 2]);
  });

  it('takeUntil an end of the same clock stops at that frame', () => {
    const frame$ = new Subject<number>();
    const target = ship();
    const alarm$ = play(delayTime(0.75), {}, frame$).pipe(ignoreElements(), (end$) => concat(end$, of(true)));
    play(right(8), target, frame$).pipe(takeUntil(alarm$)).subscribe();
    send(frame$, 0, 0.5, 0.5, 0.5);
    expect([target.x, frame$.observed]).toEqual([8, false]);
  });

  it('retry plays again from the first frame, and its successor is exact again', () => {
    const frame$ = new Subject<number>();
    const [target, after] = [ship(), ship()];
    let calls = 0;
    const unsure = callFunc(() => {
      if (++calls < 3) throw new Error('not yet');
    });
    concat(
      play(sequence(delayTime(0.25), unsure, right(0.5)), target, frame$).pipe(retry(2)),
      play(right(1), after, frame$),
    ).subscribe();
    send(frame$, 0, 0.25, 0, 0.25, 0, 0.5);
    expect([calls, target.x, after.x]).toEqual([3, 2, 0]);
    send(frame$, 0.5);
    expect([target.x, after.x]).toEqual([4, 2]);
  });

  it('catchError replaces a stream that fails at once, at the same exact time', () => {
    const frame$ = new Subject<number>();
    const target = ship();
    const broken = moveBy(1, { x: 1, y: 0 });
    concat(
      play(delayTime(0.75), {}, frame$),
      play(broken, {} as Ship, frame$).pipe(catchError(() => play(right(1), target, frame$))),
    ).subscribe();
    send(frame$, 0, 1);
    expect(target.x).toBe(2);
  });

  it('delayWhen keeps the runs in between exact, and delays the rest', () => {
    const frame$ = new Subject<number>();
    const target = ship();
    const names: string[] = [];
    const wait$ = (seconds: number) => concat(play(delayTime(seconds), {}, frame$).pipe(ignoreElements()), of('over'));
    of('a', 'b')
      .pipe(delayWhen((name) => (name === 'a' ? concat(wait$(0.5), wait$(0.5)).pipe(take(2)) : wait$(0.25))))
      .pipe(
        concatMap((name) => {
          names.push(name);
          return play(right(1), target, frame$);
        }),
      )
      .subscribe();
    send(frame$, 0, 0.5);
    expect(names).toEqual(['b']);
    // `b` started when its wait ended, at 0.25 s.
    expect(target.x).toBe(2);
    send(frame$, 1);
    expect(names).toEqual(['b', 'a']);
    // And `a` when `b` did.
    expect(target.x).toBe(10);
  });

  it('repeat with a delay, and runs of another task, begin with a first frame', () => {
    const scheduler = new VirtualTimeScheduler();
    const frame$ = new Subject<number>();
    const target = ship();
    concat(
      play(delayTime(0.75), {}, frame$),
      play(right(1), target, frame$).pipe(repeat({ count: 2, delay: () => of(0).pipe(observeOn(scheduler)) })),
    ).subscribe();
    send(frame$, 0, 1);
    expect(target.x).toBe(2);
    send(frame$, 1);
    expect([target.x, frame$.observed]).toEqual([8, false]);
    scheduler.flush();
    send(frame$, 1);
    expect(target.x).toBe(8);
    send(frame$, 0.5);
    expect(target.x).toBe(12);
  });
});

describe('nothing leaks', () => {
  it('to another clock: a run that an end starts there begins with its next frame', () => {
    const [frame$, other$] = [new Subject<number>(), new Subject<number>()];
    const [target, other] = [ship(), ship()];
    concat(
      play(right(0.75), target, frame$),
      play(right(1), other, other$),
      play(right(1), target, frame$),
    ).subscribe();
    send(frame$, 0, 1);
    expect([other.x, frame$.observed, other$.observed]).toEqual([0, false, true]);
    send(other$, 1, 0.5);
    expect(other.x).toBe(4);
    send(other$, 1);
    expect([other.x, other$.observed]).toEqual([8, false]);
    send(frame$, 1);
    expect(target.x).toBe(6);
    send(frame$, 0.5);
    expect(target.x).toBe(10);
  });

  it('to another clock of the same frames', () => {
    const source$ = new Subject<number>();
    const [one$, two$] = [source$.pipe(map((dt) => dt)), clock(source$.pipe(map((dt) => dt / 2)))];
    const [first, second] = [ship(), ship()];
    concat(play(delayTime(0.75), {}, one$), play(right(1), first, one$)).subscribe();
    concat(play(delayTime(0.25), {}, two$), play(right(1), second, two$)).subscribe();
    send(source$, 0, 1);
    expect([first.x, second.x]).toEqual([2, 2]);
  });

  it('to a later task: a subscriber after the frame waits for the next one', async () => {
    const frame$ = new Subject<number>();
    const target = ship();
    play(delayTime(0.75), {}, frame$).subscribe({
      // eslint-disable-next-line rxjs-x/no-nested-subscribe -- a program that does so
      complete: () => queueMicrotask(() => play(right(1), target, frame$).subscribe()),
    });
    send(frame$, 0, 1);
    await Promise.resolve();
    expect(target.x).toBe(0);
    send(frame$, 1);
    expect(target.x).toBe(0);
    send(frame$, 0.5);
    expect(target.x).toBe(4);
  });

  it('from a chain over a cold stream to another one over the same', () => {
    const source$ = new Subject<number>();
    let subscriptions = 0;
    const frame$ = new Observable<number>((subscriber) => {
      subscriptions++;
      return source$.subscribe(subscriber);
    });
    const [first, second] = [ship(), ship()];
    concat(play(right(0.75), first, frame$), play(right(1), first, frame$)).subscribe();
    send(source$, 0, 0.5);
    concat(play(right(0.25), second, frame$), play(right(1), second, frame$)).subscribe();
    send(source$, 0.5);
    expect([first.x, second.x]).toEqual([8, 0]);
    send(source$, 0.5);
    expect([first.x, second.x, subscriptions]).toEqual([12, 4, 2]);
  });

  it('from a synchronous stream: each subscriber sees all of it', () => {
    const frame$ = from([0, 0.5, 0.5, 0.5]);
    for (const each$ of [frame$, clock(frame$)]) {
      const target = ship();
      const all$ = merge(
        concat(play(right(1), target, each$), play(right(8), target, each$)),
        play(right(0.5), target, each$).pipe(repeat(2)),
      );
      let ended = false;
      all$.subscribe({ complete: () => (ended = true) });
      expect([target.x, ended]).toEqual([8 + 12 + 2 * 4, true]);
    }
  });
});
