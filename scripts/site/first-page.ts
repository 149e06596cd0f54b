import { type SiteCheck, visit } from './site-check.js';

const mostMilliseconds = 1500;

/**
 * The first page is usable within 1.5 s at 1.6 Mbit/s, a round trip of 150 ms, and a processor four times slower: it
 * is idle, and its menu reverses at a click.
 */
export const checkFirstPage: SiteCheck = async (site) => {
  const times = [];
  for (let round = 0; round < 3; round++) {
    const page = await site.context.newPage();
    const session = await site.context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await visit(page, site, 'index');
    times.push(
      await page.evaluate(async () => {
        const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
        const idle = await new Promise<number>((done) => requestIdleCallback(() => done(performance.now())));
        const stage = document.querySelector('rx-stream')!;
        const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
        while (!stage.hasAttribute('data-ready')) await frame();
        const menu = stage.shadowRoot!.querySelector('button')!;
        const state = menu.ariaExpanded;
        menu.click();
        while (menu.ariaExpanded === state) await frame();
        const reacted = performance.now();
        return { painted: Math.round(Math.max(...paints)), idle: Math.round(idle), reacted: Math.round(reacted) };
      }),
    );
    await page.close();
  }
  const [best] = times.sort((one, other) => one.reacted - other.reacted) as [(typeof times)[0]];
  const summary = `painted after ${best.painted} ms, idle after ${best.idle} ms, its menu at work after ${best.reacted} ms`;
  const faults =
    Math.max(best.idle, best.reacted) > mostMilliseconds ? [`it takes longer than ${mostMilliseconds} ms`] : [];
  return { summary, faults };
};
