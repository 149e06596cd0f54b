import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { fadeTo, moveTo, spawn } from 'rx-motion';
import { score, toCSS } from 'rx-motion/score';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from '../docs/collect.js';

interface Shown {
  readonly x: number;
  readonly opacity: number;
}

declare const exported: {
  /** When the script came, in seconds of the motion; what was seen before that, and right after it has taken over. */
  readonly time: number;
  readonly before: Shown;
  readonly after: Shown;
  /** For how long the page has been busy by then, in seconds. */
  readonly late: number;
  readonly animations: number;
  readonly seen: () => Shown;
};

/** The recipes, with a motion of 60 s. */
const file = 'docs/recipes/server.md';
const [, entrance, , hero] = examplesIn(file, readFileSync(join(root, file), 'utf8')).map(({ code }) => code);
const [shared] = entrance!.replaceAll('(0.5,', '(60,').split('// In a page without') as [string];

const action = spawn(moveTo(60, { x: 0, y: 0 }), fadeTo(60, 1));
const css = toCSS(score(action, { x: -40, y: 0, opacity: 0 }), { selector: '.hero', name: 'entrance' });
const body = `<div id="root"><div><style>${css}</style><h1 class="hero">Hello</h1></div></div>`;

/** The script comes when the motion has run for two seconds; `takeOver` is what it does then. */
const late = (takeOver: string): string => `
  const hero = document.querySelector<HTMLElement>('.hero')!;
  export const seen = () => {
    const { transform, opacity } = getComputedStyle(hero);
    return { x: new DOMMatrix(transform).e, opacity: Number(opacity) };
  };
  while (!(hero.getAnimations()[0]!.currentTime! >= 2000)) await new Promise((resolve) => requestAnimationFrame(resolve));
  export const time = Number(hero.getAnimations()[0]!.currentTime) / 1000;
  export const before = seen();
  // A framework is busy before it lets the component go on.
  const until = performance.now() + 600;
  while (performance.now() < until);
  ${takeOver}
  export const after = seen();
  export const late = (performance.now() - Number(document.timeline.currentTime)) / 1000;
  export const animations = hero.getAnimations().length;`;

describeInChromium('a page from a server', ({ open }) => {
  it.each([
    ['a page without a framework', `${shared}; ${late('goOn(hero);')}`],
    [
      'a component that React hydrates',
      `${shared}
      ${hero!.replace(/^declare .*$/gm, '').replace(/^import type .*$/m, '')}
      import { flushSync } from 'react-dom';
      import { hydrateRoot } from 'react-dom/client';
      ${late("flushSync(() => hydrateRoot(document.querySelector('#root')!, createElement(Hero)));")}`,
    ],
  ])('moves before its script runs, which takes over without a jump: %s', async (_, script) => {
    const { page } = await open({ script, body, clock: 'real' });
    const { time, before, after, late, animations } = await page.evaluate(() => ({ ...exported }));
    expect(before.x).toBeCloseTo(-40 * (1 - time / 60), 2);
    // The browser has continued while the script was busy.
    expect(after.x - before.x).toBeGreaterThan((40 / 60) * 0.59);
    expect(after.x - before.x).toBeLessThan((40 / 60) * late);
    expect(after.opacity - before.opacity).toBeCloseTo((after.x - before.x) / 40, 4);
    expect(animations).toBe(0);
    await page.waitForFunction((x) => exported.seen().x > x, after.x);
  });

  it('shows the end to users who want less motion', async () => {
    const { page } = await open({ script: shared, body, clock: 'real' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shown = await page.evaluate(() => {
      const hero = document.querySelector<HTMLElement>('.hero')!;
      const { goOn } = exported as unknown as { readonly goOn: (element: HTMLElement) => void };
      const look = (): string => `${getComputedStyle(hero).opacity} ${getComputedStyle(hero).transform}`;
      const before = look();
      goOn(hero);
      return [before, look()];
    });
    expect(shown).toEqual(['1 matrix(1, 0, 0, 1, 0, 0)', '1 none']);
  });
});
