import type { Node } from '../node.js';
import { Interval } from './interval.js';
import type { Played, World } from './played.js';

/** Two objects of the same length, side by side: the shorter one is followed by a delay. */
export class Spawn extends Interval {
  private readonly pair: readonly [Played, Played];

  constructor(world: World, one: Played, two: Played) {
    super(world, Math.max(one.duration, two.duration));
    this.pair = [one, two];
  }

  override start(node: Node): void {
    super.start(node);
    for (const branch of this.pair) branch.start(node);
  }

  update(progress: number): void {
    for (const branch of this.pair) branch.update(progress);
  }

  override stop(): void {
    for (const branch of this.pair) branch.stop();
  }

  rewind(): void {
    for (const branch of this.pair) branch.rewind();
  }

  reversed(): Played {
    return new Spawn(this.world, this.pair[0].reversed(), this.pair[1].reversed());
  }
}
