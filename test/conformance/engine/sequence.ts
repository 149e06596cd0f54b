import type { Node } from '../node.js';
import { Instant } from './instant.js';
import { Interval } from './interval.js';
import { changesWithin, EPSILON, type Played, type World } from './played.js';

/** Two objects, one after another: longer sequences are nested pairs. */
export class Sequence extends Interval {
  private readonly pair: readonly [Played, Played];
  /** Whether time may go back over the split. */
  private readonly returns: boolean;
  private split = 0;
  private current = -1;

  constructor(world: World, first: Played, second: Played, returns: boolean) {
    super(world, first.duration + second.duration);
    this.pair = [first, second];
    this.returns = returns;
  }

  override get done(): boolean {
    return super.done && (!(this.pair[1] instanceof Instant) || this.pair[1].done);
  }

  get changes(): readonly number[] {
    const [first, second] = this.pair;
    const split = this.splitOf(first.duration);
    return [...changesWithin(first, 0, split), split, ...changesWithin(second, split, 1 - split)];
  }

  override start(node: Node): void {
    super.start(node);
    this.split = this.splitOf(this.pair[0].duration);
    this.current = -1;
  }

  update(progress: number): void {
    const [first, second] = this.pair;
    const { current, split, node } = this;
    const restarts = this.world.has('restart');
    const index = progress < split ? 0 : 1;
    const child = index === 0 ? first : second;
    if (index === 1 && current !== 1) {
      if (current === -1) first.start(node);
      first.update(1);
      if (restarts || !this.returns) first.stop();
    } else if (index === 0 && current === 1) {
      if (!restarts && !this.returns) {
        second.update(0);
        return;
      }
      if (restarts) {
        second.update(0);
        second.stop();
      } else second.rewind();
    }
    if (restarts && index === current && child.done) return;
    if (index !== current && (restarts || index === 1 || current === -1)) child.start(node);
    child.update(this.within(index, progress));
    this.current = index;
  }

  override stop(): void {
    if (this.current !== -1) this.pair[this.current as 0 | 1].stop();
  }

  rewind(): void {
    if (this.current === 1) this.pair[1].rewind();
    if (this.current !== -1) this.pair[0].rewind();
    this.current = -1;
  }

  reversed(): Played {
    return new Sequence(this.world, this.pair[1].reversed(), this.pair[0].reversed(), this.returns);
  }

  private splitOf(first: number): number {
    const { world, duration } = this;
    if (duration === 0) return 0;
    if (world.has('zero-length') && !world.has('two-tick-zero') && first <= EPSILON) return 0;
    return world.round(first / duration);
  }

  private within(index: number, progress: number): number {
    const { split, world } = this;
    const { round } = world;
    if (index === 0) return split === 0 ? (world.has('restart') ? 1 : 0) : round(progress / split);
    return split === 1 ? 1 : round(round(progress - split) / round(1 - split));
  }
}
