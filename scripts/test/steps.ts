/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The step that must pass first. */
  readonly after?: string;
}

/** The file with the report of Jest. */
export const jestReport = '.cache/jest.json';

const jestConfig = 'scripts/test/jest.config.js';

/** The parts of `npm test`, in the order in which they start. */
export const steps: readonly Step[] = [
  { name: 'site', command: ['tsx', 'scripts/built-site.ts'] },
  { name: 'bundled tests', command: ['tsx', 'scripts/bundle-tests.ts'], after: 'site' },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  // With `--no-flush-bytecode`: Node 20 sometimes crashes when it recompiles flushed code.
  {
    name: 'tests',
    command: ['npm', 'run', '--silent', 'unit', '--', '-c', jestConfig, '--json', `--outputFile=${jestReport}`],
    after: 'bundled tests',
  },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  // With room for new objects: the collector takes a tenth of the time otherwise.
  {
    name: 'lint',
    command: ['node', '--max-semi-space-size=64', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  },
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { name: 'layers', command: ['npm', 'run', '--silent', 'check:layers'] },
  // It builds the Angular example, which the tests take if it is there.
  { name: 'consumers', command: ['tsx', 'scripts/check-consumers.ts', '--fast'], after: 'build' },
  { name: 'public surface', command: ['tsx', 'scripts/api.ts'], after: 'build' },
  { name: 'package', command: ['tsx', 'scripts/check-package.ts'], after: 'build' },
  { name: 'size', command: ['size-limit'], after: 'build' },
];
