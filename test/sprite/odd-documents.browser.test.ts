import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from '@jest/globals';
import { bundle } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';
import { brokenDocuments } from './broken-documents.js';
import { oddDocuments, outcomeOf } from './odd-documents.js';

declare const exported: {
  readonly odd: () => string[] | Promise<string[]>;
  readonly broken: (count: number) => string[];
};

const script = new URL('./odd-documents.page.ts', import.meta.url);
const inWorker = `
  export const odd = (): Promise<string[]> => new Promise((resolve, reject) => {
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });`;

describeInChromium('an odd document in a browser', ({ open }) => {
  const names = oddDocuments.map(({ name }) => name);
  let here: string[];
  beforeAll(() => {
    here = oddDocuments.map(({ text }) => outcomeOf(text));
  });

  it('has the same outcome as in Node', async () => {
    const { page } = await open({ script });
    const there = await page.evaluate(() => exported.odd());
    expect(paired(names, there)).toEqual(paired(names, here));
  });

  it('has the same outcome in a worker', async () => {
    const worker = await bundle({ path: fileURLToPath(new URL('./odd-documents.worker.ts', import.meta.url)) });
    const { page } = await open({ script: inWorker, files: { 'worker.js': worker } });
    const there = await page.evaluate(() => exported.odd());
    expect(paired(names, there)).toEqual(paired(names, here));
  });

  it('has the same outcome as in Node when broken at random', async () => {
    const { page } = await open({ script });
    const documents = brokenDocuments(3000);
    const here = documents.map(outcomeOf);
    const there = await page.evaluate((count) => exported.broken(count), documents.length);
    expect(paired(documents, there)).toEqual(paired(documents, here));
    // Some are read, others rejected.
    expect(here.filter((outcome) => outcome.startsWith('{')).length).toBeGreaterThan(300);
    expect(here.filter((outcome) => outcome.startsWith('SyntaxError')).length).toBeGreaterThan(300);
  });
});

function paired(names: readonly string[], outcomes: readonly string[]): (readonly [string, string | undefined])[] {
  return names.map((name, index) => [name, outcomes[index]?.slice(0, 2000)]);
}
