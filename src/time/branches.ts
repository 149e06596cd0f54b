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
  /** Those that start at the beginning of the first frame, by their indexes, in this order. */
  readonly atFirst: readonly number[];
  /** The pauses that some of them begin with. When such a one starts cannot be told. */
  readonly pauses: readonly (Bindable<unknown> | undefined)[];

  constructor(list: readonly Bindable<T>[]) {
    this.list = list;
    this.pauses = list.map((action) => pauseOf(action));
    const lasts = (index: number): Seconds => list[index]!.duration;
    const longestSoFar: number[] = [];
    let duration = 0;
    for (let index = 0; index < list.length; index++) {
      if (lasts(index) < duration) continue;
      duration = lasts(index);
      if (this.pauses[index] === undefined) longestSoFar.push(index);
    }
    this.duration = duration;
    this.atFirst = longestSoFar.filter((index) => lasts(index) < duration).sort((a, b) => lasts(b) - lasts(a));
  }
}

/** The pause that an action begins with, where something follows it. */
export function pauseOf<T>({ succession }: Bindable<T>): Bindable<unknown> | undefined {
  if (succession === undefined || succession.count === 1) return undefined;
  const first: Bindable<never> = succession.child(0);
  return first.isPause === true && first.duration > 0 ? (first as Bindable<unknown>) : undefined;
}
