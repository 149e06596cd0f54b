import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'modern-gif';
import { chromium, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { createServer } from 'vitepress';
import { chromiumArguments, chromiumPath } from '../test/browser/executable.js';
import { styleInside } from '../test/gallery/style-inside.js';
import { root } from './package/entry-points.js';

/*
 * `npm run picture` records the animated picture of the README, choreography.gif: the gallery's choreography,
 * played to its end and dragged back. The script drives the scrubber, so every run records the same frames, on two
 * pages at once.
 */
const width = 480;
const fps = 15;
const mostBytes = 1_000_000;
const file = join(root, 'docs/site/public/choreography.gif');

const server = await createServer(join(root, 'docs'), { host: '127.0.0.1' });
const profile = mkdtempSync(join(tmpdir(), 'picture-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: chromiumPath() ?? 'chromium',
  args: [...chromiumArguments],
  colorScheme: 'light',
});
try {
  await server.listen();
  const pages = await Promise.all([opened(), opened()]);
  const all = course(await durationOf(pages[0]));
  const share = Math.ceil(all.length / pages.length);
  // Any page can show any frame: each has a part of them.
  const parts = pages.map((page, index) => framesOf(page, all.slice(index * share, (index + 1) * share)));
  const frames = (await Promise.all(parts)).flat();
  const [{ width, height }] = frames as [(typeof frames)[0]];
  const picture = new Uint8Array(await encode({ width, height, frames, maxColors: 128 }));
  if (picture.length > mostBytes)
    throw new Error(`picture: its size must be <= ${mostBytes} bytes, got ${picture.length}`);
  writeFileSync(file, picture);
  console.log(`${file}: ${frames.length} frames of ${width} x ${height}, ${Math.ceil(picture.length / 1000)} kB`);
} finally {
  await browser.close();
  await server.close();
  rmSync(profile, { recursive: true, force: true });
}

interface Shown {
  /** Seconds. */
  readonly time: number;
  /** Milliseconds. */
  readonly delay: number;
}

/** The stage by itself, at whole pixels. */
function alone(): string {
  return `.stage-frame { position: fixed; z-index: 9; inset: 0 auto auto 0; width: ${width}px; border: 0; border-radius: 0 }`;
}

/**
 * The times shown, in seconds, with their delays in milliseconds: to the end, a pause, and back three times as fast.
 */
function course(duration: number): Shown[] {
  const count = Math.ceil(duration * fps);
  const there = Array.from({ length: count + 1 }, (_, index) => ({
    time: (index / count) * duration,
    delay: 1000 / fps,
  }));
  const back = there.filter((_, index) => index % 3 === 0).reverse();
  return [...there, { time: duration, delay: 700 }, ...back, { time: 0, delay: 300 }];
}

async function opened(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls!.local[0]!}gallery/choreography.html`);
  await page.waitForSelector('rx-scene[data-ready]');
  const play = page.locator('.transport .play');
  if ((await play.getAttribute('data-playing')) === 'true') await play.click();
  await page.addStyleTag({ content: ':is(.VPNav, .VPSidebar, .VPLocalNav) { display: none }' });
  await page.locator('rx-scene').evaluate(styleInside, alone());
  return page;
}

async function framesOf(
  page: Page,
  shown: readonly Shown[],
): Promise<{ data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; delay: number }[]> {
  const frames = [];
  for (const { time, delay } of shown) {
    await scrub(page, time);
    const { data, width, height } = PNG.sync.read(await page.locator('.stage-frame').screenshot());
    frames.push({ data: new Uint8ClampedArray(data), width, height, delay });
  }
  return frames;
}

function durationOf(page: Page): Promise<number> {
  return page.locator('.scrubber').evaluate((scrubber) => Number((scrubber as HTMLInputElement).max));
}

async function scrub(page: Page, time: number): Promise<void> {
  await page.locator('.scrubber').evaluate((scrubber, to) => {
    (scrubber as HTMLInputElement).value = String(to);
    scrubber.dispatchEvent(new Event('input'));
  }, time);
}
