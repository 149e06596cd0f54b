import { afterEach, expect, it } from '@jest/globals';
import {
  type Action,
  ActionManager,
  callFunc,
  defineOpenAction,
  delayTime,
  elapsed,
  type EndingAction,
  fadeTo,
  firstOf,
  fixedStep,
  frame$,
  frame$ as realFrame$,
  lagSmoothing,
  motionDefaults,
  moveBy,
  moveTo,
  pausedBy,
  play,
  repeatForever,
  rotateBy,
  run,
  script,
  sequence,
  spawn,
  speed,
  timeScale,
  waitFor,
} from 'rx-motion';
import { reducedMotion$, respectReducedMotion } from 'rx-motion/dom';
import { animateState, glide, spring } from 'rx-motion/stream';
import {
  BehaviorSubject,
  combineLatest,
  concat,
  EMPTY,
  mergeMap,
  NEVER,
  of,
  Subject,
  type Subscription,
  take,
} from 'rxjs';

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
  const paused = defaults({ frame$: pausedBy(paused$) });
  const ship = { x: 0 };
  play(moveTo(1, { x: 128 }), ship).subscribe();
  for (const dt of [0, 0.25]) own$.next(dt);
  expect(ship.x).toBe(32);
  const slow = defaults({ frame$: timeScale(0.5) });
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
  defaults({ reduced$: (setting$) => combineLatest([setting$, switch$], (system, own) => system || own) });
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

/** Shows what starts at once and in five frames of the page, with a test's frames in their place. */
function instantly(action: Action<{ x: number }>, frame$ = new Subject<number>()): (number | string)[] {
  defaults({ frame$ });
  defaults({ instant: true });
  const ship = { x: 0 };
  const shown: (number | string)[] = [];
  set.push(play(action, ship).subscribe({ error: (error: unknown) => shown.push(String(error)) }));
  shown.push(ship.x);
  for (let count = 0; count < 3; count++) {
    frame$.next(1 / 64);
    shown.push(ship.x);
  }
  return shown;
}

const endlessRound = moveBy(1, { x: 10 });
const endless = repeatForever(endlessRound);
const fall = defineOpenAction((ship: { x: number }) => (elapsed) => {
  ship.x = 5 * elapsed ** 2;
  return undefined;
});
const wander = (): Action<{ x: number }> =>
  script(function* () {
    for (;;) yield* run(sequence(moveBy(0.5, { x: 3 }), moveBy(0.5, { x: -3 })));
  });

it.each<[string, () => Action<{ x: number }>, number]>([
  ['a repetition', () => endless, 0],
  [
    'a repetition of a sequence with a callback',
    () =>
      repeatForever(
        sequence(
          moveBy(1, { x: 10 }),
          callFunc(() => 0),
        ),
      ),
    0,
  ],
  ['an action of your own', () => fall, 0],
  ['a script', wander, 0],
  ['a repetition after a move', () => sequence(moveTo(1, { x: 7 }), endless), 7],
  ['a move beside a repetition', () => spawn(moveTo(1, { x: 7 }), repeatForever(delayTime(2))), 7],
  ['a slow repetition', () => speed(endless, 0.01), 0],
  ['a repetition in another time', () => speed(endless, of(2)), 0],
  ['a repetition in a race', () => firstOf(endless, waitFor(NEVER)), 10],
  [
    'a repetition of a sequence in a race',
    () => firstOf(repeatForever(sequence(endlessRound, endlessRound)), waitFor(NEVER)),
    20,
  ],
  ['a script beside another one', () => spawn(wander(), wander()), 0],
  [
    'a repetition after a script',
    () =>
      sequence(
        script(function* () {
          yield* run(endlessRound);
        }),
        endless,
      ),
    10,
  ],
  ['a repetition at another speed after a move', () => speed(sequence(moveTo(1, { x: 7 }), endless), 2), 7],
])('lets what has no end rest: %s', (_, action, x) => {
  expect(instantly(action())).toEqual([x, x, x, x]);
});

it.each<[string, EndingAction<{ x: number }>]>([
  [
    'an action of your own',
    defineOpenAction((ship: { x: number }) => (elapsed) => {
      ship.x = Math.min(elapsed * 10, 7);
      return elapsed < 0.7 ? undefined : elapsed - 0.7;
    }),
  ],
  [
    'a script',
    script(function* () {
      yield* run(moveBy(0.5, { x: 3 }));
      yield* run(moveBy(0.5, { x: 4 }));
    }),
  ],
])('ends what ends at a time that is not known: %s', (_, action) => {
  expect(instantly(sequence(action, moveBy(2, { x: 1 })))).toEqual([8, 8, 8, 8]);
});

it.each<[string, Action<{ x: number }>, number]>([
  ['a repetition', endless, 5],
  ['a repetition in a race', firstOf(endless, waitFor(NEVER)), 5],
  ['a script', wander(), 3],
  ['an action of your own', fall, 1.25],
])('lets what rested go on after the jumps: %s', (_, action, distance) => {
  const frame$ = new Subject<number>();
  defaults({ frame$ });
  const instant = defaults({ instant: true });
  const ship = { x: 0 };
  set.push(play(action, ship).subscribe());
  for (let count = 0; count < 3; count++) frame$.next(1 / 64);
  const before = ship.x;
  instant.unsubscribe();
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(ship.x - before).toBeCloseTo(distance, 6);
});

