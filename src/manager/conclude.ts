import { type Failure, halt } from '../action/halt.js';
import { flushPage } from '../clock/pending-writes.js';
import { report } from '../clock/report.js';
import { restart } from './restart.js';
import type { Running } from './running.js';
import type { Ending } from './running-action.js';
import { unsubscribeUntil } from './until.js';

/**
 * Ends a running action: it leaves its lane, everything under it is stopped, and those who observe it are told.
 *
 * One that has ended already may have started something since, in its own teardown say. That is stopped, too.
 *
 * @param failure What it failed of; null where it did not. What its teardown throws makes it fail as well.
 */
export function conclude(running: Running, ending: Ending, failure: Failure | null = null): void {
  const isFirst = running.ending === undefined;
  const { concluding, restarting } = running.lane.lanes;
  if (restarting.size > 0) restarting.delete(running);
  if (isFirst) {
    running.ending = ending;
    concluding.push(running);
    running.lane.lanes.remove(running, running.lane);
    unsubscribeUntil(running);
  }
  const debt = halt(running);
  const reason = failure ?? debt;
  if (debt !== null && reason !== debt) report(debt.error);
  const watch = running.extras?.watch;
  const isObserved = isFirst && watch?.isObserved === true;
  if (reason !== null && !isObserved) report(reason.error);
  if (!isFirst) return;
  concluding.pop();
  // Who is told that it is complete finds its last frame on the page.
  if (isObserved) flushPage();
  if (reason !== null) running.watch().conclude(ending, reason);
  else watch?.conclude(ending, null);
  if (restarting.size > 0 && restarting.delete(running)) restart(running);
}
