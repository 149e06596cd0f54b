import { expect, it } from '@jest/globals';
import type { CDPSession } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** How many pixels the browser is away from the run, in frames at each of the rates. */
  readonly follow: (rates: readonly number[]) => Promise<number[]>;
  /** The number of browser animations before and after something else moves the element, and where that ends. */
  readonly share: () => Promise<{ before: number; after: number; y: number; seen: number }>;
  /** Where a motion is seen after the main thread was blocked until the test answered, and where its run is. */
  readonly block: () => Promise<{ seen: number; x: number; opacity: string }>;
  /** How many keyframes the browser has for a colour, and how far it is from frames, of 255. */
  readonly colors: () => Promise<{ keyframes: number; difference: number }>;
  /** The properties that the browser animates in a motion, and the values of one that it cannot animate. */
  readonly mixed: () => Promise<{ properties: string[]; widths: string[]; log: string[] }>;
  /** Where an element is seen at some times of a film, once by the browser and once by frames. */
  readonly filmed: () => Promise<readonly string[][]>;
};

const script = `
  import { Subject, filter, map, scan, startWith, switchMap, take, tap } from 'rxjs';
  import { backOut, callFunc, delayTime, fadeTo, frame$, moveBy, moveTo, play, sequence, spawn } from 'rx-motion';
  import { domTarget, flush, playNative, styleTo } from 'rx-motion/dom';
  import { film } from 'rx-motion/testing';
  const element = document.querySelector<HTMLElement>('#it')!;
  const target = domTarget(element);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = () => new DOMMatrix(getComputedStyle(element).transform).e;
  export const follow = async (rates: readonly number[]) => {
    let rate = 1;
    const time$ = frame$.pipe(scan((time, dt) => time + dt * rate, 0));
    const run = playNative(moveBy(20, { x: 4000, y: 0 }), element, { time$ }).subscribe();
    const differences: number[] = [];
    for (let index = 0; index < 6 * rates.length; index++) {
      await frame();
      if (index > 0) differences.push(Math.abs(seen() - target.x));
      rate = rates[Math.floor(index / 6)]!;
    }
    run.unsubscribe();
    return differences;
  };
  export const share = async () => {
    const frame$ = new Subject<number>();
    const show = async (frames: number) => {
      for (let index = 0; index < frames; index++) {
        await frame();
        frame$.next(1 / 16);
      }
    };
    playNative(moveTo(1, { x: 100 }), element, { frame$ }).subscribe();
    await show(3);
    const before = element.getAnimations().length;
    play(moveBy(1.2, { x: 0, y: 30 }), target, frame$).subscribe();
    await show(24);
    flush();
    return { before, after: element.getAnimations().length, y: target.y, seen: seen() };
  };
  export const block = async () => {
    const way = spawn(moveTo(600, { x: 60_000, y: 0 }), styleTo(600, { filter: 'blur(4px)' }), fadeTo(600, 0));
    const run = playNative(way, element).subscribe();
    await frame(); await frame();
    const request = new XMLHttpRequest();
    request.open('GET', 'answer', false);
    request.send();
    await frame();
    const shown = { seen: seen(), x: target.x, opacity: getComputedStyle(element).filter };
    run.unsubscribe();
    return shown;
  };
  export const colors = async () => {
    const twin = document.body.appendChild(document.createElement('p'));
    for (const each of [element, twin]) each.style.color = 'rgba(255, 0, 0, 0.5)';
    const time$ = new Subject<number>();
    const way = styleTo(1, { color: 'rgba(0, 0, 255, 1)' });
    const run = playNative(way, element, { time$ }).subscribe();
    time$.pipe(way.on(domTarget(twin))).subscribe();
    let difference = 0;
    let keyframes = 0;
    for (const time of [0, 0.2, 0.45, 0.9]) {
      time$.next(time);
      flush();
      keyframes = element.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()).length;
      const [one, other] = [element, twin].map((it) => getComputedStyle(it).color.match(/[\\d.]+/g)!.map(Number));
      difference = Math.max(difference, ...one!.map((channel, index) => Math.abs(channel - other![index]!)));
    }
    run.unsubscribe();
    return { keyframes, difference };
  };
  export const mixed = async () => {
    const time$ = new Subject<number>();
    const log: string[] = [];
    const way = spawn(
      moveTo(1, { x: 100, y: 0 }),
      styleTo(1, { '--width': 200 }),
      styleTo(1, { filter: 'blur(4px)' }),
      sequence(delayTime(0.5), callFunc(() => log.push('half'))),
    );
    element.style.setProperty('--width', '100px');
    const run = playNative(way, element, { time$ }).subscribe();
    const widths: string[] = [];
    let properties: string[] = [];
    for (const time of [0, 0.25, 0.75]) {
      time$.next(time);
      flush();
      widths.push(element.style.getPropertyValue('--width') + ' ' + element.style.transform);
      const keyframes = element.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]!);
      properties = keyframes.flatMap((keyframe) => Object.keys(keyframe));
      log.push(String(time));
    }
    run.unsubscribe();
    const names = ['transform', '--width', 'filter', 'opacity'];
    return { properties: properties.filter((name) => names.includes(name)), widths, log };
  };
  export const filmed = async () => {
    const way = sequence(moveTo(0.4, { x: 200, y: 0 }, backOut), spawn(moveBy(0.4, { y: 50 }), fadeTo(0.4, 0.2)));
    const shown: string[][] = [];
    for (const runs of [(it: typeof way) => playNative(it, element), (it: typeof way) => play(it, target)]) {
      const page = film(() => {
        Object.assign(target, { x: 0, y: 0, opacity: 1 });
        flush();
        // Another motion takes over, after a time that passes only on the system's clock.
        const turn$ = frame$.pipe(
          scan((time, dt) => time + dt, 0),
          filter((time) => time > 0.5),
          take(1),
          tap(() => {
            const until = performance.now() + 80;
            while (performance.now() < until);
          }),
          map(() => spawn(moveTo(0.4, { x: 0, y: 20 }), fadeTo(0.2, 1))),
        );
        return turn$.pipe(startWith(way), switchMap((it) => runs(it as typeof way))).subscribe();
      }, { fps: 20 });
      const at = [];
      for (const time of [0.3, 0, 0.7, 0.55, 0.1, 0.8, 0.4]) {
        await page.seek(time);
        const { transform, opacity } = getComputedStyle(element);
        const { e, f } = new DOMMatrix(transform);
        at.push(e.toFixed(1) + ' ' + f.toFixed(1) + ' ' + Number(opacity).toFixed(2));
      }
      page.unsubscribe();
      shown.push(at);
    }
    return shown;
  };`;

