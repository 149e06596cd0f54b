import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from '../package/entry-points.js';

/** A package of others that a bundle holds. */
export interface BundledPackage {
  /** Name, version and licence: `rxjs 7.8.2 (Apache-2.0)`. */
  readonly title: string;
  /** Its licence and notices, as it ships them. */
  readonly texts: readonly string[];
}

/** The licences of the packages that the scripts for pages hold, from the project's root. */
export const licenceFile = 'dist/LICENSES.txt';

/** The packages of others among the modules of a bundle, by name. */
export function bundledPackages(modules: readonly string[]): BundledPackage[] {
  const folders = modules.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort().map((folder) => readPackage(resolve(root, folder)));
}

/** A comment that names what a bundle holds, and that minifiers keep. */
export function licenceBanner(packages: readonly BundledPackage[]): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const others = packages.map(({ title }) => title).join(', ');
  return `/*! rx-motion ${version} (MIT), with ${others}: their licences are in ${basename(licenceFile)} */`;
}

/** All licences and notices, each under the name of its package. */
export function licencesOf(packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ title, texts }) => [title, '='.repeat(title.length), '', ...texts].join('\n'));
  return `The scripts *.min.js in this folder hold code of these packages.\n\n${parts.join('\n')}`;
}

function readPackage(folder: string): BundledPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying|copyright)/i.test(file));
  const { name, version, license } = manifest;
  if (license === undefined || files.length === 0) throw new Error(`${folder}: a bundled package must have a licence`);
  return {
    title: `${name} ${version} (${license})`,
    texts: files.sort().map((file) => readFileSync(join(folder, file), 'utf8')),
  };
}
