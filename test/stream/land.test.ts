import { expect, it } from '@jest/globals';
import { map, Subject } from 'rxjs';
import type { Pull } from '../../src/stream/following.js';
import { type Goal, land } from '../../src/stream/land.js';
import { landing } from '../../src/stream/landing.js';
import { marbles } from '../../src/testing/marbles.js';
import { randomFrom } from '../random-from.js';

const pull = (y: number, isHeld: boolean, speed = 0): Pull => ({ x: 9, y, velocity: { x: 9, y: speed }, isHeld });

it('follows a hand, lands at a stop with its velocity, and goes where a goal says', () => {
  marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
    const source$ = hot<Pull | number>('g-d-m-u-------g-----|', {
      g: 300,
      d: pull(300, true),
      m: pull(260, true),
      u: pull(260, false, -1024),
    });
    const frame$ = frames('  --------f-f-f-f-f-f-f', 1 / 16);
    const expected = '       a-a-b-b-c-d-e-f-g-a-(a|)';
    const y$ = source$.pipe(land('y', { stops: [0, 300, 600], duration: 0.1, frame$ }), map(Math.round));
    expectObservable(y$).toBe(expected, { a: 300, b: 260, c: 24, d: 1, e: 0, f: 271, g: 299 });
    expectSubscriptions(frame$.subscriptions).toBe('------^-------------!');
  });
});

it('is where the hand is, and rests where it lands or at the last goal, whatever came before', () => {
  const wrong: number[] = [];
  for (let seed = 0; seed < 200; seed++) {
    const random = randomFrom(seed);
    const some = (): number => Math.round(1000 * random());
    const [source$, frame$] = [new Subject<Pull | Goal>(), new Subject<number>()];
    const options = { stops: 100, edges: [0, 600] } as const;
    let y = NaN;
    let [isHeld, rest] = [false, NaN];
    source$.pipe(land('y', { ...options, frame$ })).subscribe((value) => (y = value));
    for (let step = 0; step < 20; step++) {
      if (random() < 0.3) {
        const goal = some();
        source$.next(rest > 0 && goal % 2 === 1 ? (last) => last + goal : goal);
        if (!isHeld) rest = rest > 0 && goal % 2 === 1 ? rest + goal : goal;
      } else {
        const [at, speed] = [some(), some() - 500];
        isHeld = random() < 0.6;
        source$.next(pull(at, isHeld, speed));
        if (y !== at) wrong.push(seed);
        rest = landing(at, speed, options);
      }
      for (let count = 0; count < 5 * random(); count++) frame$.next(1 / 64);
    }
    if (isHeld) source$.next(pull(40, false));
    for (let count = 0; count < 200; count++) frame$.next(1 / 64);
    expect(y).toBe(isHeld ? 0 : rest);
    expect(frame$.observed).toBe(false);
  }
  expect(wrong).toEqual([]);
});
