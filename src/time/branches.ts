import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from './bindable.js';

/**
 * What a merge runs side by side, and when each branch starts on its target.
 *
 * cocos2d-x folds a Spawn into pairs, and makes the shorter one of each pair a Sequence with a delay, which starts with
 * the first frame. In a flat list that means: the longest branches start at once. At the beginning of the first frame,
 * those that are the longest up to their index follow, longer ones first. Every other one starts in its turn in that
 * frame.
 */
export class Branches<in T> {
  readonly list: readonly Bindable<T>[];
  /** How long the longest lasts; Infinity when one has no end or one that is not known. */
  readonly duration: Seconds;
  /** The indexes of those that start at the beginning of the first frame, in this order. */
  readonly atFirst: readonly number[];
  /** How long each pauses before it begins. Nobody can tell when a pause starts. */
  readonly pauses: readonly Seconds[];

  constructor(list: readonly Bindable<T>[]) {
    this.list = list;
    this.pauses = list.map((action) => pauseOf(action));
    const lasts = (index: number): Seconds => list[index]!.duration;
    const longestSoFar: number[] = [];
    let duration = 0;
    for (const index of list.keys()) {
      if (lasts(index) < duration) continue;
      duration = lasts(index);
      if (this.pauses[index] === 0) longestSoFar.push(index);
    }
    this.duration = duration;
    this.atFirst = longestSoFar.filter((index) => lasts(index) < duration).sort((a, b) => lasts(b) - lasts(a));
  }
}

/** How long the pause is that an action begins with, if something follows it. */
function pauseOf<T>({ succession }: Bindable<T>): Seconds {
  if (succession === undefined || succession.count === 1) return 0;
  const first = succession.child(0);
  return first.isPause === true ? first.duration : 0;
}
