import type { Node } from '../node.js';
import { Interval } from './interval.js';
import type { Played, World } from './played.js';

/** A sequence of one by the laws: its child starts on its turn, as in any sequence. */
export class Alone extends Interval {
  private readonly inner: Played;
  private hasStarted = false;

  constructor(world: World, inner: Played) {
    super(world, inner.duration);
    this.inner = inner;
  }

  get changes(): readonly number[] {
    return this.inner.changes ?? [];
  }

  override start(node: Node): void {
    super.start(node);
    this.hasStarted = false;
  }

  update(progress: number): void {
    if (!this.hasStarted) this.inner.start(this.node);
    this.hasStarted = true;
    this.inner.update(progress);
  }

  override stop(): void {
    if (this.hasStarted) this.inner.stop();
  }

  rewind(): void {
    if (this.hasStarted) this.inner.rewind();
    this.hasStarted = false;
  }

  reversed(): Played {
    return new Alone(this.world, this.inner.reversed());
  }
}
