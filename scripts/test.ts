import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { type Outcome, runSteps } from './test/run-steps.js';
import { jestReport, steps } from './test/steps.js';
import { type JestReport, tally } from './test/tally.js';

/*
 * `npm test`: all checks, in parallel. A step that passes prints one line, a step that fails its whole output.
 */
mkdirSync(dirname(jestReport), { recursive: true });
rmSync(jestReport, { force: true });
const outcomes = await runSteps(steps, Math.max(2, availableParallelism()), print);
const report = existsSync(jestReport) ? (JSON.parse(readFileSync(jestReport, 'utf8')) as JestReport) : undefined;
const { passed, failed, skipped } = tally(outcomes, report);

console.log(closingLines(outcomes));
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || outcomes.some((outcome) => !outcome.passed)) process.exitCode = 1;

function print({ step, passed, output, seconds }: Outcome): void {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s`);
  if (!passed) console.log(output);
}

/** The final lines of Jest. */
function closingLines(outcomes: readonly Outcome[]): string {
  const output = outcomes.find(({ step }) => step.name === 'tests')?.output ?? '';
  return output.slice(Math.max(0, output.lastIndexOf('Test Suites:'))).trim();
}
