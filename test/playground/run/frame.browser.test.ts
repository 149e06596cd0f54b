import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

const frame = readFileSync(resolve(import.meta.dirname, '../../../docs/playground/run/frame.html'), 'utf8');

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
      element.onload = () =>
        element.contentWindow!.postMessage({ code, modules: {}, scheme: 'light', calm: false }, '*');
      document.body.append(element);
    });
  }`;

declare const exported: {
  readonly run: (code: string) => Promise<readonly { readonly kind: string; readonly text?: string }[]>;
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
    const heard = await page.evaluate((code) => exported.run(code), `\n${code}`);
    expect(heard).toEqual([{ kind: 'error', text, line: 2 }]);
    expect(errors.splice(0)).toHaveLength(1);
  });

  it('says that an import from elsewhere fails', async () => {
    const { page, errors } = await open({ script: runner });
    const code = "import confetti from 'https://localhost.example/confetti.js'; confetti();";
    const heard = await page.evaluate((code) => exported.run(code), code);
    expect(heard).toEqual([{ kind: 'error', text: expect.stringContaining('import only from rx-motion and rxjs') }]);
    expect(errors.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
  });
});
