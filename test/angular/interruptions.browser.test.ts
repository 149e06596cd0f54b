import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { startOf } from './start.js';

declare const exported: {
  readonly open: (value: boolean) => Promise<void>;
  readonly hide: (isHidden: boolean) => Promise<void>;
  readonly calm: (isCalm: boolean) => Promise<void>;
  readonly destroy: () => Promise<void>;
  readonly settled: () => Promise<void>;
  readonly completed: string[];
  readonly errors: string[];
  readonly springs: () => string;
};

/** A panel with leaving elements that fail, take long, or wait for descendants. */
const script = `
  ${startOf()}
  import { Component, signal } from '@angular/core';
  import { Subject } from 'rxjs';
  import { defineAction, delayTime, fadeOut, moveBy, reverseTime } from 'rx-motion';
  import { appear, glideSignal, provideMotion, springSignal, vanish } from 'rx-motion/angular';

  export const completed = [];
  console.warn = () => undefined;
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });

  const away = moveBy(1, { x: -64, y: 0 });
  const breaking = defineAction(1, () => ({ update: (progress) => { if (progress >= 0.5) throw new Error('broken at ' + progress); } }));
  const isOpen = signal(false);
  const goal = signal(0);
  const reduced$ = new Subject();

  const Leaf = Component({
    selector: 'app-leaf',
    host: { '(animate.enter)': 'appear($event)' },
    template: '<i>leaf</i>',
  })(class { appear = appear(reverseTime(away), { leave: fadeOut(0.5) }); });

  const Branch = Component({ selector: 'app-branch', imports: [Leaf], template: '<app-leaf /><app-leaf />' })(class {});

  const App = Component({
    selector: 'body',
    imports: [Branch],
    template: \`
      @if (open()) {
        <div id="plain" (animate.enter)="appear($event)" (animate.leave)="forward($event, plain)"></div>
        <div id="broken" (animate.leave)="forward($event, broken)"></div>
        <div id="long" (animate.leave)="forward($event, long)"></div>
        <div id="tree" (animate.leave)="forward($event, tree)"><app-branch /></div>
      }
      <output>{{ spring() }} {{ glide() }}</output>\`,
  })(class {
    open = isOpen;
    appear = appear(reverseTime(away));
    plain = vanish(away);
    broken = vanish(breaking);
    long = vanish(delayTime(101));
    tree = vanish(away, { children: 'first', childGap: 0.25 });
    spring = springSignal(goal, { duration: 0.5 });
    glide = glideSignal(goal, 1);
    forward(event, listener) {
      listener({ target: event.target, animationComplete: () => { completed.push(event.target.id); event.animationComplete(); } });
    }
  });
  const app = await start(App, PROVIDERS);
  export const open = async (value) => { isOpen.set(value); goal.set(value ? 100 : 0); app.tick(); await settled(); };
  export const hide = async (value) => { isHidden = value; document.dispatchEvent(new Event('visibilitychange')); await settled(); };
  export const calm = async (value) => { reduced$.next(value); await settled(); };
  export const destroy = async () => { app.destroy(); await settled(); };
  export const springs = () => document.querySelector('output').textContent;`;

describeInChromium('an element that leaves in an Angular application', ({ open }) => {
  async function begin(providers = '') {
    const opened = await open({ script: script.replace('PROVIDERS', providers) });
    const { page, step } = opened;
    const there = (): Promise<string> =>
      page.evaluate(() => Array.from(document.querySelectorAll('div'), ({ id }) => id).join(' '));
    const show = async (seconds: number, frames = 1): Promise<void> => {
      await step(seconds, frames);
      await page.evaluate(() => exported.settled());
    };
    const completed = (): Promise<string[]> => page.evaluate(() => exported.completed.splice(0));
    await page.evaluate(() => exported.open(true));
    await show(0.5, 4);
    return { ...opened, there, show, completed };
  }

  it('continues when another one fails: the error is reported, and Angular notified', async () => {
    const { page, there, show, completed } = await begin();
    await page.evaluate(() => exported.open(false));
    await show(0.25, 3);
    expect(await completed()).toEqual(['broken']);
    expect(await page.evaluate(() => exported.errors)).toEqual(['broken at 0.5']);
    expect(await there()).toBe('plain long tree');
    await show(0.25, 2);
    expect(await completed()).toEqual(['plain']);
    expect(await there()).toBe('long tree');
    // The children of the tree one after the other, then the tree itself.
    await show(0.25, 4);
    expect(await there()).toBe('long');
    expect(await completed()).toEqual(['tree']);
  });

  it('jumps to its end when the page is hidden', async () => {
    const { page, there, show, completed } = await begin();
    await page.evaluate(() => exported.open(false));
    await show(0.125, 2);
    await page.evaluate(() => exported.hide(true));
    expect(await there()).toBe('');
    expect((await completed()).sort()).toEqual(['broken', 'long', 'plain', 'tree']);
    await page.evaluate(() => exported.open(true));
    expect(await page.evaluate(() => exported.springs())).toBe('100 100');
    await page.evaluate(() => exported.hide(false));
    expect(await there()).toBe('plain broken long tree');
  });

  it('is gone after a short fade when the user has reduced motion, and springs jump', async () => {
    const { page, there, show } = await begin('provideMotion({ reduced$ })');
    await page.evaluate(() => exported.calm(true));
    await page.evaluate(() => exported.open(false));
    expect(await page.evaluate(() => exported.springs())).toBe('0 0');
    await show(0.125, 2);
    expect(await there()).toBe('plain broken long tree');
    await show(0.125, 1);
    // Its children go first.
    expect(await there()).toBe('tree');
    await show(0.125, 6);
    expect(await there()).toBe('');
  });

  it('is released when the application is destroyed, and requests no frames', async () => {
    const { page, there, show } = await begin();
    await page.evaluate(() => exported.open(false));
    await show(0.125, 2);
    await page.evaluate(() => exported.destroy());
    expect(await there()).toBe('');
    await show(20, 8);
    const asked = await page.evaluate(async () => {
      let count = 0;
      const ask = globalThis.requestAnimationFrame;
      globalThis.requestAnimationFrame = (callback) => {
        count++;
        return ask(callback);
      };
      await exported.settled();
      return count;
    });
    expect(asked).toBe(0);
  });
});
