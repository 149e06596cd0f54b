import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { shareOf } from '../../browser/share-of.js';
import type { Jumps } from './interruptions.page.js';
import type { Difference } from './random.page.js';
import type { Wrong } from './several.page.js';

declare const exported: {
  /** Blocks the main thread, then interrupts; returns where the element is before and after, on the page. */
  readonly interrupt: (after: number, blocked: number) => Promise<Interruption>;
  readonly difference: (seed: number, jumps?: boolean) => Difference;
  readonly interruptions: (count: number, seed: number) => Promise<Jumps>;
  readonly several: (seed: number) => Promise<Wrong>;
  readonly ends: () => Promise<{ x: number; style: string; animations: number; log: string[] }>;
  /** What the browser's tools and `describeMotion` call a motion. */
  readonly names: () => Promise<string[]>;
  /** The style after a motion of parts in a row, while the thread is blocked for some milliseconds. */
  readonly late: (blocked: number) => Promise<string>;
};

interface Interruption {
  readonly seen: number;
  readonly left: number;
  readonly x: number;
  readonly animations: number;
}

const script = `
  import { Subject, finalize, lastValueFrom } from 'rxjs';
  import { backOut, callFunc, fadeTo, moveBy, moveTo, named, play, sequence, spawn } from 'rx-motion';
  import { domTarget, enter, playNative, styleTo } from 'rx-motion/dom';
  import { describeMotion } from 'rx-motion/testing';
  const element = document.querySelector<HTMLElement>('#it')!;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = () => element.getBoundingClientRect().x;
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const block = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  export const interrupt = async (after: number, blocked: number) => {
    play(moveTo(0, { x: 0, y: 0 }), domTarget(element)).subscribe();
    await frame();
    // Longer than the thread is ever busy.
    const run = playNative(moveTo(60, { x: 12_000, y: 0 }), element).subscribe();
    // The motion begins with its first frame, which may be late.
    await frame();
    await sleep(after);
    await frame();
    block(blocked);
    const animations = element.getAnimations().length;
    const before = performance.now();
    run.unsubscribe();
    const { x } = domTarget(element);
    await frame();
    return { seen: before, left: seen(), x, animations };
  };
  export const names = async () => {
    const runs = playNative(named('menu opens', spawn(moveBy(9, { x: 4 }), fadeTo(9, 0.5))), element).subscribe();
    const other = document.body.appendChild(document.createElement('p'));
    runs.add(enter(other, named('hint', moveBy(9, { x: 4 }))).subscribe());
    await frame();
    const ids = element.getAnimations().map(({ id }) => id);
    const told = describeMotion().map(({ kind, label, target }) => kind + ' ' + label + ' ' + (target === other));
    runs.unsubscribe();
    other.remove();
    return [...ids, ...told];
  };
  export const ends = () => new Promise((resolve) => {
    const log: string[] = [];
    const parts = sequence(moveBy(0.1, { x: 40, y: 0 }, backOut), callFunc(() => log.push('half')), fadeTo(0.1, 0.5));
    playNative(parts, element).pipe(finalize(() => resolve({
      x: domTarget(element).x, style: element.style.cssText, animations: element.getAnimations().length, log,
    }))).subscribe();
  });
  export const late = async (blocked: number) => {
    const parts = sequence(
      moveTo(0.1, { x: 40, y: 0 }),
      spawn(fadeTo(0.1, 0.5), styleTo(0.1, { filter: 'blur(4px)' })),
      spawn(fadeTo(0.1, 0.75), styleTo(0.1, { filter: 'blur(2px)' })),
    );
    const ended = lastValueFrom(playNative(parts, element));
    await frame();
    await frame();
    block(blocked);
    await ended;
    return element.style.cssText;
  };`;

describeInChromium('playNative', ({ open }) => {
  const body = '<p id="it" style="position: absolute; left: 0; width: 50px">word</p>';

  it('ends like play: exactly, with its callbacks, and without browser animations', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const { x, style, animations, log } = await page.evaluate(() => exported.ends());
    expect([x, animations, log]).toEqual([40, 0, ['half']]);
    expect(style).toContain('opacity: 0.5; transform: translate(40px, 0px)');
  });

  it('starts its parts from what the run has shown, however late the frame', async () => {
    for (const blocked of [0, 150, 220, 400]) {
      const { page } = await open({ body, script, clock: 'real' });
      const style = await page.evaluate((ms) => exported.late(ms), blocked);
      expect(style).toContain('opacity: 0.75');
      expect(style).toContain('filter: blur(2px)');
    }
  });

  it('is interrupted where it is seen, also by a thread that was busy', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    for (const blocked of [0, 300]) {
      const { left, x, animations } = await page.evaluate((ms) => exported.interrupt(200, ms), blocked);
      expect(animations).toBe(1);
      expect(left).toBeCloseTo(x, 1);
      expect(x).toBeGreaterThan(200 * (0.15 + blocked / 1000));
    }
  });

  it.each([
    ['that go on', false],
    ['that jump, also back', true],
  ])('shows the same as frames, for random actions at ten times %s', async (_name, jumps) => {
    const { page } = await open({ script: new URL('random.page.ts', import.meta.url), clock: 'real' });
    const all = await page.evaluate(
      ([jumps, length]) => Array.from({ length }, (_, seed) => exported.difference(seed, jumps)),
      [jumps, shareOf(200)] as const,
    );
    expect(all.filter(({ transform, opacity }) => transform > 0.002 || opacity > 0.002)).toEqual([]);
    expect(all.filter(({ animations }) => animations > 0).length).toBeGreaterThan(shareOf(150));
  });

  it('does not jump when it is interrupted, in 300 random interruptions', async () => {
    const { page } = await open({ script: new URL('interruptions.page.ts', import.meta.url), clock: 'real' });
    // Side by side, since each waits for frames.
    const jumps = await page.evaluate(() =>
      Promise.all(Array.from({ length: 15 }, (_, seed) => exported.interruptions(20, 7 + seed))),
    );
    expect(jumps.reduce((sum, { native }) => sum + native, 0)).toBeGreaterThan(200);
    expect(jumps.filter(({ corner, numbers }) => Math.max(corner, numbers) >= 0.5)).toEqual([]);
    expect(jumps.filter(({ opacity }) => opacity >= 0.005)).toEqual([]);
  });

  it('shows the numbers of the target while motions start and stop at random', async () => {
    const { page } = await open({ script: new URL('several.page.ts', import.meta.url), clock: 'real' });
    const all = await page.evaluate(() => Promise.all(Array.from({ length: 25 }, (_, seed) => exported.several(seed))));
    expect(all.filter(({ corner, opacity, animations }) => corner > 5 || opacity > 0.02 || animations > 0)).toEqual([]);
  });

  it('bears its label in the tools of the browser', async () => {
    const { page } = await open({ script, body, clock: 'real' });
    const told = ['spawn menu opens false', 'enter hint true'];
    expect(await page.evaluate(() => exported.names())).toEqual(['menu opens', 'menu opens', ...told]);
  });
});
