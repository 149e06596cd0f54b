import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from './bindable.js';

/**
 * What a merge runs side by side, and when each branch starts on its target.
 *
 * cocos2d-x folds a Spawn into pairs, and makes the shorter one of each pair a Sequence with a delay, which starts with the first
 * frame. Laid flat, that is: the longest branches start at once. At the beginning of the first frame those follow that are the
 * longest up to their place, longer ones first. Every other one starts when its turn in that frame comes.
 */
export class Branches<in T> {
  readonly list: readonly Bindable<T>[];
  /** How long the longest lasts; Infinity when one has no end or one that is not known. */
  readonly duration: Seconds;
  /** Those that start at once, by their indexes. */
  readonly atOnce: readonly number[];
  /** Those that start at the beginning of the first frame: groups of the same length, in this order. */
  readonly atFirst: readonly (readonly number[])[];

  constructor(list: readonly Bindable<T>[]) {
    this.list = list;
    const lasts = (index: number): Seconds => list[index]!.duration;
    const longestSoFar: number[] = [];
    let duration = 0;
    for (let index = 0; index < list.length; index++) {
      if (lasts(index) < duration) continue;
      duration = lasts(index);
      longestSoFar.push(index);
    }
    this.duration = duration;
    const groups = new Map<Seconds, number[]>();
    for (const index of longestSoFar) {
      const group = groups.get(lasts(index));
      if (group === undefined) groups.set(lasts(index), [index]);
      else group.push(index);
    }
    this.atOnce = groups.get(duration) ?? [];
    this.atFirst = [...groups.values()].slice(0, -1).reverse();
  }
}
