import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Log, type TestOptions, toTest } from 'rx-motion/testing';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly shown: () => { readonly x: number }; readonly report: () => string };

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(import.meta.dirname, 'bug-'));
  const src = JSON.stringify(join(root, 'src'));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { root: ${JSON.stringify(folder)}, test: { include: ['vitest-*/*.bug.test.ts'] }, resolve: { alias: [
      { find: /^rx-motion$/, replacement: ${src} + '/index.ts' },
      { find: /^rx-motion\\/(.+)$/, replacement: ${src} + '/$1/index.ts' } ] } };`,
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the tests of a log for the broken and for the mended program. Returns their files. */
function write(log: Log, options: Omit<TestOptions, 'name' | 'program'>): string[] {
  return [false, true].map((isMended) => {
    const name = `${options.runner}-${isMended ? 'mended' : 'broken'}`;
    const path = mkdtempSync(join(folder, `${name}-`));
    writeFileSync(
      join(path, 'start.ts'),
      `import { carousel } from '../../carousel.js';
      export const start = (inputs: never) => carousel(inputs, ${isMended});`,
    );
    const [test, data] = toTest(log, { name, program: './start.js', ...options });
    const file = join(path, test.file.replace(/js$/, 'ts'));
    writeFileSync(file, test.text);
    writeFileSync(join(path, data.file), data.text);
    return file;
  });
}

/** What a command prints. */
async function run(...command: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    TSX_TSCONFIG_PATH: resolve(root, 'test/tsconfig.json'),
    NO_COLOR: '1',
  };
  const child = spawn(process.execPath, command, { cwd: root, env });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)));
  await once(child, 'close');
  return parts.join('');
}

describeInChromium('a bug of the gallery, recorded under real frames', ({ open }) => {
  it('is a test that fails before the mend and passes after it, with each runner', async () => {
    const { page } = await open({
      clock: 'real',
      body: '<button>Next</button>',
      script: new URL('./carousel.page.ts', import.meta.url),
    });
    const shows = (x: number): Promise<unknown> =>
      page.waitForFunction((goal) => exported.shown().x === goal, x, { polling: 20 });
    for (const x of [-300, -600]) {
      await page.click('button');
      await shows(x);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shows(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const log = JSON.parse(await page.evaluate(() => exported.report())) as Log;
    expect(log.outcome).toEqual({ slide: 2, x: 0 });
    expect(log.entries.length).toBeGreaterThan(20);

    const expected = { slide: 2, x: -600 };
    write(log, { runner: 'vitest', environment: 'jsdom', expected });
    write(log, { runner: 'vitest' });
    const inJest = write(log, { runner: 'jest', environment: 'jsdom' });
    const inNode = write(log, { runner: 'node', expected });
    const [vitest, jest, node] = await Promise.all([
      run('node_modules/vitest/vitest.mjs', 'run', '--config', join(folder, 'vitest.config.ts')),
      run('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--selectProjects', 'node', '--', ...inJest),
      run('--import', 'tsx', '--test-reporter', 'tap', '--test', ...inNode),
    ]);
    expect(vitest).toMatch(/Tests {2}2 failed \| 2 passed/);
    for (const title of ['ends as expected', 'does not end as recorded'])
      expect(vitest).toMatch(new RegExp(`FAIL .*vitest-broken ${title}`));
    expect(jest).toMatch(/● jest-broken does not end as recorded[^]*Tests: +1 failed, 1 passed/);
    expect(node).toMatch(/^not ok \d+ - node-broken ends as expected[^]*^# pass 1$/m);
    expect(node).toMatch(/^ok \d+ - node-mended ends as expected/m);
  }, 120_000);
});
