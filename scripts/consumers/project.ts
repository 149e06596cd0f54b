import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../package/entry-points.js';
import type { Consumer } from './consumer.js';
import { exerciseFiles } from './exercises.js';
import { run } from './run.js';

/** Writes the files of a consumer's project into an existing folder. */
export function writeProject(consumer: Consumer, folder: string, tarball: string): void {
  const { manifest, packages, exercises, files } = consumer;
  const dependencies = Object.fromEntries(['rxjs@7', ...packages].map(nameAndRange));
  const json = {
    name: 'consumer',
    version: '1.0.0',
    private: true,
    ...manifest,
    dependencies: { ...dependencies, 'rx-motion': `file:${relative(folder, tarball)}` },
  };
  const all = {
    'package.json': JSON.stringify(json, null, 2),
    ...files,
  };
  const written = [all, ...[exercises ?? []].flat().map(exerciseFiles)].flatMap((some) => Object.entries(some));
  for (const [path, text] of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Installs like a user, from the registry or npm's cache. */
export async function installFresh({ install }: Consumer, folder: string): Promise<string> {
  return run(install ?? 'npm install --prefer-offline --no-audit --no-fund', folder);
}

/** Installs without a network: rx-motion from the tarball, the rest from this project. */
export function installLinked({ packages }: Consumer, folder: string, tarball: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'rx-motion'), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'rx-motion')]);
  for (const [name] of ['rxjs', ...packages].map(nameAndRange)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
}

/** The installed versions for the table: `jest 30.5.2`. */
export function versions({ packages }: Consumer, folder: string): string[] {
  return packages
    .map((wanted) => nameAndRange(wanted)[0])
    .filter((name) => !name.startsWith('@types/'))
    .flatMap((name) => {
      try {
        const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
          version: string;
        };
        return [`${name} ${version}`];
      } catch {
        // Plug'n'Play has no such folder.
        return [name];
      }
    });
}

function nameAndRange(wanted: string): readonly [name: string, range: string] {
  const at = wanted.indexOf('@', 1);
  return at < 0 ? [wanted, '*'] : [wanted.slice(0, at), wanted.slice(at + 1)];
}
