import type { Node } from '../node.js';
import { Instant } from './instant.js';
import { Interval } from './interval.js';
import { changesWithin, EPSILON, type Played, type World } from './played.js';
import { Rounds } from './rounds.js';

/** Repeats one object: the engine restarts the same one for each round, and never goes back to an earlier round. */
export class Repeat extends Interval {
  private readonly make: () => Played;
  private readonly given: number;
  private readonly times: number;
  private readonly returns: boolean;
  private readonly inner: Played;
  private rounds: Rounds | null = null;
  private total = 0;
  private next = 0;

  constructor(world: World, make: () => Played, times: number, returns: boolean) {
    const inner = make();
    super(world, inner.duration * times);
    this.make = make;
    this.inner = inner;
    this.returns = returns;
    this.given = times;
    this.times = world.has('repeat-boundary') && inner instanceof Instant ? times - 1 : times;
  }

  override get done(): boolean {
    if (this.rounds !== null || (this.times === 0 && !this.world.has('empty-repeat'))) return super.done;
    return this.total === this.times;
  }

  get changes(): readonly number[] {
    const { inner, times } = this;
    const rounds = Array.from({ length: times }, (_, round) => round / times);
    return rounds.flatMap((start) => [start, ...changesWithin(inner, start, 1 / times)]);
  }

  override start(node: Node): void {
    super.start(node);
    this.total = 0;
    this.next = this.piece;
    if (this.returns && !this.world.has('restart')) this.rounds = new Rounds(this.world, this.make, this.times, node);
    else this.inner.start(node);
  }

  update(progress: number): void {
    const { times, world } = this;
    if (times === 0 && !world.has('empty-repeat')) return;
    if (this.rounds !== null)
      this.rounds.seek(this.duration === 0 ? progress * times : (progress * this.duration) / this.inner.duration);
    else if (progress >= this.next) this.endRounds(progress);
    else if (world.has('restart') || progress >= this.next - this.piece)
      this.inner.update(world.round(progress * times) % 1);
    else this.inner.update(0);
  }

  override stop(): void {
    if (this.rounds !== null) this.rounds.stop();
    else this.inner.stop();
  }

  rewind(): void {
    this.rounds?.rewind();
    this.rounds = null;
  }

  reversed(): Played {
    return new Repeat(this.world, () => this.make().reversed(), this.given, this.returns);
  }

  private get piece(): number {
    return this.duration === 0 ? 0 : this.world.round(this.inner.duration / this.duration);
  }

  private endRounds(progress: number): void {
    const { world, inner, times, piece } = this;
    const late = world.has('repeat-boundary');
    while ((late ? progress > this.next : progress >= this.next) && this.total < times) {
      inner.update(1);
      this.total++;
      inner.stop();
      if (this.total < times || world.has('repeat-restarts')) inner.start(this.node);
      this.next = world.round(piece * (this.total + 1));
    }
    const atEnd = late ? progress >= 1 : Math.abs(progress - 1) < EPSILON;
    if (atEnd && this.total < times) {
      if (!late) inner.update(1);
      this.total++;
    }
    if (inner instanceof Instant) return;
    if (this.total < times) {
      const left = world.round(progress - world.round(this.next - piece));
      inner.update(world.has('repeat-remainder') ? left : Math.min(1, left * times));
    } else {
      if (late) inner.update(1);
      inner.stop();
    }
  }
}
