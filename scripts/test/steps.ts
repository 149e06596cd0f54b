/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The step that must pass first. */
  readonly after?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The file with Jest's report, of a step that runs Jest. */
  readonly report?: string;
}

/**
 * The parts of `npm test`, in the order in which they start.
 *
 * @param other A second Chromium; undefined if there is none.
 * @param isFull Runs all browser tests in the second one, too, instead of those that depend on windows and processes.
 */
export function steps(other: string | undefined, isFull: boolean): Step[] {
  return [
    { name: 'site', command: ['tsx', 'scripts/built-site.ts'] },
    { name: 'bundled tests', command: ['tsx', 'scripts/bundle-tests.ts'], after: 'site' },
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    tests('tests', '.cache/jest.json'),
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
    ...(other === undefined ? [] : [{ ...otherTests(isFull), env: { CHROME_PATH: other } }]),
  ];
}

function otherTests(isFull: boolean): Step {
  const some = ['--selectProjects', 'browser', '--testPathPatterns', '/(clock|playground|react)-browser'];
  const all = ['--selectProjects', 'browser', 'site'];
  return tests('other Chromium', '.cache/jest-other.json', isFull ? all : some);
}

function tests(name: string, report: string, options: readonly string[] = []): Step {
  // With `--no-flush-bytecode`: Node 20 sometimes crashes when it recompiles flushed code.
  const jest = ['npm', 'run', '--silent', 'unit', '--', '-c', 'scripts/test/jest.config.js'];
  const command = [...jest, '--json', `--outputFile=${report}`, ...options];
  return { name, command, after: 'bundled tests', report };
}
