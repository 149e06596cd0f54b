import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { deadLinks } from './dead-links.js';
import { describeSite, folder } from './open-site.js';

/** A page of each kind. */
const kinds = [
  'index',
  'guide/easing',
  'values',
  'reference/index',
  'reference/clock',
  'gallery/index',
  'gallery/move-to',
];

describeSite('the site', ({ files, visit }) => {
  it('has no dead link', () => {
    expect(Object.keys(files())).toEqual(expect.arrayContaining(kinds.map((path) => `${folder}${path}.html`)));
    expect(deadLinks(files())).toEqual([]);
  });

  it('shows code verbatim, double braces included', async () => {
    const { page, messages } = await visit('from-angular-animations');
    expect(await page.locator('td code').allTextContents()).toContain('<b [@count]="count()">{{ count() }}</b>');
    expect(messages).toEqual([]);
  });

  it('lists the pages of the same section beside a page', async () => {
    const { page, visit: goTo } = await visit('guide/easing');
    const beside = (): Promise<string[]> => page.locator('.side-list h2').allTextContents();
    expect(await beside()).toEqual(['Guide', 'Targets', 'Frameworks', 'Moving from', 'Recipes', 'cocos2d-x']);
    await goTo('results');
    expect(await beside()).toEqual(['The project']);
  });

  it('navigates in any folder, without other hosts or console messages', async () => {
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

  it('finds names of this library and of others, with excerpts', async () => {
    const { page, messages } = await visit('values');
    await page.click('.VPNavBarSearch button');
    for (const [query, expected] of Object.entries({
      ...{ moveTo: 'moveTo', 'gsap.to': 'GSAP', 'cc.MoveTo': 'moveTo', move: 'moveTo' },
    })) {
      await page.fill('.search-input', query);
      await page.waitForSelector('.VPLocalSearchBox .result');
      const titles = await page.locator('.VPLocalSearchBox .result').allTextContents();
      expect(titles.slice(0, 5).join('\n')).toContain(expected);
      await page.waitForSelector('.result .excerpt mark', { state: 'attached' });
      await page.fill('.search-input', '');
      await page.waitForSelector('.VPLocalSearchBox .result', { state: 'detached' });
    }
    expect(messages).toEqual([]);
  });

  it('says that a page is missing, in any folder', async () => {
    const { page, errors } = await visit('index');
    const body = String(files()[`${folder}404.html`]);
    await page.route('**/nowhere/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
    await page.goto(new URL('nowhere/in/the/guide.html', page.url()).href);
    await page.waitForSelector('.NotFound >> text=404');
    expect(new URL(page.url()).pathname).toMatch(/some.folder.404\.html$/);
    errors.splice(0);
  });

  it('keeps within the width of a phone and of a tablet', async () => {
    const { page, visit: goTo } = await visit('index');
    for (const path of kinds) {
      await goTo(path);
      for (const width of [768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.waitForFunction((width) => innerWidth === width, width, { polling: 20 });
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, content]).toEqual([path, width]);
      }
    }
  });

  it('shows on a phone that a table goes on beyond the screen, until its end', async () => {
    const { page } = await visit('guide/easing', 'real');
    await page.setViewportSize({ width: 390, height: 844 });
    const [narrow, wide] = [page.locator('table').first(), page.locator('table').last()];
    const mask = (table: Locator): Promise<string> => table.evaluate((element) => getComputedStyle(element).mask);
    expect([await mask(narrow), await mask(wide)]).toEqual(['none', expect.stringContaining('100% 100%')]);
    await wide.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await page.waitForFunction(
      () => getComputedStyle([...document.querySelectorAll('table')].at(-1)!).maskSize.startsWith('calc(100% + '),
      undefined,
      { polling: 20 },
    );
  });

  it('shows results of the search on a phone with whole lines of code, all in full colours', async () => {
    const { page } = await visit('values');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.click('.VPNavBarSearch button');
    await page.fill('.search-input', 'drag$');
    const code = page.locator('.result .excerpt code .line').first();
    await code.waitFor();
    const sides = await code.evaluate((line) =>
      [line, line.closest('.excerpt')!].map((box) => box.getBoundingClientRect().left),
    );
    expect(sides[0]).toBeGreaterThanOrEqual(sides[1]!);
    await page.waitForSelector('.result:not(.selected) .excerpt mark', { state: 'attached' });
    const faint = page
      .locator('.result .excerpt')
      .evaluateAll((excerpts) => excerpts.filter((excerpt) => getComputedStyle(excerpt).opacity !== '1').length);
    expect(await faint).toBe(0);
  });

  it.each(['guide/easing', 'gallery/grid'])('keeps the sliders of %s long when text is large', async (path) => {
    const { page } = await visit(path);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const knobs = page.locator(path === 'guide/easing' ? 'rx-curve-editor' : 'rx-whole-page');
    await knobs.scrollIntoViewIfNeeded();
    const slider = knobs.locator('.knob input').first();
    expect((await slider.boundingBox())!.width).toBeGreaterThan(48);
  });

  it.each([
    ['gallery/move-to', 'rx-scene'],
    ['layout', 'rx-layout'],
  ])('reserves the space of the examples of %s', async (path, name) => {
    const { page, errors } = await visit(path);
    const heights = (): Promise<number[]> =>
      page.locator(name).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      const reserved = await heights();
      await page.unroute('**/*.js');
      await page.reload();
      for (const each of await page.locator(name).all()) {
        await each.scrollIntoViewIfNeeded();
        await each.and(page.locator('[data-ready]')).waitFor();
      }
      const shifts = (await heights()).map((height, index) => Math.abs(height - reserved[index]!));
      expect(Math.max(...shifts)).toBeLessThan(8);
    }
    errors.splice(0);
  });

  it('loads less than 155 kB of script for the first page', async () => {
    const { page } = await visit('index');
    const scripts = new Set<string>();
    page.on('response', (response) => scripts.add(new URL(response.url()).pathname));
    await page.reload();
    await page.waitForSelector('[data-ready]');
    const sent = [...scripts]
      .filter((path) => path.endsWith('.js'))
      .map((path) => ({ path, bytes: gzipSync(files()[path.slice(path.indexOf(folder))]!).length }));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(155_000);
  });

  it('shows a menu and its stream: a click reverses it, the timeline rewinds it', async () => {
    const { page, step } = await visit('index');
    await page.waitForSelector('rx-stream[data-ready]');
    const open = (): Promise<number> =>
      page
        .locator('.panel')
        .evaluate((panel) => Math.round((100 * panel.getBoundingClientRect().height) / (2 + panel.scrollHeight)) / 100);
    const isMarked = (sign: string): Promise<number> => page.locator(`.sign >> text="${sign}"`).count();
    await step(1 / 64, 64 * 4);
    expect([await open(), await page.locator('.marble').count(), await isMarked('!')]).toEqual([1, 3, 2]);
    await page.click('.menu-button');
    await step(1 / 64, 33);
    expect(await open()).toBeCloseTo(0.5, 1);
    await page.click('.menu-button');
    await step(1 / 64, 17);
    expect(await open()).toBeGreaterThan(0.5);
    await page.locator('#time').fill('0');
    expect(await page.locator('.panel').isVisible()).toBe(false);
    expect(await page.locator('.menu-button').getAttribute('aria-expanded')).toBe('false');
    await page.click('.menu-button');
    await step(1 / 64, 64 * 2);
    expect([await open(), await page.locator('.marble').count()]).toEqual([1, 1]);
  });

  it('shows the stage in its final position before its script has run', async () => {
    const { page } = await visit('index');
    const live = Object.keys(files()).find((path) => /chunks\/stream\.[\w-]+\.js$/.test(path))!;
    const boxes = async (): Promise<unknown[]> => [
      ...(await Promise.all(
        ['.menu-button', '.diagram', '.scrubber', '.again'].map((part) =>
          page.locator(`rx-stream ${part}`).boundingBox(),
        ),
      )),
      await page.locator('.hint').boundingBox(),
    ];
    const asked = new Promise<Route>((resolve) => void page.route(`**/${live}`, resolve));
    await page.reload({ waitUntil: 'commit' });
    const script = await asked;
    await page.waitForSelector('.hint');
    const before = await boxes();
    expect(before).not.toContain(null);
    await script.continue();
    await page.waitForSelector('rx-stream[data-ready]');
    expect(await boxes()).toEqual(before);
  });

  it('does not move the menu by itself for users who want less motion', async () => {
    const { page, step } = await visit('index');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.waitForSelector('rx-stream[data-ready]');
    const open = (): Promise<string> => page.locator('.panel').evaluate((panel) => panel.style.cssText);
    const before = await open();
    await step(1 / 64, 20);
    expect(await open()).toBe(before);
    await page.click('.menu-button');
    expect(await page.locator('.menu-button').getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.panel').isVisible()).toBe(false);
  });

  it('lets the components of the gallery show what they do, but not to users who want less motion', async () => {
    const { page, visit: goTo } = await visit('index', 'real');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      addEventListener('message', ({ data }: MessageEvent<{ acts?: unknown[] }>) => {
        if (data.acts !== undefined) document.documentElement.dataset.acts = String(data.acts.length);
      });
    });
    await goTo('gallery/things');
    const thing = page.locator('rx-thing[name=accordion]');
    await thing.scrollIntoViewIfNeeded();
    const frame = thing.frameLocator('iframe');
    await frame.locator('html[data-acts="0"]').waitFor();
    expect(await frame.locator('[aria-expanded=true]').count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await frame.locator('[aria-expanded=true]').first().waitFor();
  });

  it('drives one choreography by hand, by scroll and by marbles', async () => {
    const { page, step } = await visit('guide/time-and-clocks');
    await page.locator('rx-choreography').scrollIntoViewIfNeeded();
    await page.waitForSelector('rx-choreography[data-ready]');
    const place = (): Promise<number> =>
      page.locator('#hand').evaluate((input) => (input as HTMLInputElement).valueAsNumber);
    await step(1 / 64, 65);
    const opening = await place();
    expect(opening).toBeGreaterThan(0);
    await page.locator('#hand').fill('0.75');
    await step(1 / 64, 16);
    expect(await place()).toBe(0.75);
    await page.locator('.track').evaluate(async (track) => {
      const scrolled = new Promise((done) => track.addEventListener('scroll', done, { once: true }));
      track.scrollLeft = (track.scrollWidth - track.clientWidth) / 2;
      await scrolled;
    });
    await step(1 / 64, 2);
    expect(await place()).toBeCloseTo(0.5, 2);
    await page.locator('#marbles').fill('9----0|');
    await step(0.125, 3);
    expect(await place()).toBeCloseTo(0.5, 2);
  });

  it('applies the edited curve to a motion, and reports invalid input', async () => {
    const { page } = await visit('guide/easing');
    await page.locator('rx-curve-editor').scrollIntoViewIfNeeded();
    await page.waitForSelector('rx-curve-editor[data-ready]');
    const grip = (await page.locator('rx-curve-editor .grip').first().boundingBox())!;
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(0, 2000);
    await page.mouse.up();
    expect(await page.locator('.written').textContent()).toContain('cubicBezier(0, -0.4, 0.3, 1.2)');
    await page.click('rx-curve-editor .segments >> text=linear');
    await page.fill('.stops', '0, 2 50%, 1');
    expect(await page.locator('.written').textContent()).toContain('linear(0, [2, 0.5], 1)linear(0, 2 50%, 1)');
    await page.fill('.stops', '0, up, 1');
    expect(await page.locator('.fault').textContent()).toContain('got up');
    await page.locator('rx-curves').scrollIntoViewIfNeeded();
    await page.waitForSelector('rx-curves[data-ready]');
    expect(await page.locator('rx-curves .cell').count()).toBe(36);
  });

  it('keeps the slider of all curves below the bars of windows of any width', async () => {
    const { page } = await visit('guide/easing');
    for (const width of [390, 1100, 1300]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('rx-curves').scrollIntoViewIfNeeded();
      await page.waitForSelector('rx-curves[data-ready]');
      await page
        .locator('rx-curves .cell')
        .nth(20)
        .evaluate((cell) => cell.scrollIntoView());
      const bottoms = await page
        .locator(':is(.VPNav, .VPLocalNav):visible')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().bottom));
      const { y } = (await page.locator('rx-curves .together').boundingBox())!;
      expect(y).toBeCloseTo(Math.max(...bottoms), -1);
    }
  });

  it('leaves out the cards under an open one, and says which tab is chosen', async () => {
    const { page } = await visit('layout');
    for (const example of ['opening', 'tabs']) {
      await page.locator(`rx-layout[example=${example}]`).scrollIntoViewIfNeeded();
      await page.waitForSelector(`rx-layout[example=${example}][data-ready]`);
    }
    await page.locator('.sheets button').first().press('Enter');
    expect(await page.locator('.sheets [inert]').count()).toBe(2);
    await page.click('.tabs >> text=Members');
    expect(await page.locator('.tabs [aria-pressed=true]').allTextContents()).toEqual(['Members']);
  });

  it('shows the latest frame in the drawing of the model, on a phone and in forced colours, too', async () => {
    const { page } = await visit('guide/the-model');
    await page.locator('rx-model').scrollIntoViewIfNeeded();
    await page.waitForSelector('rx-model[data-ready]');
    await page.locator('#uneven').uncheck();
    await page.locator('#rate').fill('4');
    await page.locator('#time').fill('0.45');
    expect(await page.locator('rx-model .state').textContent()).toContain('elapsed 0.75 s → x 75, rotation 0°');
    await page.emulateMedia({ forcedColors: 'active' });
    const card = page.locator('rx-model .card');
    expect(await card.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch('gradient');
    expect(await card.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('rx-model').scrollIntoViewIfNeeded();
    const name = (await page.locator('rx-model .name >> text=elapsed').boundingBox())!;
    const frame = (await page.locator('rx-model').boundingBox())!;
    expect(name.height).toBeGreaterThan(9);
    expect(name.x).toBeGreaterThan(frame.x);
  });

  it.each(kinds)('is accessible on %s: light, dark, forced colours', async (path) => {
    const { page } = await visit(path);
    if (path === 'gallery/move-to') await page.waitForSelector('rx-scene[data-ready]');
    await page.evaluate(axe);
    for (const ground of ['light', 'dark', 'forced'] as const) {
      await page.emulateMedia({
        colorScheme: ground === 'dark' ? 'dark' : 'light',
        forcedColors: ground === 'forced' ? 'active' : 'none',
      });
      await page.waitForFunction(
        (isDark) => document.documentElement.classList.contains('dark') === isDark,
        ground === 'dark',
        { polling: 10 },
      );
      // The elements are those of the light page: only colours can be wrong in the others. All pages have the bars of
      // the first two.
      const rules = ground === 'light' ? undefined : ['color-contrast', 'link-in-text-block'];
      const place = path === 'index' || path === 'guide/easing' ? ':root' : '.VPContent';
      expect([ground, await violations(page, place, rules)]).toEqual([ground, []]);
    }
  });
});

const axe = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** The violations of some of axe's rules, or of all, in a part of a page, with their elements. */
function violations(page: Page, place: string, rules: readonly string[] = []): Promise<unknown[]> {
  return page.evaluate(
    async ([place, rules]) => {
      interface Axe {
        readonly run: (place: string, options: object) => Promise<{ violations: Violation[] }>;
      }
      interface Violation {
        readonly id: string;
        readonly nodes: readonly { readonly html: string }[];
      }
      const options = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) };
      const found = await (globalThis as unknown as { axe: Axe }).axe.run(place, options);
      return found.violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
    },
    [place, rules] as const,
  );
}
