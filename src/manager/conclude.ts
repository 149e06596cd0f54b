import { type Failure, haltAndReport } from '../action/halt.js';
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
 * @param failure What it failed of; null where it did not. What its teardown throws is no reason any more: it is reported.
 */
export function conclude(running: Running, ending: Ending, failure: Failure | null = null): void {
  const isFirst = running.ending === undefined;
  const { endings } = running.lane.lanes;
  endings.forget(running);
  if (isFirst) {
    running.ending = ending;
    endings.begin(running);
    running.lane.lanes.remove(running, running.lane);
    unsubscribeUntil(running);
  }
  haltAndReport(running);
  const watch = running.extras?.watch;
  const isObserved = isFirst && watch?.isObserved === true;
  if (failure !== null && !isObserved) report(failure.error);
  if (!isFirst) return;
  endings.complete();
  // Who is told that it is complete finds its last frame on the page.
  if (isObserved) flushPage();
  if (failure !== null) running.watch().conclude(ending, failure);
  else watch?.conclude(ending, null);
  if (endings.forget(running)) restart(running);
}
