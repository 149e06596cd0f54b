import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../project.js';

/** The result of `make`, cached in a file until a source of the library or of the reference's writer changes. */
export async function cachedBySources(name: string, make: () => Promise<unknown>): Promise<unknown> {
  const file = join(root, '.cache', `${name}-${hashOf('src', 'docs/site')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Another process that reads it at the same time finds all of it or nothing.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

function hashOf(...folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const path of paths.filter((path) => path.endsWith('.ts')))
      hash.update(path).update(readFileSync(join(root, folder, path)));
  }
  for (const file of ['scripts/entry-points.ts', 'api/since.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
