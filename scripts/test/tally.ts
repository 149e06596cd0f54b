import type { Outcome } from './run-steps.js';

/** The fields of Jest's report that are used here. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that failed before any of their tests ran. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[] }[];
  }[];
}

/** What passed, failed and was skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The names of skipped groups. */
  readonly skipped: readonly string[];
}

/**
 * Counts each test, and each other step as one. A test step that fails without a failed test (a crash of Jest, missing
 * coverage) counts as one failure.
 *
 * @param reports The reports of Jest by their files.
 */
export function tally(outcomes: readonly Outcome[], reports: ReadonlyMap<string, JestReport>): Tally {
  const counts = outcomes.map(({ step, passed }) => {
    if (step.report === undefined) return { passed: Number(passed), failed: Number(!passed) };
    const report = reports.get(step.report);
    const failed = report === undefined ? 0 : report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report?.numPassedTests ?? 0, failed: failed || Number(!passed) };
  });
  return {
    passed: sum(counts.map(({ passed }) => passed)),
    failed: sum(counts.map(({ failed }) => failed)),
    skipped: [...new Set([...reports.values()].flatMap(({ testResults }) => testResults.flatMap(skippedIn)))],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function skippedIn({ assertionResults }: JestReport['testResults'][number]): string[] {
  return assertionResults.flatMap(({ status, ancestorTitles }) =>
    status === 'pending' ? ancestorTitles.join(' ') : [],
  );
}
