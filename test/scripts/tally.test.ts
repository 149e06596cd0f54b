import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../scripts/test/run-steps.js';
import { type JestReport, tally } from '../../scripts/test/tally.js';

const outcome = (name: string, passed: boolean, report?: string): Outcome => ({
  step: { name, command: [], ...(report !== undefined && { report }) },
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

const reports = (figures: Partial<JestReport>) => new Map([['a.json', report(figures)]]);
const tests = (passed: boolean): Outcome => outcome('tests', passed, 'a.json');

describe('the count of passes and failures', () => {
  it('counts each test and each other step as one', () => {
    const outcomes = [tests(true), outcome('lint', true), outcome('types', false)];
    expect(tally(outcomes, reports({}))).toEqual({ passed: 11, failed: 1, skipped: [] });
  });

  it('counts a failed test, and a broken test file, as one each', () => {
    const figures = reports({ numFailedTests: 2, numRuntimeErrorTestSuites: 3 });
    expect(tally([tests(false)], figures)).toEqual({ passed: 10, failed: 5, skipped: [] });
  });

  it('counts a failure of Jest itself', () => {
    expect(tally([tests(false)], new Map())).toEqual({ passed: 0, failed: 1, skipped: [] });
    expect(tally([tests(false)], reports({}))).toEqual({ passed: 10, failed: 1, skipped: [] });
  });

  it('adds the tests of a second browser, and a second run that breaks', () => {
    const both = new Map([...reports({}), ['b.json', report({ numPassedTests: 5, numFailedTests: 1 })]]);
    const second = outcome('other Chromium', false, 'b.json');
    expect(tally([tests(true), second], both)).toMatchObject({ passed: 15, failed: 1 });
    expect(tally([tests(true), second], reports({}))).toMatchObject({ passed: 10, failed: 1 });
  });

  it('names skipped tests, each group once', () => {
    const skipped = { status: 'pending', ancestorTitles: ['the page', '(skipped: no Chromium)'] };
    const passed = { status: 'passed', ancestorTitles: ['frames'] };
    const figures = reports({ testResults: [{ assertionResults: [skipped, passed, skipped] }] });
    expect(tally([tests(true)], figures).skipped).toEqual(['the page (skipped: no Chromium)']);
  });
});
