import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { entries, plainNames } from '../../../scripts/entry-points.js';

/** Declarations by their path in the file system that the language service sees. */
export type Types = Readonly<Record<string, string>>;

/**
 * Collects the declarations for a program: TypeScript's own libraries, RxJS, and rx-motion, generated from its sources.
 *
 * @param root The folder of the project.
 */
export function buildTypes(root: string): Types {
  const rxjs = join(root, 'node_modules/rxjs');
  return {
    ...libraries(join(root, 'node_modules/typescript/lib')),
    '/node_modules/rxjs/package.json': readFileSync(join(rxjs, 'package.json'), 'utf8'),
    ...filesUnder(join(rxjs, 'dist/types'), '/node_modules/rxjs/dist/types', (name) => name.endsWith('.d.ts')),
    ...ownTypes(root),
  };
}

/** The libraries of ES2022 and of browsers; the latter without comments, which are most of their size. */
function libraries(folder: string): Types {
  const found: Record<string, string> = {};
  const take = (name: string): void => {
    const path = `/lib.${name}.d.ts`;
    if (path in found) return;
    const text = readFileSync(join(folder, path), 'utf8');
    found[path] = name.startsWith('dom') ? text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '') : text;
    for (const [, reference] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)"/gm)) take(reference!);
  };
  for (const name of ['es2022', 'dom', 'dom.iterable']) take(name);
  return found;
}

function ownTypes(root: string): Types {
  const src = join(root, 'src');
  const target = (name: string): object => ({ types: `./types/${name}.d.ts` });
  const exports = Object.fromEntries(
    plainNames.map((name) => (name === 'index' ? ['.', target(name)] : [`./${name}`, target(`${name}/index`)])),
  );
  const others = entries.map(({ name }) => name).filter((name) => !plainNames.includes(name));
  const unused = new RegExp(`^(?:${others.join('|')})/`);
  const sources = filesUnder(src, '', (name) => name.endsWith('.ts') && !unused.test(name));
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    isolatedDeclarations: true,
    stripInternal: true,
  };
  return {
    '/node_modules/rx-motion/package.json': JSON.stringify({ name: 'rx-motion', type: 'module', exports }),
    ...Object.fromEntries(
      Object.entries(sources).map(([path, text]) => [
        `/node_modules/rx-motion/types${path.replace(/\.ts$/, '.d.ts')}`,
        ts.transpileDeclaration(text, { compilerOptions, fileName: path }).outputText,
      ]),
    ),
  };
}

function filesUnder(folder: string, as: string, take: (name: string) => boolean): Types {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path).replaceAll('\\', '/'), path] as const)
      .filter(([name]) => take(name))
      .map(([name, path]) => [`${as}/${name}`, readFileSync(path, 'utf8')]),
  );
}
