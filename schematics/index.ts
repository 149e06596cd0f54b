import { createRequire } from 'node:module';
import type ts from 'typescript';
import { migrateProject } from './migrate/project.js';

/** What a schematic reads and writes: the part of `Tree` of @angular-devkit/schematics that is used here. */
interface Tree {
  readonly root: Directory;
  read(path: string): { toString(): string } | null;
  overwrite(path: string, content: string): void;
}

interface Directory {
  readonly path: string;
  readonly subdirs: readonly string[];
  readonly subfiles: readonly string[];
  dir(name: string): Directory;
}

interface Context {
  readonly logger: { info(message: string): void; warn(message: string): void };
}

type Rule = (tree: Tree, context: Context) => void;

/** `ng add rx-motion`: the package is installed; there is nothing to set up. */
export function ngAdd(): Rule {
  return (tree, { logger }) => {
    const { dependencies = {} } = JSON.parse(tree.read('/package.json')?.toString() ?? '{}') as {
      dependencies?: Readonly<Record<string, string>>;
    };
    logger.info('rx-motion needs no set-up: appear, vanish and injectMotion are in rx-motion/angular.');
    if (dependencies['@angular/animations'] !== undefined)
      logger.info('To rewrite components that use @angular/animations: ng generate rx-motion:migrate');
  };
}

/**
 * `ng generate rx-motion:migrate`: rewrites components that use @angular/animations, and lists what it has left.
 *
 * @param options `path`, the folder to rewrite; by default the whole workspace.
 */
export function migrate({ path = '' }: { readonly path?: string }): Rule {
  return (tree, { logger }) => {
    const [major = 0, minor = 0] = versionIn(tree);
    if (major < 20 || (major === 20 && minor < 2))
      throw new Error(`rx-motion:migrate: needs @angular/core 20.2 or later, got ${major}.${minor}`);
    // The TypeScript of the workspace.
    const typescript = createRequire(`${process.cwd()}/package.json`)('typescript') as typeof ts;
    const under = `/${path.replace(/^\.?\/|\/$/g, '')}`;
    const paths = [...filesIn(tree.root)].filter((it) => it.startsWith(under === '/' ? under : `${under}/`));
    const read = (file: string): string | null => tree.read(file)?.toString() ?? null;
    const { changed, left } = migrateProject(typescript, paths, { read });
    for (const [file, text] of changed) tree.overwrite(file, text);
    logger.info(`${changed.size} files rewritten.`);
    if (left.length > 0) logger.warn(`Left for you:\n${left.map((it) => `- ${it}`).join('\n')}`);
  };
}

function* filesIn(directory: Directory): Generator<string> {
  for (const name of directory.subfiles)
    if (name.endsWith('.ts') && !name.endsWith('.d.ts'))
      yield `${directory.path === '/' ? '' : directory.path}/${name}`;
  for (const name of directory.subdirs)
    if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.')) yield* filesIn(directory.dir(name));
}

/** The version of Angular that the workspace names. */
function versionIn(tree: Tree): readonly number[] {
  const text = tree.read('/package.json')?.toString() ?? '{}';
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Readonly<Record<string, string>>>;
  const range = { ...devDependencies, ...dependencies }['@angular/core'] ?? '';
  return (/(\d+)\.(\d+)/.exec(range) ?? []).slice(1).map(Number);
}
