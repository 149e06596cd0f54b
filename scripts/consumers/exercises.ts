import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { type EntryPoint, entryPoints } from '../package/entry-points.js';
import type { Exercises } from './consumer.js';

/** The entry points without an exercise; those for a framework run in its applications instead. */
export function exerciseFaults(): string[] {
  const known = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => basename(file)));
  const missing = entryPoints().filter(({ name, kind }) => kind !== 'framework' && !known.has(`${name}.ts`));
  return missing.map(({ name, specifier }) => `${specifier} has no exercise scripts/consumers/exercises/*/${name}.ts`);
}

/** The files of the exercises for a project, with an index that runs all of them. */
export function exerciseFiles({ folder: to, extension, suffix = '', platforms }: Exercises): Record<string, string> {
  const points = entryPoints().flatMap((point) => platforms.flatMap((platform) => sourceOf(platform, point)));
  const files = {
    ...Object.fromEntries(points.map(({ name, text }) => [name, text])),
    index: indexOf(points, suffix) + (platforms.includes('browser') ? reporting : ''),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      `${to}/${name}.${extension}`,
      extension === 'cjs' ? commonjsOf(text) : text,
    ]),
  );
}

function commonjsOf(text: string): string {
  const script = ts.transpile(text, { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 });
  // For type-checked JavaScript the first assignment is the declaration.
  return script.replace(/^exports\.\w+ = void 0;$/m, '');
}

interface Source {
  readonly name: string;
  readonly specifier: string;
  readonly text: string;
}

const folder = join(import.meta.dirname, 'exercises');

function sourceOf(platform: string, { name, specifier }: EntryPoint): Source[] {
  const path = join(folder, platform, `${name}.ts`);
  // In the project, `index` is the list of exercises.
  return existsSync(path)
    ? [{ name: name === 'index' ? 'main' : name, specifier, text: readFileSync(path, 'utf8') }]
    : [];
}

function indexOf(sources: readonly Source[], suffix: string): string {
  return `${sources.map(({ name }) => `import { exercise as ${name} } from './${name}${suffix}';`).join('\n')}

export const exercises = {
${sources.map(({ name, specifier }) => `  '${specifier}': ${name},`).join('\n')}
};

export function runAll() {
  for (const exercise of Object.values(exercises)) exercise();
  return Object.keys(exercises).join(', ');
}
`;
}

const reporting = `
/** Writes the outcome into the page. */
export function report() {
  const verdict = attempt();
  document.documentElement.setAttribute('data-verdict', verdict);
}

function attempt() {
  try {
    return \`passed: \${runAll()}\`;
  } catch (error) {
    return \`failed: \${String(error)}\`;
  }
}
`;
