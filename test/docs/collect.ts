import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** A complete ```ts or ```tsx block of the documentation, with the ```ts test block that continues it. */
export interface Example {
  /** Path from the project's root. */
  readonly file: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
  readonly code: string;
  /** Where it runs. `ts page` runs in Chromium; `ts no-run: reason` is only compiled. */
  readonly runs: 'anywhere' | 'page' | 'nowhere';
  /** Whether it may contain JSX. */
  readonly isJsx?: boolean;
}

/** The project's root. */
export const root: string = resolve(import.meta.dirname, '../..');

/** The Markdown pages of the root, of docs and of skills. Paths from the project's root. */
export function pages(): string[] {
  return [
    ...readdirSync(root).filter((name) => name.endsWith('.md')),
    ...filesIn('docs', '.md'),
    ...filesIn('skills', '.md'),
  ];
}

/** Every example in the pages and in the docblocks of src. */
export function collectExamples(): Example[] {
  const files = [...pages(), ...filesIn('src', '.ts')];
  return files.flatMap((file) => examplesIn(file, readFileSync(join(root, file), 'utf8')));
}

function filesIn(folder: string, ending: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending));
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name))).sort();
}

/**
 * The examples of one file. A block that imports something is an example. A block without imports is a sketch, for
 * instance a signature. It is an error if it claims a value: no test would check the claim.
 *
 * @throws Error when a sketch claims a value, a block is not closed, a test has no program, or its mark is not one of
 *   {@link Example}.
 */
export function examplesIn(file: string, text: string): Example[] {
  const examples: Example[] = [];
  let open: { readonly line: number; readonly info: string; readonly code: string[] } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = file.endsWith('.ts') ? docblockLine(raw) : raw;
    if (open === undefined) {
      const info = /^ *```(tsx?(?: .*)?)$/.exec(line ?? '')?.[1];
      if (info !== undefined) open = { line: index + 2, info, code: [] };
    } else if (line?.trim() !== '```') {
      if (line === undefined) throw new Error(`${file}:${open.line}: the block is not closed`);
      open.code.push(line);
    } else {
      const code = open.code.join('\n');
      const before = examples.at(-1);
      if (open.info === 'ts test' || open.info === 'tsx test') {
        if (before === undefined) throw new Error(`${file}:${open.line}: there is no program before the test`);
        const gap = open.line - before.line - before.code.split('\n').length;
        examples.splice(-1, 1, { ...before, code: before.code + '\n'.repeat(gap + 1) + code });
      } else if (/^\s*import\b/m.test(code))
        examples.push({
          file,
          line: open.line,
          code,
          runs: runsWhere(open.info),
          ...(open.info === 'tsx' && { isJsx: true }),
        });
      else if (code.includes('// =>'))
        throw new Error(`${file}:${open.line}: claims a value but imports nothing, so it cannot be run`);
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error(`${file}:${open.line}: the block is not closed`);
  return examples;
}

function runsWhere(info: string): Example['runs'] {
  if (info === 'ts' || info === 'tsx') return 'anywhere';
  if (info === 'ts page') return 'page';
  if (/^ts no-run: .+/.test(info)) return 'nowhere';
  throw new Error(`a block must be marked ts, tsx, ts test, ts page or ts no-run: and why, got ${info}`);
}

/** The text of a docblock's line. */
function docblockLine(line: string): string | undefined {
  return /^\s*\* ?(?!\/)(.*)$/.exec(line)?.[1];
}
