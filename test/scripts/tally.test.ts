import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../scripts/test/run-steps.js';
import { type JestReport, tally } from '../../scripts/test/tally.js';

const outcome = (name: string, passed: boolean): Outcome => ({
  step: { name, command: [] },
  passed,
  output: '',
  seconds: 0,
});
const report = (figures: Partial<JestReport>): JestReport => ({
  numPassedTests: 10,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
  ...figures,
});

describe('the count of passes and failures', () => {
  it('counts each test and each other step as one', () => {
    const outcomes = [outcome('tests', true), outcome('lint', true), outcome('types', false)];
    expect(tally(outcomes, report({}))).toEqual({ passed: 11, failed: 1, skipped: [] });
  });

  it('counts a failed test, and a broken test file, as one each', () => {
    const figures = report({ numFailedTests: 2, numRuntimeErrorTestSuites: 3 });
    expect(tally([outcome('tests', false)], figures)).toEqual({ passed: 10, failed: 5, skipped: [] });
  });

  it('counts a failure of Jest itself', () => {
    expect(tally([outcome('tests', false)], undefined)).toEqual({ passed: 0, failed: 1, skipped: [] });
    expect(tally([outcome('tests', false)], report({}))).toEqual({ passed: 10, failed: 1, skipped: [] });
  });

  it('names skipped tests, each group once', () => {
    const skipped = { status: 'pending', ancestorTitles: ['the page', '(skipped: no Chromium)'] };
    const passed = { status: 'passed', ancestorTitles: ['frames'] };
    const figures = report({ testResults: [{ assertionResults: [skipped, passed, skipped] }] });
    expect(tally([outcome('tests', true)], figures).skipped).toEqual(['the page (skipped: no Chromium)']);
  });
});
