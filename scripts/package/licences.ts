import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, licenceFile } from '../build/licences.js';
import { bundledModules } from '../build/page-script.js';
import { root } from './entry-points.js';
import type { Installed } from './install.js';

/** Scripts whose banner or licences leave out a package of which they hold code. */
export function licenceFaults({ folder }: Installed): string[] {
  const packed = (file: string): string => {
    const path = join(folder, 'node_modules/rx-motion', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const bundled = JSON.parse(readFileSync(join(root, bundledModules), 'utf8')) as Record<string, string[]>;
  const licences = packed(licenceFile);
  return Object.entries(bundled).flatMap(([script, modules]) => {
    const [banner = ''] = packed(script).split('*/', 1);
    return bundledPackages(modules).flatMap(({ title, texts }) => [
      ...(banner.includes(title) ? [] : [`${script}: its first comment must name ${title}`]),
      ...(texts.every((text) => licences.includes(text)) ? [] : [`${licenceFile} must have the licence of ${title}`]),
    ]);
  });
}
