import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { entryPoints } from './entry-points.js';
import type { Installed } from './install.js';

/** Packages that the declarations of an entry point import, in any of their files, and whose users may not have them. */
export function typeImportFaults({ folder }: Installed): string[] {
  return entryPoints().flatMap(({ specifier, packages = [], esm, cjs }) =>
    [esm, cjs].flatMap(({ types }) => {
      const imported = packagesOf(join(folder, 'node_modules/rx-motion', types), new Set());
      return [...imported]
        .filter((name) => ![...packages, 'rxjs'].includes(name))
        .map((name) => `${specifier}: its types import ${name} (${types})`);
    }),
  );
}

/** The packages that a file of declarations imports, by itself or through files beside it. */
function packagesOf(file: string, seen: Set<string>): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    if (!fileName.startsWith('.')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)![0]);
    else
      for (const name of packagesOf(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')), seen)) packages.add(name);
  }
  return packages;
}
