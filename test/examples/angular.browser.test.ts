import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { attack } from './angular-attack.js';
import { builtExample } from './built-example.js';

const root = resolve(import.meta.dirname, '../..');
const example = join(root, 'docs/examples/angular');

/**
 * The files of the application, built ahead of time once, here or by `check:consumers`, and zone.js, which the
 * application uses if it is loaded first.
 */
function build(): Record<string, string> {
  const built = builtExample();
  if (!existsSync(built)) {
    const architect = join(root, 'node_modules/@angular-devkit/architect/bin/cli.js');
    const options = ['example:build', '--output-path', `${built}-unfinished`];
    execFileSync(process.execPath, [architect, ...options], { cwd: example, stdio: 'pipe' });
    if (!existsSync(built)) renameSync(`${built}-unfinished/browser`, built);
  }
  return {
    ...Object.fromEntries(readdirSync(built).map((name) => [name, readFileSync(join(built, name), 'utf8')])),
    'zone.js': readFileSync(join(root, 'node_modules/zone.js/bundles/zone.umd.min.js'), 'utf8'),
  };
}

declare const exported: {
  readonly settled: () => Promise<void>;
  readonly attack: (seed: number, count: number) => Promise<string[]>;
};

/** Starts the built application in the page of a test. */
const script = `
  document.head.insertAdjacentHTML('afterbegin', '<base href="' + location.pathname + '">');
  const load = (name) => import(new URL(name, document.baseURI).href);
  if (ZONE) await load('zone.js');
  await load('main.js');
  ${attack}
  export { quiet as settled };
  await quiet();`;

describeInChromium('the Angular application, built ahead of time', ({ open }) => {
  let files: Record<string, string> = {};
  beforeAll(() => {
    files = build();
  }, 400_000);
  const start = (change: string) =>
    open({ body: '<app-root></app-root>', script: script.replace('ZONE', String(change === 'zone.js')), files });

  describe.each(['no zone', 'zone.js'])('with %s', (change) => {
    it('survives random clicks and routes: no jump, no leftover, no rendering', async () => {
      const { page } = await start(change);
      expect(await page.evaluate(() => exported.attack(7, 150))).toEqual([]);
    });

    it('can be clicked through, and renders in no frame', async () => {
      const { page, step } = await start(change);
      const settled = (): Promise<void> => page.evaluate(() => exported.settled());
      const click = async (selector: string): Promise<void> => {
        await page.locator(selector).evaluate((element: HTMLElement) => {
          element.click();
        });
        await settled();
      };
      const look = (selector: string): Promise<number[][]> =>
        page.locator(selector).evaluateAll((elements) =>
          elements.map((element) => {
            const { opacity, transform } = getComputedStyle(element);
            const { e, f } = new DOMMatrix(transform);
            return [Number(opacity), e, f].map((number) => Math.round(number * 100) / 100);
          }),
        );
      /** Runs frames; none may make Angular render. */
      const play = async (seconds: number, frames: number): Promise<void> => {
        await settled();
        const renders = (): Promise<number> => page.evaluate(() => performance.getEntriesByName('render').length);
        const before = await renders();
        await step(seconds, frames);
        await settled();
        expect(await renders()).toBe(before);
      };

      await play(0.25, 3);
      expect(await look('li')).toEqual([
        [1, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
      ]);

      await click('#add');
      expect((await look('li')).at(-1)).toEqual([0, 0, 24]);
      await play(0.125, 2);
      expect((await look('li')).at(-1)).toEqual([0.5, 0, 12]);

      await click('#clear');
      await step(0.0625, 3);
      // The last one, which was still entering, has turned and is on its way back.
      expect((await look('li')).map(([opacity]) => opacity)).toEqual([0.5, 0.7, 0.9, 0.25]);
      await step(0.25, 3);
      await settled();
      expect(await look('li')).toEqual([]);

      await page.focus('#ask');
      await click('#ask');
      expect(await look('dialog')).toEqual([[0, 0, 24]]);
      await play(0.125, 3);
      expect(await look('dialog')).toEqual([[1, 0, 0]]);
      await page.keyboard.press('Escape');
      await settled();
      await step(0.125, 2);
      expect(await look('dialog')).toEqual([[0.5, 0, 12]]);
      await step(0.125);
      await settled();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('ask');
      await click('#ask');
      expect(await look('dialog')).toEqual([[0, 0, 24]]);
      await step(0.125, 3);
      await click('#yes');
      await step(0.125, 2);
      expect(await look('dialog')).toEqual([[0.5, 0, 12]]);
      await step(0.125);
      await settled();
      expect(await look('dialog')).toEqual([]);

      await click('#to-play');
      expect(await look('app-list, app-play')).toHaveLength(2);
      await step(0.125, 3);
      await settled();
      expect(await look('app-list')).toEqual([]);
      expect(await look('app-play')).toEqual([[1, 0, 0]]);

      await page.evaluate(() => {
        const card = document.querySelector<HTMLElement>('.card')!;
        card.setPointerCapture = () => undefined;
        for (const [type, clientX] of [
          ['pointerdown', 10],
          ['pointermove', 70],
          ['pointerup', 70],
        ] as const) {
          card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 0 }));
        }
      });
      await settled();
      expect(await look('.card')).toEqual([[1, 60, 0]]);
      await play(0.25, 2);
      expect(await look('.card')).toEqual([[1, 30, 0]]);

      await click('#send');
      expect(await look('[role=alert]')).toEqual([[0, 0, 24]]);
      await step(0.05, 2);
      expect((await look('input'))[0]![1]).toBe(8);
      await play(0.25, 3);
      expect(await look('input, [role=alert]')).toEqual([
        [1, 0, 0],
        [1, 0, 0],
      ]);
    });
  });
});
