/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The step that must have passed before this one makes sense. */
  readonly after?: string;
}

/** Where Jest leaves its figures. */
export const jestReport = '.cache/jest.json';

/** The parts of `npm test`; the longest ones first, so that they overlap with all the others. */
export const steps: readonly Step[] = [
  // It keeps all code (`--no-flush-bytecode`): Node 20 now and then breaks down where it compiles again what it had thrown away.
  { name: 'tests', command: ['npm', 'run', '--silent', 'unit', '--', '--json', `--outputFile=${jestReport}`] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { name: 'layers', command: ['npm', 'run', '--silent', 'check:layers'] },
  { name: 'public surface', command: ['tsx', 'scripts/api.ts'], after: 'build' },
  { name: 'package', command: ['tsx', 'scripts/check-package.ts'], after: 'build' },
  { name: 'consumers', command: ['tsx', 'scripts/check-consumers.ts', '--fast'], after: 'build' },
  { name: 'size', command: ['size-limit'], after: 'build' },
];
