import type { Seconds } from '../clock/seconds.js';
import { Heap } from '../math/heap.js';
import { justBefore } from '../math/neighbours.js';
import type { Branch } from './branch.js';
import { MOST_REPEATS, NANOSECOND } from './changes.js';
import { numbersOf } from './company.js';
import type { Numbers } from './effect.js';
import type { LiveBranches } from './live-branches.js';

/**
 * What a branch did last, if it started after the time to which a merge goes back.
 *
 *     branch 0   --a------b-----       undone: d, b, c, a
 *     branch 1   -----c------d--
 */
interface Step {
  readonly branch: Branch;
  /** When it started. */
  readonly start: Seconds;
  /** How many steps in a row have come at nearly the same time. */
  readonly repeats: number;
  /** The numbers that it owns. */
  readonly owned: Numbers | null;
}

/**
 * Undoes what branches started after a time, the latest first. Then shows them that time.
 *
 * @param goesOn Whether none of them has stopped the run.
 */
export function undoSince(time: Seconds, live: LiveBranches, goesOn: () => boolean): void {
  const steps = new Heap(lastFirst);
  const atRest: Branch[] = [];
  let hasAdding = false as boolean;
  const add = (branch: Branch, start: Seconds, repeats: number): void => {
    if (start === -Infinity) return;
    const numbers = numbersOf(branch.live);
    const owned = numbers?.wrote === null ? numbers : null;
    hasAdding ||= numbers !== undefined && owned === null;
    steps.add({ branch, start, repeats, owned });
  };
  for (const branch of live.list) add(branch, branch.lastChange(time), 0);
  for (let step; goesOn() && (step = steps.take()) !== undefined;) {
    const { branch, start, owned } = step;
    live.act(branch, start);
    // Others have added to what it found, until its start.
    if (hasAdding && owned !== null) live.showOthers(owned, true);
    const moment = Math.max(time, justBefore(start));
    branch.fall(moment);
    // What lies in a curve is undone when that shows its time.
    if (branch.live?.lastChange !== undefined) branch.live.catchUp?.(moment);
    const earlier = branch.lastChange(time);
    const repeats = earlier > start - NANOSECOND ? step.repeats + 1 : 0;
    if (earlier < start && repeats < MOST_REPEATS) add(branch, earlier, repeats);
    else atRest.push(branch);
  }
  live.act(null);
  for (const branch of atRest) if (goesOn()) branch.fall(time);
  live.noteChange();
}

/** Of what started at one time, what adds to numbers is undone before what owns them. */
function lastFirst(a: Step, b: Step): number {
  return b.start - a.start || Number(a.owned !== null) - Number(b.owned !== null) || b.branch.index - a.branch.index;
}
