import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withElements } from '../../docs/site/page-elements.js';
import { bundleAll } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';
import { htmlAround } from '../browser/page.js';
import type { Files } from '../browser/server.js';
import { boxes } from '../gallery/boxes.js';
import { collectExamples, root } from './collect.js';
import { elements, sheets } from './page-content.js';

const examples = collectExamples().filter(({ runs }) => runs === 'page');

/** The examples that a reader can run, with the elements that they need. */
const programs = examples.flatMap(({ file, line, code }) => {
  const program = withElements(code);
  return program === undefined || !file.endsWith('.md') ? [] : [{ where: `${file}:${line}`, program }];
});

declare const exported: { readonly end: () => Promise<void> };

let exampleFiles: Files;
let programFiles: Files;

beforeAll(async () => {
  const scriptOf = (index: number): string => `
    await document.querySelector('img').decode();
    await import('./example-${index}.js');
    export const end = () => new Promise((done) => setTimeout(done));`;
  exampleFiles = {
    ...sheets(),
    ...named(examples, 'js', scriptOf),
    ...named(examples, 'html', (index) => htmlAround(elements, `./${index}.js`)),
    ...(await bundleAll(examples.map(({ code }) => code))),
  };
  const css = readFileSync(join(root, 'docs/playground/run/look.css'), 'utf8');
  // In the head: programs replace the body.
  const styled = (html: string): string => html.replace('</head>', `<style>${css}</style></head>`);
  programFiles = {
    ...named(programs, 'html', (index) => styled(htmlAround('', `./example-${index}.js`))),
    ...(await bundleAll(programs.map(({ program }) => program))),
  };
});

describeInChromium('the examples that need a page', ({ open }) => {
  // A page for each: a pending load, for instance a sheet's picture, may arrive after the example has ended.
  it.each(examples.map(({ file, line }, index) => [`${file}:${line}`, index] as const))(
    'run without an error: %s',
    async (_where, index) => {
      const { page, step, errors } = await open({ files: exampleFiles, path: `${index}.html` });
      await page.evaluate('scriptHasRun');
      await step(1 / 8, 12);
      await page.evaluate(() => exported.end());
      expect(errors).toEqual([]);
    },
  );
});

describeInChromium('the examples that a reader can run', ({ open }) => {
  it.each(programs.map(({ where }, index) => [where, index] as const))('show something: %s', async (_where, index) => {
    const { page, step } = await open({ files: programFiles, path: `${index}.html` });
    await page.evaluate('scriptHasRun');
    const seen = new Set([await boxes(page)]);
    const scrolled = new Set<number>();
    const look = async (): Promise<void> => {
      await step(1 / 16, 2);
      seen.add(await boxes(page));
      scrolled.add(await page.evaluate(() => scrollY));
    };
    if ((await page.locator('#open').count()) > 0) await page.locator('#open').click();
    for (let time = 0; time < 3; time++) await look();
    const scrollsByItself = scrolled.size > 1;
    // Down and up: under load the browser may report a scroll late.
    for (let part = 0; part < 24 && seen.size === 1 && !scrollsByItself; part++) {
      await page.evaluate((way) => window.scrollBy(0, (way * innerHeight) / 3), part % 8 < 4 ? 1 : -1);
      await look();
    }
    if (seen.size === 1 && !scrollsByItself) await drag(page, look);
    expect(seen.size > 1 || scrollsByItself).toBe(true);
  });
});

/** Drags the card, or an item of the list, by the mouse. */
async function drag(page: Page, look: () => Promise<void>): Promise<void> {
  const thing = page.locator('#card, #list > *').first();
  if ((await thing.count()) === 0) return;
  await thing.hover();
  await look();
  await page.mouse.down();
  await page.mouse.move(300, 200, { steps: 3 });
  await look();
}

/** A file for each of some things, named by its index. */
function named(all: readonly unknown[], extension: string, textOf: (index: number) => string): Files {
  return Object.fromEntries(all.map((_, index) => [`${index}.${extension}`, textOf(index)] as const));
}
