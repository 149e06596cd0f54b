import { expect, it } from '@jest/globals';
import { glideStore, springStore } from 'rx-motion/svelte';
import { Subject } from 'rxjs';
import { writable } from 'svelte/store';

const frame$ = new Subject<number>();
const step = (...dts: readonly number[]): void => dts.forEach((dt) => frame$.next(dt));

it('follows a store with a spring while it is subscribed', () => {
  const goal = writable(40);
  const width$ = springStore(goal, { duration: 0.5, frame$ });
  let shown = 0;
  const subscription = width$.subscribe((value) => (shown = value));
  expect(shown).toBe(40);
  goal.set(240);
  step(0, 0.1);
  expect(shown).toBeGreaterThan(40);
  expect(shown).toBeLessThan(240);
  for (let count = 0; count < 99; count++) step(0.1);
  expect(shown).toBe(240);
  expect(frame$.observed).toBe(false);
  goal.set(40);
  expect(frame$.observed).toBe(true);
  subscription.unsubscribe();
  expect(frame$.observed).toBe(false);
});

it('reaches each goal a fixed time after it was set', () => {
  const goal = writable({ x: 10 });
  let shown = { x: 0 };
  const subscription = glideStore(goal, 1, (t) => t, { frame$ }).subscribe((value) => (shown = value));
  goal.set({ x: 20 });
  step(0, 0.5);
  expect(shown).toEqual({ x: 15 });
  subscription.unsubscribe();
});
