import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Act, things } from '../../gallery/things/things.js';

/** A thing of a page as a program. */
export interface BuiltThing {
  readonly title: string;
  /** TypeScript. */
  readonly code: string;
  /** The same as JavaScript. */
  readonly script: string;
  /** What it shows of itself when it is in view. */
  readonly acts: readonly Act[];
}

/**
 * The programs of docs/gallery/things, by their names.
 *
 * @param root The folder of the project.
 */
export function buildThings(root: string): Readonly<Record<string, BuiltThing>> {
  return Object.fromEntries(
    things.map(({ id, title, acts = [] }) => {
      const code = readFileSync(join(root, `docs/gallery/things/${id}.ts`), 'utf8');
      return [id, { title, code, script: scriptOf(code), acts }];
    }),
  );
}

/** A program without its types. */
function scriptOf(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
