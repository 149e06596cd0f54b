import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { startOf } from './start.js';

declare const exported: {
  readonly aim: (goal: number) => Promise<void>;
  readonly destroy: () => void;
  readonly isObserved: () => boolean;
  readonly step: (dt: number) => Promise<void>;
};

/** An application with a component that shows a goal, a spring and a glide. */
const script = (options: string): string => `
  ${startOf()}
  import { Component, signal } from '@angular/core';
  import { of, Subject } from 'rxjs';
  import { glideSignal, provideMotion, springSignal } from 'rx-motion/angular';

  const frame$ = new Subject();
  const goal = signal(0);
  const App = Component({ selector: 'body', template: '<output>{{ goal() }}</output> <output>{{ spring() }}</output> <output>{{ glide() }}</output>' })(
    class {
      goal = goal;
      spring = springSignal(goal, { duration: 0.5, bounce: 0.25, frame$: undefined });
      glide = glideSignal(() => 2 * goal(), 1, (t) => t);
    },
  );
  const ref = await start(App, provideMotion({ frame$, ${options} }));
  export const aim = async (value) => { goal.set(value); ref.tick(); await settled(); };
  export const step = async (dt) => { frame$.next(dt); await settled(); };
  export const isObserved = () => frame$.observed;
  export const destroy = () => ref.destroy();`;

describeInChromium('a signal that follows another one', ({ open }) => {
  async function start(options = 'reduced$: of(false)') {
    const { page } = await open({ script: script(options) });
    const shown = async (): Promise<number[]> =>
      (await page.locator('output').allTextContents()).map((text) => Math.round(Number(text) * 100) / 100);
    return { page, shown };
  }

  it('starts at the goal, moves to a new one, and rests exactly there without frames', async () => {
    const { page, shown } = await start();
    expect(await shown()).toEqual([0, 0, 0]);
    await page.evaluate(() => exported.aim(100));
    for (const dt of [0, 0.25, 0.25]) await page.evaluate((dt) => exported.step(dt), dt);
    const [, spring, glide] = await shown();
    expect(glide).toBe(100);
    expect(spring).toBeGreaterThan(100);
    for (const dt of [0.5, 9, 9]) await page.evaluate((dt) => exported.step(dt), dt);
    expect(await shown()).toEqual([100, 100, 200]);
    expect(await page.evaluate(() => exported.isObserved())).toBe(false);
  });

  it('jumps to the goal while motion is reduced', async () => {
    const { page, shown } = await start('reduced$: of(true)');
    await page.evaluate(() => exported.aim(100));
    expect(await shown()).toEqual([100, 100, 200]);
  });

  it('stops with its component', async () => {
    const { page } = await start();
    await page.evaluate(() => exported.aim(100));
    expect(await page.evaluate(() => exported.isObserved())).toBe(true);
    await page.evaluate(() => exported.destroy());
    expect(await page.evaluate(() => exported.isObserved())).toBe(false);
  });
});
