import { expect, it } from '@jest/globals';
import {
  elapsed,
  fixedStep,
  follow,
  lagSmoothing,
  moveBy,
  moveToward,
  play,
  type Point,
  speed,
  timeScale,
} from 'rx-motion';
import {
  animateState,
  glide,
  handOver,
  land,
  paced,
  playback,
  revealed,
  running,
  settling,
  spring,
  tween,
  velocity,
} from 'rx-motion/stream';
import { from, Observable, of, Subject } from 'rxjs';
import { junk } from './junk.js';

/** Values that no stream of numbers should emit. */
const wrong = { ...junk, undefined, infinite: Infinity, numeral: '5', converted: { valueOf: () => 5 } };

const framing = { viewport: { width: 8, height: 8 } };

/** Makes an observable that receives the value, junk instead of a number, once it is subscribed. */
type Streamed = (value: number) => Observable<unknown>;
const move = moveBy(4, { x: 8, y: 0 });
const still = (): { x: number; y: number } => ({ x: 0, y: 0 });
/** Subscribes to an observable, then sends it the inputs one by one. */
const sent$ = <I>(inputs: readonly I[], make$: (input$: Subject<I>) => Observable<unknown>): Observable<unknown> =>
  new Observable((subscriber) => {
    const input$ = new Subject<I>();
    const subscription = make$(input$).subscribe(subscriber);
    for (const input of inputs) input$.next(input);
    return subscription;
  });
const timed = (make$: (frame$: Observable<number>) => Observable<unknown>): Streamed[] => [
  (value) => sent$<number>([0, value, 0.5], make$),
  (value) => sent$<number>([value, 0.5, 0.5], make$),
];

const frames: Record<string, Streamed[]> = {
  play: timed((frame$) => play(move, still(), frame$)),
  animateState: timed((frame$) => animateState(still(), move, frame$)),
  tween: timed((frame$) => tween(0, 1, 4, { frame$ })),
  glide: timed((frame$) => of(0, 1).pipe(glide(4, undefined, { frame$ }))),
  spring: timed((frame$) => of(0, 1).pipe(spring({ frame$ }))),
  paced: timed((frame$) => of(0, 1).pipe(paced({ delay: 4, frame$ }))),
  revealed: timed((frame$) => of('text').pipe(revealed({ lag: 4, frame$ }))),
  running: timed((frame$) => of(running(1, { frame$ })).pipe(handOver())),
  land: timed((frame$) => of(0, 1).pipe(land('x', { frame$ }))),
  settling: timed((frame$) => of(settling(4, { frame$ })).pipe(handOver())),
  playback: timed((frame$) => {
    const player = playback(4, { frame$ });
    player.play();
    return player.time$;
  }),
  fixedStep: timed(fixedStep(1)),
  lagSmoothing: timed(lagSmoothing()),
  timeScale: timed(timeScale(2)),
  elapsed: timed(elapsed()).slice(0, 1),
};
const goals: Record<string, Streamed[]> = {
  glide: [(goal) => of(0, goal).pipe(glide(1)), (x) => of({ x: 0 }, { x }).pipe(glide(1))],
  land: [(goal) => of(0, goal).pipe(land('x'))],
  spring: [(goal) => of(0, goal).pipe(spring()), (x) => of({ x: 0 }, { x }).pipe(spring())],
  paced: [(goal) => of(0, goal).pipe(paced()), (x) => of({ x: 0 }, { x }).pipe(paced())],
  handOver: [(time) => of(() => of(time)).pipe(handOver())],
  velocity: [
    (timestamp) => of({ value: 0, timestamp }).pipe(velocity()),
    (x) => of({ value: { x }, timestamp: 0 }).pipe(velocity()),
  ],
  moveToward: [
    (place) => from([0, 1]).pipe(moveToward(of(place as unknown as Point), 1).on(still())),
    (x) => from([0, 1]).pipe(moveToward(of({ x, y: 0 }), 1).on(still())),
  ],
  follow: [
    (place) => from([0, 1]).pipe(follow(of(place as unknown as Point), framing).on(still())),
    (x) => from([0, 1]).pipe(follow(of({ x, y: 0 }), framing).on(still())),
  ],
};
const firstGoals: Record<string, Streamed[]> = {
  glide: [(goal) => of(goal).pipe(glide(1))],
  spring: [(goal) => of(goal).pipe(spring())],
  paced: [(goal) => of(goal).pipe(paced())],
};
const rates: Record<string, Streamed[]> = {
  moveToward: [(rate) => from([0, 1]).pipe(moveToward(of({ x: 1, y: 0 }), of(rate)).on(still()))],
  speed: [(rate) => play(speed(move, of(rate)), still(), of(0, 1))],
  timeScale: [(rate) => of(0, 1).pipe(timeScale(of(rate)))],
};

/**
 * Values that are valid there: a lag may be infinite, an infinite speed arrives at once, and `glide`, `paced` and `spring` also
 * animate texts, lists and objects.
 */
const meant: Readonly<Record<string, readonly string[]>> = {
  'a delta of lagSmoothing': ['infinite'],
  'a rate of moveToward': ['infinite'],
  'the first goal of glide': ['bare', 'object', 'unknown', 'list', 'numeral'],
  'the first goal of paced': ['bare', 'object', 'unknown', 'list', 'numeral'],
  'the first goal of spring': ['bare', 'object', 'unknown', 'list', 'numeral'],
};

/** A function's name, the rule, and the value that broke it. */
const rule = /^(Range|Type)Error: \w+: .* must be .*, got .+/;
const places = { 'a delta': frames, 'a goal': goals, 'the first goal': firstGoals, 'a rate': rates };
const cases = Object.entries(places).flatMap(([what, table]) =>
  Object.entries(table).flatMap(([name, ways]) => ways.map((make$) => ({ what, name, make$ }))),
);

it.each(cases)('$name emits a clear error if $what is not a number', ({ what, name, make$ }) => {
  for (const [kind, value] of Object.entries(wrong)) {
    if (meant[`${what} of ${name}`]?.includes(kind) === true) continue;
    const errors: string[] = [];
    make$(value as number).subscribe({ error: (error: unknown) => errors.push(String(error)) });
    expect([kind, ...errors]).toEqual([kind, expect.stringMatching(rule)]);
  }
});
