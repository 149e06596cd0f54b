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
 * @param report The report of Jest; undefined if there is none.
 */
export function tally(outcomes: readonly Outcome[], report: JestReport | undefined): Tally {
  const others = outcomes.filter(({ step }) => step.name !== 'tests');
  const tests = outcomes.find(({ step }) => step.name === 'tests');
  const failedTests = report === undefined ? 0 : report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failedChecks = others.filter(({ passed }) => !passed).length;
  const unexplained = tests !== undefined && !tests.passed && failedTests === 0 ? 1 : 0;
  return {
    passed: (report?.numPassedTests ?? 0) + others.length - failedChecks,
    failed: failedTests + unexplained + failedChecks,
    skipped: [...new Set(report?.testResults.flatMap(skippedIn))],
  };
}

function skippedIn({ assertionResults }: JestReport['testResults'][number]): string[] {
  return assertionResults.flatMap(({ status, ancestorTitles }) =>
    status === 'pending' ? ancestorTitles.join(' ') : [],
  );
}
