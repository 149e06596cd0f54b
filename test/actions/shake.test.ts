import { describe, expect, it } from '@jest/globals';
import { eased, play, reverseTime, shake, speed, wiggle } from 'rx-motion';
import { Subject } from 'rxjs';
import { showing } from './showing.js';

const times = Array.from({ length: 101 }, (_, index) => index / 100);

describe.each([
  ['shake', shake(1, { x: 8, light: { power: 2 } }, { seed: 3 })],
  ['wiggle', wiggle(1, { x: 8, light: { power: 2 } }, { seed: 3 })],
])('%s', (_name, action) => {
  const lamp = () => ({ x: 10, light: { power: 5 } });

  it('moves around the found values, within its amount, and ends at them', () => {
    const show = showing(action, lamp());
    const seen = times.map((time) => show(time).x);
    expect(Math.max(...seen)).toBeGreaterThan(10);
    expect(Math.min(...seen)).toBeLessThan(10);
    expect(Math.max(...seen.map((x) => Math.abs(x - 10)))).toBeLessThanOrEqual(8);
    expect(show(1)).toEqual(lamp());
  });

  it('moves each number independently', () => {
    const show = showing(action, lamp());
    const { x, light } = show(0.3);
    expect((x - 10) / 8).not.toBeCloseTo((light.power - 5) / 2, 6);
  });

  it.each([
    ['alone', action],
    ['reversed', action.reverse()],
    ['eased', eased(action, (progress) => 1.2 * progress)],
    ['run back', reverseTime(action)],
    ['slower', speed(action, 0.5)],
  ])('goes back at once when it is stopped: %s', (_how, form) => {
    const frame$ = new Subject<number>();
    const target = lamp();
    const running = play(form, target, frame$).subscribe();
    for (const dt of [0, 0.3]) frame$.next(dt);
    expect(target).not.toEqual(lamp());
    target.x += 5; // others move it, too
    running.unsubscribe();
    expect(target.x).toBeCloseTo(15, 9);
    expect(target.light.power).toBeCloseTo(5, 9);
  });

  it('leaves alone what others write after its end', () => {
    const frame$ = new Subject<number>();
    const target = lamp();
    play(action, target, frame$).subscribe();
    for (const dt of [0, 0.3, 0.8]) frame$.next(dt);
    target.x = 20;
    frame$.next(0.1);
    expect(target).toEqual({ ...lamp(), x: 20 });
  });
});

it('a shake fades, a wiggle does not', () => {
  const widest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
  const x = (action: ReturnType<typeof shake<{ x: number }>>): number[] => {
    const show = showing(action, { x: 0 });
    return times.map((time) => show(10 * time).x);
  };
  const [shaken, wiggled] = [x(shake(10, { x: 8 })), x(wiggle(10, { x: 8 }, { frequency: 12 }))];
  expect(widest(shaken.slice(75))).toBeLessThan(widest(shaken.slice(0, 25)) / 2);
  expect(widest(wiggled.slice(60, 95))).toBeGreaterThan(widest(wiggled.slice(0, 35)) / 2);
});

it('a different seed gives a different movement', () => {
  const at = (seed: number): number => showing(shake(1, { x: 8 }, { seed }), { x: 0 })(0.3).x;
  expect(new Set([0, 1, 2, 3].map(at)).size).toBe(4);
  expect(at(1)).toBe(at(1));
});
