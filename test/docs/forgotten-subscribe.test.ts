import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './collect.js';

const text = readFileSync(join(root, 'docs/recipes/forgotten-subscribe.md'), 'utf8');

it('the lint rules of the page report the marked lines, and no others', () => {
  const code = block('ts no-run: its lines are what a linter reports');
  const marked = code.split('\n').flatMap((line, index) => (line.includes('// reported') ? [index + 1] : []));
  expect(marked).toHaveLength(4);
  expect(reportedLines(block('js'), code)).toEqual(marked);
});

/** The only block of the page in a language. */
function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(text)![1]!;
}

/** The lines that ESLint reports in a project with only this config and this file. */
function reportedLines(config: string, code: string): number[] {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/lint-'));
  const options = { extends: '../../test/tsconfig.json', compilerOptions: { rootDir: '../..' }, include: ['*.ts'] };
  try {
    writeFileSync(join(folder, 'eslint.config.js'), config);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    writeFileSync(join(folder, 'flight.ts'), code);
    const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
    const parameters = [eslint, '--format', 'json', 'flight.ts'];
    const { stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
    const [file] = JSON.parse(stdout) as { messages: { line: number }[] }[];
    return file!.messages.map(({ line }) => line);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
