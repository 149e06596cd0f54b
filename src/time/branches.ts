import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from './bindable.js';

/** An action with its start and end within a merge, in seconds. */
export interface Timed<in T> {
  readonly action: Bindable<T>;
  readonly start: Seconds;
  /** Infinity if it has no end, or an unknown one. */
  readonly end: Seconds;
}

/**
 * What a merge runs side by side, and when each branch starts on its target.
 *
 * cocos2d-x folds a Spawn into pairs, and makes the shorter one of each pair a Sequence with a delay, which starts with
 * the first frame. In a flat list, this means: the longest branches start at once. Branches that are at least as long
 * as all before them start at the beginning of the first frame, longer ones first. All others start in that frame, in
 * order. Branches with a later start begin at that time.
 */
export class Branches<in T> {
  readonly list: readonly Timed<T>[];
  /** When the last one ends. */
  readonly duration: Seconds;
  /** The indexes of the branches that start at the beginning of the first frame, in this order. */
  readonly atFirst: readonly number[];

  constructor(list: readonly Timed<T>[]) {
    this.list = list;
    const longestSoFar: number[] = [];
    let duration = 0;
    for (const [index, { start, end }] of list.entries()) {
      if (end < duration) continue;
      duration = end;
      if (start === 0) longestSoFar.push(index);
    }
    this.duration = duration;
    this.atFirst = longestSoFar
      .filter((index) => list[index]!.end < duration)
      .sort((a, b) => list[b]!.end - list[a]!.end);
  }
}
