import { join } from 'node:path';
import ts from 'typescript';
import { type Example, root } from './collect.js';

/** Compiles examples in one program, as a user of the package would, and returns what the compiler has to say: `file:line: message`. */
export function typeErrors(examples: readonly Example[]): string[] {
  const files = new Map(examples.map((example) => [virtualPath(example), example]));
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const onDisk = { ...host };
  host.fileExists = (path) => files.has(path) || onDisk.fileExists(path);
  host.readFile = (path) => files.get(path)?.code ?? onDisk.readFile(path);

  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([path, { file, line }]) => {
    const source = program.getSourceFile(path)!;
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return diagnostics.map(({ start = 0, messageText }) => {
      const position = line + source.getLineAndCharacterOfPosition(start).line;
      return `${file}:${position}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}

/** The project's own settings, without Node's types and without asking whether all is used. */
function compilerOptions(): ts.CompilerOptions {
  const path = join(root, 'test/tsconfig.json');
  const config: unknown = ts.readConfigFile(path, (file) => ts.sys.readFile(file)).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'test'));
  return { ...options, types: [], noUnusedLocals: false, noUnusedParameters: false };
}

/** Beside its file, so that packages resolve as they do there. */
function virtualPath({ file, line }: Example): string {
  return join(root, `${file}.${line}.ts`);
}
