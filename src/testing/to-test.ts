import { checkEither, checkOptions, checkString, shownValue } from '../math/check.js';
import { checkLog } from './check-log.js';
import type { Inputs, Log } from './record.js';

/** How a test is written. */
export interface TestOptions {
  readonly runner: 'vitest' | 'jest' | 'node';
  /** The name of the test, and of its files: `carousel`. */
  readonly name: string;
  /** The module with the program, seen from the test: `./carousel.js`. It exports `start`. */
  readonly program: string;
  /** `'jsdom'` if the program needs elements; not with the runner `'node'`. */
  readonly environment?: 'node' | 'jsdom' | undefined;
  /** What the program should show instead of the log's outcome, as plain data. */
  readonly expected?: unknown;
}

/** A file to write. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

interface Runner {
  /** Before the imports, in jsdom. */
  readonly jsdom: string;
  readonly imports: readonly string[];
  /** The path of the test. */
  readonly path: string;
  readonly assertion: (isSame: boolean, other: string) => string;
}

const URL_IMPORT = "import { fileURLToPath } from 'node:url';";
// The dot is escaped, because tools replace the whole, in texts, too.
const URL_PATH = 'fileURLToPath(import\u002emeta.url)';

const toEqual = (isSame: boolean, other: string): string => `expect(shown)${isSame ? '' : '.not'}.toEqual(${other});`;

const runners: Readonly<Record<TestOptions['runner'], Runner>> = {
  vitest: {
    jsdom: '// @vitest-environment jsdom\n',
    imports: [URL_IMPORT, "import { expect, it } from 'vitest';"],
    path: URL_PATH,
    assertion: toEqual,
  },
  jest: {
    jsdom: '/** @jest-environment jsdom */\n',
    imports: ["import { expect, it } from '@jest/globals';"],
    // In CommonJS, too.
    path: 'expect.getState().testPath',
    assertion: toEqual,
  },
  node: {
    jsdom: '',
    imports: ["import assert from 'node:assert/strict';", "import { it } from 'node:test';", URL_IMPORT],
    path: URL_PATH,
    assertion: (isSame, other) => `assert.${isSame ? 'deepEqual' : 'notDeepEqual'}(shown, ${other});`,
  },
};

/**
 * Writes a test that replays a log. It fails as long as the program does what it did when the log was recorded.
 *
 * The test imports `start` from your program. `start` takes the inputs and returns the function that you gave to
 * {@link record} as `watch`. The program's time and events must come from these inputs alone. With `expected`, the test
 * passes if the program shows that in the end; without it, if it shows anything but the outcome in the log.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { moveTo, play } from 'rx-motion';
 * import { record, toTest } from 'rx-motion/testing';
 *
 * const ship = { x: 0 };
 * const { inputs, log } = record({ frame$: of(0, 0.25) }, { watch: () => ship });
 * play(moveTo(1, { x: 100 }), ship, inputs.frame$).subscribe();
 *
 * const where = { name: 'ship', program: './ship.js', expected: { x: 50 } };
 * const [test, data] = toTest(log, { runner: 'vitest', ...where });
 * [test.file, data.file]; // => ['ship.bug.test.js', 'ship.log.json']
 * test.text.includes('expect(shown).toEqual({"x":50});'); // => true
 * JSON.parse(data.text).outcome; // => { x: 25 }
 * ```
 *
 * @param log What `record` kept, also after a round trip through JSON.
 * @returns The test, and the log beside it. Write them into the same folder.
 * @throws TypeError when `log` is not a log, a value in it is not plain data, or has no outcome and there is no
 * `expected`; RangeError when the log was cut, or an option is not one of its words.
 */
export function toTest<I extends Inputs>(log: Log<I>, options: TestOptions): readonly [test: TestFile, log: TestFile] {
  checkLog('toTest', log);
  const {
    runner,
    name,
    program,
    environment = 'node',
    expected,
  } = checkOptions('toTest', options, 'environment expected name program runner');
  checkEither('toTest', 'runner', runner, Object.keys(runners));
  checkEither('toTest', 'environment', environment, runner === 'node' ? ['node'] : ['node', 'jsdom']);
  checkString('toTest', 'program', program);
  if (!/^[\w.-]+$/.test(checkString('toTest', 'name', name)))
    throw new RangeError(`toTest: name must be the name of a file, got ${JSON.stringify(name)}`);
  if (log.isCut === true) throw new RangeError('toTest: log must be whole, but it was cut: record fewer events');
  const outcome = 'outcome' in log ? log.outcome : undefined;
  if (outcome === undefined && expected === undefined)
    throw new TypeError('toTest: log.outcome or expected must be given: record(inputs, { watch })');
  const { jsdom, imports, path, assertion } = runners[runner];
  const isSame = expected !== undefined;
  const text = `${environment === 'jsdom' ? jsdom : ''}import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
${imports.join('\n')}
import { replay } from 'rx-motion/testing';
import { start } from ${JSON.stringify(program)};

it(${JSON.stringify(isSame ? `${name} ends as expected` : `${name} does not end as recorded`)}, () => {
  const file = join(dirname(${path}), ${JSON.stringify(`${name}.log.json`)});
  const log = JSON.parse(readFileSync(file, 'utf8'));
  const { inputs, run } = replay(log);
  const watch = start(inputs);
  run();
  const shown = JSON.parse(JSON.stringify(watch()));
  ${assertion(isSame, isSame ? jsonOf('expected', expected) : 'log.outcome')}
});
`;
  // Numbers that JSON changes would give another run. An outcome is compared as JSON.
  for (const entry of log.entries) jsonOf('log.entries', entry, (it) => Number.isFinite(it) && !Object.is(it, -0));
  return [
    { file: `${name}.bug.test.js`, text },
    { file: `${name}.log.json`, text: `${jsonOf('log', { ...log })}\n` },
  ];
}

/** Plain data as JSON. @param isKept Whether a number may be in it. */
function jsonOf(what: string, data: unknown, isKept: (value: number) => boolean = () => true): string {
  return JSON.stringify(data, (_, value: unknown) => {
    const isPlain = typeof value === 'number' ? isKept(value) : !/function|symbol|bigint/.test(typeof value);
    if (isPlain) return value;
    const shown = Object.is(value, -0) ? '-0' : shownValue(value);
    throw new TypeError(`toTest: ${what} must be plain data, got ${shown}`);
  });
}
