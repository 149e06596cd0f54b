import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Frame } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { holdFrames } from '../../browser/hold-frames.js';

const written = readFileSync(resolve(import.meta.dirname, '../../../docs/playground/run/frame.html'), 'utf8');
/** Its time stands still before its own script runs, also in a process of its own. */
const frame = written.replace('<body>', `<body><script>(${String(holdFrames)})()</script>`);

/** Runs programs in frames of their own. */
const runner = `
  export function run(code: string): Promise<{ kind: string; text?: string }[]> {
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', 'allow-scripts');
    element.srcdoc = ${JSON.stringify(frame).replaceAll('</', '<\\/')};
    const heard: { kind: string; text?: string }[] = [];
    return new Promise((done) => {
      addEventListener('message', ({ source, data }) => {
        if (source !== element.contentWindow) return;
        heard.push(data);
        if (data.kind !== 'log') done(heard);
      });
      const post = (message: object) => element.contentWindow!.postMessage(message, '*');
      element.onload = () => post({ code, modules: {}, scheme: 'light', calm: false });
      setCalm = (calm) => post({ calm });
      document.body.append(element);
    });
  }
  export let setCalm: (calm: boolean) => void;`;

declare const exported: {
  readonly run: (code: string) => Promise<readonly { readonly kind: string; readonly text?: string }[]>;
  readonly setCalm: (calm: boolean) => void;
};

describeInChromium('the frame of a program', ({ open }) => {
  it.each([
    ["'a', 1, null, undefined", 'a 1 null undefined'],
    ['{ x: NaN, y: undefined, z: 0.5 }', '{ "x": "NaN", "y": "undefined", "z": 0.5 }'],
    ['[1n, -Infinity, new Error("no")]', '[ "1", "-Infinity", "Error: no" ]'],
    ['new Map([["a", { b: true }]]), new Set([null])', '[ [ "a", { "b": true } ] ] [ null ]'],
    ['((a) => (a.a = a))({ b: [] })', '{ "b": [], "a": "…" }'],
  ])('logs %s in full', async (values, text) => {
    const { page } = await open({ script: runner });
    expect(await page.evaluate((code) => exported.run(code), `console.log(${values})`)).toEqual([
      { kind: 'log', text },
      { kind: 'ran' },
    ]);
  });

  it.each([
    ['throw new TypeError("no ship")', 'Uncaught TypeError: no ship'],
    ['document.querySelector("##")', expect.stringContaining("'##' is not a valid selector")],
  ])('reports the reason and the line of an error: %s', async (code, text) => {
    const { page, errors } = await open({ script: runner });
    const thrown = page.waitForEvent('pageerror');
    const heard = await page.evaluate((code) => exported.run(code), `\n${code}`);
    expect(heard).toEqual([{ kind: 'error', text, line: 2 }]);
    // The process of the frame reports by itself.
    await thrown;
    expect(errors.splice(0)).toHaveLength(1);
  });

  it('shows a program that asks whether all motion is paused, and when that changes', async () => {
    const { page } = await open({ script: runner });
    const code = `
      const less = matchMedia('(prefers-reduced-motion: reduce)');
      less.addEventListener('change', () => (document.title = String(less.matches)));
      document.title = String(less.matches);
      let frames = 0;
      const count = () => requestAnimationFrame(() => { document.body.title = String(++frames); count(); });
      count();`;
    await page.evaluate((code) => exported.run(code), code);
    const frame = page.frames()[1]!;
    await titled(frame, 'false');
    for (const calm of [true, false]) {
      await page.evaluate((calm) => exported.setCalm(calm), calm);
      await titled(frame, String(calm));
    }
    expect(await frames(frame, 3)).toBe('3');
  });

  it('holds the frames of a program that does not ask while all motion is paused', async () => {
    const { page } = await open({ script: runner });
    const code = `
      let frames = 0;
      const count = () => requestAnimationFrame(() => { document.body.title = String(++frames); count(); });
      cancelAnimationFrame(requestAnimationFrame(() => (frames = 100)));
      count();
      addEventListener('message', ({ data: { calm } }) => (document.title = String(calm)));`;
    await page.evaluate((code) => exported.run(code), code);
    const frame = page.frames()[1]!;
    await titled(frame, 'The running program');
    expect(await frames(frame, 2)).toBe('2');
    await page.evaluate(() => exported.setCalm(true));
    await titled(frame, 'true');
    expect(await frames(frame, 2)).toBe('2');
    await page.evaluate(() => exported.setCalm(false));
    await titled(frame, 'false');
    expect(await frames(frame, 2)).toBe('4');
  });

  it('says that an import from elsewhere fails', async () => {
    const { page, errors } = await open({ script: runner });
    const code = "import confetti from 'https://localhost.example/confetti.js'; confetti();";
    const refused = page.waitForEvent('console');
    const heard = await page.evaluate((code) => exported.run(code), code);
    await refused;
    expect(heard).toEqual([{ kind: 'error', text: expect.stringContaining('import only from rx-motion and rxjs') }]);
    expect(errors.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
  });
});

/** What a program that counts its frames shows after so many more. */
async function frames(frame: Frame, count: number): Promise<string> {
  await frame.evaluate(`stepFrames(1 / 64, ${String(count)})`);
  return frame.evaluate(() => document.body.title);
}

/** Resolves when the frame has a title. A frame with a process of its own may seem empty until Playwright follows it. */
async function titled(frame: Frame, title: string): Promise<void> {
  await frame.waitForFunction((title) => document.title === title, title, { polling: 10 });
}
