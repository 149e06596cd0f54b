import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly attach: () => void;
  /** The text of an element of the strip. */
  readonly text: (id: string) => string;
  readonly x: () => number;
  readonly press: (id: string) => void;
  /** Sets a field of the strip, as a user does. */
  readonly set: (id: string, value: string, event: string) => void;
  readonly manyTimes: (count: number) => { html: string; frames: boolean };
  readonly crowd: (count: number) => void;
  readonly saved: () => Promise<string>;
};
declare const axe: { run(): Promise<{ violations: readonly { id: string }[] }> };

const script = `
  import { Subject } from 'rxjs';
  import { frame$, moveBy, named, play } from 'rx-motion';
  import { attachDevtools } from 'rx-motion/devtools';
  import { domTarget } from 'rx-motion/dom';
  const box = domTarget(document.querySelector('#box')!);
  let devtools;
  const root = () => document.body.lastElementChild.shadowRoot;
  const find = (id: string) => root().querySelector('#' + id);
  export const attach = () => {
    devtools = attachDevtools({ log: () => ({ version: 1 }) });
    play(named('slide in', moveBy(10, { x: 1000, y: 0 })), box).subscribe();
  };
  export const text = (id: string) => find(id).innerText;
  export const x = () => box.x;
  export const press = (id: string) => find(id).click();
  export const set = (id: string, value: string, event: string) => {
    find(id).value = value;
    find(id).dispatchEvent(new Event(event));
  };
  export const manyTimes = (count: number) => {
    devtools.unsubscribe();
    for (let index = 0; index < count; index++) attachDevtools().unsubscribe();
    let frames = true;
    frame$.subscribe(() => (frames = false)).unsubscribe();
    return { html: document.querySelector('main').outerHTML + document.querySelectorAll('body > div').length, frames };
  };
  export const saved = () => new Promise((resolve) => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      void blob.text().then(resolve);
      return createObjectURL(blob);
    };
    press('save');
  });
  export const crowd = (count: number) => {
    for (let index = 0; index < count; index++) play(moveBy(10, { x: 1 }), { x: 0 }).subscribe();
    set('rate', '1', 'change');
  };`;

const body = '<main><h1>Page</h1><p id="box" class="card">word</p></main>';

describeInChromium('the strip of attachDevtools', ({ open }) => {
  it('pauses, steps, slows down and lets time pass, and says what runs', async () => {
    const { page, step } = await open({ body, script });
    await page.evaluate(() => exported.attach());
    await step(0.5, 3);
    const x = (): Promise<number> => page.evaluate(() => exported.x());
    const press = (id: string): Promise<void> => page.evaluate((id) => exported.press(id), id);
    const set = (...given: [id: string, value: string, event: string]): Promise<void> =>
      page.evaluate((given) => exported.set(...given), given);
    expect(await x()).toBe(100);
    await press('pause');
    await step(0.5, 2);
    expect(await x()).toBe(100);
    expect(await page.evaluate(() => exported.text('list'))).toBe('slide in p#box.card 1.00 s');
    expect(await page.evaluate(() => exported.text('summary'))).toBe('1 motion runs');
    await press('step');
    expect(await x()).toBeCloseTo(100 + 100 / 60, 6);
    await set('range', '0.5', 'input');
    await set('range', '0.4', 'input');
    await set('range', '1', 'input');
    expect(await x()).toBeCloseTo(200 + 100 / 60, 6);
    await set('range', '1', 'change');
    await set('rate', '0.5', 'change');
    await press('pause');
    await step(0.5, 1);
    expect(await x()).toBeCloseTo(225 + 100 / 60, 6);
    expect(await page.evaluate(() => exported.saved())).toBe('{"version":1}');
  });

  it('leaves nothing behind after a hundred times', async () => {
    const { page, step } = await open({ body, script });
    await page.evaluate(() => exported.attach());
    await step(0.5, 2);
    const { html, frames } = await page.evaluate(() => exported.manyTimes(100));
    expect(html.replace(/ style="[^"]*"/, '')).toBe(`${body}0`);
    expect(frames).toBe(true);
    await step(0.5, 1);
    expect(await page.evaluate(() => exported.x())).toBe(100);
  });

  it('is usable by keys and readable, light and dark, and lists some of many runs', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(source);
    await page.evaluate(() => exported.attach());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() => axe.run());
      expect(violations.filter(({ id }) => !/document-title|html-has-lang/.test(id))).toEqual([]);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => exported.text('pause'))).toBe('Play');
    await page.evaluate(() => exported.crowd(10_000));
    expect(await page.evaluate(() => exported.text('list'))).toContain('and 9989 more');
  });
});
