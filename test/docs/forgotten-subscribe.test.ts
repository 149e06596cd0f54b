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

it('the rules without types report the calls of the table', () => {
  const code = `import { moveBy, play, repeatForever } from 'rx-motion';
const [fly, ship] = [moveBy(1, { x: 100 }), { x: 0 }];
play(fly, ship);
play(fly, document.querySelector('p')).subscribe();
play(repeatForever(fly), ship).subscribe();
play(fly, ship).subscribe();`;
  expect(reportedLines(block('ts no-run: a config of ESLint'), code, 'flight.js')).toEqual([3, 4, 5]);
});

/** The only block of the page in a language. */
function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(text)![1]!;
}

/** The lines that ESLint reports in a project with only this config and this file. */
function reportedLines(config: string, code: string, name = 'flight.ts'): number[] {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/lint-'));
  const options = { extends: '../../test/tsconfig.json', compilerOptions: { rootDir: '../..' }, include: ['*.ts'] };
  try {
    writeFileSync(join(folder, 'eslint.config.js'), config);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    writeFileSync(join(folder, name), code);
    const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
    const parameters = [eslint, '--format', 'json', name];
    const { stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
    const [file] = JSON.parse(stdout) as { messages: { line: number }[] }[];
    return file!.messages.map(({ line }) => line);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
