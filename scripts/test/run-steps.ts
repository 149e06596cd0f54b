import { spawn } from 'node:child_process';
import type { Step } from './steps.js';

/** How a step ended. */
export interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  /** All that it wrote, in order; or why it was not run. */
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs steps side by side and reports each when it has ended.
 *
 * @param steps A step that builds on another comes after it.
 * @param slots How many may run at the same time; they start in their order.
 */
export async function runSteps(
  steps: readonly Step[],
  slots: number,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const inSlot = limit(slots);
  const outcomes = new Map<string, Promise<Outcome>>();
  const attempt = async (step: Step): Promise<Outcome> => {
    const before = await outcomes.get(step.after ?? '');
    const outcome = before?.passed === false ? notRun(step) : await inSlot(() => runStep(step));
    tell(outcome);
    return outcome;
  };
  for (const step of steps) outcomes.set(step.name, attempt(step));
  return Promise.all(outcomes.values());
}

/** Lets this many run at a time; the others wait for their turn. */
function limit(slots: number): <R>(run: () => Promise<R>) => Promise<R> {
  const queue: (() => void)[] = [];
  let free = slots;
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
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
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
