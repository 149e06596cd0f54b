import { createSystem, createVirtualTypeScriptEnvironment, type VirtualTypeScriptEnvironment } from '@typescript/vfs';
import blankSpace from 'ts-blank-space';
import ts from 'typescript';

/** A diagnostic of TypeScript about a program; positions are in characters from its start. */
export interface Remark {
  readonly from: number;
  readonly to: number;
  readonly isError: boolean;
  readonly message: string;
}

/** One completion. */
export interface Completion {
  readonly name: string;
  readonly kind: string;
  /** The module to import it from, if it is not imported yet. */
  readonly source?: string;
}

/** Information about a name. */
export interface Explanation {
  readonly from: number;
  readonly to: number;
  readonly signature: string;
  readonly text: string;
}

/** The effects of choosing a completion, besides inserting its name. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const main = '/main.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

const preferences: ts.UserPreferences = {
  includeCompletionsForModuleExports: true,
  includeCompletionsWithInsertText: false,
  quotePreference: 'single',
};

/** TypeScript's language service over one program. */
export class Language {
  private readonly types: Readonly<Record<string, string>>;
  private environment: VirtualTypeScriptEnvironment | null = null;

  /** @param types Declarations by their path; those of a package are under `/node_modules`. */
  constructor(types: Readonly<Record<string, string>>) {
    this.types = types;
  }

  /** The errors of a program. */
  check(code: string): Remark[] {
    const service = this.over(code);
    return [...service.getSyntacticDiagnostics(main), ...service.getSemanticDiagnostics(main)].map(
      ({ start = 0, length = 0, category, messageText }) => ({
        from: start,
        to: start + length,
        isError: category === ts.DiagnosticCategory.Error,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }),
    );
  }

  /** The completions at a position. */
  complete(code: string, at: number): Completion[] {
    const found = this.over(code).getCompletionsAtPosition(main, at, preferences);
    return (found?.entries ?? [])
      .filter(({ source }) => !(source?.startsWith('/') ?? false))
      .map(({ name, kind, source }) => ({ name, kind, ...(source === undefined ? {} : { source }) }));
  }

  /** Information about a completion, and the import that it needs. */
  detail(
    code: string,
    at: number,
    { name, source }: Completion,
  ): { readonly about: Explanation | null; readonly edits: Edit[] } {
    const service = this.over(code);
    const entry = service
      .getCompletionsAtPosition(main, at, preferences)
      ?.entries.find((other) => other.name === name && other.source === source);
    const format = { semicolons: ts.SemicolonPreference.Insert };
    const details = service.getCompletionEntryDetails(main, at, name, format, source, preferences, entry?.data);
    if (details === undefined) return { about: null, edits: [] };
    const changes = (details.codeActions ?? [])
      .flatMap((action) => action.changes)
      .filter(({ fileName }) => fileName === main);
    return {
      about: { from: at, to: at, ...explained(details) },
      edits: changes.flatMap(({ textChanges }) =>
        textChanges.map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText })),
      ),
    };
  }

  /** Information about the name at a position. */
  explain(code: string, at: number): Explanation | null {
    const info = this.over(code).getQuickInfoAtPosition(main, at);
    if (info === undefined) return null;
    const { start, length } = info.textSpan;
    return { from: start, to: start + length, ...explained(info) };
  }

  /** The program as JavaScript, each word at its old position. */
  strip(code: string): string {
    return blankSpace(code);
  }

  /** The service, with this program in it. Reading all declarations takes a second, so the first query does it. */
  private over(code: string): ts.LanguageService {
    this.environment ??= environmentOf(this.types);
    this.environment.updateFile(main, code === '' ? ' ' : code);
    return this.environment.languageService;
  }
}

function environmentOf(types: Readonly<Record<string, string>>): VirtualTypeScriptEnvironment {
  const files = new Map(Object.entries(types));
  // Names without an import are completed only if a file of the program mentions their module.
  const known = [...importable(types)].map((name) => `import '${name}';`).join('\n');
  files.set('/known.ts', known);
  files.set(main, ' ');
  return createVirtualTypeScriptEnvironment(createSystem(files), [main, '/known.ts'], ts, options);
}

function explained(about: {
  readonly displayParts?: ts.SymbolDisplayPart[];
  readonly documentation?: ts.SymbolDisplayPart[];
}): { readonly signature: string; readonly text: string } {
  const textOf = (parts: ts.SymbolDisplayPart[] = []): string => ts.displayPartsToString(parts);
  return { signature: textOf(about.displayParts), text: textOf(about.documentation) };
}

function* importable(types: Readonly<Record<string, string>>): Generator<string> {
  const read = JSON.parse(types['/node_modules/rx-motion/package.json']!) as {
    readonly exports: Record<string, unknown>;
  };
  for (const path of Object.keys(read.exports)) yield `rx-motion${path.slice(1)}`;
  yield 'rxjs';
}
