import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');

function run(...command: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: resolve(root, 'test/tsconfig.json'), NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

it('works with Vitest', () => {
  const { status, output } = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/testing/runners/vitest.config.ts',
  );
  expect(output).toMatch(/Tests {2}4 passed/);
  expect(status).toBe(0);
}, 60_000);

it('works with node:test', () => {
  const { status, output } = run(
    '--import',
    'tsx',
    '--test-reporter',
    'tap',
    '--test',
    'test/testing/runners/node-test.example.ts',
  );
  expect(output).toMatch(/^# pass 3$/m);
  expect(status).toBe(0);
}, 60_000);
