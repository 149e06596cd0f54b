import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import type { Difference, Row } from './platform.page.js';

declare const exported: {
  readonly differences: (rows: readonly Row[], by: 'styleTo' | 'cssKeyframes') => Difference[];
};

type Facts = Readonly<Record<string, readonly (Omit<Row, 'at'> & { readonly at: Readonly<Record<string, string>> })[]>>;
const facts = JSON.parse(readFileSync(new URL('./wpt-interpolation.json', import.meta.url), 'utf8')) as Facts;
/*
 * The rows are those of web-platform-tests (BSD-3-Clause) that Chromium itself passes; only their facts are used here.
 * Where we differ: a size goes from and to `auto`, which CSS lets jump; colours and angles of gradients change smoothly;
 * a `font-stretch` is not rounded to quarters; cssKeyframes starts from the used value of `auto`.
 */
const rows = Object.values(facts)
  .flat()
  .map((row): Row => ({ ...row, at: Object.keys(row.at).map(Number) }));

describeInChromium('values between two styles', ({ open }) => {
  it.each([
    ['styleTo', { 'background-image': 2, 'font-stretch': 1, height: 4, width: 4 }],
    ['cssKeyframes', { 'caret-color': 4, height: 4, 'min-height': 3, 'min-width': 3, width: 4 }],
  ] as const)('are those of the browser: %s', async (by, exceptions) => {
    const { page } = await open({ script: new URL('./platform.page.ts', import.meta.url) });
    const found = await page.evaluate(({ rows, by }) => exported.differences(rows, by), { rows, by });
    const counts: Record<string, number> = {};
    for (const { property } of found) counts[property] = (counts[property] ?? 0) + 1;
    expect(counts).toEqual(exceptions);
  });
});
