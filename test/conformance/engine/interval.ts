import type { Node } from '../node.js';
import { EPSILON, type Played, type World } from './played.js';

/** MATH_EPSILON: the shortest duration there is in 3.17.2. */
export const SHORTEST: number = 1e-6;

/** An object with a duration, and a clock for when it is the outermost one. */
export abstract class Interval implements Played {
  readonly duration: number;
  elapsed = 0;
  protected readonly world: World;
  protected node!: Node;
  private begun = false;
  private ended = false;

  constructor(world: World, duration: number) {
    this.world = world;
    this.duration = atLeastTheShortest(world, world.round(duration));
  }

  get done(): boolean {
    return this.ended;
  }

  start(node: Node): void {
    this.node = node;
    this.elapsed = 0;
    this.begun = this.ended = false;
  }

  step(dt: number): void {
    const { ahead, has, round } = this.world;
    if (this.begun) this.show(round(this.elapsed + dt));
    else {
      this.begun = true;
      if (ahead === 0 || !has('early-clock')) this.show(0);
      if (ahead !== 0) this.show(ahead);
    }
  }

  stop(): void {
    // Most have nothing to clean up.
  }

  private show(elapsed: number): void {
    const { duration, world } = this;
    this.elapsed = elapsed;
    this.update(duration === 0 ? 1 : Math.max(0, Math.min(1, world.round(elapsed / duration))));
    this.ended = elapsed >= duration;
  }

  abstract update(progress: number): void;
  abstract rewind(): void;
  abstract reversed(): Played;
}

function atLeastTheShortest({ has, round }: World, duration: number): number {
  if (has('two-tick-zero')) return duration === 0 ? EPSILON : duration;
  return has('zero-length') && Math.abs(duration) <= SHORTEST ? round(SHORTEST) : duration;
}
