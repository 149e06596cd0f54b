import { IdleBranches } from '../../src/time/idle-branches.js';
import type { Run } from '../../src/time/run.js';
import type { Span } from '../../src/time/span.js';

/** What is live, in the order in which it is followed: an action, or branches that wait or rest. */
export function queueOf(run: Run<never>): string[] {
  const queue: string[] = [];
  for (let span: Span | null = run.first; span !== null; span = span.next) {
    queue.push(span instanceof IdleBranches ? 'idle' : 'action');
  }
  return queue;
}
