import { expect, it } from '@jest/globals';
import { callFunc, clock, crowd, delayTime, moveBy, moveTo, play, repeatForever, sequence, spawn } from 'rx-motion';
import { concat, merge, type Observable, Subject } from 'rxjs';

const path = sequence(
  moveTo(0.5, { x: 8, y: 0 }),
  spawn(moveBy(0.5, { x: 8, y: 4 }), delayTime(0.75)),
  moveTo(0.5, { x: 0, y: 0 }),
);

/** What a program of plays shows in each frame on a clock of this kind. */
function shown(clock$: (dt$: Subject<number>) => Observable<number>): string[] {
  const dt$ = new Subject<number>();
  const frame$ = clock$(dt$);
  const [ship, boat] = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const log: string[] = [];
  const note = callFunc(() => log.push('called'));
  merge(
    concat(play(path, ship, frame$), play(sequence(moveBy(0.25, { x: 0, y: 8 }), note), ship, frame$)),
    play(moveTo(1.5, { x: 4, y: 0 }), boat, frame$),
  ).subscribe({ next: (progress) => log.push(`${progress}`), complete: () => log.push('end') });
  const stopped = play(moveBy(9, { x: 9, y: 0 }), boat, frame$).subscribe();
  for (let frame = 0; frame < 12; frame++) {
    dt$.next(0.1875);
    if (frame === 5) stopped.unsubscribe();
    log.push(JSON.stringify([ship, boat]));
  }
  return log;
}

it('shows the same in each frame as any other clock', () => {
  expect(shown(crowd)).toEqual(shown(clock));
  expect(shown(crowd)).toContain('end');
});

it('animates a thousand moves, stops one and fails one, and continues the rest', () => {
  const dt$ = new Subject<number>();
  const frame$ = crowd(dt$);
  const errors: unknown[] = [];
  const sparks = Array.from({ length: 1000 }, () => ({ x: 0, y: 0 }));
  const runs = sparks.map((spark) =>
    play(moveTo(1, { x: 4, y: 8 }), spark, frame$).subscribe({ error: (error: unknown) => errors.push(error) }),
  );
  dt$.next(0);
  Object.defineProperty(sparks[7], 'x', {
    get: () => 0,
    set: () => {
      throw new Error('planned');
    },
  });
  runs[3]!.unsubscribe();
  for (const dt of [0.5, 0.5]) dt$.next(dt);
  expect(errors).toEqual([new Error('planned')]);
  expect(sparks.filter(({ x, y }) => x === 4 && y === 8)).toHaveLength(998);
  expect(dt$.observed).toBe(false);
});

it('shows an added action first in the next frame, also after many have left', () => {
  const dt$ = new Subject<number>();
  const frame$ = crowd(dt$);
  const [first, newcomer] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  const others = Array.from({ length: 40 }, () => play(moveTo(1, { x: 4, y: 8 }), { x: 0, y: 0 }, frame$).subscribe());
  const start = callFunc(() => play(moveTo(1, { x: 8, y: 8 }), newcomer, frame$).subscribe());
  play(sequence(delayTime(0.5), start, delayTime(1)), first, frame$).subscribe();
  dt$.next(0);
  for (const other of others) other.unsubscribe();
  for (const dt of [0.5, 0.25, 0.25]) dt$.next(dt);
  expect(newcomer.x).toBe(2);
});

it.each([0, 1])(
  'fails all that plays, even without an end, in a frame without a finite delta, after %s frames',
  (frames) => {
    const dt$ = new Subject<number>();
    const errors: unknown[] = [];
    const round = sequence(moveTo(1, { x: 8, y: 0 }), moveTo(1, { x: 0, y: 0 }));
    const ships = [round, repeatForever(round)].map((action) => {
      const ship = { x: 0, y: 0 };
      play(action, ship, crowd(dt$)).subscribe({ error: (error: unknown) => errors.push(error) });
      return ship;
    });
    for (const dt of [...new Array<number>(frames).fill(0), Infinity]) dt$.next(dt);
    const error = new RangeError('play: a delta must be a finite number, got Infinity');
    expect({ errors, ships }).toEqual({ errors: [error, error], ships: ships.map(() => ({ x: 0, y: 0 })) });
  },
);

it('adds no time in a frame with a negative delta', () => {
  const dt$ = new Subject<number>();
  const ship = { x: 0, y: 0 };
  play(moveTo(1, { x: 8, y: 0 }), ship, crowd(dt$)).subscribe();
  for (const dt of [-0.5, 0.25, -0.125, 0.25]) dt$.next(dt);
  expect(ship.x).toBe(4);
});
