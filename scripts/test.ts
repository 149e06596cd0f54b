import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { otherChromiumPath } from '../test/browser/executable.js';
import { type Outcome, runSteps } from './test/run-steps.js';
import { steps } from './test/steps.js';
import { type JestReport, tally } from './test/tally.js';

/*
 * `npm test`: all checks, in parallel. A step that passes prints one line, a step that fails its whole output. With
 * `--full`, all browser tests run in both browsers, with all of their random programs.
 */
const isFull = process.argv.includes('--full');
if (isFull) process.env.FULL = 'true';
const other = otherChromiumPath();
const planned = steps(other, isFull);
const files = planned.flatMap(({ report = [] }) => report);
mkdirSync('.cache', { recursive: true });
for (const file of files) rmSync(file, { force: true });
const outcomes = await runSteps(planned, Math.max(2, availableParallelism()), print);
const reports = new Map(
  files.filter(existsSync).map((file) => [file, JSON.parse(readFileSync(file, 'utf8')) as JestReport]),
);
const { passed, failed, skipped } = tally(outcomes, reports);

for (const outcome of outcomes.filter(({ step }) => step.report !== undefined)) console.log(closingLines(outcome));
for (const name of skipped) console.log(`skipped: ${name}`);
if (other === undefined) console.log('skipped: the tests in a second Chromium (none on this machine)');
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

function print({ step, passed, output, seconds }: Outcome): void {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s`);
  if (!passed) console.log(output);
}

/** The final lines of Jest. */
function closingLines({ step, output }: Outcome): string {
  return `${step.name}\n${output.slice(Math.max(0, output.lastIndexOf('Test Suites:'))).trim()}`;
}
