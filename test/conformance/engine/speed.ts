import type { Node } from '../node.js';
import type { Played, World } from './played.js';

/** Steps its inner object faster or slower. */
export class Speed implements Played {
  readonly duration = 0;
  readonly elapsed = 0;
  private readonly world: World;
  private readonly inner: Played;
  private readonly rate: () => number;

  constructor(world: World, inner: Played, rate: () => number) {
    this.world = world;
    this.inner = inner;
    this.rate = rate;
  }

  get done(): boolean {
    return this.inner.done;
  }

  start(node: Node): void {
    this.inner.start(node);
  }

  step(dt: number): void {
    this.inner.step(this.world.round(dt * this.rate()));
  }

  update(): void {
    // The engine allows it only as the outermost object.
  }

  stop(): void {
    this.inner.stop();
  }

  rewind(): void {
    this.inner.rewind();
  }

  reversed(): Played {
    return new Speed(this.world, this.inner.reversed(), this.rate);
  }
}
