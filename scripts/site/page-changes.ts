import type { CDPSession, Page } from 'playwright-core';
import { type SiteCheck, visit } from './site-check.js';

/** Pages of each kind, in order. */
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

/** 200 page changes without a reload leave nothing behind; 120 warm-up changes come first. */
export const checkPageChanges: SiteCheck = async (site) => {
  const page = await site.context.newPage();
  await visit(page, site, 'index');
  const session = await site.context.newCDPSession(page);
  for (let count = 0; count < 12; count++) await goRound(page);
  const early = await measure(page, session);
  for (let count = 0; count < 20; count++) await goRound(page);
  const late = await measure(page, session);
  await page.close();
  const faults = [];
  if (late.heap > early.heap * 1.1) faults.push(`the heap grows from ${early.heap} to ${late.heap} kB`);
  if (late.listeners > early.listeners) faults.push(`listeners grow from ${early.listeners} to ${late.listeners}`);
  if (late.nodes > early.nodes * 1.1) faults.push(`nodes grow from ${early.nodes} to ${late.nodes}`);
  const summary = `200 page changes: ${late.heap} kB (${early.heap} before), ${late.listeners} listeners (${early.listeners})`;
  return { summary, faults };
};

/** Follows links inside the page, like a click. */
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

async function measure(page: Page, session: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  // Twice, because finalizers of the first collection can release more.
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
