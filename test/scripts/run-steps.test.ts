import { describe, expect, it } from '@jest/globals';
import { type Outcome, runSteps } from '../../scripts/test/run-steps.js';
import type { Step } from '../../scripts/test/steps.js';

const step = (name: string, script: string, after?: string): Step => {
  return { name, command: [process.execPath, '-e', script], ...(after !== undefined && { after }) };
};
const names = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map(({ step, passed }) => `${step.name} ${passed ? 'passed' : 'failed'}`);

describe('running steps', () => {
  it('reports each step with its output, and whether it passed', async () => {
    const reported: Outcome[] = [];
    const steps = [step('good', 'console.log("out"); console.error("err")'), step('bad', 'process.exit(3)')];
    const outcomes = await runSteps(steps, 1, (outcome) => reported.push(outcome));
    expect(names(outcomes)).toEqual(['good passed', 'bad failed']);
    expect(outcomes[0]!.output).toMatch(/out\s*err|err\s*out/);
    expect(reported).toEqual(outcomes);
  });

  it('makes a step wait for its dependency, but not the others', async () => {
    const reported: Outcome[] = [];
    const steps = [step('first', ''), step('builds on it', '', 'first'), step('other', '')];
    await runSteps(steps, 1, (outcome) => reported.push(outcome));
    expect(names(reported)).toEqual(['first passed', 'other passed', 'builds on it passed']);
  });

  it('counts the dependants of a failed step as failed, without running them', async () => {
    const steps = [step('first', 'process.exit(1)'), step('second', '', 'first'), step('third', '', 'second')];
    expect(names(await runSteps(steps, 2, () => undefined))).toEqual(['first failed', 'second failed', 'third failed']);
  });

  it('counts a program that does not exist as a failure', async () => {
    const outcomes = await runSteps([{ name: 'nothing', command: ['no-such-program'] }], 1, () => undefined);
    expect(names(outcomes)).toEqual(['nothing failed']);
    expect(outcomes[0]!.output).toContain('no-such-program');
  });
});
