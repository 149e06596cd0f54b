import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { digest } from './digest.js';
import { recordedFamilies } from './families.js';
import { runProgram } from './program.js';
import type { Engine } from './world.js';

/** How many programs of each family are recorded: the seeds from 0 on. */
export const programsPerFamily = 100;

const path = resolve(import.meta.dirname, 'recorded.json');
const perLine = 10;

/** The digests of the programs of each family, by seed. */
export function recorded(): Readonly<Record<string, readonly string[]>> {
  const lines = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(Object.entries(lines).map(([family, texts]) => [family, texts.join(' ').split(' ')]));
}

/** Records how a build behaves. */
export async function record(engine: Engine): Promise<void> {
  const all: Record<string, string[]> = {};
  for (const family of Object.keys(recordedFamilies)) {
    const digests: string[] = [];
    for (let seed = 0; seed < programsPerFamily; seed++)
      digests.push(digest(await runProgram(engine, { family, seed })));
    all[family] = Array.from({ length: digests.length / perLine }, (_, line) =>
      digests.slice(line * perLine, (line + 1) * perLine).join(' '),
    );
  }
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}
