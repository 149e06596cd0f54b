import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * Groups of files that import one another in a circle, directly or through others, imports of types included: as paths
 * from the folder.
 *
 * @param most How many files a circle may have.
 */
export function circlesIn(folder: string, most: number): string[][] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const found = new Set<string>();
  const circles: string[][] = [];
  for (const file of files) {
    if (found.has(file)) continue;
    const after = reachable(file, imports);
    const circle = [...after].filter((other) => reachable(other, imports).has(file));
    for (const other of circle) found.add(other);
    if (circle.length > most) circles.push(circle.map((path) => relative(folder, path).split(sep).join('/')).sort());
  }
  return circles;
}

/** The files that a file imports, directly or through others. */
function reachable(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const rest = [file];
  for (let next = rest.pop(); next !== undefined; next = rest.pop())
    for (const imported of imports.get(next) ?? [])
      if (!seen.has(imported)) {
        seen.add(imported);
        rest.push(imported);
      }
  return seen;
}

function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name.replace(/\.js$/, '.ts')));
}
