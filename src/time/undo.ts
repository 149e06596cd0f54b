import type { Seconds } from '../clock/seconds.js';
import { Heap } from '../math/heap.js';
import { justBefore } from '../math/neighbours.js';
import type { Branch } from './branch.js';
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
  /** The numbers that it owns. */
  readonly owned: Numbers | null;
  /** Of what started at one time, the highest is undone first: what adds to numbers before what owns them. */
  readonly order: number;
}

/** More than there can be. */
const MOST_BRANCHES = 1e9;

/**
 * Undoes what branches started after a time, the latest first. Then shows them that time.
 *
 * @param goesOn Whether none of them has stopped the run.
 */
export function undoSince(time: Seconds, live: LiveBranches, goesOn: () => boolean): void {
  const steps = new Heap(lastFirst);
  const atRest: Branch[] = [];
  let hasAdding = false as boolean;
  const add = (branch: Branch, start: Seconds): void => {
    if (start === -Infinity) return;
    const numbers = numbersOf(branch.live);
    const owned = numbers?.wrote === null ? numbers : null;
    hasAdding ||= numbers !== undefined && owned === null;
    steps.add({ branch, start, owned, order: branch.index + (owned === null ? MOST_BRANCHES : 0) });
  };
  for (const branch of live.list) add(branch, branch.lastChange(time));
  for (let step; goesOn() && (step = steps.take()) !== undefined;) {
    const { branch, start, owned } = step;
    live.act(branch, start);
    // Others have added to what it found, until its start.
    if (hasAdding && owned !== null) live.showOthers(owned, true);
    branch.fall(Math.max(time, justBefore(start)));
    const earlier = branch.lastChange(time);
    if (earlier < start) add(branch, earlier);
    else atRest.push(branch);
  }
  live.act(null);
  for (const branch of atRest) if (goesOn()) branch.fall(time);
  live.noteChange();
}

function lastFirst(a: Step, b: Step): number {
  return b.start - a.start || b.order - a.order;
}
