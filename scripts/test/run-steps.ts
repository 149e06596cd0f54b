import { spawn } from 'node:child_process';
import type { Step } from './steps.js';

/** How a step ended. */
export interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  /** Its output, or why it did not run. */
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs steps in parallel and reports each at its end.
 *
 * @param steps A step must come after the step that it depends on.
 * @param most How many may run at the same time; they start in order.
 */
export async function runSteps(
  steps: readonly Step[],
  most: number,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const limited = limit(most);
  const outcomes = new Map<string, Promise<Outcome>>();
  const attempt = async (step: Step): Promise<Outcome> => {
    const before = await outcomes.get(step.after ?? '');
    const outcome = before?.passed === false ? notRun(step) : await limited(() => runStep(step));
    report(outcome);
    return outcome;
  };
  for (const step of steps) outcomes.set(step.name, attempt(step));
  return Promise.all(outcomes.values());
}

/** Limits how many run at a time; the others wait in a queue. */
function limit(most: number): <R>(run: () => Promise<R>) => Promise<R> {
  const queue: (() => void)[] = [];
  let free = most;
  return async (run) => {
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
    else free--;
    try {
      return await run();
    } finally {
      const next = queue.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}

function notRun(step: Step): Outcome {
  return { step, passed: false, output: `not run: ${step.after ?? ''} failed\n`, seconds: 0 };
}

async function runStep(step: Step): Promise<Outcome> {
  const [program = '', ...parameters] = step.command;
  const start = performance.now();
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const passed = await new Promise<boolean>((done) => {
    child.on('close', (code) => done(code === 0));
    child.on('error', (error) => {
      output += error.message;
      done(false);
    });
  });
  return { step, passed, output, seconds: (performance.now() - start) / 1000 };
}
