import { expect, it } from '@jest/globals';
import type { CDPSession } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly runAndStop: () => void; readonly gone: () => boolean; readonly letGo: () => void };

interface Held {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** The memory of the page after garbage collection. */
async function held(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}

describeInChromium('the memory of a page', ({ open }) => {
  it('does not grow when 1,000 actions are run on an element and stopped', async () => {
    const { page } = await open({
      body: '<div id="it"></div>',
      script: `
        import { of, Subject } from 'rxjs';
        import { ActionManager, fadeTo, moveBy, play, repeatForever, rotateBy, spawn } from 'rx-motion';
        import { domTarget, flush, respectReducedMotion, styleTo } from 'rx-motion/dom';
        const frame$ = new Subject<number>();
        export const runAndStop = () => {
          const target = domTarget(document.querySelector<HTMLElement>('#it')!);
          const manager = new ActionManager(frame$);
          const subscriptions = [];
          for (let index = 0; index < 80; index++) {
            manager.runAction(respectReducedMotion(repeatForever(moveBy(1, { x: 1, y: 1 }))), target);
            manager.runAction(spawn(rotateBy(1, 90), fadeTo(1, 0.5)), target, { tag: index });
            subscriptions.push(play(repeatForever(moveBy(1, { x: 1, y: 0 })), target, frame$).subscribe());
            subscriptions.push(play(styleTo(1, { '--glow': 1 }), target, frame$).subscribe());
            // One after another, each starts from what the one before has set.
            for (let width = 0; width < 9; width++) of(0, 1).pipe(styleTo(1, { width }).on(target)).subscribe();
          }
          for (let frame = 0; frame < 5; frame++) { frame$.next(0.125); flush(); }
          manager.stopAll();
          for (const subscription of subscriptions) subscription.unsubscribe();
        };`,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const run = (): Promise<void> =>
      page.evaluate(() => {
        exported.runAndStop();
      });
    // The first runs compile code, which also takes memory.
    for (let warming = 0; warming < 10; warming++) await run();
    const before = await held(session);
    for (let round = 0; round < 10; round++) await run();
    const after = await held(session);
    expect([after.listeners, after.nodes]).toEqual([before.listeners, before.nodes]);
    // If all 10,000 actions were kept, at some hundred bytes each, it would be megabytes.
    expect(after.heap - before.heap).toBeLessThan(500_000);
  });

  it('holds no element that nothing else references', async () => {
    const { page } = await open({
      body: '<div id="it"></div>',
      script: `
        import { moveBy, play, repeatForever } from 'rx-motion';
        import { domTarget, flush, styleNumber } from 'rx-motion/dom';
        let element: HTMLElement | null = document.querySelector<HTMLElement>('#it')!;
        const weak = new WeakRef(element);
        styleNumber(element, '--glow').value = 1;
        const subscription = play(repeatForever(moveBy(1, { x: 1, y: 1 })), domTarget(element)).subscribe();
        domTarget(element).x = 5;
        flush();
        export const letGo = () => {
          subscription.unsubscribe();
          element!.remove();
          element = null;
        };
        export const gone = () => weak.deref() === undefined;`,
    });
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      exported.letGo();
    });
    await session.send('HeapProfiler.collectGarbage');
    expect(await page.evaluate(() => exported.gone())).toBe(true);
  });
});
