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
  /** What was seen before the script took over, and right after it. */
  readonly before: Shown;
  readonly after: Shown;
  readonly seen: () => Shown;
  readonly animations: () => number;
};

/** The recipe, with a motion of 3 s. */
const file = 'docs/guide/reading-a-motion.md';
const examples = examplesIn(file, readFileSync(join(root, file), 'utf8'));
const [imports, recipe] = examples
  .find(({ code }) => code.includes('getAnimations'))!
  .code.replaceAll('(0.5,', '(3,')
  .split('\n\n', 2) as [string, string];

const css = toCSS(score(spawn(moveTo(3, { x: 0, y: 0 }), fadeTo(3, 1)), { x: -40, y: 0, opacity: 0 }), {
  selector: '#box',
  name: 'appear',
});

/** As if the script had come two seconds after the page. */
const script = `
  ${imports}
  const [shown] = document.querySelector('#box')!.getAnimations();
  shown!.pause();
  shown!.currentTime = 2000;
  export const seen = () => {
    const { transform, opacity } = getComputedStyle(document.querySelector('#box')!);
    return { x: new DOMMatrix(transform).e, opacity: Number(opacity) };
  };
  export const animations = () => document.querySelector('#box')!.getAnimations().length;
  export const before = seen();
  {
    ${recipe}
  }
  export const after = seen();`;

describeInChromium('a page from a server', ({ open }) => {
  it('moves by its style sheet, and a late script takes over without a jump', async () => {
    const { page, step } = await open({ script, body: `<style>${css}</style><p id="box">Hello</p>` });
    const { before, after, animations } = await page.evaluate(() => ({
      ...exported,
      animations: exported.animations(),
    }));
    expect(before.x).toBeCloseTo(-40 / 3, 2);
    expect(before.opacity).toBeCloseTo(2 / 3, 3);
    expect(after.x).toBeCloseTo(before.x, 2);
    expect(after.opacity).toBeCloseTo(before.opacity, 3);
    expect(animations).toBe(0);
    await step(0.25, 3);
    const { x, opacity } = await page.evaluate(() => exported.seen());
    expect(x).toBeGreaterThan(-40 / 3);
    expect(opacity).toBeGreaterThan(2 / 3);
    await step(0.25, 4);
    expect(await page.evaluate(() => exported.seen())).toEqual({ x: 0, opacity: 1 });
  });
});
