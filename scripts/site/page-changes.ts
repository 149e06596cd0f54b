import type { CDPSession, Page } from 'playwright-core';
import { type SiteCheck, visit } from './site-check.js';

/** Pages of each kind, one after another. */
const round = [
  'gallery/move-to',
  'guide/easing',
  'gallery/choreography',
  'reference/clock',
  'gallery/index',
  'guide/the-model',
  'gallery/crowd',
  'gallery/orbit-camera',
  'guide/composition',
  'index',
];

/** 200 changes of the page, without loading it anew, leave nothing behind; 120 before them, in which the engine compiles what they run. */
export const checkPageChanges: SiteCheck = async (site) => {
  const page = await site.context.newPage();
  await visit(page, site, 'index');
  const session = await site.context.newCDPSession(page);
  for (let count = 0; count < 12; count++) await goRound(page);
  const early = await kept(page, session);
  for (let count = 0; count < 20; count++) await goRound(page);
  const late = await kept(page, session);
  await page.close();
  const faults = [];
  if (late.heap > early.heap * 1.1) faults.push(`the heap grows from ${early.heap} to ${late.heap} kB`);
  if (late.listeners > early.listeners) faults.push(`listeners grow from ${early.listeners} to ${late.listeners}`);
  if (late.nodes > early.nodes * 1.1) faults.push(`nodes grow from ${early.nodes} to ${late.nodes}`);
  const said = `200 page changes: ${late.heap} kB (${early.heap} before), ${late.listeners} listeners (${early.listeners})`;
  return { said, faults };
};

/** Follows links within the page, as a click does. */
async function goRound(page: Page): Promise<void> {
  for (const path of round) {
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = `${(globalThis as unknown as { __site: string }).__site}${path}.html`;
      document.querySelector('#app')!.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForURL(({ pathname }) => pathname.replace(/\/$/, '/index.html').endsWith(`/${path}.html`));
    await page.waitForTimeout(150);
  }
}

async function kept(page: Page, session: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  // Twice: what the first collection ends may hold something else.
  for (let count = 0; count < 2; count++) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)!.value;
  return {
    heap: Math.round(metric('JSHeapUsedSize') / 1000),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
  };
}
