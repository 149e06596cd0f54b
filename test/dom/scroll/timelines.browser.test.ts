import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

interface Shown {
  /** The kinds of the timelines that show it; empty if frames do. */
  readonly timelines: readonly string[];
  /** How far what is seen is from the target's numbers, at some scroll positions. */
  readonly differences: readonly number[];
  readonly places: readonly number[];
  /** What is left after the end. */
  readonly animations: number;
}

declare const exported: {
  readonly scrolled: (by: 'view' | 'page' | 'other duration' | 'pixels' | 'part') => Promise<Shown>;
};

const script = `
  import { moveTo } from 'rx-motion';
  import { domTarget, playNative, scrollTime, viewTime } from 'rx-motion/dom';
  const element = document.querySelector<HTMLElement>('#it')!;
  const target = domTarget(element);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const page = document.documentElement;
  const times = {
    view: () => viewTime(element, { from: 'entry', to: 'contain 100%', duration: 2 }),
    page: () => scrollTime(page, { duration: 2 }),
    'other duration': () => viewTime(element, { duration: 1 }),
    pixels: () => viewTime(element, { from: 100, to: 'cover', duration: 2 }),
    part: () => scrollTime(page, { range: [100, 400], duration: 2 }),
  };
  export const scrolled = async (by) => {
    scrollTo(0, 0);
    const run = playNative(moveTo(2, { x: 200 }), element, { time$: times[by]() }).subscribe();
    const timelines = element.getAnimations().map(({ timeline }) => timeline!.constructor.name);
    const [differences, places] = [[], []];
    for (const y of [0, 300, 800, 500, 900, 200]) {
      scrollTo(0, y);
      await frame();
      await frame();
      await frame();
      const { e } = new DOMMatrix(getComputedStyle(element).transform);
      differences.push(Math.abs(e - target.x));
      places.push(e);
    }
    run.unsubscribe();
    return { timelines, differences, places, animations: element.getAnimations().length };
  };`;

describeInChromium('a stream of scroll positions as a timeline of the browser', ({ open }) => {
  const body =
    '<div style="height: 1200px"></div><p id="it" style="height: 100px">word</p><div style="height: 1200px"></div>';

  it.each([
    ['view', 'ViewTimeline'],
    ['page', 'ScrollTimeline'],
    ['other duration', 'DocumentTimeline'],
    ['pixels', 'DocumentTimeline'],
    ['part', 'DocumentTimeline'],
  ] as const)('shows the same as the stream: %s by %s', async (by, timeline) => {
    const { page } = await open({ body, script, clock: 'real' });
    const { timelines, differences, places, animations } = await page.evaluate((it) => exported.scrolled(it), by);
    expect(timelines).toEqual([timeline]);
    expect(Math.max(...differences)).toBeLessThan(0.5);
    expect(new Set(places).size).toBeGreaterThan(2);
    expect(animations).toBe(0);
  });
});
