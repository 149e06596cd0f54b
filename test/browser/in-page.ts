import { expect, it } from '@jest/globals';
import { describeInChromium } from './chromium.js';

/** A test that runs in a page of its own. */
export interface PageCase {
  readonly name: string;
  /** The HTML inside `body`. */
  readonly body?: string;
  readonly run: () => unknown;
  /** What `run` must return. */
  readonly is: unknown;
}

declare const exported: { readonly cases: readonly PageCase[] };

/**
 * Runs the cases that a page's script exports.
 *
 * @param name As for `describe`.
 * @param script The script, whose module is imported here, too: it must do nothing outside its functions.
 */
export function runInPages(name: string, script: URL, cases: readonly PageCase[]): void {
  describeInChromium(name, ({ open }) => {
    it.each(cases.map((one, index) => ({ ...one, index })))('$name', async ({ body, index, is }) => {
      const { page } = await open({ script, ...(body !== undefined && { body }) });
      expect(await page.evaluate((index) => exported.cases[index]!.run(), index)).toEqual(is);
    });
  });
}
