import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optionalPeers } from '../entry-points.js';
import { root } from './entry-points.js';

/** The package as installed by users. */
export interface Installed {
  /** The packed file. */
  readonly tarball: string;
  /** A folder in which `rx-motion` can be imported, with only the packages that it requires. */
  readonly folder: string;
}

/** Packs the build into a folder, and returns the packed file. */
export function pack(folder: string): string {
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(output) as [{ filename: string }];
  return join(folder, packed.filename);
}

/** Packs the build and unpacks it, together with its neighbours, into the node_modules of a folder. */
export function installInto(folder: string): Installed {
  const tarball = pack(folder);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'rx-motion'), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'rx-motion')]);
  for (const peer of neighbours()) {
    mkdirSync(dirname(join(modules, peer)), { recursive: true });
    symlinkSync(join(root, 'node_modules', peer), join(modules, peer), 'junction');
  }
  return { tarball, folder };
}

/**
 * The packages installed beside this one: its dependencies and peer dependencies. The frameworks among them are
 * optional, but their entry points require them.
 */
export function neighbours(): string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const { dependencies = {}, peerDependencies } = JSON.parse(text) as PackageFile;
  return [...Object.keys({ ...dependencies, ...peerDependencies }), ...optionalPeers];
}

interface PackageFile {
  readonly dependencies?: object;
  readonly peerDependencies: object;
}
