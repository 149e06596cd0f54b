import type { Outcome } from './run-steps.js';

/** What Jest says of a run, as far as it is needed here. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that broke before any of their tests ran. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[] }[];
  }[];
}

/** How much passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The names under which tests were skipped. */
  readonly skipped: readonly string[];
}

/**
 * Counts tests one by one, and each other step as one. A step that fails with no failed test to show for it (Jest broke, coverage is missed) counts as one failure.
 *
 * @param report What Jest left; undefined when it left nothing.
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
