import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Installed } from './install.js';

/** The oldest versions that the package supports, by name: those of browsers are Baseline 2023. */
export const oldest = {
  'Chrome, Edge': '120',
  Firefox: '121',
  'Safari, also on iOS': '17.2',
  'Node.js': '20.19, 22.12',
  TypeScript: '5.4',
  RxJS: '7.8',
} as const;

const targets = [
  ...['chrome', 'edge'].map((name) => name + oldest['Chrome, Edge']),
  `firefox${oldest.Firefox}`,
  ...['safari', 'ios'].map((name) => name + oldest['Safari, also on iOS']),
  ...oldest['Node.js'].split(', ').map((version) => `node${version}`),
];

/** Scripts that are a syntax error in one of the oldest browsers: esbuild would rewrite them for it. */
export async function oldestFaults({ folder }: Installed): Promise<string[]> {
  const packed = join(folder, 'node_modules/rx-motion/dist');
  const scripts = readdirSync(packed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const faults = await Promise.all(
    scripts.map(async (file) => faultOf(file, readFileSync(join(packed, file), 'utf8'))),
  );
  return faults.flat();
}

async function faultOf(file: string, script: string): Promise<string[]> {
  const [newest, ...others] = await Promise.all(['esnext', ...targets].map((target) => rewritten(script, target)));
  const failed = targets.filter((_, index) => others[index] !== newest);
  return failed.length === 0 ? [] : [`dist/${file} has syntax that ${failed.join(', ')} cannot read`];
}

async function rewritten(script: string, target: string): Promise<string> {
  // esbuild's table lacks the browsers with \p{…}: all of these have it.
  const supported = { 'regexp-unicode-property-escapes': true };
  return transform(script, { target, supported }).then(
    ({ code }) => code,
    () => '',
  );
}
