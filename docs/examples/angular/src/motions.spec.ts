import { map } from 'rxjs';
import { play } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { it } from 'vitest';
import { rise, shake, sink } from './motions';

it('sinks and fades', () => {
  marbles(({ frames, expectObservable }) => {
    const note = { x: 0, y: 0, opacity: 1 };
    const frame$ = frames('f---f---f', 0.125);
    const expected = '     a---b---(c|)';
    const looks = { a: [1, 0], b: [0.5, 12], c: [0, 24] };
    expectObservable(play(sink, note, frame$).pipe(map(() => [note.opacity, note.y]))).toBe(expected, looks);
  });
});

it('rises along the same path', () => {
  marbles(({ frames, expectObservable }) => {
    const note = { x: 0, y: 0, opacity: 1 };
    const frame$ = frames('f---f---f', 0.125);
    const expected = '     c---b---(a|)';
    const looks = { a: [1, 0], b: [0.5, 12], c: [0, 24] };
    expectObservable(play(rise, note, frame$).pipe(map(() => [note.opacity, note.y]))).toBe(expected, looks);
  });
});

it('shakes a field, which ends exactly at its start', () => {
  marbles(({ frames, expectObservable }) => {
    const field = { x: 5, y: 0 };
    const frame$ = frames('f-f-f-f-f-f-g', { f: 0.05, g: 0.1 });
    const expected = '     l-r-l-r-l-r-(l|)';
    expectObservable(play(shake, field, frame$).pipe(map(() => field.x))).toBe(expected, { l: 5, r: 13 });
  });
});
