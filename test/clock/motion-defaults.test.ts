import { afterEach, expect, it } from '@jest/globals';
import { BehaviorSubject, EMPTY, NEVER, Subject, type Subscription, combineLatest, concat, mergeMap, of } from 'rxjs';
import {
  callFunc,
  frame$,
  motionDefaults,
  moveTo,
  pausedBy,
  play,
  repeatForever,
  rotateBy,
  sequence,
  timeScale,
} from 'rx-motion';
import { reducedMotion$ } from 'rx-motion/dom';

const set: Subscription[] = [];
const defaults = (...given: Parameters<typeof motionDefaults>): Subscription => {
  const subscription = motionDefaults(...given);
  set.push(subscription);
  return subscription;
};
afterEach(() => {
  for (const subscription of set.splice(0)) subscription.unsubscribe();
});

it('replaces the frames of motions without their own, even of running ones', () => {
  const [first$, second$] = [new Subject<number>(), new Subject<number>()];
  const ship = { x: 0, y: 0 };
  const first = defaults({ frame$: first$ });
  play(moveTo(1, { x: 100 }), ship).subscribe();
  for (const dt of [0, 0.25]) first$.next(dt);
  const second = defaults({ frame$: second$ });
  first$.next(0.25);
  second$.next(0.25);
  expect([ship.x, first$.observed]).toEqual([50, false]);
  second.unsubscribe();
  first$.next(0.25);
  expect([ship.x, second$.observed]).toEqual([75, false]);
  first.unsubscribe();
  expect(first$.observed).toBe(false);
});

it('may change what it replaces, at any depth', () => {
  const [own$, paused$] = [new Subject<number>(), new BehaviorSubject(false)];
  defaults({ frame$: own$ });
  const paused = defaults({ frame$: frame$.pipe(pausedBy(paused$)) });
  const ship = { x: 0 };
  play(moveTo(1, { x: 128 }), ship).subscribe();
  for (const dt of [0, 0.25]) own$.next(dt);
  expect(ship.x).toBe(32);
  const slow = defaults({ frame$: frame$.pipe(timeScale(0.5)) });
  own$.next(0.25);
  expect(ship.x).toBe(48);
  paused$.next(true);
  own$.next(0.25);
  expect(ship.x).toBe(48);
  paused.unsubscribe();
  own$.next(0.25);
  expect(ship.x).toBe(64);
  slow.unsubscribe();
  own$.next(0.5);
  expect([ship.x, own$.observed]).toEqual([128, false]);
});

it('may add to the setting of the system', () => {
  const [system$, switch$] = [new BehaviorSubject(false), new BehaviorSubject(false)];
  defaults({ reduced$: system$ });
  defaults({ reduced$: combineLatest([reducedMotion$, switch$], (system, own) => system || own) });
  const seen: boolean[] = [];
  const subscription = reducedMotion$.subscribe((isReduced) => seen.push(isReduced));
  switch$.next(true);
  switch$.next(false);
  system$.next(true);
  expect(seen).toEqual([false, true, false, true]);
  subscription.unsubscribe();
  expect([system$.observed, switch$.observed]).toEqual([false, false]);
});

it('also drives what is subscribed in response to its first frame', () => {
  defaults({ frame$: concat(of(0, 1), NEVER) });
  const seen: number[] = [];
  const later$ = frame$.pipe(mergeMap((dt) => (dt === 0 ? frame$ : EMPTY)));
  const subscription = later$.subscribe((dt) => seen.push(dt));
  subscription.unsubscribe();
  expect(seen).toEqual([1]);
});

it('removes only its own defaults, in any order', () => {
  const frames = [new Subject<number>(), new Subject<number>()] as const;
  const [first, second] = frames.map((own$) => defaults({ frame$: own$ }));
  const subscription = frame$.subscribe();
  first!.unsubscribe();
  expect(frames.map((own$) => own$.observed)).toEqual([false, true]);
  second!.unsubscribe();
  second!.unsubscribe();
  expect(frames.map((own$) => own$.observed)).toEqual([false, false]);
  subscription.unsubscribe();
});

it('shows each motion at its end as soon as it starts', () => {
  defaults({ instant: true });
  const ship = { x: 0, y: 0 };
  const said: string[] = [];
  play(
    sequence(
      moveTo(1, { x: 100 }),
      callFunc(() => said.push('done')),
    ),
    ship,
  ).subscribe({
    complete: () => said.push('complete'),
  });
  expect([ship.x, ...said]).toEqual([100, 'done', 'complete']);
});

it('ends a motion within the next frames, also while an endless one plays', async () => {
  defaults({ instant: true });
  const wheel = play(repeatForever(rotateBy(1, 360)), { rotation: 0 }).subscribe();
  const ship = { x: 0, y: 0 };
  await new Promise<void>((resolve) => {
    play(moveTo(1, { x: 100 }), ship).subscribe({ complete: resolve });
  });
  expect(ship.x).toBe(100);
  wheel.unsubscribe();
});

it('does not repeat an endless motion so often that a frame takes seconds', () => {
  defaults({ instant: true });
  let rounds = 0;
  const count = callFunc(() => rounds++);
  play(repeatForever(sequence(rotateBy(0.5, 360), count)), { rotation: 0 })
    .subscribe()
    .unsubscribe();
  expect(rounds).toBe(2000);
});

it('replaces the setting for reduced motion', () => {
  const reduced$ = new BehaviorSubject(false);
  const given = defaults({ reduced$ });
  const seen: boolean[] = [];
  const subscription = reducedMotion$.subscribe((isReduced) => seen.push(isReduced));
  reduced$.next(true);
  given.unsubscribe();
  expect([seen, reduced$.observed]).toEqual([[false, true, false], false]);
  subscription.unsubscribe();
});

it('refuses values of the wrong kind', () => {
  expect(() => motionDefaults(3 as never)).toThrow(new TypeError('motionDefaults: defaults must be an object, got 3'));
  expect(() => motionDefaults({ frame$: 3 as never })).toThrow('motionDefaults: frame$ must be an observable, got 3');
  expect(() => motionDefaults({ reduced$: 3 as never })).toThrow('motionDefaults: reduced$ must be an observable');
  expect(() => motionDefaults({ instant: 3 as never })).toThrow('motionDefaults: instant must be a boolean, got 3');
  expect(() => motionDefaults({ instant: true, frame$: NEVER })).toThrow(
    new TypeError('motionDefaults: either frame$ or instant must be given, got both'),
  );
  expect(() => motionDefaults({ instant: false, frame$: of(0) }).unsubscribe()).not.toThrow();
});
