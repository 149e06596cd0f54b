import type ts from 'typescript';
import { childTriggers, ComponentMigration, type Migrated, type Project, type Rewrite } from './component.js';
import { Edits } from './edits.js';
import { namesIn, withImports } from './imports.js';
import { type Files, parsed, Sources } from './sources.js';
import { callsIn } from './trigger.js';

type Typescript = typeof ts;

/**
 * Rewrites the components of a project.
 *
 * @param paths The TypeScript files, from the root of the workspace.
 */
export function migrateProject(typescript: Typescript, paths: readonly string[], files: Files): Migrated {
  const changed = new Map<string, string>();
  const left: string[] = [];
  const now: Files = { read: (path) => changed.get(path) ?? files.read(path) };
  const sources = paths.flatMap((path) => {
    const text = files.read(path);
    return text?.includes('@angular/') === true ? [[path, text] as const] : [];
  });
  const children = new Set(sources.flatMap(([path, text]) => childTriggers(typescript, path, text)));
  const project: Project = { typescript, files: now, sources: new Sources(typescript, files), children };
  for (const [path, text] of sources) {
    const file = parsed(typescript, path, text);
    const edits = new Edits(text);
    const rewrite: Rewrite = { path, file, edits, imports: new Map(), names: new Set(namesIn(typescript, file)) };
    for (const [component, metadata] of componentsIn(typescript, file)) {
      const migration = new ComponentMigration(project, rewrite, component, metadata);
      migration.run();
      left.push(...migration.left);
      if (migration.template !== null) changed.set(migration.template.path, migration.template.text);
    }
    if (callsIn(typescript, file, 'inject').some((call) => call.arguments[0]?.getText() === 'AnimationBuilder'))
      left.push(`${path}: AnimationBuilder is left: see injectPlay and injectMotion`);
    if (!edits.isEmpty) changed.set(path, withImports(typescript, path, edits.apply(), rewrite.imports));
  }
  if (left.length === 0)
    for (const [path] of sources) {
      const text = withoutProviders(typescript, path, now.read(path)!);
      if (text !== null) changed.set(path, text);
    }
  return { changed, left };
}

/** The components of a file, each with what it says of itself. */
function componentsIn(
  typescript: Typescript,
  file: ts.SourceFile,
): readonly (readonly [ts.ClassDeclaration, ts.ObjectLiteralExpression])[] {
  return file.statements.flatMap((statement) => {
    if (!typescript.isClassDeclaration(statement)) return [];
    return (typescript.getDecorators(statement) ?? []).flatMap(({ expression }) => {
      if (!typescript.isCallExpression(expression) || expression.expression.getText() !== 'Component') return [];
      const [metadata] = expression.arguments;
      return metadata !== undefined && typescript.isObjectLiteralExpression(metadata)
        ? [[statement, metadata] as const]
        : [];
    });
  });
}

/** What switches @angular/animations on, and what replaces it. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'provideAnimations()': '',
  'provideAnimationsAsync()': '',
  BrowserAnimationsModule: '',
  'provideNoopAnimations()': 'provideInstantMotion()',
  "provideAnimationsAsync('noop')": 'provideInstantMotion()',
};

/** A source without the providers of @angular/animations; null if it has none. */
function withoutProviders(typescript: Typescript, path: string, text: string): string | null {
  if (!text.includes('@angular/platform-browser/animations')) return null;
  const file = parsed(typescript, path, text);
  const edits = new Edits(text);
  const imports = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (typescript.isArrayLiteralExpression(node))
      node.elements.forEach((element, index) => {
        const replacement = PROVIDERS[element.getText()];
        if (replacement === undefined) return;
        const [before, after] = [node.elements[index - 1], node.elements[index + 1]];
        if (replacement !== '') {
          edits.replace(element.getStart(), element.end, replacement);
          imports.set('rx-motion/angular', new Set(['provideInstantMotion']));
        } else if (after !== undefined) edits.replace(element.pos, after.pos, '');
        else edits.replace(before?.end ?? element.pos, element.end, '');
      });
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return edits.isEmpty ? null : withImports(typescript, path, edits.apply(), imports);
}
