import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import type { Files } from '../browser/server.js';
import { builtSite } from './built-site.js';
import { deadLinks } from './dead-links.js';

/** Where the tests put the site: not at the root, so that it is seen to work from any folder. */
const folder = 'some/folder/';

/** A page of each kind. */
const kinds = [
  'index',
  'values',
  'recipes/panel',
  'reference/index',
  'reference/moves',
  'gallery/index',
  'gallery/move-to',
];

describeInChromium('the site', ({ open }) => {
  let site: Files;
  let files: Files;
  beforeAll(() => {
    site = builtSite();
    files = Object.fromEntries(Object.entries(site).map(([path, content]) => [folder + path, content]));
  });

  async function visit(path: string): Promise<{
    readonly page: Page;
    readonly step: (dt: number, count: number) => Promise<void>;
    readonly messages: string[];
  }> {
    const { page, step } = await open({ script: 'export {};', files });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.evaluate(() => localStorage.clear());
    await page.goto(new URL(`${folder}${path}.html`, page.url()).href);
    await page.waitForFunction(() => '__vue_app__' in document.querySelector('#app')!, undefined, {
      polling: 10,
    });
    return { page, step, messages };
  }

  it('has no link that leads nowhere', () => {
    expect(Object.keys(site)).toEqual(expect.arrayContaining(kinds.map((path) => `${path}.html`)));
    expect(deadLinks(site)).toEqual([]);
  });

  it('goes from page to page in any folder, asks no other host for anything and says nothing to the console', async () => {
    const { page, messages } = await visit('recipes/panel');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const base = page.url().split('recipes/')[0]!;
    for (const [link, path] of [
      ['.VPNavBarMenu >> text=Gallery', 'gallery/index.html'],
      ['.VPSidebar >> text="moveTo"', 'gallery/move-to.html'],
      ['.VPNavBarMenu >> text=Reference', 'reference/index.html'],
      ['.VPNavBarTitle a', 'index.html'],
    ] as const) {
      await page.click(link);
      await page.waitForURL((url) => url.href.replace(/\/$/, '/index.html') === base + path);
    }
    expect(asked.filter((url) => !url.startsWith(base) && !url.startsWith('data:'))).toEqual([]);
    expect(messages).toEqual([]);
  });

  it.each([
    ['moveTo', 'moveTo'],
    ['move', 'move'],
    ['cc.MoveTo', 'moveTo'],
    ['gsap.to', 'GSAP'],
  ])('finds %s', async (query, expected) => {
    const { page } = await visit('values');
    await page.click('.VPNavBarSearch button');
    await page.fill('.search-input', query);
    await page.waitForSelector('.VPLocalSearchBox .result');
    const titles = await page.locator('.VPLocalSearchBox .result').allTextContents();
    expect(titles.slice(0, 5).join('\n')).toContain(expected);
  });

  it('plays a scene in its page, and lets go of it with the page', async () => {
    const { page, step } = await visit('gallery/move-to');
    await page.waitForSelector('rx-scene[data-ready] .scrubber');
    const time = (): Promise<number> =>
      page.locator('.scrubber').evaluate((input) => (input as HTMLInputElement).valueAsNumber);
    await step(1 / 64, 33);
    expect(await time()).toBeCloseTo(0.5, 1);
    await page.click('.VPSidebar >> text="moveBy"');
    await page.waitForSelector('h1 >> text=moveBy');
    await page.waitForSelector('rx-scene[name=move-by][data-ready]');
    expect(await page.locator('rx-scene').count()).toBe(1);
  });

  it('keeps within the width of a phone', async () => {
    const { page } = await visit('index');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of kinds) {
      await page.goto(new URL(`${path}.html`, page.url().replace(/some\/folder\/.*/, folder)).href);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect([path, content]).toEqual([path, window]);
    }
  });

  it('needs less than 150 kB of script for the first page', async () => {
    const { page } = await visit('index');
    const scripts = new Set<string>();
    page.on('response', (response) => scripts.add(new URL(response.url()).pathname));
    await page.reload();
    await page.waitForSelector('[data-ready]');
    const sent = [...scripts]
      .filter((path) => path.endsWith('.js'))
      .map((path) => ({ path, bytes: gzipSync(files[path.slice(path.indexOf(folder))]!).length }));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150_000);
  });

  it.each(['light', 'dark', 'forced'] as const)('has nothing in the way of anybody, on %s ground', async (ground) => {
    const { page } = await visit('index');
    const axe = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
    await page.emulateMedia({
      colorScheme: ground === 'dark' ? 'dark' : 'light',
      forcedColors: ground === 'forced' ? 'active' : 'none',
    });
    for (const path of kinds) {
      await page.goto(new URL(`${path}.html`, page.url().replace(/some\/folder\/.*/, folder)).href);
      if (path === 'gallery/move-to') await page.waitForSelector('rx-scene[data-ready]');
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await axe.run()).violations.map(({ id, nodes }) => [
          id,
          nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
        ]);
      });
      expect([path, violations]).toEqual([path, []]);
    }
  });
});
