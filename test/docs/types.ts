import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, root } from './collect.js';

/**
 * Compiles examples in one program, as a user of the package would, and returns the errors: `file:line: message`.
 *
 * @param compiler The one that checks types here, or the one of most users, which takes four times as long and words
 *   some messages differently.
 */
export function typeErrors(
  examples: readonly Example[],
  compiler: 'typescript-7' | 'typescript' = 'typescript-7',
): string[] {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/typed-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    for (const [index, { code, isJsx = false }] of examples.entries())
      writeFileSync(join(folder, `${index}.${isJsx ? 'tsx' : 'ts'}`), code);
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', compiler, 'bin/tsc'), '--pretty', 'false', '-p', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    return errorsIn(stdout, examples);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The project's own settings, without Node's types and without checks for unused names. */
const config = {
  extends: '../../test/tsconfig.json',
  compilerOptions: { types: [], jsx: 'react-jsx', noUnusedLocals: false, noUnusedParameters: false },
  include: ['*.ts', '*.tsx'],
};

/** An error may have several lines; all but the first are indented. */
function errorsIn(output: string, examples: readonly Example[]): string[] {
  return output
    .trimEnd()
    .split(/\n(?! )/)
    .filter((error) => error !== '')
    .map((error) => {
      const [, index, line, message] = /^(\d+)\.tsx?\((\d+),\d+\): error TS\d+: ([^]*)$/.exec(error) ?? [];
      if (index === undefined) throw new Error(`the compiler says ${error}`);
      const example = examples[Number(index)]!;
      return `${example.file}:${example.line + Number(line) - 1}: ${message!}`;
    });
}