it('lets what a manager runs without an end rest, and ends the rest', () => {
  const frame$ = new Subject<number>();
  defaults({ frame$ });
  const manager = new ActionManager(realFrame$);
  const [wheel, ship] = [{ x: 0 }, { x: 0 }];
  manager.runAction(endless, wheel);
  for (const dt of [0, 0.5]) frame$.next(dt);
  const instant = defaults({ instant: true });
  manager.runAction(moveTo(1, { x: 100 }), ship);
  frame$.next(1 / 64);
  const at = wheel.x;
  frame$.next(1 / 64);
  expect([at, wheel.x, ship.x, manager.getRunningActions().length]).toEqual([5, 5, 100, 1]);
  instant.unsubscribe();
  frame$.next(0.25);
  expect(wheel.x).toBe(7.5);
  manager.stopAll();
});

it('lets what a manager runs rest when it is updated by hand', () => {
  defaults({ instant: true });
  const manager = new ActionManager();
  const [wheel, ship] = [{ x: 0 }, { x: 0 }];
  manager.runAction(endless, wheel);
  manager.runAction(moveTo(1, { x: 100 }), ship);
  realFrame$.pipe(take(2)).subscribe((dt) => manager.update(dt));
  expect([wheel.x, ship.x, manager.getRunningActions().length]).toEqual([0, 100, 1]);
});

it('lets springs be at their goals', () => {
  defaults({ instant: true });
  const goal$ = new Subject<number>();
  const seen: number[] = [];
  goal$.pipe(spring()).subscribe((value) => seen.push(value));
  for (const goal of [0, 10]) goal$.next(goal);
  expect(seen.at(-1)).toBe(10);
});

it('ends motions on the frames of the page while it reduces motion, and lets endless ones rest', () => {
  const [own$, reduced$] = [new Subject<number>(), new BehaviorSubject(false)];
  defaults({ frame$: own$ });
  defaults({ reduced$ });
  const [ship, wheel, title] = [{ x: 0 }, { x: 0 }, { x: 0, opacity: 0 }];
  const calm = respectReducedMotion(moveTo(1, { x: 100 }), fadeTo(0.5, 1));
  play(moveTo(1, { x: 100 }), ship).subscribe();
  set.push(play(endless, wheel).subscribe());
  for (const dt of [0, 0.5]) own$.next(dt);
  expect([ship.x, wheel.x]).toEqual([50, 5]);
  reduced$.next(true);
  expect([ship.x, wheel.x]).toEqual([100, 5]);
  set.push(play(sequence(delayTime(0.25), calm), title).subscribe());
  for (const dt of [0, 0.25, 0.25]) own$.next(dt);
  expect([wheel.x, title.x, title.opacity]).toEqual([5, 0, 0.5]);
  reduced$.next(false);
  for (const dt of [0.25, 0.25]) own$.next(dt);
  expect(wheel.x).toBe(10);
});

it('lets an endless action rest on a time that jumps, too', () => {
  const own$ = new Subject<number>();
  defaults({ frame$: own$, reduced$: of(true) });
  let writes = 0;
  const wheel = {
    get rotation() {
      return 0;
    },
    set rotation(_: number) {
      if (++writes > 100) throw new Error('it does not rest');
    },
  };
  const round = repeatForever(rotateBy(8, 360));
  set.push(realFrame$.pipe(timeScale(of(1)), elapsed(), round.on(wheel)).subscribe());
  for (const dt of [0, 1 / 64, 1 / 64]) own$.next(dt);
  expect(writes).toBeLessThan(10);
});

it('jumps through the operators of frames', () => {
  const own$ = new Subject<number>();
  defaults({ frame$: own$ });
  defaults({ instant: true });
  const [ship, boat] = [{ x: 0 }, { x: 0 }];
  const move = moveTo(1, { x: 100 });
  play(move, ship, realFrame$.pipe(lagSmoothing())).subscribe();
  play(move, boat, realFrame$.pipe(timeScale(0.5), fixedStep(1 / 64))).subscribe();
  own$.next(1 / 64);
  expect([ship.x, boat.x]).toEqual([100, 100]);
});

it('leaves springs and states alone that were asked to move in full', () => {
  const own$ = new Subject<number>();
  defaults({ frame$: own$, reduced$: of(true) });
  const seen: number[] = [];
  const goal$ = new Subject<number>();
  goal$.pipe(glide(1, (t) => t, { reduced$: of(false) })).subscribe((value) => seen.push(value));
  const states: { readonly x: number; readonly opacity: number }[] = [];
  const calm = respectReducedMotion(moveTo(1, { x: 100 }), fadeTo(1, 0));
  animateState({ x: 0, opacity: 1 }, calm).subscribe((state) => states.push(state));
  for (const goal of [0, 100]) goal$.next(goal);
  for (const dt of [0, 0.25, 0.25]) own$.next(dt);
  expect(seen.at(-1)).toBe(50);
  expect(states.at(-1)).toEqual({ x: 0, opacity: 0.5 });
});

it('refuses values of the wrong kind', () => {
  expect(() => motionDefaults(3 as never)).toThrow(new TypeError('motionDefaults: defaults must be an object, got 3'));
  expect(() => motionDefaults({ frame$: 3 as never })).toThrow(
    'motionDefaults: frame$ must be an observable or a function, got 3',
  );
  expect(() => motionDefaults({ reduced$: 3 as never })).toThrow('motionDefaults: reduced$ must be an observable');
  expect(() => motionDefaults({ instant: 3 as never })).toThrow('motionDefaults: instant must be a boolean, got 3');
  expect(() => motionDefaults({ instant: true, frame$: NEVER })).toThrow(
    new TypeError('motionDefaults: either frame$ or instant must be given, got both'),
  );
  expect(() => motionDefaults({ instant: false, frame$: of(0) }).unsubscribe()).not.toThrow();
});