/** Waits until the browser has shown some frames of a page. */
async function framesShown(devtools: CDPSession, count: number): Promise<void> {
  let shown = 0;
  await new Promise<void>((done) => {
    devtools.on('Page.screencastFrame', ({ sessionId }) => {
      if (++shown === count) done();
      // The page may be closed while the last one is on its way.
      else if (shown < count) void devtools.send('Page.screencastFrameAck', { sessionId });
    });
  });
}

describeInChromium('NativeMotion', ({ open }) => {
  const content = { body: '<p id="it">word</p>', script, clock: 'real' } as const;

  it('keeps the browser at the time of the run: slower, faster, at rest and backwards', async () => {
    const { page } = await open(content);
    const differences = await page.evaluate(() => exported.follow([1, 0.5, 0, 2, -1, 0, 1, -0.5]));
    // 200 px a second: two milliseconds are 0.4 px.
    expect(Math.max(...differences)).toBeLessThan(0.5);
  });

  it('continues frame by frame once something else moves the same numbers', async () => {
    const { page } = await open(content);
    expect(await page.evaluate(() => exported.share())).toEqual({ before: 1, after: 0, y: 30, seen: 100 });
  });

  it('continues while the thread is busy, and is in the right position after that', async () => {
    const { page } = await open(content);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.startScreencast', { maxWidth: 50, maxHeight: 50 });
    await page.route('**/answer', async (route) => {
      // More frames than were already in the pipeline.
      await framesShown(devtools, 6);
      await route.fulfill();
    });
    const { seen, x, opacity } = await page.evaluate(() => exported.block());
    expect(x).toBeGreaterThan(10);
    expect(seen).toBeCloseTo(x, 0);
    expect(opacity).toMatch(/^blur\(/);
  });

  it('writes other properties frame by frame, in the same run', async () => {
    const { page } = await open(content);
    const { properties, widths, log } = await page.evaluate(() => exported.mixed());
    expect(properties).toEqual(['transform', 'filter']);
    expect(widths).toEqual(['100px ', '125px ', '175px ']);
    expect(log).toEqual(['0', '0.25', 'half', '0.75']);
  });

  it('mixes a colour in a few keyframes', async () => {
    const { page } = await open(content);
    const { keyframes, difference } = await page.evaluate(() => exported.colors());
    expect(keyframes).toBeGreaterThan(1);
    expect(keyframes).toBeLessThan(30);
    expect(difference).toBeLessThan(3);
  });

  it('is shown by a film as by frames, at any time in any order', async () => {
    const { page } = await open(content);
    const [native, frames] = await page.evaluate(() => exported.filmed());
    expect(new Set(frames).size).toBeGreaterThan(5);
    expect(native).toEqual(frames);
  });
});
