import type ts from 'typescript';

type Typescript = typeof ts;

/** What a migration reads. */
export interface Files {
  /** @param path From the root of the workspace: `/src/app/app.ts`. */
  read(path: string): string | null;
}

/** The sources of a project, and where their names are declared. */
export class Sources {
  readonly #typescript: Typescript;
  readonly #files: Files;
  readonly #parsed = new Map<string, ts.SourceFile | null>();
  /** `paths` of the workspace's tsconfig. */
  readonly #aliases: readonly (readonly [alias: string, targets: readonly string[]])[];

  constructor(typescript: Typescript, files: Files) {
    this.#typescript = typescript;
    this.#files = files;
    const config = files.read('/tsconfig.json') ?? files.read('/tsconfig.base.json') ?? '{}';
    const { config: parsed } = typescript.parseConfigFileTextToJson('tsconfig.json', config) as {
      config?: { compilerOptions?: { baseUrl?: string; paths?: Readonly<Record<string, readonly string[]>> } };
    };
    const { baseUrl = '.', paths = {} } = parsed?.compilerOptions ?? {};
    this.#aliases = Object.entries(paths).map(([alias, targets]) => [
      alias,
      targets.map((target) => joined('/tsconfig.json', `${baseUrl}/${target}`)),
    ]);
  }

  /** The expression that an identifier, or a property of an object, stands for in a file. */
  expressionOf(file: ts.SourceFile, node: ts.Expression): ts.Expression | null {
    const typescript = this.#typescript;
    if (typescript.isIdentifier(node)) return this.#declared(file, node.text, new Set());
    if (!typescript.isPropertyAccessExpression(node)) return node;
    const object = this.expressionOf(file, node.expression);
    if (object === null || !typescript.isObjectLiteralExpression(object)) return null;
    return propertyIn(typescript, object, node.name.text)?.initializer ?? null;
  }

  /** What a name stands for that is declared in a file, imported into it or exported from it. */
  #declared(file: ts.SourceFile, name: string, visited: Set<string>): ts.Expression | null {
    const typescript = this.#typescript;
    const key = `${file.fileName} ${name}`;
    if (visited.has(key)) return null;
    visited.add(key);
    for (const statement of file.statements) {
      let found: ts.Expression | null | undefined;
      if (typescript.isVariableStatement(statement))
        found = statement.declarationList.declarations.find((it) => it.name.getText() === name)?.initializer;
      else if (typescript.isImportDeclaration(statement)) {
        const bindings = statement.importClause?.namedBindings;
        if (bindings !== undefined && typescript.isNamedImports(bindings))
          found = this.#elsewhere(file, statement.moduleSpecifier, bindings.elements, name, visited);
      } else if (typescript.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
        const { exportClause, moduleSpecifier } = statement;
        if (exportClause === undefined) found = this.#imported(file, moduleSpecifier, name, visited);
        else if (typescript.isNamedExports(exportClause))
          found = this.#elsewhere(file, moduleSpecifier, exportClause.elements, name, visited);
      }
      if (found !== undefined && found !== null) return found;
    }
    return null;
  }

  #elsewhere(
    file: ts.SourceFile,
    module: ts.Expression,
    elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
    name: string,
    visited: Set<string>,
  ): ts.Expression | null {
    const found = elements.find((it) => it.name.text === name);
    return found === undefined ? null : this.#imported(file, module, (found.propertyName ?? found.name).text, visited);
  }

  #imported(file: ts.SourceFile, module: ts.Expression, name: string, visited: Set<string>): ts.Expression | null {
    const text = (module as ts.StringLiteral).text;
    const paths = text.startsWith('.') ? [joined(file.fileName, text)] : this.#aliased(text);
    for (const path of paths.flatMap((it) => [`${it}.ts`, `${it}/index.ts`, it])) {
      const there = path.endsWith('.ts') ? this.#file(path) : null;
      const found = there && this.#declared(there, name, visited);
      if (found !== null) return found;
    }
    return null;
  }

  #aliased(module: string): readonly string[] {
    return this.#aliases.flatMap(([alias, targets]) => {
      const [start = '', end] = alias.split('*');
      if (end === undefined) return module === alias ? targets : [];
      if (!module.startsWith(start) || !module.endsWith(end)) return [];
      const rest = module.slice(start.length, module.length - end.length);
      return targets.map((target) => target.replace('*', rest));
    });
  }

  #file(path: string): ts.SourceFile | null {
    let file = this.#parsed.get(path);
    if (file === undefined) {
      const text = this.#files.read(path);
      file = text === null ? null : parsed(this.#typescript, path, text);
      this.#parsed.set(path, file);
    }
    return file;
  }
}

export function parsed(typescript: Typescript, path: string, text: string): ts.SourceFile {
  return typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
}

export function propertyIn(
  typescript: Typescript,
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.PropertyAssignment | undefined {
  return object.properties.find(
    (it): it is ts.PropertyAssignment => typescript.isPropertyAssignment(it) && it.name.getText() === name,
  );
}

/** A path relative to the folder of another one. */
export function joined(path: string, relative: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of relative.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}
