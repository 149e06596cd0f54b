import type { Node } from '../node.js';
import { Interval } from './interval.js';
import type { Played, World } from './played.js';

/** Shows a little before and a little after each change, whose time is a rounded sum. */
const ROUNDING = 1e-9;

/** Two objects of the same length, side by side: the shorter one is followed by a delay. */
export class Spawn extends Interval {
  private readonly pair: readonly [Played, Played];
  private last = -1;

  constructor(world: World, one: Played, two: Played) {
    super(world, Math.max(one.duration, two.duration));
    this.pair = [one, two];
  }

  override start(node: Node): void {
    super.start(node);
    this.last = -1;
    for (const branch of this.pair) branch.start(node);
  }

  get changes(): readonly number[] {
    return this.pair.flatMap(({ changes = [] }) => changes);
  }

  update(progress: number): void {
    // By the laws, what starts or ends within a frame does so in the order of the times, and finds what its target is
    // then.
    const passed = this.world.has('branch-order') ? [] : this.changes;
    const shown = passed.flatMap((change) => [Math.max(0, change - ROUNDING), change + ROUNDING]);
    const between = [...new Set([...(passed.length > 0 ? [0] : []), ...shown])].filter(
      (change) => change > this.last && change < progress,
    );
    for (const each of [...between.sort((a, b) => a - b), progress])
      for (const branch of this.pair) branch.update(each);
    this.last = progress;
  }

  override stop(): void {
    for (const branch of this.pair) branch.stop();
  }

  rewind(): void {
    this.last = -1;
    for (const branch of this.pair) branch.rewind();
  }

  reversed(): Played {
    return new Spawn(this.world, this.pair[0].reversed(), this.pair[1].reversed());
  }
}
